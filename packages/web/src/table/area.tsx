// The middle of the table: each game brings its own, loaded only when that game is played.
import type { GameName, View } from '@tessera/engine';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { NotLoaded } from '../parts/trouble.tsx';
import type { TableHost } from './host.ts';

export interface AreaProps {
	readonly host: TableHost;
	/** A view of before, shown without any way to act; null for the game as it is. */
	readonly past: View | null;
}

type Area = ComponentType<AreaProps>;

const load = (game: GameName): Promise<Area> =>
	game === 'cards'
		? import('../cards/area.tsx').then(({ CardsArea }) => CardsArea)
		: import('../grid/area.tsx').then(({ GridArea }) => GridArea);

interface GameAreaProps extends AreaProps {
	/** The game can be seen, for the first time or again. */
	readonly onShown: () => void;
}

export function GameArea({ host, past, onShown }: GameAreaProps) {
	const [Area, setArea] = useState<Area | 'failed' | null>(null);
	useEffect(() => {
		load(host.game).then(
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
