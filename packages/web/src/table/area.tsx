// The middle of the table: each game brings its own.
import { useEffect, useState } from 'preact/hooks';
import { NotLoaded } from '../parts/trouble.tsx';
import { type Area, type AreaProps, loadArea, loadedArea } from './areas.ts';

interface GameAreaProps extends AreaProps {
	/** The game can be seen, for the first time or again. */
	readonly onShown: () => void;
}

export function GameArea({ host, past, onShown }: GameAreaProps) {
	const [Area, setArea] = useState<Area | 'failed' | null>(() => loadedArea(host.game));
	useEffect(() => {
		if (loadedArea(host.game)) return;
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
