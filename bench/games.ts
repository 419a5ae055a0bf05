// Games of two by the rules, from which the benchmarks take their positions.
import { type Action, type GameName, type Position, play, seedFromText, start } from '@tessera/engine';

export function begin(game: GameName, seed: string): Position {
	const begun = start({ game, ages: [null, null] }, seedFromText(seed));
	if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
	return begun.value.position;
}

/** The position after an action, which must be legal. */
export function after(position: Position, action: Action): Position {
	const played = play(position, action);
	if (!played.ok) throw new Error(JSON.stringify(played.problem));
	return played.value.position;
}
