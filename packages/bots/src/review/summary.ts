// How well one seat played and how lucky it was, over all of its turns that were reviewed.
import type { Recorded, Seat } from '@tessera/engine';
import { scoresIn } from './course.ts';
import type { Reviewing } from './judge.ts';
import { luckOfDeal } from './luck.ts';
import type { Reviewed } from './review.ts';

export interface SeatSummary {
	readonly seat: Seat;
	/** What it has earned in the whole game. */
	readonly score: number;
	readonly turns: number;
	/** Turns in which nothing was lost. */
	readonly bestTurns: number;
	readonly lossPerTurn: number;
	/** Of the draws and rolls in its turns. */
	readonly luck: number;
	readonly luckOfDeal: number;
	/** What lost most, the worst first. */
	readonly mistakes: readonly Reviewed[];
}

const MOST_MISTAKES = 3;

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);

export function summaryOf(
	record: Recorded,
	seat: Seat,
	reviewed: readonly Reviewed[],
	{ seed }: Reviewing,
): SeatSummary {
	const own = reviewed.filter((each) => each.seat === seat);
	const turns = new Set(own.map(({ turn }) => turn)).size;
	const faulty = own.filter(({ loss }) => loss > 0);
	const { position } = record.steps.at(-1)?.step ?? record.start;
	return {
		seat,
		score: scoresIn(position)[seat] ?? 0,
		turns,
		bestTurns: turns - new Set(faulty.map(({ turn }) => turn)).size,
		lossPerTurn: turns === 0 ? 0 : sumOf(own.map(({ loss }) => loss)) / turns,
		luck: sumOf(own.map(({ luck }) => luck)),
		luckOfDeal: luckOfDeal(record, seat, seed),
		mistakes: faulty.toSorted((a, b) => b.loss - a.loss).slice(0, MOST_MISTAKES),
	};
}
