// When home looks for news of one's tables: soon where somebody is about to move, and ever more seldom while nothing happens.
import type { TableCard } from '@tessera/protocol';
import type { Later } from '../../thinking/client.ts';
import { laterHere } from '../../thinking/later.ts';

/** In milliseconds. */
const SOON = 15_000;
const SELDOM = 120_000;
const SLOWER = 1.5;
/** So long after a game its players may set out for another. */
const REMATCH_WITHIN = 10 * 60_000;

/** Whether anything is to be expected of a table while one waits. */
const mayChange = ({ status, changedAt }: TableCard, now: number): boolean =>
	status !== 'over' || now - changedAt < REMATCH_WITHIN;

const versionOf = (cards: readonly TableCard[]): string =>
	cards.map(({ id, changedAt }) => `${id} ${changedAt}`).join();

export interface Looking {
	/** Looks at once, where the page is seen, and from then on as in the beginning. */
	now(): void;
	stop(): void;
}

/** `look` gives what it found, null where it could not ask. Never two at a time, and not while nobody sees the page. */
export function lookAgainAndAgain(
	look: () => Promise<readonly TableCard[] | null>,
	later: Later = laterHere,
	page: { readonly isSeen: () => boolean; readonly now: () => number } = {
		isSeen: () => document.visibilityState === 'visible',
		now: Date.now,
	},
): Looking {
	let callOff = (): void => {};
	let isLooking = false;
	let isStopped = false;
	let wait = SOON;
	let before = '';

	const goOn = async (): Promise<void> => {
		callOff();
		if (isLooking || isStopped || !page.isSeen()) return;
		isLooking = true;
		const found = await look().catch(() => null);
		isLooking = false;
		if (isStopped) return;
		const version = found ? versionOf(found) : before;
		wait = version === before ? Math.min(wait * SLOWER, SELDOM) : SOON;
		before = version;
		if (found === null || found.some((card) => mayChange(card, page.now()))) callOff = later(wait, () => void goOn());
	};

	return {
		now() {
			wait = SOON;
			void goOn();
		},
		stop() {
			isStopped = true;
			callOff();
		},
	};
}
