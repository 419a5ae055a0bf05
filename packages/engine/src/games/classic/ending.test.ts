// C8 to C10: the last tile, forced passes, and tables on which nobody can place.
import { describe, expect, test } from 'vitest';
import { at, classicAt, classicWithBag, kinds, played, refusalOf, rows } from '../../test-help.ts';
import type { ClassicPosition } from './types.ts';

const PASS = { type: 'pass' } as const;
const LAY_CROSS = { type: 'place', pieces: [at('rx', 1, 0)] } as const;

/** With a red circle on the board and nothing in the bag. */
const endgame = (hands: readonly string[], more: Partial<Parameters<typeof classicWithBag>[0]> = {}): ClassicPosition =>
	classicWithBag({ board: rows('ro'), hands: hands.map(kinds), ...more }, []);

describe('the last tile', () => {
	test.each([[2], [3], [4]])('C8 with %i players: six more, and the game ends at once', (players) => {
		const hands = ['rx', 'go gx', 'bo bx', 'yo yx'].slice(0, players);
		const { events, position } = played(endgame(hands), LAY_CROSS);
		expect(events).toEqual([
			{ type: 'placed', seat: 0, pieces: [at('rx', 1, 0)] },
			expect.objectContaining({ type: 'scored', points: 2 }),
			{ type: 'bonus', seat: 0, points: 6 },
			{ type: 'ended', reason: 'last-piece', winners: [0] },
		]);
		expect(position.scores).toEqual([8, 0, 0, 0].slice(0, players));
		expect(position.ending).toEqual({ reason: 'last-piece', winners: [0] });
	});

	test('C8 several last tiles at once, a line of six among them', () => {
		const six = endgame(['rx rd rq rs rc', 'go']);
		const pieces = ['rx', 'rd', 'rq', 'rs', 'rc'].map((code, index) => at(code, index + 1, 0));
		expect(played(six, { type: 'place', pieces }).position.scores).toEqual([12 + 6, 0]);
	});

	test('C8 whoever it is, in whatever seat', () => {
		const last = endgame(['go gx', 'bo bx', 'rx'], { turn: 2, scores: [20, 4, 12] });
		expect(played(last, LAY_CROSS).events.slice(-2)).toEqual([
			{ type: 'bonus', seat: 2, points: 6 },
			{ type: 'ended', reason: 'last-piece', winners: [0, 2] },
		]);
	});

	test('C8 no bonus while the bag is not empty: the hand is filled again', () => {
		const six = kinds('rx rd rq rs rc').concat(kinds('oo'));
		const full = classicWithBag({ board: rows('ro'), hands: [six, kinds('go gx gd gq gs gc')] }, kinds('bs'));
		const pieces = ['rx', 'rd', 'rq', 'rs', 'rc'].map((code, index) => at(code, index + 1, 0));
		const { events, position } = played(full, { type: 'place', pieces }, kinds('bs'));
		expect(events.map(({ type }) => type)).toEqual(['placed', 'scored', 'drew', 'turn']);
		expect(position.scores).toEqual([12, 0]);
		expect(position.ending).toBeNull();
	});

	test('C8 no bonus for all tiles of the hand while one can be drawn', () => {
		const one = classicWithBag({ board: rows('ro'), hands: [kinds('rx'), kinds('go')] }, kinds('bs'));
		const { events, position } = played(one, LAY_CROSS, kinds('bs'));
		expect(events.map(({ type }) => type)).toEqual(['placed', 'scored', 'drew', 'turn']);
		expect(position.hands[0]).toEqual(kinds('bs'));
	});

	test('C8 no bonus for taking the last tile out of the bag', () => {
		const two = classicWithBag({ board: rows('ro'), hands: [kinds('rx gd'), kinds('go')] }, kinds('bs'));
		expect(played(two, LAY_CROSS, kinds('bs')).position.scores).toEqual([2, 0]);
	});

	test('C10 the bonus counts for who wins', () => {
		expect(played(endgame(['rx', 'go'], { scores: [10, 17] }), LAY_CROSS).position.ending?.winners).toEqual([0]);
		expect(played(endgame(['rx', 'go'], { scores: [10, 18] }), LAY_CROSS).position.ending?.winners).toEqual([0, 1]);
		expect(played(endgame(['rx', 'go'], { scores: [10, 19] }), LAY_CROSS).position.ending?.winners).toEqual([1]);
	});
});

describe('passing', () => {
	test('C9 with the bag empty and nothing to place: passed, turn', () => {
		const stuck = endgame(['bd', 'go gx'], { step: 30 });
		const { events, position } = played(stuck, PASS);
		expect(events).toEqual([
			{ type: 'passed', seat: 0 },
			{ type: 'turn', seat: 1 },
		]);
		expect(position).toMatchObject({ turn: 1, step: 31, idleTurns: 1, scores: [0, 0] });
		expect(position.hands).toEqual(stuck.hands);
	});

	test('C9 one after the other, until somebody can place', () => {
		const chain = endgame(['rx bd', 'gd', 'ys', 'go bs']);
		const one = played(chain, LAY_CROSS);
		expect(one.events.at(-1)).toEqual({ type: 'turn', seat: 1 });
		const two = played(one.position, PASS);
		expect(two.events.at(-1)).toEqual({ type: 'turn', seat: 2 });
		const three = played(two.position, PASS);
		expect(three.events.at(-1)).toEqual({ type: 'turn', seat: 3 });
		expect(refusalOf(three.position, PASS)).toEqual({ kind: 'can-place' });
		const four = played(three.position, { type: 'place', pieces: [at('go', 0, 1)] });
		expect(four.position.idleTurns).toBe(0);
	});

	test('C9 one who can place must', () => {
		expect(refusalOf(endgame(['rx bd', 'gd']), PASS)).toEqual({ kind: 'can-place' });
	});

	test('C9 nobody passes while there is something to exchange', () => {
		const stuck = classicWithBag({ board: rows('ro'), hands: [kinds('bd'), kinds('go')] }, kinds('bs'));
		expect(refusalOf(stuck, PASS)).toEqual({ kind: 'can-exchange' });
		expect(played(stuck, { type: 'exchange', pieces: kinds('bd') }, kinds('bs')).events).toHaveLength(2);
	});

	test('C9 nobody passes the opening', () => {
		const opening = classicAt({ hands: [kinds('ro ox yd gq bs pc'), kinds('gx yx bx ps oc gq')] });
		expect(refusalOf(opening, PASS)).toEqual({ kind: 'can-place' });
	});
});

describe('a blocked table', () => {
	test('C9 nobody can place after a placement: the game ends at once, without the six', () => {
		const { events, position } = played(endgame(['rx bd', 'gd', 'ys'], { scores: [0, 2, 1] }), LAY_CROSS);
		expect(events.map(({ type }) => type)).toEqual(['placed', 'scored', 'ended']);
		expect(events.at(-1)).toEqual({ type: 'ended', reason: 'nobody-can-move', winners: [0, 1] });
		expect(position.scores).toEqual([2, 2, 1]);
	});

	test('C9 the one who has just placed counts among those who could', () => {
		expect(played(endgame(['rx rd', 'gd', 'ys']), LAY_CROSS).events.at(-1)).toEqual({ type: 'turn', seat: 1 });
	});

	test('C9 the draw that empties the bag may be the one that blocks', () => {
		const last = classicWithBag({ board: rows('ro'), hands: [kinds('rx bd'), kinds('gd')] }, kinds('ys'));
		expect(played(last, LAY_CROSS, kinds('ys')).events.map(({ type }) => type)).toEqual([
			'placed',
			'scored',
			'drew',
			'ended',
		]);
	});

	test('C9 with tiles in the bag nothing is blocked: they can be exchanged', () => {
		const hands = ['rx bd gd yd bs gs', 'gd ys gq bq yq ps'].map(kinds);
		const more = classicWithBag({ board: rows('ro'), hands }, kinds('ys ys'));
		expect(played(more, LAY_CROSS, kinds('ys')).events.at(-1)).toEqual({ type: 'turn', seat: 1 });
	});

	test('C9 a table that is blocked from the start ends with the first pass', () => {
		expect(played(endgame(['bd', 'gd', 'ys'], { scores: [3, 1, 2] }), PASS).events).toEqual([
			{ type: 'passed', seat: 0 },
			{ type: 'ended', reason: 'nobody-can-move', winners: [0] },
		]);
	});
});

describe('where passing by choice is the ruling', () => {
	const options = { voluntaryPass: true };

	test('C9 one who can place may pass, with the bag empty', () => {
		expect(played(endgame(['rx bd', 'go gx'], { options }), PASS).events.at(-1)).toEqual({ type: 'turn', seat: 1 });
		const more = classicWithBag({ board: rows('ro'), hands: [kinds('rx'), kinds('go')], options }, kinds('ys'));
		expect(refusalOf(more, PASS)).toEqual({ kind: 'can-exchange' });
	});

	test('C9 a whole round of passes ends the game, without the six', () => {
		const table = endgame(['rx bd', 'go gx', 'yo'], { options, scores: [4, 5, 5] });
		const twice = played(played(table, PASS).position, PASS).position;
		expect(twice.ending).toBeNull();
		const { events, position } = played(twice, PASS);
		expect(events).toEqual([
			{ type: 'passed', seat: 2 },
			{ type: 'ended', reason: 'everybody-passed', winners: [1, 2] },
		]);
		expect(position.scores).toEqual([4, 5, 5]);
	});

	test('C9 a placement in between starts the round again', () => {
		const table = endgame(['rx bd', 'go gx', 'yo ys'], { options, turn: 1 });
		const passed = played(played(table, PASS).position, PASS).position;
		const laid = played(passed, LAY_CROSS).position;
		const again = played(played(laid, PASS).position, PASS);
		expect(again.position.ending).toBeNull();
		expect(again.events.at(-1)).toEqual({ type: 'turn', seat: 0 });
	});

	test('C9 a blocked table still ends at once', () => {
		expect(played(endgame(['bd', 'gd'], { options }), PASS).events.at(-1)).toMatchObject({ reason: 'nobody-can-move' });
	});
});
