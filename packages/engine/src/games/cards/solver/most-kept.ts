// How the most cards can stay where they are with a given number of Qwirkles. Which lines give the Qwirkles is chosen
// first, by the same kind of bound as everything else; each choice that could still be the best is then searched.
import { total } from '../../../core/multiset.ts';
import { ALL_COLOURS } from '../../../core/vocabulary.ts';
import { agree, applyShifts, bestWorth, CARD, DEAD, worthsOf } from './agreement.ts';
import { type Budget, bestDivision, type Division, isSpent } from './division.ts';
import type { Feasibility } from './feasibility.ts';
import type { KeepTable } from './keep-table.ts';
import { codeOf, countAt, FULL_LINE, type Rows, smallestIn } from './line-code.ts';
import type { TableModel } from './line-model.ts';

/** A division, and how many Qwirkles each line has to give in it. */
export interface Kept extends Division {
	readonly asked: readonly number[];
}

/** What one choice of lines costs of the budget, besides the steps of its search. */
const COST_OF_A_CHOICE = 500;

/** The most Qwirkles a line can give after those that the lines before it give: colours come first. */
function capacityOf(rows: Rows, asked: readonly number[]): number {
	const line = asked.length;
	const row = rows[line];
	if (row !== undefined) return smallestIn(row);
	return Math.min(...rows.map((code, colour) => countAt(code, line - ALL_COLOURS.length) - (asked[colour] ?? 0)));
}

function restOf(rows: Rows, asked: readonly number[]): Rows {
	const shapes = codeOf(asked.slice(ALL_COLOURS.length));
	return rows.map((row, colour) => row - shapes - (asked[colour] ?? 0) * FULL_LINE);
}

/** The best worth of each line for each number of Qwirkles it may be asked. */
type BestByAsked = readonly (readonly number[])[];

/** For each line and each number of Qwirkles, the best that this line and those after it are worth with so many. */
function reachOf(best: BestByAsked, qwirkles: number): readonly (readonly number[])[] {
	let after: readonly number[] = Array.from({ length: qwirkles + 1 }, (_, left) => (left === 0 ? 0 : DEAD));
	const reach = [after];
	for (const byAsked of best.toReversed()) {
		const beyond = after;
		after = beyond.map((_, left) =>
			Math.max(...byAsked.slice(0, left + 1).map((worth, asked) => worth + (beyond[left - asked] ?? DEAD))),
		);
		reach.push(after);
	}
	return reach.reverse();
}

export interface KeepProblem {
	readonly rows: Rows;
	readonly model: TableModel;
	readonly tables: readonly KeepTable[];
	readonly qwirkles: number;
	/** How many of them each line has to give; null when any may give them. */
	readonly asked: readonly number[] | null;
	/** Nothing is wanted that keeps fewer cards. */
	readonly least: number;
}

/** The division that keeps the most cards with at least so many Qwirkles; null when none keeps the least that is wanted. */
export function mostKept(problem: KeepProblem, feasible: Feasibility, budget: Budget): Kept | null {
	const { rows, model, tables, qwirkles, least } = problem;
	const worths = tables.map(({ most }) => most.map(worthsOf));
	let best: BestByAsked = [];
	let reach: readonly (readonly number[])[] = [];
	let found: Kept | null = null;
	let goal = least;

	const survey = (): void => {
		best = worths.map((byAsked) => byAsked.map(bestWorth));
		reach = reachOf(best, qwirkles);
	};

	/** Searches one choice; what it learns makes the bounds of the other choices tighter, where there are others. */
	const search = (asked: readonly number[]): void => {
		budget.steps -= COST_OF_A_CHOICE;
		const own = worths.map((byAsked, line) => new Int32Array(byAsked[asked[line] ?? 0] ?? []));
		const shifts = agree(model, own, goal * CARD);
		const division = bestDivision(model, own, goal, budget);
		if (division) {
			found = { ...division, asked };
			goal = division.kept + 1;
		}
		if (qwirkles === 0) return;
		applyShifts(model, shifts, worths);
		survey();
	};

	const searchIfFeasible = (asked: readonly number[]): void => {
		if (feasible(restOf(rows, asked))) search(asked);
	};

	const choose = (asked: readonly number[], worth: number): void => {
		const line = asked.length;
		const left = qwirkles - total(asked);
		const worthWith = (number: number): number => worth + (best[line]?.[number] ?? DEAD);
		const within = (number: number): number => worthWith(number) + (reach[line + 1]?.[left - number] ?? DEAD);
		const numbers = Array.from({ length: 1 + Math.min(left, capacityOf(rows, asked)) }, (_, number) => number);
		for (const number of numbers.sort((a, b) => within(b) - within(a))) {
			if (within(number) < goal * CARD || isSpent(budget, goal)) continue;
			const more = [...asked, number];
			if (more.length < tables.length) choose(more, worthWith(number));
			else searchIfFeasible(more);
		}
	};

	survey();
	if (problem.asked) searchIfFeasible(problem.asked);
	else choose([], 0);
	return found;
}
