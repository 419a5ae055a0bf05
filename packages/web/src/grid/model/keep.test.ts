import { expect, test } from 'vitest';
import { classic, cubes, pieces, row } from '../testing/views.ts';
import { moveTo } from './hand.ts';
import { kept, restored } from './keep.ts';
import { chosenKinds, handKinds, type Plan, pick, placedOf, toggle, turnTo } from './plan.ts';
import { planFor } from './renew.ts';
import { drop } from './survey.ts';

const BOARD = row('red star, red circle');
const HAND = pieces('red square, blue star, green cross, red square, yellow cross, blue circle');
const mine = () => planFor(classic({ board: BOARD, hand: HAND }));
const reloaded = (plan: Plan, fresh: Plan): Plan => restored(fresh, JSON.parse(JSON.stringify(kept(plan))));

test('what is prepared is found again after a reload, for the same seat only', () => {
	const plan = moveTo(drop(pick(mine(), 4), { x: 2, y: 0 }).plan, 2, 5);
	const back = reloaded(plan, mine());
	expect(handKinds(back)).toEqual(handKinds(plan));
	expect(placedOf(back)).toEqual(placedOf(plan));
	const other = planFor(classic({ board: BOARD, hand: HAND, viewer: 1, turn: 1 }));
	expect(reloaded(plan, other)).toBe(other);
	expect(kept(mine())).toBeNull();
});

test('C7 what is being chosen for an exchange is found again, in the same turn only', () => {
	const plan = toggle(toggle(turnTo(mine(), 'exchange'), 4, 6), 1, 6);
	const back = reloaded(plan, mine());
	expect(back.mode).toBe('exchange');
	expect(chosenKinds(back)).toEqual(chosenKinds(plan));
	const later = planFor({ ...mine().view, step: mine().view.step + 2 });
	expect(reloaded(plan, later)).toMatchObject({ mode: 'lay', chosen: [] });
	// The bag has run short: no more than may be exchanged.
	const short = planFor({ ...mine().view, bagSize: 1 });
	expect(reloaded(plan, short).chosen).toHaveLength(1);
});

test('Q3 what is being chosen to be rolled is found again, and so is that nothing is', () => {
	const fresh = () => planFor(cubes({ board: BOARD, hand: HAND }));
	const plan = toggle(toggle(fresh(), 2, 6), 3, 6);
	expect(reloaded(plan, fresh())).toMatchObject({ mode: 'reroll', chosen: plan.chosen });
	expect(reloaded(turnTo(fresh(), 'lay'), fresh())).toMatchObject({ mode: 'lay', chosen: [] });
	expect(kept(fresh())).toBeNull();
});

test('whatever was stored, a plan comes of it', () => {
	const choices = [
		7,
		{},
		{ step: mine().view.step, mode: 'win' },
		{ step: mine().view.step, mode: 'reroll', kinds: HAND },
	];
	for (const choice of choices)
		expect(restored(mine(), { version: 1, seat: 0, order: HAND, laid: [], choice })).toMatchObject({
			mode: 'lay',
			chosen: [],
		});

	const odd = [null, 7, {}, { version: 1, seat: 0 }, { version: 1, seat: 0, order: 'x', laid: [{ kind: 99, x: 0 }] }];
	for (const stored of odd) expect(handKinds(restored(mine(), stored))).toEqual(HAND);
	const twice = { version: 1, seat: 0, order: HAND, laid: [0, 0].map(() => ({ kind: HAND[0], x: 2, y: 0 })) };
	expect(restored(mine(), twice).laid).toHaveLength(1);
});
