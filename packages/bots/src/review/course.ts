// How a game goes on from a position: one legal action further, and what everyone has earned by then.
import { type Action, type Position, play, type Seat, seatsLeft } from '@tessera/engine';

/** The position after an action that is known to be legal. */
export function after(position: Position, action: Action): Position {
	const played = play(position, action);
	if (!played.ok) throw new Error(`a legal action was refused: ${JSON.stringify([action, played.problem])}`);
	return played.value.position;
}

/** Points, or Qwirkles taken in Cards. */
export const scoresIn = (position: Position): readonly number[] =>
	position.game === 'cards' ? position.captured.map(({ length }) => length) : position.scores;

/** How far a seat is ahead of the others in the mean, of those who are still in the game. */
export function marginOf(position: Position, seat: Seat): number {
	const scores = scoresIn(position);
	const left = seatsLeft(position);
	const own = scores[seat] ?? 0;
	const sum = left.reduce((total, each) => total + (scores[each] ?? 0), 0);
	return own - (sum - own) / (left.length - 1);
}
