// Games between bots by the rules themselves, for the tests of this package.
import {
	type Action,
	type GameName,
	type OptionValue,
	type Position,
	play,
	type Seat,
	seedFromText,
	start,
	type Terms,
	viewFor,
} from '@tessera/engine';
import type { Player } from '../player.ts';

export interface TestTerms {
	readonly game: GameName;
	readonly players: number;
	readonly seed: string;
	readonly options?: Readonly<Record<string, OptionValue>>;
}

export function begin({ game, players, seed, options = {} }: TestTerms): Position {
	const terms: Terms = { game, ages: new Array<null>(players).fill(null), options };
	const begun = start(terms, seedFromText(seed));
	if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
	return begun.value.position;
}

/** The position after an action, which must be legal. */
export function after(position: Position, action: Action): Position {
	const played = play(position, action);
	if (!played.ok) throw new Error(`refused: ${JSON.stringify([action, played.problem])}`);
	return played.value.position;
}

/** Every position of a game, from the deal to the end, with what was done in it. */
export function gameBetween(
	terms: TestTerms,
	playerAt: (seat: Seat) => Player,
	rollouts: number,
): readonly { readonly position: Position; readonly action: Action | null }[] {
	const course: { position: Position; action: Action | null }[] = [];
	let position = begin(terms);
	while (!position.ending) {
		const { action } = playerAt(position.turn).choose(viewFor(position, position.turn), { rollouts });
		course.push({ position, action });
		position = after(position, action);
	}
	return [...course, { position, action: null }];
}
