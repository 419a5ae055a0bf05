// K5 and K6: the final round, and players who cannot lay any card.
import { describe, expect, test } from 'vitest';
import { countKinds, total } from '../../core/multiset.ts';
import { seedFromText } from '../../core/random.ts';
import { play } from '../../game.ts';
import { allPieces, cardsWithPile, kind, kinds, played, refusalOf } from '../../test-help.ts';
import type { CardsPosition } from './types.ts';

const table = (...series: readonly string[]) => series.map(kinds);
const lay = (cards: string, ...series: readonly string[]) =>
	({ type: 'lay', cards: kinds(cards), table: table(...series) }) as const;

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
		expect(allPieces(after)).toEqual(allPieces(before));
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
