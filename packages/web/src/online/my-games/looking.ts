// When a page looks for news of tables: soon where somebody is about to move, and ever more seldom while nothing happens.
import type { TableCard } from '@tessera/protocol';
import type { Later } from '../../thinking/client.ts';
import { laterHere } from '../../thinking/later.ts';

const SLOWER = 1.5;
/** So long after a game its players may set out for another. */
const REMATCH_WITHIN = 10 * 60_000;

/** Whether anything is to be expected of a table while one waits. */
const mayChange = ({ status, changedAt }: TableCard, now: number): boolean =>
	status !== 'over' || now - changedAt < REMATCH_WITHIN;

export interface Pace {
	/** How long it waits where something has just changed, and how long at most, in milliseconds. */
	readonly soon: number;
	readonly seldom: number;
	/** Whether it looks again at all. */
	readonly expectsNews: (found: readonly TableCard[], now: number) => boolean;
}

const AT_HOME: Pace = {
	soon: 15_000,
	seldom: 120_000,
	expectsNews: (found, now) => found.some((card) => mayChange(card, now)),
};

/** For all games: of those further down nothing is known. */
export const ON_AND_ON: Pace = { ...AT_HOME, expectsNews: () => true };

/** For tables of others, where one waits for just that: that another is there. */
export const STEADILY: Pace = { soon: 10_000, seldom: 10_000, expectsNews: () => true };

const versionOf = (cards: readonly TableCard[]): string =>
	cards.map(({ id, changedAt }) => `${id} ${changedAt}`).join();

export interface Looking {
	/** Looks at once, where the page is seen, and from then on as in the beginning. */
	now(): void;
	stop(): void;
}

/** What was found, null where it could not be asked for. */
export type Look = () => Promise<readonly TableCard[] | null>;

/** Never two looks at a time, and none while nobody sees the page. */
export function lookAgainAndAgain(
	look: Look,
	{ soon, seldom, expectsNews }: Pace = AT_HOME,
	later: Later = laterHere,
	page: { readonly isSeen: () => boolean; readonly now: () => number } = {
		isSeen: () => document.visibilityState === 'visible',
		now: Date.now,
	},
): Looking {
	let callOff = (): void => {};
	let isLooking = false;
	let isStopped = false;
	let wait = soon;
	let before = '';

	const goOn = async (): Promise<void> => {
		callOff();
		if (isLooking || isStopped || !page.isSeen()) return;
		isLooking = true;
		const found = await look().catch(() => null);
		isLooking = false;
		if (isStopped) return;
		const version = found ? versionOf(found) : before;
		wait = version === before ? Math.min(wait * SLOWER, seldom) : soon;
		before = version;
		if (found === null || expectsNews(found, page.now())) callOff = later(wait, () => void goOn());
	};

	return {
		now() {
			wait = soon;
			void goOn();
		},
		stop() {
			isStopped = true;
			callOff();
		},
	};
}

/** Looks from now on, until the function is called; at once where the page comes into sight, or the network back. */
export function lookWhileSeen(look: Look, pace?: Pace): () => void {
	const looking = lookAgainAndAgain(look, pace);
	looking.now();
	document.addEventListener('visibilitychange', looking.now);
	addEventListener('online', looking.now);
	return () => {
		looking.stop();
		document.removeEventListener('visibilitychange', looking.now);
		removeEventListener('online', looking.now);
	};
}
