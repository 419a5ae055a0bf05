// C2 to C6: placing, scoring and refilling, with every refusal.
import { describe, expect, test } from 'vitest';
import { total } from '../../core/multiset.ts';
import { seedFromText } from '../../core/random.ts';
import { play } from '../../game.ts';
import type { Placed } from '../../grid/board.ts';
import { at, classicAt, classicWithBag, kind, kinds, played, problemOf, refusalOf, rows } from '../../test-help.ts';

const place = (...pieces: readonly Placed[]) => ({ type: 'place', pieces }) as const;

const HANDS = ['rd rq bo gs yc px', 'gx yx bx ps oc gq', 'ro bx yd gs yc po'].map(kinds);
const position = classicAt({ board: rows('ro rx'), hands: HANDS, scores: [5, 6, 7], step: 9 });

describe('a placement', () => {
	test('C3 C5 C6 what happens: placed, scored, drew, turn', () => {
		const { events } = played(position, place(at('rq', 3, 0), at('rd', 2, 0)), kinds('bs gc'));
		expect(events).toEqual([
			{ type: 'placed', seat: 0, pieces: [at('rd', 2, 0), at('rq', 3, 0)] },
			{
				type: 'scored',
				seat: 0,
				lines: [{ axis: 'row', pieces: rows('ro rx rd rq'), points: 4, qwirkle: false }],
				single: 0,
				points: 4,
			},
			{ type: 'drew', seat: 0, pieces: kinds('bs gc') },
			{ type: 'turn', seat: 1 },
		]);
	});

	test('C3 C5 C6 what has changed after it', () => {
		const { position: after } = played(position, place(at('rd', 2, 0)), kinds('bs'));
		expect(after).toMatchObject({
			board: rows('ro rx rd'),
			scores: [8, 6, 7],
			turn: 1,
			step: 10,
			idleTurns: 0,
			ending: null,
		});
		expect(after.hands).toEqual([kinds('rq bo gs yc px bs'), HANDS[1], HANDS[2]]);
		expect(after.bag[kind('bs')]).toBe(2);
		expect(total(after.bag)).toBe(total(position.bag) - 1);
	});

	test('C3 the turn goes to the left, and round the table', () => {
		const last = classicAt({ board: rows('ro rx'), hands: HANDS, turn: 2 });
		expect(played(last, place(at('po', 0, 1)), kinds('ro')).events.at(-1)).toEqual({ type: 'turn', seat: 0 });
	});

	test('C4 the position it was played from is as it was', () => {
		const copy = structuredClone(position);
		played(position, place(at('rd', 2, 0)), kinds('bs'));
		expect(position).toEqual(copy);
	});

	test('C4 lines of both directions are scored by a play around existing tiles', () => {
		const around = classicAt({
			board: rows('.. ro', '.. rx', '.. rd'),
			hands: [kinds('gx bx yx gs yc px'), ...HANDS.slice(1, 2)],
		});
		const { events } = played(around, place(at('gx', 0, 1), at('bx', 2, 1)), kinds('ro rd'));
		expect(events[1]).toMatchObject({ type: 'scored', points: 3 });
	});
});

describe('refilling', () => {
	const four = place(at('rd', 2, 0), at('rq', 3, 0), at('rs', 4, 0), at('rc', 5, 0));
	const withBag = (bag: string) =>
		classicWithBag(
			{ board: rows('ro rx'), hands: [kinds('rd rq rs rc gs yd'), kinds('gx yx bx ps oc gq')] },
			kinds(bag),
		);

	test('C6 to six', () => {
		const { position: after } = played(withBag('bs bc bd bq bo'), four, kinds('bc bo bq bs'));
		expect(after.hands[0]).toEqual(kinds('gs yd bc bo bq bs'));
		expect(total(after.bag)).toBe(1);
	});

	test('C6 to six, however few were held before', () => {
		const three = classicWithBag(
			{ board: rows('ro rx'), hands: ['rd gs yd', 'gx'].map(kinds) },
			kinds('bs bc bd bq bo'),
		);
		const { position: after } = played(three, place(at('rd', 2, 0)), kinds('bo bq bd bc'));
		expect(after.hands[0]).toEqual(kinds('gs yd bo bq bd bc'));
	});

	test('C6 or with what is left', () => {
		const { position: after, events } = played(withBag('bs bc'), four, kinds('bc bs'));
		expect(events[2]).toEqual({ type: 'drew', seat: 0, pieces: kinds('bc bs') });
		expect(after.hands[0]).toEqual(kinds('gs yd bc bs'));
		expect(total(after.bag)).toBe(0);
	});

	test('C8 with the bag empty nothing is drawn', () => {
		const { position: after, events } = played(withBag(''), four);
		expect(events.map(({ type }) => type)).toEqual(['placed', 'scored', 'turn']);
		expect(after.hands[0]).toEqual(kinds('gs yd'));
	});

	test('C6 from the bag and from nothing else', () => {
		expect(refusalOf(withBag('bs bc'), four, kinds('bc ro'))).toEqual({
			kind: 'record-mismatch',
			at: 1,
			reason: 'impossible',
		});
		expect(refusalOf(withBag('bs bc'), four, kinds('bc'))).toMatchObject({ reason: 'too-few', at: 1 });
		expect(refusalOf(withBag('bs bc'), four, kinds('bc bs bs'))).toMatchObject({ reason: 'too-many', at: 2 });
	});
});

describe('the opening', () => {
	const SIX = rows('ro rx rd rq rs rc');
	const opener = (hand: string, options = {}) =>
		classicAt({ hands: [kinds(hand), kinds('gx yx bx ps oc gq')], options });

	test('C2 a line of exactly the announced size', () => {
		const three = opener('ro rx rd bo gs yc');
		expect(played(three, place(...rows('rd ro rx')), kinds('px pd pq')).events[1]).toMatchObject({ points: 3 });
		expect(refusalOf(three, place(...rows('ro rx')))).toEqual({ kind: 'opening-size', size: 3, laid: 2 });
	});

	test.each([
		[true, 12],
		[false, 6],
	])('C2 an opening line of six with openingQwirkleBonus %s scores %i', (openingQwirkleBonus, points) => {
		const { events, position: after } = played(
			opener('ro rx rd rq rs rc', { openingQwirkleBonus }),
			place(...SIX),
			kinds('px pd pq ps pc po'),
		);
		expect(events[1]).toEqual({
			type: 'scored',
			seat: 0,
			lines: [{ axis: 'row', pieces: SIX, points, qwirkle: true }],
			single: 0,
			points,
		});
		expect(after.scores).toEqual([points, 0]);
	});

	test.each([[1], [0]])('C2 an opening single tile with openingSinglePoints %i', (openingSinglePoints) => {
		const lone = opener('ro ox yd gq bs pc', { openingSinglePoints });
		const { events, position: after } = played(lone, place(at('gq', 0, 0)), kinds('rs'));
		expect(events[1]).toEqual({
			type: 'scored',
			seat: 0,
			lines: [],
			single: openingSinglePoints,
			points: openingSinglePoints,
		});
		expect(after.scores).toEqual([openingSinglePoints, 0]);
	});

	test('C5 only the opening: a later line of six always scores 12', () => {
		const later = classicAt({
			board: rows('ro rx rd rq rs'),
			hands: [kinds('rc ox yd gq bs pc'), kinds('gx yx bx ps oc gq')],
			options: { openingQwirkleBonus: false },
		});
		expect(played(later, place(at('rc', 5, 0)), kinds('rs')).events[1]).toMatchObject({ points: 12 });
	});

	test('C2 it covers 0,0', () => {
		expect(refusalOf(opener('ro ox yd gq bs pc'), place(at('gq', 1, 0)))).toEqual({
			kind: 'opening-off-origin',
			size: 1,
		});
	});
});

describe('refusals', () => {
	test('C4 a tile that is not in hand, copies counted', () => {
		expect(refusalOf(position, place(at('rs', 2, 0)))).toEqual({ kind: 'not-in-hand', piece: kind('rs') });
		expect(refusalOf(position, place(at('rd', 2, 0), at('rd', -1, 0)))).toEqual({
			kind: 'not-in-hand',
			piece: kind('rd'),
		});
	});

	test.each([
		[[], { kind: 'nothing-laid' }],
		[[at('rd', 1.5, 0)], { kind: 'bad-coordinate', at: { x: 1.5, y: 0 } }],
		[[at('rd', 1, 0)], { kind: 'cell-taken', at: { x: 1, y: 0 }, by: kind('rx') }],
		[[at('rd', 2, 0), at('rq', 2, 0)], { kind: 'cell-twice', at: { x: 2, y: 0 } }],
		[[at('rd', 2, 0), at('bo', 0, 1)], { kind: 'not-in-one-line', first: { x: 2, y: 0 }, second: { x: 0, y: 1 } }],
		[[at('rd', 2, 0), at('rq', 4, 0)], { kind: 'gap-in-line', at: { x: 3, y: 0 } }],
		[[at('rd', 5, 5)], { kind: 'touches-nothing', at: { x: 5, y: 5 } }],
		[
			[at('gs', 2, 0)],
			{
				kind: 'line-clash',
				axis: 'row',
				line: rows('ro rx gs'),
				first: at('ro', 0, 0),
				second: at('gs', 2, 0),
				reason: 'nothing-in-common',
			},
		],
	])('C4 laying %j: refused with where and why', (pieces, refusal) => {
		expect(refusalOf(position, place(...pieces))).toEqual(refusal);
	});

	test('C3 nothing else can be done in a turn', () => {
		// What a screen or a wire may send, whatever the types say.
		const odd = { type: 'reroll', cubes: [] } as unknown as { readonly type: 'pass' };
		expect(refusalOf(position, odd)).toEqual({ kind: 'no-such-action' });
	});

	test('C8 nothing can be done once the game is over', () => {
		const over = { ...position, ending: { reason: 'stalled', winners: [] } } as const;
		for (const action of [place(at('rd', 2, 0)), { type: 'exchange', pieces: kinds('rd') }, { type: 'pass' }] as const)
			expect(refusalOf(over, action)).toEqual({ kind: 'game-over' });
	});

	test('without a seed there is no chance to play with', () => {
		expect(problemOf(play(position, place(at('rd', 2, 0))))).toEqual({ kind: 'no-seed' });
		expect(play({ ...position, seed: seedFromText('x') }, place(at('rd', 2, 0))).ok).toBe(true);
	});
});
