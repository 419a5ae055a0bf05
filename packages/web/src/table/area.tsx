// The middle of the table: each game brings its own.
import { useEffect, useState } from 'preact/hooks';
import { NotLoaded } from '../parts/trouble.tsx';
import { type Area, type AreaProps, loadArea } from './areas.ts';

interface GameAreaProps extends AreaProps {
	/** The game can be seen, for the first time or again. */
	readonly onShown: () => void;
}

export function GameArea({ host, past, onShown }: GameAreaProps) {
	// The room around it is painted first, even where the area is loaded already: a full board takes its time.
	const [Area, setArea] = useState<Area | 'failed' | null>(null);
	useEffect(() => {
		loadArea(host.game).then(
			(loaded) => setArea(() => loaded),
			() => setArea('failed'),
		);
	}, [host.game]);
	useEffect(() => {
		if (Area && Area !== 'failed') onShown();
	}, [Area, onShown]);
	if (Area === 'failed') return <NotLoaded />;
	return Area ? <Area host={host} past={past} /> : null;
}
