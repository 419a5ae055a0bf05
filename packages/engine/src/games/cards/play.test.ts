import { describe, expect, test } from 'vitest';
import { countKinds, plus, total } from '../../core/multiset.ts';
import { seedFromText } from '../../core/random.ts';
import { play } from '../../game.ts';
import { cardsAt, cardsWithPile, kind, kinds, played, problemOf, refusalOf } from '../../test-help.ts';
import type { CardsPosition } from './types.ts';

const table = (...series: readonly string[]) => series.map(kinds);
const lay = (cards: string, ...series: readonly string[]) =>
	({ type: 'lay', cards: kinds(cards), table: table(...series) }) as const;

const everything = ({ pile, hands, table: series, captured }: CardsPosition): readonly number[] =>
	plus(pile, countKinds([...hands.flat(), ...series.flat(), ...captured.flat(2)]));

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
		expect(everything(after)).toEqual(everything(position));
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
		expect(everything(after)).toEqual(everything(erik));
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
		expect(everything(after)).toEqual(everything(joram));
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

describe('the final round', () => {
	const FOUR = ['bs ro', 'bx rx', 'bd yx', 'os gq'].map(kinds);
	const STARTED = table('bo bq bc', 'rs ys gs');
	const tableOf = (players: number, pile: string): CardsPosition =>
		cardsWithPile({ table: STARTED, hands: FOUR.slice(0, players) }, kinds(pile));

	/** Adds one card of the hand to a series. */
	function add(to: CardsPosition, code: string, series: number, drawn = ''): CardsPosition {
		const after = to.table.map((cards, index) => (index === series ? [...cards, kind(code)] : cards));
		return played(to, { type: 'lay', cards: [kind(code)], table: after }, kinds(drawn)).position;
	}

	test('K5 begins when the last card of the pile is drawn: final-round after drew', () => {
		const { events, position: after } = played(tableOf(3, 'po'), lay('bs', 'bo bq bc bs', 'rs ys gs'), kinds('po'));
		expect(events.map(({ type }) => type)).toEqual(['laid', 'rearranged', 'drew', 'final-round', 'turn']);
		expect(events[3]).toEqual({ type: 'final-round', turns: 3 });
		expect(after.finalTurns).toBe(3);
	});

	test('K5 not while a card is left', () => {
		const hands = [kinds('bs ro rx rd yc oq gq gd pd'), FOUR[1] ?? []];
		const one = cardsWithPile({ table: STARTED, hands }, kinds('po go'));
		const { events, position: after } = played(one, lay('bs', 'bo bq bc bs', 'rs ys gs'), kinds('go'));
		expect(events.map(({ type }) => type)).toEqual(['laid', 'rearranged', 'drew', 'turn']);
		expect(after.finalTurns).toBeNull();
	});

	test('K5 exactly as many cards drawn as were left counts as well', () => {
		const hands = [kinds('bs ro rx rd yc oq gq gd pd'), FOUR[1] ?? []];
		const one = cardsWithPile({ table: STARTED, hands }, kinds('po'));
		expect(played(one, lay('bs', 'bo bq bc bs', 'rs ys gs'), kinds('po')).position.finalTurns).toBe(2);
	});

	test.each([[2], [3], [4]])('K5 with %i players: everyone once more in order, the one who drew it last', (players) => {
		const turns: number[] = [];
		let now = add(tableOf(players, 'ps'), 'bs', 1, 'ps');
		for (const [code, series] of [
			...(
				[
					['bx', 0],
					['bd', 0],
					['os', 1],
				] as const
			).slice(0, players - 1),
			['ps', 1] as const,
		]) {
			expect(now.ending).toBeNull();
			turns.push(now.turn);
			now = add(now, code, series);
		}
		expect(turns).toEqual([1, 2, 3].slice(0, players - 1).concat(0));
		expect(now).toMatchObject({ finalTurns: 0, ending: { reason: 'final-round' } });
	});

	test('K5 nothing is drawn in it, and the last event is the end', () => {
		const last = cardsWithPile({ table: STARTED, hands: FOUR.slice(0, 2), finalTurns: 1 }, []);
		expect(played(last, lay('bs', 'bo bq bc bs', 'rs ys gs')).events.map(({ type }) => type)).toEqual([
			'laid',
			'rearranged',
			'ended',
		]);
	});

	test('K5 most Qwirkles win, a Qwirkle of the last turn included; equals share', () => {
		const six = table('ro rx rd rq rs rc');
		const ended = (captured: CardsPosition['captured']) => {
			const last = cardsWithPile({ table: table('bo bq bc bs bx'), hands: FOUR.slice(2), captured, finalTurns: 1 }, []);
			return played(last, lay('bd', 'bo bq bc bs bx bd')).position.ending?.winners;
		};
		expect(ended([[], []])).toEqual([0]);
		expect(ended([[], six])).toEqual([0, 1]);
		expect(ended([[], [...six, ...six]])).toEqual([1]);
	});
});

describe('a player who cannot lay any card', () => {
	const STUCK = 'ro ro ro ox ox ox yd yd yd';
	const OTHER = 'gq gs gc bq bs bc pq ps pc';
	const swapTable = (pile: string, more: Parameters<typeof cardsWithPile>[0] | object = {}): CardsPosition =>
		cardsWithPile({ hands: [STUCK, OTHER].map(kinds), ...more }, kinds(pile));
	const SWAP = { type: 'swap' } as const;
	const PASS = { type: 'pass' } as const;

	test('K6 shows the hand, draws as many, and the old hand goes back: swapped, turn', () => {
		const before = swapTable('rx rd rq rs rc go gx gd px pd', { step: 3 });
		const { events, position: after } = played(before, SWAP, kinds('rx rd rq rs rc go gx gd px'));
		expect(events).toEqual([
			{ type: 'swapped', seat: 0, shown: kinds(STUCK), drawn: kinds('rx rd rq rs rc go gx gd px') },
			{ type: 'turn', seat: 1 },
		]);
		expect(after.hands).toEqual([kinds('rx rd rq rs rc go gx gd px'), kinds(OTHER)]);
		expect(after.pile).toEqual(countKinds([...kinds('pd'), ...kinds(STUCK)]));
		expect(after).toMatchObject({ turn: 1, step: 4, idleTurns: 1, finalTurns: null });
	});

	test('K6 the old hand goes back after the draw, not before', () => {
		const before = swapTable('rx rd rq rs rc go gx gd px pd');
		expect(refusalOf(before, SWAP, kinds('ro rd rq rs rc go gx gd px'))).toMatchObject({ reason: 'impossible', at: 0 });
	});

	test('K6 a pile smaller than the hand: what there is first, then the hand is topped up to nine from the mixed rest', () => {
		const before = swapTable('rx rd rq rs');
		const { events, position: after } = played(before, SWAP, kinds('rs rq rd rx ro ox yd ro ro'));
		expect(events.map(({ type }) => type)).toEqual(['swapped', 'turn']);
		expect(after.hands[0]).toEqual(kinds('rs rq rd rx ro ox yd ro ro'));
		expect(after.pile).toEqual(countKinds(kinds('ox ox yd yd')));
		expect(everything(after)).toEqual(everything(before));
		expect(refusalOf(before, SWAP, kinds('rs rq rd ro ox yd ro ro rx'))).toMatchObject({ reason: 'impossible', at: 3 });
	});

	test('K6 what was drawn first is not in the rest that tops up', () => {
		expect(refusalOf(swapTable('rx rd rq rs'), SWAP, kinds('rs rq rd rx rx ox yd ro ro'))).toMatchObject({
			reason: 'impossible',
			at: 4,
		});
	});

	test('K6 a hand that was smaller is topped up to nine all the same', () => {
		const small = swapTable('rx rd rq rs rc bs', { hands: ['ro ro ox yd', OTHER].map(kinds) });
		const { position: after } = played(small, SWAP, kinds('rx rd rq rs rc bs ro ox yd'));
		expect(after.hands[0]).toHaveLength(9);
		expect(after.pile).toEqual(countKinds(kinds('ro')));
	});

	test('K6 never begins the final round, though the pile was empty for a moment', () => {
		for (const pile of ['rx', 'rx rd rq rs rc go gx gd px']) {
			const seeded = { ...swapTable(pile), seed: seedFromText('swap') };
			const swapped = play(seeded, SWAP);
			expect(swapped.ok && swapped.value.position).toMatchObject({ finalTurns: null, ending: null });
			expect(swapped.ok && total(swapped.value.position.pile)).toBe(kinds(pile).length);
		}
	});

	test('K6 is only ever forced: whoever can lay must, if only by rearranging', () => {
		const erik = cardsWithPile(
			{ table: table('bo bs bd bq', 'gc rc pc'), hands: [kinds('rq yq oo oo ox ox gx gx go'), kinds(OTHER)] },
			kinds('rx'),
		);
		expect(refusalOf(erik, SWAP)).toEqual({ kind: 'can-lay' });
		expect(refusalOf(erik, PASS)).toEqual({ kind: 'can-lay' });
	});

	test('K6 with the pile empty the player passes: passed, turn', () => {
		const empty = swapTable('', { finalTurns: 2, step: 8 });
		expect(refusalOf(empty, SWAP)).toEqual({ kind: 'must-pass' });
		const { events, position: after } = played(empty, PASS);
		expect(events).toEqual([
			{ type: 'passed', seat: 0 },
			{ type: 'turn', seat: 1 },
		]);
		expect(after).toMatchObject({ turn: 1, step: 9, finalTurns: 1 });
	});

	test('K5 everyone has their last turn, even when nobody can lay any more', () => {
		const dead = swapTable('', { hands: [STUCK, STUCK].map(kinds), finalTurns: 2 });
		const { events, position: after } = played(dead, PASS);
		expect(events.at(-1)).toEqual({ type: 'turn', seat: 1 });
		expect(played(after, PASS).events.at(-1)).toMatchObject({ type: 'ended', reason: 'final-round' });
	});

	test('K5 K6 a pass in the last turn of the final round ends the game', () => {
		expect(played(swapTable('', { finalTurns: 1 }), PASS).events.at(-1)).toEqual({
			type: 'ended',
			reason: 'final-round',
			winners: [0, 1],
		});
	});

	test('K6 nobody passes while there is a pile', () => {
		expect(refusalOf(swapTable('rx'), PASS)).toEqual({ kind: 'must-swap' });
	});

	test('K6 where passing is the ruling: no swap, and the pile stays', () => {
		const ruling = { options: { whenStuck: 'pass' } };
		expect(refusalOf(swapTable('rx', ruling), SWAP)).toEqual({ kind: 'must-pass' });
		const { events, position: after } = played(swapTable('rx', ruling), PASS);
		expect(events.map(({ type }) => type)).toEqual(['passed', 'turn']);
		expect(after.pile).toEqual(countKinds(kinds('rx')));
	});

	test('K6 where passing is the ruling and nobody can lay: the game ends', () => {
		const dead = swapTable('rx', { options: { whenStuck: 'pass' }, hands: [STUCK, STUCK].map(kinds) });
		expect(played(dead, PASS).events).toEqual([
			{ type: 'passed', seat: 0 },
			{ type: 'ended', reason: 'nobody-can-move', winners: [0, 1] },
		]);
	});

	test.each([
		[4, 8],
		[1, 2],
	])('K6 %i rounds of nothing but swaps end the game, at exactly %i turns', (stallRounds, turns) => {
		const options = { stallRounds };
		const nearly = swapTable('rx rd', { options, idleTurns: turns - 2 });
		const drawn = kinds('rx rd ro ro ro ox ox ox yd');
		expect(played(nearly, SWAP, drawn).events.at(-1)).toEqual({ type: 'turn', seat: 1 });
		const last = swapTable('rx rd', { options, idleTurns: turns - 1 });
		expect(played(last, SWAP, drawn).events.at(-1)).toEqual({ type: 'ended', reason: 'stalled', winners: [0, 1] });
	});

	test('K6 laying starts the count again', () => {
		const after = played(swapTable('rx', { turn: 1, idleTurns: 7 }), lay('gq gs gc', 'gq gs gc'), kinds('rx')).position;
		expect(after.idleTurns).toBe(0);
	});
});
