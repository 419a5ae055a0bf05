// What was laid for now while somebody chooses what to give away or to roll: it is put aside, not lost.
import { describe, expect, test } from 'vitest';
import { classic, cubes, piece, pieces, row } from '../testing/views.ts';
import { kept, restored } from './keep.ts';
import { type Plan, pick, placedOf, put, toggle, turnTo } from './plan.ts';
import { planFor, renew } from './renew.ts';

const VIEW = classic({ board: row('red star, red circle'), hand: pieces('red square, blue star') });
const laid = (): Plan => put(pick(planFor(VIEW), 1), { x: 2, y: 0 });
const LAID = [{ kind: piece('red square'), x: 2, y: 0 }];

describe('what was laid before something is chosen to be exchanged', () => {
	test('C7 is in the hand meanwhile, and can be chosen too', () => {
		const choosing = toggle(turnTo(laid(), 'exchange'), 1, 6);
		expect(choosing).toMatchObject({ laid: [], chosen: [1] });
	});

	test('lies there again for one who thinks better of it', () => {
		const choosing = toggle(turnTo(laid(), 'exchange'), 1, 6);
		const back = turnTo(choosing, 'lay');
		expect(placedOf(back)).toEqual(LAID);
		expect(back).toMatchObject({ mode: 'lay', chosen: [], aside: [] });
	});

	test('lies there again when a piece is dragged from the hand', () => {
		const back = pick(turnTo(laid(), 'exchange'), 2);
		expect(placedOf(back)).toEqual(LAID);
		expect(back).toMatchObject({ mode: 'lay', held: 2 });
	});

	test('comes back after a reload in between', () => {
		const choosing = turnTo(laid(), 'exchange');
		const reloaded = restored(planFor(VIEW), JSON.parse(JSON.stringify(kept(choosing))));
		expect(reloaded).toMatchObject({ mode: 'exchange', laid: [] });
		expect(placedOf(turnTo(reloaded, 'lay'))).toEqual(LAID);
	});

	test('is forgotten once the exchange is made', () => {
		const choosing = toggle(turnTo(laid(), 'exchange'), 2, 6);
		const after = renew(choosing, classic({ ...VIEW, hand: pieces('red square, blue cross'), turn: 1 }));
		expect(after).toMatchObject({ laid: [], aside: [] });
	});
});

test('Q3 so is what was laid before cubes are chosen to be rolled again', () => {
	const plan = turnTo(planFor(cubes({ board: VIEW.board, hand: VIEW.hand ?? [] })), 'lay');
	const choosing = turnTo(put(pick(plan, 1), { x: 2, y: 0 }), 'reroll');
	expect(choosing.laid).toEqual([]);
	expect(placedOf(turnTo(choosing, 'lay'))).toEqual(LAID);
});
