import type { Seat } from '@tessera/engine';
import { describe, expect, it } from 'vitest';
import { codes, type Sketch, viewOf, written } from '../testing/views.ts';
import { cardsOn } from './layout.ts';
import { followed, halosOf, type Scene, sceneAt } from './scene.ts';
import { handOf, laidOf, move, sortHand } from './turn.ts';

const ME = 0 as Seat;
const OTHER = 1 as Seat;
const TABLE = ['ro rx rd', 'bs gs ps'];
const begin = (more: Sketch = {}): Scene =>
	sceneAt(viewOf({ table: TABLE, hand: 'rs rc ys yo yx yd', step: 4, ...more }));

/** The scene with cards of the hand brought into the nth group, or into a new one. */
function laid(scene: Scene, text: string, at: number | null): Scene {
	const ids = text.split(' ').map((code) => handOf(scene.turn).find((card) => codes([card]) === code)?.id ?? -1);
	const group = at === null ? undefined : scene.turn.now[at]?.id;
	return { ...scene, turn: move(scene.turn, ids, group === undefined ? { to: 'new' } : { to: 'group', group }) };
}

describe('following the game', () => {
	it('cards that stay keep their identity, new ones are marked with who brought them', () => {
		const scene = begin();
		const then = followed(
			scene,
			viewOf({ table: ['bs gs ps', 'ro rx rd rq'], hand: 'rs rc ys yo yx yd', step: 5 }),
			OTHER,
		);
		const before = new Set(cardsOn(scene.turn.start).map(({ id }) => id));
		const arrived = cardsOn(then.turn.now).filter(({ id }) => !before.has(id));
		expect(codes(arrived)).toBe('rq');
		expect([...halosOf(then, 2)]).toEqual([[arrived[0]?.id, OTHER]]);
	});

	it('a card that somebody else lays is not the own one of its kind: hand and plans stay as they are', () => {
		const hand = 'rs rc ys yo yx yd';
		const plan = laid(begin(), 'ys yo yx', null);
		const then = followed(plan, viewOf({ table: ['ro rx rd', 'bs gs ps ys'], hand, step: 5 }), OTHER);
		expect([then.returned, codes(laidOf(then.turn))]).toEqual([0, 'ys yo yx']);
		expect(laidOf(then.turn)).toEqual(laidOf(plan.turn));
		expect(handOf(then.turn)).toEqual(handOf(plan.turn));
		expect([...halosOf(then, 2)]).toEqual([[then.turn.start[1]?.cards[3]?.id, OTHER]]);
		const ids = cardsOn(then.turn.now).map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('own cards that were laid elsewhere, with nobody to say by whom, come from the hand', () => {
		const scene = begin();
		const star = handOf(scene.turn)[0];
		const then = followed(scene, viewOf({ table: ['ro rx rd rs', 'bs gs ps'], hand: 'rc ys yo yx yd', step: 5 }), null);
		expect(then.turn.now[0]?.cards[3]).toEqual(star);
		expect(codes(handOf(then.turn))).toBe('rc ys yo yx yd');
	});

	it('cards that change series are the same cards', () => {
		const scene = begin({ table: ['ro rx rd rs', 'bs gs ps'] });
		const star = scene.turn.now[0]?.cards[3]?.id;
		const then = followed(scene, viewOf({ table: ['ro rx rd', 'bs gs ps rs'], step: 5 }), OTHER);
		expect(then.turn.now[1]?.cards[3]?.id).toBe(star);
	});

	it('own cards go from the hand to the table, and what is drawn comes last in the hand', () => {
		const scene = laid(begin(), 'rs', 0);
		const [star] = laidOf(scene.turn);
		const then = followed(
			scene,
			viewOf({ table: ['ro rx rd rs', 'bs gs ps'], hand: 'rc ys yo yx yd bo', step: 5 }),
			ME,
		);
		expect(then.turn.now[0]?.cards[3]?.id).toBe(star?.id);
		expect(codes(handOf(then.turn))).toBe('rc ys yo yx yd bo');
		expect(then.turn.past).toEqual([]);
		expect([...halosOf(then, 2).values()]).toEqual([ME]);
	});

	it('the own halo goes when somebody else has played', () => {
		const scene = laid(begin(), 'rs', 0);
		const mine = followed(scene, viewOf({ table: ['ro rx rd rs', 'bs gs ps'], hand: 'rc', step: 5 }), ME);
		const theirs = followed(mine, viewOf({ table: ['ro rx rd rs', 'bs gs ps ys'], hand: 'rc', step: 6 }), OTHER);
		expect([...halosOf(theirs, 2).values()]).toEqual([OTHER]);
	});

	it('what the others brought before the own turn is no news after it', () => {
		const theirs = followed(begin(), viewOf({ table: [...TABLE, 'go gx gd'], hand: 'rs rc', step: 5 }), OTHER);
		const mine = followed(
			laid(theirs, 'rs', 0),
			viewOf({ table: ['ro rx rd rs', 'bs gs ps', 'go gx gd'], step: 6 }),
			ME,
		);
		expect([...halosOf(theirs, 2).values()]).toEqual([OTHER, OTHER, OTHER]);
		expect([...halosOf(mine, 2).values()]).toEqual([ME]);
	});

	it('a sorted hand stays sorted', () => {
		const scene = begin();
		const sorted = { ...scene, turn: sortHand(scene.turn, 'colour') };
		const then = followed(sorted, viewOf({ table: TABLE, hand: 'rs rc ys yo yx yd ro', step: 5 }), ME);
		expect(codes(handOf(then.turn))).toBe('ro rs rc yo yx yd ys');
	});

	it('other eyes see their own hand and nothing that was prepared', () => {
		const scene = laid(begin(), 'rs', 0);
		const then = followed(scene, viewOf({ table: TABLE, hand: 'po', viewer: 1 }), null);
		expect(codes(handOf(then.turn))).toBe('po');
		expect(written(then.turn.now)).toEqual(TABLE);
		expect(then.returned).toBe(0);
	});
});

describe('what was prepared while others played', () => {
	const prepared = laid(laid(begin(), 'rs', 0), 'yo yx yd', null);
	const HAND = 'rs rc ys yo yx yd';

	it('stands where nobody touched what it was built on', () => {
		const then = followed(prepared, viewOf({ table: [...TABLE, 'go gx gd'], hand: HAND, step: 5 }), OTHER);
		expect(written(then.turn.now)).toEqual(['ro rx rd rs', 'bs gs ps', 'go gx gd', 'yo yx yd']);
		expect(then.returned).toBe(0);
	});

	it('goes back to the hand where somebody changed the series', () => {
		const then = followed(prepared, viewOf({ table: ['ro rx rd rq', 'bs gs ps'], hand: HAND, step: 5 }), OTHER);
		expect(written(then.turn.now)).toEqual(['ro rx rd rq', 'bs gs ps', 'yo yx yd']);
		expect(then.returned).toBe(1);
	});
});
