// K1, K4 and K6: what one seat may know, and that nothing hidden can be reached from it.
import { describe, expect, test } from 'vitest';
import { countKinds, total } from '../../core/multiset.ts';
import { seedFromText } from '../../core/random.ts';
import { eventFor, start, viewFor } from '../../game.ts';
import { cardsAt, kind, kinds, markedHand, numbersIn, ownersIn, seat, unwrap } from '../../test-help.ts';
import type { CardsEvent, CardsPosition } from './types.ts';

const HANDS = ['rd gd pd bs ro rx yc oq gq', 'od yd pd rc oc yx gx px pq', 'gc gs go bq bd po ps pc oo'].map(kinds);
const TABLE = ['bo bq bc', 'rs ys gs'].map(kinds);
const TAKEN = [[], [kinds('ro rx rd rq rs rc')], []];
const position = cardsAt({ table: TABLE, captured: TAKEN, hands: HANDS, step: 3, ages: [1, null, 2] });
const VIEWERS = [seat(0), seat(1), seat(2), null];

describe('a view', () => {
	test('K1 K4 holds the table, what was captured, the own hand, and counts of the rest', () => {
		expect(viewFor(position, seat(1))).toEqual({
			game: 'cards',
			options: position.options,
			ages: [1, null, 2],
			step: 3,
			turn: 0,
			withdrawn: [],
			table: TABLE,
			captured: TAKEN,
			finalTurns: null,
			idleTurns: 0,
			ending: null,
			viewer: 1,
			hand: HANDS[1],
			handSizes: [9, 9, 9],
			pileSize: 108 - 6 - 6 - 27,
			unseen: expect.any(Array),
		});
	});

	test('K1 what is unseen is the pile and the hands of the others, not told apart', () => {
		const { unseen } = viewFor(position, seat(1));
		expect(total(unseen)).toBe(108 - 6 - 6 - 9);
		expect(unseen[kind('rc')]).toBe(1);
		expect(unseen[kind('ro')]).toBe(2);
		expect(unseen[kind('rs')]).toBe(1);
		expect(unseen[kind('yo')]).toBe(3);
		expect(total(viewFor(position, null).unseen)).toBe(108 - 12);
		expect(viewFor(position, null)).toMatchObject({ viewer: null, hand: null });
	});

	test('K1 positions that differ only in what is hidden look the same', () => {
		const swapped = {
			...position,
			hands: [HANDS[0] ?? [], HANDS[2] ?? [], HANDS[1] ?? []],
			seed: seedFromText('else'),
		};
		expect(viewFor(swapped, seat(0))).toEqual(viewFor(position, seat(0)));
		expect(viewFor(swapped, null)).toEqual(viewFor(position, null));
	});

	test("K1 no hidden card can be reached from another seat's view", () => {
		const marked: CardsPosition = {
			...position,
			hands: HANDS.map((_, owner) => markedHand(owner, 9)),
			pile: countKinds([]).map((_, index) => 0.5 + index / 1000),
			seed: seedFromText('the seed'),
		};
		for (const viewer of VIEWERS) {
			const view = viewFor(marked, viewer);
			expect(ownersIn(view)).toEqual(viewer === null ? [] : [viewer]);
			for (const count of marked.pile) expect(numbersIn(view).has(count)).toBe(false);
			expect(JSON.stringify(view)).not.toContain(marked.seed);
		}
	});
});

describe('an event as others see it', () => {
	test('K4 I see what I drew, the others how many', () => {
		const drew: CardsEvent = { type: 'drew', seat: seat(1), pieces: kinds('bs gc') };
		expect(eventFor('cards', drew, seat(1))).toEqual({ type: 'drew', seat: 1, count: 2, pieces: kinds('bs gc') });
		for (const other of [seat(0), seat(2), null])
			expect(eventFor('cards', drew, other)).toEqual({ type: 'drew', seat: 1, count: 2, pieces: null });
	});

	test('K6 the old hand is shown to all, the new one is its owner’s', () => {
		const swapped: CardsEvent = { type: 'swapped', seat: seat(1), shown: HANDS[1] ?? [], drawn: HANDS[2] ?? [] };
		expect(eventFor('cards', swapped, seat(1))).toEqual({
			type: 'swapped',
			seat: 1,
			shown: HANDS[1],
			count: 9,
			drawn: HANDS[2],
		});
		for (const other of [seat(0), seat(2), null])
			expect(eventFor('cards', swapped, other)).toEqual({
				type: 'swapped',
				seat: 1,
				shown: HANDS[1],
				count: 9,
				drawn: null,
			});
	});

	test('K1 K2 of a deal everybody sees their own hand, of one that failed the sizes', () => {
		const dealt: CardsEvent = { type: 'dealt', hands: HANDS };
		expect(eventFor('cards', dealt, seat(2))).toEqual({ type: 'dealt', counts: [9, 9, 9], hand: HANDS[2] });
		expect(eventFor('cards', dealt, null)).toEqual({ type: 'dealt', counts: [9, 9, 9], hand: null });
		const misdealt: CardsEvent = { type: 'misdealt', sizes: [2, 1, 2] };
		for (const viewer of VIEWERS) expect(eventFor('cards', misdealt, viewer)).toEqual(misdealt);
	});

	test('K3 K4 K5 what happens on the table is for all', () => {
		const open: readonly CardsEvent[] = [
			{ type: 'opened', seat: seat(0), sizes: [3, 2, 1], decidedBy: 'size' },
			{ type: 'laid', seat: seat(0), cards: kinds('bs') },
			{ type: 'rearranged', seat: seat(0), table: TABLE },
			{ type: 'captured', seat: seat(0), qwirkles: [kinds('ro rx rd rq rs rc')] },
			{ type: 'final-round', turns: 3 },
			{ type: 'passed', seat: seat(0) },
			{ type: 'turn', seat: seat(1) },
			{ type: 'ended', reason: 'final-round', winners: [seat(0)] },
		];
		for (const event of open) for (const viewer of VIEWERS) expect(eventFor('cards', event, viewer)).toEqual(event);
	});

	test("K1 no hidden card can be reached from another seat's events, nor the seed from any", () => {
		const hidden: readonly CardsEvent[] = [
			{ type: 'dealt', hands: [0, 1, 2].map((owner) => markedHand(owner, 9)) },
			...[0, 1, 2].flatMap((owner): readonly CardsEvent[] => [
				{ type: 'drew', seat: seat(owner), pieces: markedHand(owner, 3) },
				{ type: 'swapped', seat: seat(owner), shown: HANDS[owner] ?? [], drawn: markedHand(owner, 9) },
			]),
		];
		for (const viewer of VIEWERS) {
			const seen = hidden.map((event) => eventFor('cards', event, viewer));
			expect(ownersIn(seen)).toEqual(viewer === null ? [] : [viewer]);
		}
		const { events } = unwrap(start({ game: 'cards', ages: [null, null] }, seedFromText('hush')));
		for (const viewer of [seat(0), null])
			expect(JSON.stringify(events.map((event) => eventFor('cards', event, viewer)))).not.toContain(
				seedFromText('hush'),
			);
	});
});
