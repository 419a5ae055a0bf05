// The endgame search against plain negamax over the rules themselves, which knows no bounds, no tables and no depths.
import {
	type ActionOf,
	boardOf,
	type ClassicPosition,
	type Kind,
	legalActions,
	listKinds,
	playRecorded,
	type Seat,
	viewFor,
} from '@tessera/engine';
import { kinds } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { playerOf } from '../../levels.ts';
import { endgames } from '../../testing/endgames.ts';
import { EndgameSolver } from './solver.ts';

const marginOf = ({ scores }: ClassicPosition, seat: Seat): number => (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);

const afterwards = (position: ClassicPosition, action: ActionOf<'classic'>): ClassicPosition => {
	const played = playRecorded(position, action, []);
	if (!played.ok) throw new Error(JSON.stringify(played.problem));
	return played.value.position;
};

function actionsOf(position: ClassicPosition): readonly ActionOf<'classic'>[] {
	const { placements, pass } = legalActions(position);
	const laid = placements.map(({ pieces }) => ({ type: 'place' as const, pieces }));
	return pass ? [...laid, { type: 'pass' }] : laid;
}

/** The final margin of the one to move, if both play best. */
const bestMargin = (position: ClassicPosition): number =>
	position.ending
		? marginOf(position, position.turn)
		: Math.max(...actionsOf(position).map((action) => reachedBy(position, action)));

/** The final margin of the one to move after an action, if both play best from there. */
function reachedBy(position: ClassicPosition, action: ActionOf<'classic'>): number {
	const { turn } = position;
	const next = afterwards(position, action);
	if (next.ending) return marginOf(next, turn);
	return next.turn === turn ? bestMargin(next) : 0 - bestMargin(next);
}

const solver = new EndgameSolver();
const at = (code: string): Kind => kinds(code)[0] as Kind;

function solve(position: ClassicPosition, depth: number) {
	const { board, hands, options, turn } = position;
	const own = hands[turn] ?? [];
	solver.load({ board, hands: [own, hands[1 - turn] ?? []], voluntaryPass: options.voluntaryPass });
	return solver.value(0, depth, -1000, 1000, position.idleTurns > 0, 1_000_000);
}

const few = endgames({ games: 40, mostTiles: 4 });
const passing = endgames({ games: 30, mostTiles: 3, options: { voluntaryPass: true } });

describe('C8 C9 the rest of a game with an empty bag', () => {
	test('there are enough endgames', () => {
		expect(few.length).toBeGreaterThan(40);
		expect(passing.length).toBeGreaterThan(10);
	});
	test('is worth what plain negamax says', () => {
		for (const position of few) {
			const expected = bestMargin(position) - marginOf(position, position.turn);
			expect(solve(position, 50)).toEqual({ value: expected, isExact: true });
		}
	});
	test('the same where passing is a choice', () => {
		for (const position of passing) {
			const expected = bestMargin(position) - marginOf(position, position.turn);
			expect(solve(position, 50)).toEqual({ value: expected, isExact: true });
		}
	});
	test('a search that reaches the end by deepening says the same as one that goes there at once', () => {
		for (const position of few.slice(0, 20)) {
			const deep = solve(position, 50);
			const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((depth) => solve(position, depth));
			expect(steps.find((reading) => reading?.isExact)).toEqual(deep);
		}
	});
	test('C9 one who cannot place passes, and the other goes on', () => {
		const board = boardOf([{ kind: at('ro'), x: 0, y: 0 }]);
		solver.load({ board, hands: [[at('gs')], [at('rx')]], voluntaryPass: false });
		expect(solver.value(0, 50, -1000, 1000, false, 100)).toEqual({ value: -8, isExact: true });
	});
	test('C9 when nobody can place, nothing more is scored', () => {
		const board = boardOf([{ kind: at('ro'), x: 0, y: 0 }]);
		solver.load({ board, hands: [[at('gs')], [at('yd')]], voluntaryPass: false });
		expect(solver.value(0, 50, -1000, 1000, false, 100)).toEqual({ value: 0, isExact: true });
	});
	test('one that was used before takes the same work as a new one', () => {
		const used = endgames({ games: 4, mostTiles: 9 }).map((position) => {
			solve(position, 50);
			return solver.nodes;
		});
		const fresh = endgames({ games: 4, mostTiles: 9 }).map(({ board, hands, turn }) => {
			const own = new EndgameSolver();
			own.load({ board, hands: [hands[turn] ?? [], hands[1 - turn] ?? []], voluntaryPass: false });
			own.value(0, 50, -1000, 1000, false, 1_000_000);
			return own.nodes;
		});
		expect(used).toEqual(fresh);
	});
	test('it gives up when it has looked at as many positions as allowed', () => {
		const [position] = endgames({ games: 2, mostTiles: 12 });
		if (!position) throw new Error('no endgame');
		const { board, hands, turn } = position;
		solver.load({ board, hands: [hands[turn] ?? [], hands[1 - turn] ?? []], voluntaryPass: false });
		expect(solver.value(0, 50, -1000, 1000, false, 100)).toBeNull();
		expect(solver.nodes).toBe(101);
	});
});

/** What an action comes to if both play best after it. */
const worthOf = (position: ClassicPosition, action: ActionOf<'classic'>): number =>
	reachedBy(position, action) - marginOf(position, position.turn);

describe('Master in the endgame', () => {
	test.each([
		['all of them', 1000],
		['as many as are told', 5],
	])('every worth it tells is what plain negamax says, or said to be a bound: %s', (_, told) => {
		for (const position of [...few.slice(0, 40), ...passing]) {
			const view = viewFor(position, position.turn);
			const { candidates } = playerOf('master', 'end').choose(view, { rollouts: 100_000 }, told);
			for (const { action, worth, certainty, kept } of candidates) {
				const truth = worthOf(position, action as ActionOf<'classic'>);
				if (certainty === 'exact') expect(worth).toBe(truth);
				else expect([certainty, truth <= worth]).toEqual(['at-most', true]);
				expect(kept).toBeNull();
			}
			expect(candidates.slice(0, told).every(({ certainty }) => certainty === 'exact')).toBe(true);
			const worths = candidates.map(({ worth }) => worth);
			expect(worths).toEqual(worths.toSorted((a, b) => b - a));
		}
	});
	test('chooses the same whether it tells one candidate or many', () => {
		for (const position of endgames({ games: 10, mostTiles: 8 })) {
			const view = viewFor(position, position.turn);
			const chosen = [1, 5, 1000].map(
				(told) => playerOf('master', 'end').choose(view, { rollouts: 1000 }, told).action,
			);
			expect(chosen).toEqual([chosen[0], chosen[0], chosen[0]]);
		}
	});
	test.each([
		['by the printed rules', few],
		['where passing is a choice', passing],
		[
			'where the other has just passed by choice',
			passing.map((position) => afterwards(position, { type: 'pass' })).filter(({ ending }) => !ending),
		],
	])('plays a move that keeps what plain negamax promises %s', (_, positions) => {
		for (const position of positions) {
			const view = viewFor(position, position.turn);
			expect(listKinds(view.unseen)).toHaveLength(view.handSizes[1 - position.turn] ?? 0);
			const { action, candidates } = playerOf('master', 'end').choose(view, { rollouts: 100_000 });
			expect(reachedBy(position, action as ActionOf<'classic'>)).toBe(bestMargin(position));
			expect(candidates[0]?.worth).toBe(bestMargin(position) - marginOf(position, position.turn));
		}
	});
});
