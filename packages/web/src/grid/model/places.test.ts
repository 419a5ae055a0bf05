import { expect, test } from 'vitest';
import { classic, pieces, row } from '../testing/views.ts';
import { fitsOf, needsAnother, nextPlace } from './places.ts';
import { moveCursor, type Plan, pick } from './plan.ts';
import { planFor } from './renew.ts';
import { spotsOf } from './survey.ts';

const held = (): Plan => pick(planFor(classic({ board: row('red star'), hand: pieces('red square, red cross') })), 1);

/** Where the key for the next place leads, pressed so often. */
function walked(plan: Plan, times: number): readonly Plan['cursor'][] {
	const cells: Plan['cursor'][] = [];
	let at = plan;
	for (let time = 0; time < times; time++) {
		const next = nextPlace(at);
		if (!next) break;
		cells.push(next);
		at = moveCursor(at, next);
	}
	return cells;
}

test('places where the turn could end are told apart from those that need another piece', () => {
	const plan = held();
	const { now, later } = fitsOf(plan);
	expect([now, later]).toEqual([4, spotsOf(plan).length - 4]);
	expect(later).toBeGreaterThan(0);
	expect(needsAnother(plan, { x: 1, y: 0 })).toBe(false);
	expect(needsAnother(plan, { x: 2, y: 0 })).toBe(true);
	expect(needsAnother(plan, { x: 9, y: 9 })).toBe(false);
});

test('the next place is one where the turn could end, as long as there are any; then come the others, and all of them', () => {
	const plan = held();
	const all = spotsOf(plan).length;
	const walk = walked(plan, all + 1);
	expect(walk.slice(0, 2).every((cell) => !needsAnother(plan, cell))).toBe(true);
	expect(new Set(walk.map(({ x, y }) => `${x},${y}`)).size).toBe(all);
	expect(walk.at(-1)).toEqual(walk[0]);
	const fromStart = walked(moveCursor(plan, { x: -9, y: -9 }), all);
	expect(fromStart.map((cell) => needsAnother(plan, cell))).toEqual([
		...Array.from({ length: 4 }, () => false),
		...Array.from({ length: all - 4 }, () => true),
	]);
});

test('without a piece in hand, and for one that fits nowhere, there is no next place', () => {
	expect(nextPlace(planFor(classic({ board: row('red star'), hand: pieces('red square') })))).toBeNull();
	const stuck = pick(planFor(classic({ board: row('red star'), hand: pieces('blue circle') })), 1);
	expect(nextPlace(stuck)).toBeNull();
	expect(fitsOf(stuck)).toEqual({ now: 0, later: 0 });
});

test('C2 the pieces of an opening all fit now, though each needs the others', () => {
	const opening = pick(planFor(classic({ hand: pieces('red star, red circle, blue cross') })), 1);
	expect(fitsOf(opening)).toEqual({ now: 1, later: 0 });
});
