// Asks what a finished game did to one's own rating until the server says so: nothing else would ask again while the connection holds.
import type { Later } from '../../thinking/client.ts';
import { laterHere } from '../../thinking/later.ts';
import type { Asked, RatingChange } from '../api.ts';

/** Before it is asked the second time, in milliseconds; twice as long each time after that. */
const PAUSE = 2000;
/** Two minutes after the first time it is asked for the last: whoever wants to know by then loads the page anew. */
const MOST_TIMES = 7;

/** Whether waiting may help. */
const isPassing = (asked: Asked<unknown>): boolean =>
	!asked.ok && (asked.problem.code === 'unavailable' || asked.problem.code === 'too-many');

/** Gives what to call to ask no more. */
export function askForRating(
	ask: () => Promise<Asked<RatingChange | null>>,
	tell: (change: RatingChange | null) => void,
	later: Later = laterHere,
): () => void {
	let isWanted = true;
	/** Whether the server has said that there is none. */
	let wasNone = false;
	let callOff = (): void => {};
	const askOnce = async (times: number): Promise<void> => {
		const asked = await ask();
		if (!isWanted) return;
		// The server tells of the end before it has rated the game.
		const mayBeTooSoon = asked.ok && asked.value === null && !wasNone;
		wasNone ||= mayBeTooSoon;
		if (asked.ok && !mayBeTooSoon) tell(asked.value);
		else if ((mayBeTooSoon || isPassing(asked)) && times < MOST_TIMES)
			callOff = later(PAUSE * 2 ** (times - 1), () => void askOnce(times + 1));
	};
	void askOnce(1);
	return () => {
		isWanted = false;
		callOff();
	};
}
