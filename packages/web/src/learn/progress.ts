// Which steps of the lessons somebody has done on this device. Anything damaged counts as not done.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameName } from '@tessera/engine';
import { fieldsOf } from '../parts/fields.ts';
import { GAMES } from '../parts/games.ts';
import { thisDevice } from '../saves/device.ts';
import type { Shelf } from '../saves/shelf.ts';

const KEY = 'tessera.lessons';

/** The names of the steps that are done, by game. */
export type Done = { readonly [G in GameName]: readonly string[] };

const listOf = (value: unknown): readonly string[] =>
	Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

export function doneFrom(text: string | null): Done {
	let stored: unknown = null;
	try {
		stored = JSON.parse(text ?? 'null');
	} catch {
		// Not what was written here: begun afresh.
	}
	const given = fieldsOf(stored);
	const [classic, cubes, cards] = GAMES.map((game) => listOf(given[game]));
	return { classic: classic ?? [], cubes: cubes ?? [], cards: cards ?? [] };
}

export interface Progress {
	readonly done: ReadonlySignal<Done>;
	markDone(game: GameName, step: string): void;
}

export function progressOn(shelf: Shelf): Progress {
	const done = signal(doneFrom(shelf.get(KEY)));
	return {
		done,
		markDone(game, step) {
			const before = done.peek();
			if (before[game].includes(step)) return;
			done.value = { ...before, [game]: [...before[game], step] };
			shelf.put(KEY, JSON.stringify(done.peek()));
		},
	};
}

let here: Progress | null = null;

export function progressHere(): Progress {
	here ??= progressOn(thisDevice().shelf);
	return here;
}
