// How often the clients of a bench move.

/** Calls back once the next move is due. Not a promise, of which a move would need several. */
export type Pacing = (move: () => void) => void;

export const GAMES = 500;
/** Moves a second in all that are asked for when the rate is given: some more than the 4,000 aimed at, since who is late does not catch up. */
const ASKED = 4050;
const GAP_MS = (GAMES / ASKED) * 1000;

/** The pace of one game. */
export function paceOf(): Pacing {
	let due = 0;
	return (move) => {
		// Whoever is late does not catch up: what was missed would come in bursts. And nobody keeps time with others: all who were held
		// up together would go on together, for ever.
		due = Math.max(due + 2 * GAP_MS * Math.random(), performance.now());
		setTimeout(move, Math.max(0, due - performance.now()));
	};
}
