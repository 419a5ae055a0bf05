// Help in the middle of a turn: where pieces can go, what the turn scores now, why it cannot be played yet.
import { gridPositions, referencePlacements } from '@tessera/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, kind, kinds, rows } from '../test-help.ts';
import { boardOf, type Placed, sameCell } from './board.ts';
import { type Draft, draftOn } from './draft.ts';

const RULING = { openingQwirkleBonus: true, openingSinglePoints: 1 };

const draft = (on: readonly Placed[], hand: string, ...laid: readonly Placed[]): Draft =>
	draftOn(boardOf(on), kinds(hand), laid, RULING);

/** Where a piece can go, `!` where the turn could be played at once. */
const spotsOf = ({ spots }: Draft, code: string): string =>
	(spots.get(kind(code)) ?? []).map(({ x, y, playable }) => `${x},${y}${playable ? '!' : ''}`).join(' ');

const RED_PAIR = rows('rq rs');

describe('where pieces can go', () => {
	test('C4 with nothing laid: every cell where a piece can be part of a legal turn', () => {
		const empty = draft(RED_PAIR, 'ro');
		expect(spotsOf(empty, 'ro')).toBe('0,-1! 1,-1! -1,0! 2,0! 0,1! 1,1!');
		expect([...empty.spots.keys()]).toEqual([kind('ro')]);
		expect(empty.refusal).toEqual({ kind: 'nothing-laid' });
		expect(empty.completable).toBe(true);
	});

	test('C4 a cell that needs another piece first is offered, but not as playable', () => {
		const reach = draft(RED_PAIR, 'ro rx');
		expect(reach.spots.get(kind('ro'))).toContainEqual({ x: 3, y: 0, playable: false });
		expect(reach.spots.get(kind('ro'))).toContainEqual({ x: 2, y: 0, playable: true });
		expect(reach.spots.get(kind('ro'))).not.toContainEqual(expect.objectContaining({ x: 4, y: 0 }));
	});

	test('C4 a gap, then what fills it', () => {
		const gap = draft(RED_PAIR, 'ro rx bd', at('ro', 3, 0));
		expect(gap.refusal).toEqual({ kind: 'touches-nothing', at: { x: 3, y: 0 } });
		expect(gap.completable).toBe(true);
		expect(spotsOf(gap, 'rx')).toBe('2,0!');
		expect(spotsOf(gap, 'bd')).toBe('');
		const filled = draft(RED_PAIR, 'ro rx bd', at('ro', 3, 0), at('rx', 2, 0));
		expect(filled.refusal).toBeNull();
		expect(filled.points).toBe(4);
	});

	test('C4 after a gap between laid pieces it is named, and mended by the piece that fits', () => {
		const gap = draft(RED_PAIR, 'ro rx rd', at('rd', -1, 0), at('ro', 3, 0));
		expect(gap.refusal).toEqual({ kind: 'gap-in-line', at: { x: 2, y: 0 } });
		expect(spotsOf(gap, 'rx')).toBe('2,0!');
		expect(gap.completable).toBe(true);
	});

	test('C4 both ends of the line, and cells beyond them', () => {
		const one = draft(RED_PAIR, 'ro rx', at('ro', 2, 0));
		expect(one.refusal).toBeNull();
		expect(spotsOf(one, 'rx')).toBe('2,-1! -1,0! 3,0! 2,1!');
		expect(spotsOf(one, 'ro')).toBe('');
	});

	test('C4 only in the line that two laid pieces began', () => {
		const two = draft(RED_PAIR, 'ro rx rd', at('ro', 2, 0), at('rx', 3, 0));
		expect(spotsOf(two, 'rd')).toBe('-1,0! 4,0!');
	});

	test('C4 around a piece that lay there', () => {
		const spine = rows('.. ro', '.. rx', '.. rd');
		expect(spotsOf(draft(spine, 'gx bx', at('gx', 0, 1)), 'bx')).toContain('2,1!');
	});

	test('C4 a second copy of a piece stays in hand and has its own spots', () => {
		const copies = draft(rows('rq'), 'ro ro rx', at('ro', 1, 0));
		expect([...copies.spots.keys()]).toEqual([kind('rx')]);
		expect(spotsOf(draft(rows('rq'), 'ro ro'), 'ro')).toBe('0,-1! -1,0! 1,0! 0,1!');
	});

	test('C4 where nothing can go there is nothing', () => {
		const stuck = draft(rows('ro'), 'bx gx');
		expect(stuck.spots.size).toBe(0);
		expect(stuck.completable).toBe(false);
	});
});

describe('why a turn cannot be played as it stands', () => {
	test.each([
		['a clash', [at('bo', 2, 0)], { kind: 'line-clash', axis: 'row', first: at('rq', 0, 0), second: at('bo', 2, 0) }],
		['a taken cell', [at('ro', 1, 0)], { kind: 'cell-taken', at: { x: 1, y: 0 }, by: kind('rs') }],
		['two lines', [at('ro', 2, 0), at('bq', 0, 1)], { kind: 'not-in-one-line' }],
		['nowhere near', [at('ro', 8, 8)], { kind: 'touches-nothing', at: { x: 8, y: 8 } }],
		['not in hand', [at('gq', 0, 1)], { kind: 'not-in-hand', piece: kind('gq') }],
	])('C4 %s cannot be mended', (_, laid, refusal) => {
		const bad = draft(RED_PAIR, 'ro bo bq rx', ...laid);
		expect(bad.refusal).toMatchObject(refusal);
		expect(bad.completable).toBe(false);
		expect(bad.spots.size).toBe(0);
	});

	test('C4 a piece laid twice that is held once', () => {
		const twice = draft(RED_PAIR, 'ro rx', at('ro', 2, 0), at('ro', -1, 0));
		expect(twice.refusal).toEqual({ kind: 'not-in-hand', piece: kind('ro') });
		expect(twice.completable).toBe(false);
	});

	test('C4 two pieces in one cell cannot be mended by a third', () => {
		const twice = draft(RED_PAIR, 'ro ro rx', at('ro', 2, 0), at('ro', 2, 0));
		expect(twice.refusal).toEqual({ kind: 'cell-twice', at: { x: 2, y: 0 } });
		expect(twice.completable).toBe(false);
		expect(twice.spots.size).toBe(0);
	});
});

describe('the score as it stands', () => {
	test('C5 line by line', () => {
		const cross = draft(rows('gs gx ..', '.. rx ro'), 'go gd', at('go', 2, 0));
		expect(cross.lines).toEqual([
			{ axis: 'row', pieces: rows('gs gx go'), points: 3, qwirkle: false },
			{ axis: 'column', pieces: [at('go', 2, 0), at('ro', 2, 1)], points: 2, qwirkle: false },
		]);
		expect(cross).toMatchObject({ points: 5, single: 0, refusal: null });
	});

	test('C5 grows with every piece, and with a line of six', () => {
		const five = rows('ro rx rd rq');
		expect(draft(five, 'rs rc', at('rs', 4, 0)).points).toBe(5);
		expect(draft(five, 'rs rc', at('rs', 4, 0), at('rc', 5, 0)).points).toBe(12);
		expect(draft(five, 'rs rc').points).toBe(0);
	});
});

describe('an opening in the making', () => {
	const HAND = 'ro rx rd bo gs yc';

	test('C2 any piece of a largest line, on any stretch that covers 0,0', () => {
		const empty = draft([], HAND);
		expect([...empty.spots.keys()]).toEqual(kinds('ro rx rd'));
		expect(spotsOf(empty, 'rx')).toBe('0,-2 0,-1 -2,0 -1,0 0,0 1,0 2,0 0,1 0,2');
		expect(empty.completable).toBe(true);
		expect(empty.refusal).toEqual({ kind: 'nothing-laid' });
	});

	test('C2 the stretches that what lies there leaves', () => {
		const begun = draft([], HAND, at('rx', 1, 0));
		expect(begun.refusal).toEqual({ kind: 'opening-size', size: 3, laid: 1 });
		expect(begun.completable).toBe(true);
		expect(spotsOf(begun, 'ro')).toBe('-1,0 0,0 2,0');
		expect(spotsOf(draft([], HAND, at('rx', 1, 0), at('ro', 0, 0)), 'rd')).toBe('-1,0! 2,0!');
	});

	test('C2 a gap in it, and the piece that fills it', () => {
		const gap = draft([], HAND, at('ro', 0, 0), at('rd', 2, 0));
		expect(gap.refusal).toEqual({ kind: 'gap-in-line', at: { x: 1, y: 0 } });
		expect(spotsOf(gap, 'rx')).toBe('1,0!');
		expect(gap.completable).toBe(true);
	});

	test('C2 whole: it may be played and there is nothing to add', () => {
		const whole = draft([], HAND, ...rows('ro rd rx'));
		expect(whole).toMatchObject({ refusal: null, points: 3, single: 0, completable: true });
		expect(whole.spots.size).toBe(0);
	});

	test('C2 a piece that is in no largest line cannot begin one', () => {
		const wrong = draft([], HAND, at('bo', 0, 0));
		expect(wrong.refusal).toEqual({ kind: 'opening-not-largest', size: 3 });
		expect(wrong.completable).toBe(false);
	});

	test('C2 with two largest lines a piece of both leaves both open, a piece of one only that', () => {
		const both = 'ro rx rd bo go yc';
		expect([...draft([], both, at('ro', 0, 0)).spots.keys()]).toEqual(kinds('rx rd go bo'));
		expect([...draft([], both, at('rx', 0, 0)).spots.keys()]).toEqual(kinds('ro rd'));
	});

	test('C2 a piece so far off that no stretch covers 0,0', () => {
		for (const far of [at('ro', 3, 0), at('ro', 1, 1)])
			expect(draft([], HAND, far)).toMatchObject({
				refusal: { kind: 'opening-off-origin', size: 3 },
				completable: false,
			});
	});

	test('C2 the same piece twice cannot be mended', () => {
		const twice = draft([], 'ro ro rx rd gs yc', at('ro', 0, 0), at('ro', 1, 0));
		expect(twice.refusal).toMatchObject({ kind: 'line-clash', reason: 'same-piece' });
		expect(twice.completable).toBe(false);
		expect(twice.spots.size).toBe(0);
	});

	test('C2 nor can it with a gap between them', () => {
		const apart = draft([], 'ro ro rx rd gs yc', at('ro', 0, 0), at('ro', 2, 0));
		expect(apart.completable).toBe(false);
		expect(apart.spots.size).toBe(0);
	});

	test('C2 two pieces in one cell cannot be mended', () => {
		const twice = draft([], HAND, at('ro', 0, 0), at('rx', 0, 0));
		expect(twice.refusal).toEqual({ kind: 'cell-twice', at: { x: 0, y: 0 } });
		expect(twice.completable).toBe(false);
	});

	test('C2 a lone piece scores by the ruling', () => {
		const lone = kinds('ro ox yd gq bs pc');
		const first = [at('gq', 0, 0)];
		expect(draftOn([], lone, first, RULING)).toMatchObject({ points: 1, single: 1, refusal: null });
		expect(draftOn([], lone, first, { ...RULING, openingSinglePoints: 0 })).toMatchObject({ points: 0, single: 0 });
	});

	test('C2 six score by the ruling', () => {
		const six = rows('ro rx rd rq rs rc');
		const hand = six.map((piece) => piece.kind);
		expect(draftOn([], hand, six, RULING).points).toBe(12);
		expect(draftOn([], hand, six, { ...RULING, openingQwirkleBonus: false }).points).toBe(6);
	});
});

const isIn = (pieces: readonly Placed[], piece: Placed): boolean =>
	pieces.some((each) => each.kind === piece.kind && sameCell(each, piece));

const textOf = ({ kind: of, x, y }: Placed): string => `${of} ${x},${y}`;

test('C4 spots are the rest of every legal turn that contains what lies there, and nothing else', () => {
	fc.assert(
		fc.property(gridPositions('classic', { min: 1, max: 12 }), fc.nat(), ({ board, hand }, choice) => {
			const turns = referencePlacements(board, hand).map(({ pieces }) => pieces);
			const laid = (turns[choice % Math.max(1, turns.length)] ?? []).slice(0, choice % 3);
			const wholes = turns.filter((pieces) => laid.every((piece) => isIn(pieces, piece)));
			const restOf = (pieces: readonly Placed[]) => pieces.filter((piece) => !isIn(laid, piece)).map(textOf);
			const expected = new Set(wholes.flatMap(restOf));
			const atOnce = new Set(wholes.filter(({ length }) => length === laid.length + 1).flatMap(restOf));

			const { spots, completable } = draftOn(board, hand, laid, RULING);
			const found = [...spots].flatMap(([of, cells]) => cells.map((cell) => ({ kind: of, ...cell })));
			expect(found.map(textOf).sort()).toEqual([...expected].sort());
			expect(
				found
					.filter(({ playable }) => playable)
					.map(textOf)
					.sort(),
			).toEqual([...atOnce].sort());
			expect(completable).toBe(wholes.length > 0);
		}),
		{ seed: 1, numRuns: 100 },
	);
});
