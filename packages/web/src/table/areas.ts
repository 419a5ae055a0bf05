// Fetches the middle of a table: each game brings its own, loaded only when that game is played.
import type { GameName, View } from '@tessera/engine';
import type { ComponentType } from 'preact';
import type { TableHost } from './host.ts';

export interface AreaProps {
	readonly host: TableHost;
	/** A view of before, shown without any way to act; null for the game as it is. */
	readonly past: View | null;
}

export type Area = ComponentType<AreaProps>;

export const loadArea = async (game: GameName): Promise<Area> =>
	game === 'cards' ? (await import('../cards/area.tsx')).CardsArea : (await import('../grid/area.tsx')).GridArea;
