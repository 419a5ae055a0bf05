// The games kept on this device, as home lists them: followed while home is shown, removed with a way back.
import { type Signal, signal } from '@preact/signals';
import { thisDevice } from '../saves/device.ts';
import { forget, keyOf, type SavedSummary, type SetAside, savedGames, setAsideGames } from '../saves/games.ts';

/** A game in the list; one that was removed stays as a line with a way back until home is left. */
export interface Kept {
	readonly game: SavedSummary;
	/** What was stored, once it is removed. */
	readonly removed: string | null;
}

export interface Keeping {
	readonly games: Signal<readonly Kept[]>;
	readonly aside: Signal<readonly SetAside[]>;
	remove(id: string): void;
	restore(id: string): void;
	dismiss(id: string): void;
	/** Follows what other windows do, until told to stop. */
	follow(): () => void;
}

const newestFirst = (one: Kept, other: Kept): number => other.game.touched - one.game.touched;

export function keeping(device = thisDevice()): Keeping {
	const { shelf } = device;
	const games = signal<readonly Kept[]>([]);
	const aside = signal<readonly SetAside[]>([]);
	const look = (): void => {
		aside.value = setAsideGames(device);
		const there = savedGames(device).map((game): Kept => ({ game, removed: null }));
		const removed = games.peek().filter((kept) => kept.removed !== null && shelf.get(keyOf(kept.game.id)) === null);
		games.value = [...there, ...removed].sort(newestFirst);
	};
	look();
	return {
		games,
		aside,
		remove(id) {
			const removed = shelf.get(keyOf(id));
			games.value = games.peek().map((kept) => (kept.game.id === id ? { ...kept, removed } : kept));
			forget(id, device);
			look();
		},
		restore(id) {
			const text = games.peek().find(({ game }) => game.id === id)?.removed;
			if (text) shelf.put(keyOf(id), text);
			look();
		},
		dismiss(id) {
			forget(id, device);
			look();
		},
		follow: () => shelf.watch(look),
	};
}
