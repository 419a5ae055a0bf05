// C1: what one seat may know, and that nothing hidden can be reached from it.
import { describe, expect, test } from 'vitest';
import { countKinds, minus, total } from '../../core/multiset.ts';
import { seedFromText } from '../../core/random.ts';
import type { Seat } from '../../core/vocabulary.ts';
import { eventFor, start, viewFor } from '../../game.ts';
import { at, classicAt, kind, kinds, markedHand, numbersIn, ownersIn, rows, seat, unwrap } from '../../test-help.ts';
import type { ClassicEvent, ClassicPosition } from './types.ts';

const HANDS = ['rd rq bo gs yc px', 'gx yx bx ps oc gq', 'ro bx yd gs yc po'].map(kinds);
const position = classicAt({ board: rows('ro rx'), hands: HANDS, scores: [1, 2, 3], ages: [30, null, 40], step: 3 });
const VIEWERS: readonly (Seat | null)[] = [seat(0), seat(1), seat(2), null];

describe('a view', () => {
	test('C1 holds what is public, the own hand, and counts of the rest', () => {
		expect(viewFor(position, seat(1))).toEqual({
			game: 'classic',
			options: position.options,
			ages: [30, null, 40],
			step: 3,
			turn: 0,
			withdrawn: [],
			board: position.board,
			scores: [1, 2, 3],
			idleTurns: 0,
			ending: null,
			viewer: 1,
			hand: HANDS[1],
			handSizes: [6, 6, 6],
			bagSize: 108 - 2 - 18,
			unseen: expect.any(Array),
		});
	});

	test('C1 what is unseen is the bag and the hands of the others, not told apart', () => {
		const { unseen } = viewFor(position, seat(1));
		expect(unseen).toEqual(minus(minus(new Array(36).fill(3), countKinds(kinds('ro rx'))), countKinds(HANDS[1] ?? [])));
		expect(total(unseen)).toBe(108 - 2 - 6);
		expect(unseen[kind('gs')]).toBe(3);
	});

	test('C1 a spectator has no hand and has seen the board alone', () => {
		const view = viewFor(position, null);
		expect(view).toMatchObject({ viewer: null, hand: null, handSizes: [6, 6, 6], bagSize: 88 });
		expect(total(view.unseen)).toBe(106);
	});

	test('C1 positions that differ only in what is hidden look the same', () => {
		const swapped = {
			...position,
			hands: [HANDS[0] ?? [], HANDS[2] ?? [], HANDS[1] ?? []],
			seed: seedFromText('else'),
		};
		expect(viewFor(swapped, seat(0))).toEqual(viewFor(position, seat(0)));
		expect(viewFor(swapped, null)).toEqual(viewFor(position, null));
		const redrawn = classicAt({
			...position,
			ended: null,
			hands: [HANDS[0] ?? [], kinds('bd bq bs bc go gd'), HANDS[2] ?? []],
		});
		expect(viewFor(redrawn, seat(0))).toEqual(viewFor(position, seat(0)));
	});

	test("C1 no hidden tile can be reached from another seat's view", () => {
		const marked: ClassicPosition = {
			...position,
			hands: HANDS.map((_, owner) => markedHand(owner, 6)),
			bag: countKinds([]).map((_, index) => 0.5 + index / 1000),
			seed: seedFromText('the seed'),
		};
		for (const viewer of VIEWERS) {
			const view = viewFor(marked, viewer);
			expect(ownersIn(view)).toEqual(viewer === null ? [] : [viewer]);
			for (const count of marked.bag) expect(numbersIn(view).has(count)).toBe(false);
			expect(JSON.stringify(view)).not.toContain(marked.seed);
		}
	});
});

describe('an event as others see it', () => {
	const drew: ClassicEvent = { type: 'drew', seat: seat(1), pieces: kinds('bs gc') };
	const exchanged: ClassicEvent = { type: 'exchanged', seat: seat(1), given: kinds('bs gc'), drawn: kinds('ro rx') };

	test('C6 I see what I drew, the others how many', () => {
		expect(eventFor('classic', drew, seat(1))).toEqual({ type: 'drew', seat: 1, count: 2, pieces: kinds('bs gc') });
		for (const other of [seat(0), seat(2), null])
			expect(eventFor('classic', drew, other)).toEqual({ type: 'drew', seat: 1, count: 2, pieces: null });
	});

	test('C7 neither what was given nor what was drawn is for the others', () => {
		expect(eventFor('classic', exchanged, seat(1))).toEqual({
			type: 'exchanged',
			seat: 1,
			count: 2,
			given: kinds('bs gc'),
			drawn: kinds('ro rx'),
		});
		for (const other of [seat(0), null])
			expect(eventFor('classic', exchanged, other)).toEqual({
				type: 'exchanged',
				seat: 1,
				count: 2,
				given: null,
				drawn: null,
			});
	});

	test('C1 of the deal everybody sees their own hand', () => {
		const dealt: ClassicEvent = { type: 'dealt', hands: HANDS };
		expect(eventFor('classic', dealt, seat(2))).toEqual({ type: 'dealt', counts: [6, 6, 6], hand: HANDS[2] });
		expect(eventFor('classic', dealt, null)).toEqual({ type: 'dealt', counts: [6, 6, 6], hand: null });
	});

	test('C2 the announcement, placements, points, passes and the end are for all', () => {
		const open: readonly ClassicEvent[] = [
			{ type: 'opened', seat: seat(0), sizes: [3, 2, 1], decidedBy: 'size' },
			{ type: 'placed', seat: seat(0), pieces: [at('ro', 0, 0)] },
			{ type: 'scored', seat: seat(0), lines: [], single: 1, points: 1 },
			{ type: 'bonus', seat: seat(0), points: 6 },
			{ type: 'passed', seat: seat(0) },
			{ type: 'turn', seat: seat(1) },
			{ type: 'ended', reason: 'last-piece', winners: [seat(0)] },
		];
		for (const event of open) for (const viewer of VIEWERS) expect(eventFor('classic', event, viewer)).toEqual(event);
	});

	test('C1 the seed is for nobody before the game is over', () => {
		const { events, position: begun } = unwrap(start({ game: 'classic', ages: [null, null] }, seedFromText('hush')));
		for (const viewer of [seat(0), seat(1), null]) {
			const seen = events.map((event) => eventFor('classic', event, viewer));
			expect(seen[0]).toEqual({ type: 'started', game: 'classic', options: begun.options, ages: [null, null] });
			expect(JSON.stringify(seen)).not.toContain(seedFromText('hush'));
		}
	});

	test("C1 no hidden tile can be reached from another seat's events", () => {
		const hidden: readonly ClassicEvent[] = [
			{ type: 'dealt', hands: [0, 1, 2].map((owner) => markedHand(owner, 6)) },
			...[0, 1, 2].map((owner) => ({ type: 'drew', seat: seat(owner), pieces: markedHand(owner, 3) }) as const),
			...[0, 1, 2].map(
				(owner) =>
					({
						type: 'exchanged',
						seat: seat(owner),
						given: markedHand(owner, 2),
						drawn: markedHand(owner, 2),
					}) as const,
			),
		];
		for (const viewer of VIEWERS) {
			const seen = hidden.map((event) => eventFor('classic', event, viewer));
			expect(ownersIn(seen)).toEqual(viewer === null ? [] : [viewer]);
		}
	});
});
