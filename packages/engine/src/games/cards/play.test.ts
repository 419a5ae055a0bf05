// K3 and K4: laying, rearranging, capturing and refilling, with every refusal.
import { describe, expect, test } from 'vitest';
import { total } from '../../core/multiset.ts';
import { play } from '../../game.ts';
import { allPieces, cardsAt, cardsWithPile, kind, kinds, played, problemOf, refusalOf } from '../../test-help.ts';

const table = (...series: readonly string[]) => series.map(kinds);
const lay = (cards: string, ...series: readonly string[]) =>
	({ type: 'lay', cards: kinds(cards), table: table(...series) }) as const;

const HANDS = ['rd gd pd bs ro rx yc oq gq', 'od yd pd rc oc yx gx px pq'].map(kinds);
const position = cardsAt({ table: table('bo bq bc', 'rs ys gs'), hands: HANDS, step: 4 });

describe('laying', () => {
	test('K3 K4 what happens: laid, rearranged, drew, turn', () => {
		const action = lay('rd gd pd bs', 'bo bq bc bs', 'rs ys gs', 'rd gd pd');
		const { events, position: after } = played(position, action, kinds('bd yo yq ro'));
		expect(events).toEqual([
			{ type: 'laid', seat: 0, cards: kinds('rd gd pd bs') },
			{ type: 'rearranged', seat: 0, table: action.table },
			{ type: 'drew', seat: 0, pieces: kinds('bd yo yq ro') },
			{ type: 'turn', seat: 1 },
		]);
		expect(after).toMatchObject({ table: action.table, turn: 1, step: 5, captured: [[], []], ending: null });
		expect(after.hands).toEqual([kinds('ro rx yc oq gq bd yo yq ro'), HANDS[1]]);
		expect(allPieces(after)).toEqual(allPieces(position));
	});

	test('K3 one card is enough', () => {
		expect(played(position, lay('bs', 'bo bq bc bs', 'rs ys gs'), kinds('bd')).position.table).toHaveLength(2);
	});

	test('K2 the starter need not lay the largest series', () => {
		const starter = cardsAt({ hands: [kinds('ro rx rd rq bo bo gs yc pd'), HANDS[1] ?? []] });
		expect(played(starter, lay('ro rx rd', 'ro rx rd'), kinds('bd yo yq')).position.table).toEqual(table('ro rx rd'));
	});

	test('K3 a card out of a series of four makes a new one', () => {
		const erik = cardsAt({
			table: table('bo bs bd bq', 'gc rc pc'),
			hands: [kinds('rq yq ro rx yc oq gq gs pd'), HANDS[1] ?? []],
		});
		const { position: after } = played(erik, lay('rq yq', 'bo bs bd', 'gc rc pc', 'rq yq bq'), kinds('bd yo'));
		expect(after.table).toEqual(table('bo bs bd', 'gc rc pc', 'rq yq bq'));
		expect(allPieces(after)).toEqual(allPieces(erik));
	});

	test('K3 the whole table may lie otherwise, in any order', () => {
		const block = cardsAt({
			table: table('ro rx rd', 'bo bx bd', 'go gx gd'),
			hands: [kinds('yo ys oq oq gq gs pc pc ps'), HANDS[1] ?? []],
		});
		const turned = lay('yo', 'bd gd rd', 'go yo ro bo', 'rx bx gx');
		expect(played(block, turned, kinds('yq')).position.table).toEqual(turned.table);
	});

	test('K3 the position it was played from is as it was', () => {
		const copy = structuredClone(position);
		played(position, lay('bs', 'bo bq bc bs', 'rs ys gs'), kinds('bd'));
		expect(position).toEqual(copy);
	});
});

describe('refusals', () => {
	test('K3 at least one card', () => {
		expect(refusalOf(position, lay('', 'bo bq bc', 'rs ys gs'))).toEqual({ kind: 'nothing-laid' });
	});

	test('K3 only cards of the own hand, copies counted', () => {
		expect(refusalOf(position, lay('od', 'bo bq bc', 'rs ys gs', 'rd gd od'))).toEqual({
			kind: 'not-in-hand',
			piece: kind('od'),
		});
		expect(refusalOf(position, lay('bs bs', 'bo bq bc bs', 'rs ys gs bs'))).toEqual({
			kind: 'not-in-hand',
			piece: kind('bs'),
		});
	});

	test('K3 every card that was on the table is still there', () => {
		expect(refusalOf(position, lay('bs', 'bo bq bs', 'rs ys gs'))).toEqual({ kind: 'card-missing', piece: kind('bc') });
	});

	test('K3 a table card cannot be taken in exchange for an equal one of the hand', () => {
		const twin = cardsAt({ table: table('ro rx rd'), hands: [kinds('ro rq rs bo go yc oq gq pd'), HANDS[1] ?? []] });
		expect(refusalOf(twin, lay('ro rq', 'ro rx rd rq'))).toEqual({ kind: 'card-missing', piece: kind('ro') });
	});

	test('K3 what was laid is there too', () => {
		expect(refusalOf(position, lay('bs rd', 'bo bq bc bs', 'rs ys gs'))).toEqual({
			kind: 'card-missing',
			piece: kind('rd'),
		});
	});

	test('K3 no card comes from nowhere, not even from the own hand untold', () => {
		expect(refusalOf(position, lay('bs', 'bo bq bc bs', 'rs ys gs ps'))).toEqual({
			kind: 'card-added',
			piece: kind('ps'),
		});
		expect(refusalOf(position, lay('bs', 'bo bq bc bs', 'rs ys gs', 'rd gd pd'))).toEqual({
			kind: 'card-added',
			piece: kind('rd'),
		});
	});

	test('K3 every series has at least three cards: which has not', () => {
		expect(refusalOf(position, lay('bs rd gd', 'bo bq bc bs', 'rs ys gs', 'rd gd'))).toEqual({
			kind: 'bad-series',
			index: 2,
			series: kinds('rd gd'),
			problem: { kind: 'too-short', size: 2 },
		});
		expect(refusalOf(position, lay('bs', 'bo bq bc bs', '', 'rs ys gs'))).toMatchObject({
			index: 1,
			problem: { kind: 'too-short', size: 0 },
		});
	});

	test('K3 every series is valid: which cards of it clash', () => {
		expect(refusalOf(position, lay('rd', 'bo bq bc', 'rs ys gs rd'))).toEqual({
			kind: 'bad-series',
			index: 1,
			series: kinds('rs ys gs rd'),
			problem: { kind: 'clash', first: 1, second: 3, reason: 'nothing-in-common' },
		});
		const twin = cardsAt({ table: table('rq bq gq'), hands: [kinds('rq yq ro rx yc oq gs gs pd'), HANDS[1] ?? []] });
		expect(refusalOf(twin, lay('rq', 'rq bq gq rq'))).toMatchObject({
			problem: { kind: 'clash', first: 0, second: 3, reason: 'same-piece' },
		});
	});

	test('K3 two series cannot hide in one: the third of four that do not belong together', () => {
		expect(refusalOf(position, lay('bs', 'bo bq bc rs', 'ys gs bs'))).toMatchObject({
			kind: 'bad-series',
			index: 0,
			problem: { kind: 'clash', first: 0, second: 3 },
		});
	});

	test('K3 seven are never a series', () => {
		const six = cardsAt({
			table: table('ro rx rd rq rs'),
			hands: [kinds('rc ro bo go yc oq gq pd ps'), HANDS[1] ?? []],
		});
		expect(refusalOf(six, lay('rc ro', 'ro rx rd rq rs rc ro'))).toMatchObject({
			problem: { kind: 'clash', first: 0, second: 6, reason: 'same-piece' },
		});
	});

	test('K3 nothing else can be done in a turn, and nothing after the end', () => {
		const odd = { type: 'exchange', pieces: [] } as unknown as { readonly type: 'pass' };
		expect(refusalOf(position, odd)).toEqual({ kind: 'no-such-action' });
		const over = { ...position, ending: { reason: 'final-round', winners: [] } } as const;
		for (const action of [lay('bs', 'bo bq bc bs', 'rs ys gs'), { type: 'swap' }, { type: 'pass' }] as const)
			expect(refusalOf(over, action)).toEqual({ kind: 'game-over' });
		expect(problemOf(play(position, lay('bs', 'bo bq bc bs', 'rs ys gs')))).toEqual({ kind: 'no-seed' });
	});
});

describe('Qwirkles', () => {
	const joram = cardsAt({
		table: table('rd gd bd', 'bo bq bc'),
		hands: [kinds('od yd pd bs bx bd rq gq yq'), HANDS[1] ?? []],
		captured: [[], table('ro rx rd rq rs rc')],
	});

	test('K4 goes to the one who made it, off the table, before the refill', () => {
		const action = lay('od yd pd', 'rd gd bd od yd pd', 'bo bq bc');
		const { events, position: after } = played(joram, action, kinds('yo yx ys'));
		expect(events).toEqual([
			{ type: 'laid', seat: 0, cards: kinds('od yd pd') },
			{ type: 'rearranged', seat: 0, table: action.table },
			{ type: 'captured', seat: 0, qwirkles: table('rd gd bd od yd pd') },
			{ type: 'drew', seat: 0, pieces: kinds('yo yx ys') },
			{ type: 'turn', seat: 1 },
		]);
		expect(after.table).toEqual(table('bo bq bc'));
		expect(after.captured).toEqual([table('rd gd bd od yd pd'), table('ro rx rd rq rs rc')]);
		expect(allPieces(after)).toEqual(allPieces(joram));
	});

	test('K4 two in one turn', () => {
		const { position: after } = played(
			joram,
			lay('od yd pd bs bx bd', 'rd gd bd od yd pd', 'bo bq bc bs bx bd'),
			kinds('yo yx ys gs rs os'),
		);
		expect(after.table).toEqual([]);
		expect(after.captured[0]).toEqual(table('rd gd bd od yd pd', 'bo bq bc bs bx bd'));
	});

	test('K4 one made of table cards alone, by rearranging', () => {
		const ready = cardsAt({
			table: table('yo yx yd yq', 'ys rs gs bs', 'yc rc gc bc'),
			hands: [kinds('os oq oq gq rq bo pd pd rx'), HANDS[1] ?? []],
		});
		const { position: after } = played(ready, lay('os', 'yo yx yd yq ys yc', 'rs gs bs os', 'rc gc bc'), kinds('yq'));
		expect(after.captured[0]).toEqual(table('yo yx yd yq ys yc'));
		expect(after.table).toEqual(table('rs gs bs os', 'rc gc bc'));
	});

	test('K4 captured cards never come back', () => {
		const after = played(joram, lay('od yd pd', 'rd gd bd od yd pd', 'bo bq bc'), kinds('yo yx ys')).position;
		expect(refusalOf({ ...after, turn: joram.turn }, lay('bs', 'rd gd bd', 'bo bq bc bs'))).toMatchObject({
			kind: 'card-added',
		});
	});

	test('K4 a series of five stays where it is', () => {
		const five = cardsAt({
			table: table('rd gd bd', 'bo bq bc bs bx'),
			hands: [kinds('od yd pd bs bx bd rq gq yq'), HANDS[1] ?? []],
		});
		const { position: after } = played(five, lay('od yd pd', 'rd gd bd od yd pd', 'bo bq bc bs bx'), kinds('yo yx ys'));
		expect(after.table).toEqual(table('bo bq bc bs bx'));
	});

	test('K4 five are not a Qwirkle', () => {
		const { position: after } = played(joram, lay('od yd', 'rd gd bd od yd', 'bo bq bc'), kinds('yo yx'));
		expect(after.captured[0]).toEqual([]);
		expect(after.table).toHaveLength(2);
	});
});

describe('refilling', () => {
	test('K4 to nine, however few were held before', () => {
		const eight = cardsWithPile(
			{ table: table('bo bq bc', 'rs ys gs'), hands: [kinds('bs ro rx yc oq gq rd gd'), HANDS[1] ?? []] },
			kinds('bd yo yq'),
		);
		const { position: after } = played(eight, lay('bs', 'bo bq bc bs', 'rs ys gs'), kinds('yo bd'));
		expect(after.hands[0]).toEqual(kinds('ro rx yc oq gq rd gd yo bd'));
	});

	test('K4 to nine, or with what is left', () => {
		const few = cardsWithPile({ table: table('bo bq bc', 'rs ys gs'), hands: HANDS }, kinds('bd yo'));
		const { position: after } = played(few, lay('rd gd pd bs', 'bo bq bc bs', 'rs ys gs', 'rd gd pd'), kinds('yo bd'));
		expect(after.hands[0]).toEqual(kinds('ro rx yc oq gq yo bd'));
		expect(total(after.pile)).toBe(0);
	});

	test('K4 from the pile and from nothing else', () => {
		expect(refusalOf(position, lay('bs', 'bo bq bc bs', 'rs ys gs'), [])).toMatchObject({ reason: 'too-few' });
		const few = cardsWithPile({ table: table('bo bq bc', 'rs ys gs'), hands: HANDS }, kinds('bd yo'));
		expect(refusalOf(few, lay('bs', 'bo bq bc bs', 'rs ys gs'), kinds('rd'))).toMatchObject({ reason: 'impossible' });
	});
});
