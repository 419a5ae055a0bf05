// Q2 and Q3: the opening, the reroll, placing, refilling and rolling, with every refusal.
import { describe, expect, test } from 'vitest';
import { total } from '../../core/multiset.ts';
import { seedFromText } from '../../core/random.ts';
import { colourOf, type Kind } from '../../core/vocabulary.ts';
import { play } from '../../game.ts';
import type { Placed } from '../../grid/board.ts';
import {
	at,
	colour,
	cubesAt,
	cubesWithBag,
	kind,
	kinds,
	played,
	problemOf,
	refusalOf,
	rows,
	shape,
	unwrap,
} from '../../test-help.ts';

const place = (...pieces: readonly Placed[]) => ({ type: 'place', pieces }) as const;
const reroll = (codes: string) => ({ type: 'reroll', cubes: kinds(codes) }) as const;
const shapes = (letters: string): readonly number[] => [...letters].map(shape);

const HANDS = ['rd rq bo gs yc px', 'gx yx bx ps oc gq'].map(kinds);
const position = cubesAt({ board: rows('ro rx'), hands: HANDS, scores: [5, 6], step: 9 });

describe('placing', () => {
	test('Q3 Q5 what happens: placed, scored, drew the colours, rolled the faces, turn', () => {
		const outcomes = [colour('b'), colour('g'), ...shapes('sd')];
		const { events, position: after } = played(position, place(at('rd', 2, 0), at('rq', 3, 0)), outcomes);
		expect(events).toEqual([
			{ type: 'placed', seat: 0, pieces: [at('rd', 2, 0), at('rq', 3, 0)] },
			{
				type: 'scored',
				seat: 0,
				lines: [{ axis: 'row', pieces: rows('ro rx rd rq'), points: 4, qwirkle: false }],
				single: 0,
				points: 4,
			},
			{ type: 'drew', seat: 0, colours: [colour('b'), colour('g')] },
			{ type: 'rolled', seat: 0, cubes: kinds('bs gd') },
			{ type: 'turn', seat: 1 },
		]);
		expect(after.hands).toEqual([kinds('bo gs yc px bs gd'), HANDS[1]]);
		expect(after).toMatchObject({ scores: [9, 6], turn: 1, step: 10, rerolled: false, board: rows('ro rx rd rq') });
		expect(total(after.bag)).toBe(total(position.bag) - 2);
		expect(after.bag[colour('b')]).toBe((position.bag[colour('b')] ?? 0) - 1);
	});

	test('Q3 the new cubes are rolled once, the others keep their faces', () => {
		const { position: after } = unwrap(play({ ...position, seed: seedFromText('x') }, place(at('rd', 2, 0))));
		expect(after.hands[0]?.slice(0, 5)).toEqual(kinds('rq bo gs yc px'));
		expect(after.hands[0]).toHaveLength(6);
	});

	test('Q3 refills to six, however few were held before', () => {
		const five = cubesWithBag({ board: rows('ro rx'), hands: ['rd gs bo yc px', 'gx'].map(kinds) }, kinds('po po po'));
		const drawn = [colour('p'), colour('p'), ...shapes('cs')];
		expect(played(five, place(at('rd', 2, 0)), drawn).position.hands[0]).toEqual(kinds('gs bo yc px pc ps'));
	});

	test('Q3 refills with what is left', () => {
		const last = cubesWithBag({ board: rows('ro rx'), hands: HANDS }, kinds('po'));
		const { position: after } = played(last, place(at('rd', 2, 0), at('rq', 3, 0)), [colour('p'), shape('c')]);
		expect(after.hands[0]).toEqual(kinds('bo gs yc px pc'));
		expect(total(after.bag)).toBe(0);
	});

	test('Q5 with the bag empty nothing is drawn or rolled', () => {
		const none = cubesWithBag({ board: rows('ro rx'), hands: HANDS }, []);
		expect(played(none, place(at('rd', 2, 0))).events.map(({ type }) => type)).toEqual(['placed', 'scored', 'turn']);
	});

	test('Q3 placing is as C4 says, with the faces that show', () => {
		expect(refusalOf(position, place(at('rs', 2, 0)))).toEqual({ kind: 'not-in-hand', piece: kind('rs') });
		expect(refusalOf(position, place(at('rd', 2, 0), at('bo', 0, 1)))).toEqual({
			kind: 'not-in-one-line',
			first: { x: 2, y: 0 },
			second: { x: 0, y: 1 },
		});
		expect(refusalOf(position, place(at('gs', 2, 0)))).toMatchObject({
			kind: 'line-clash',
			axis: 'row',
			first: at('ro', 0, 0),
			second: at('gs', 2, 0),
		});
		expect(refusalOf(position, place())).toEqual({ kind: 'nothing-laid' });
	});

	test('Q3 equal faces in hand are as good as each other, and do not go in one line', () => {
		const twins = cubesAt({ board: rows('ro'), hands: [kinds('rx rx rx bo gs yc'), HANDS[1] ?? []] });
		expect(refusalOf(twins, place(at('rx', 1, 0), at('rx', -1, 0)))).toMatchObject({ reason: 'same-piece' });
		const { position: after } = played(twins, place(at('rx', 1, 0)), [colour('p'), shape('c')]);
		expect(after.hands[0]).toEqual(kinds('rx rx bo gs yc pc'));
	});

	test('Q3 there is no exchange', () => {
		// What a screen or a wire may send, whatever the types say.
		const odd = { type: 'exchange', pieces: kinds('rd') } as unknown as { readonly type: 'pass' };
		expect(refusalOf(position, odd)).toEqual({ kind: 'no-such-action' });
	});

	test('Q5 nothing can be done once the game is over', () => {
		const over = { ...position, ending: { reason: 'last-piece', winners: [] } } as const;
		for (const action of [place(at('rd', 2, 0)), reroll('rd'), { type: 'pass' }] as const)
			expect(refusalOf(over, action)).toEqual({ kind: 'game-over' });
		expect(problemOf(play(position, reroll('rd')))).toEqual({ kind: 'no-seed' });
	});
});

describe('the opening', () => {
	const opener = (hand: string, options = {}) => cubesAt({ hands: [kinds(hand), HANDS[1] ?? []], options });
	const drawn = (count: number): readonly number[] => [
		...new Array<number>(count).fill(colour('p')),
		...new Array<number>(count).fill(shape('o')),
	];

	test('Q2 a line of exactly the largest size, without a reroll', () => {
		const three = opener('ro rx rd bq gs ro');
		expect(refusalOf(three, reroll('bq'))).toEqual({ kind: 'must-open' });
		expect(refusalOf(three, reroll(''))).toEqual({ kind: 'must-open' });
		expect(refusalOf(three, { type: 'pass' })).toEqual({ kind: 'can-place' });
		expect(refusalOf(three, place(...rows('ro rx')))).toEqual({ kind: 'opening-size', size: 3, laid: 2 });
		expect(played(three, place(...rows('rd ro rx')), drawn(3)).events[1]).toMatchObject({ points: 3 });
	});

	test.each([
		[true, 12],
		[false, 6],
	])('Q2 an opening line of six with openingQwirkleBonus %s scores %i', (openingQwirkleBonus, points) => {
		const six = opener('ro rx rd rq rs rc', { openingQwirkleBonus });
		const { position: after } = played(six, place(...rows('ro rx rd rq rs rc')), drawn(6));
		expect(after.scores).toEqual([points, 0]);
	});

	test.each([[1], [0]])('Q2 an opening single cube with openingSinglePoints %i', (openingSinglePoints) => {
		const lone = opener('ro ox yd gq bs pc', { openingSinglePoints });
		expect(played(lone, place(at('gq', 0, 0)), drawn(1)).position.scores).toEqual([openingSinglePoints, 0]);
	});
});

describe('the reroll', () => {
	test('Q3 any of the own cubes once: colours stay, faces change, the turn goes on', () => {
		const { events, position: after } = played(position, reroll('gs bo'), shapes('cd'));
		expect(events).toEqual([{ type: 'rerolled', seat: 0, cause: 'chosen', from: kinds('gs bo'), to: kinds('gc bd') }]);
		expect(after.hands).toEqual([kinds('rd rq bd gc yc px'), HANDS[1]]);
		expect(after).toMatchObject({ turn: 0, rerolled: true, step: 10, scores: [5, 6] });
		expect(after.bag).toEqual(position.bag);
	});

	test('Q3 all of them, or none', () => {
		const all = played(position, { type: 'reroll', cubes: HANDS[0] ?? [] }, shapes('xxxxxx'));
		expect(all.position.hands[0]).toEqual(kinds('rx rx bx gx yx px'));
		const none = played(position, reroll(''));
		expect(none.events).toEqual([{ type: 'rerolled', seat: 0, cause: 'chosen', from: [], to: [] }]);
		expect(none.position.hands).toEqual(HANDS);
		expect(none.position.rerolled).toBe(true);
	});

	test('Q3 of equal cubes only as many as were chosen', () => {
		const twins = cubesAt({ board: rows('ro'), hands: [kinds('bo bo bo gs yc px'), HANDS[1] ?? []] });
		expect(played(twins, reroll('bo bo'), shapes('xd')).position.hands[0]).toEqual(kinds('bx bd bo gs yc px'));
	});

	test('Q3 colours stay, whatever the seed', () => {
		for (let game = 0; game < 30; game++) {
			const seeded = { ...position, seed: seedFromText(`reroll ${game}`) };
			const { position: after } = unwrap(play(seeded, { type: 'reroll', cubes: HANDS[0] ?? [] }));
			const colours = (hand: readonly Kind[] = []): readonly number[] => hand.map(colourOf);
			expect(colours(after.hands[0])).toEqual(colours(HANDS[0]));
		}
	});

	test('Q3 once a turn', () => {
		const after = played(position, reroll('gs'), shapes('c')).position;
		expect(refusalOf(after, reroll('bo'))).toEqual({ kind: 'rerolled-already' });
		expect(refusalOf(after, reroll(''))).toEqual({ kind: 'rerolled-already' });
		const outcomes = [colour('b'), shape('o')];
		const next = played(after, place(at('rd', 2, 0)), outcomes).position;
		expect(next.rerolled).toBe(false);
		expect(played(next, reroll('gx'), shapes('c')).events).toHaveLength(1);
	});

	test('Q3 first the reroll, then the placement: not the other way round', () => {
		const after = played(position, place(at('rd', 2, 0)), [colour('b'), shape('o')]).position;
		expect(after.turn).toBe(1);
		expect(refusalOf(after, reroll('rq'))).toEqual({ kind: 'not-in-hand', piece: kind('rq') });
	});

	test('Q3 only of the own cubes, copies counted', () => {
		expect(refusalOf(position, reroll('gx'))).toEqual({ kind: 'not-in-hand', piece: kind('gx') });
		expect(refusalOf(position, reroll('rd rd'))).toEqual({ kind: 'not-in-hand', piece: kind('rd') });
	});
});
