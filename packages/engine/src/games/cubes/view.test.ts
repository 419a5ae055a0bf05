// Q1: all cubes are open, the bag and the seed are not.
import { describe, expect, test } from 'vitest';
import { total } from '../../core/multiset.ts';
import { seedFromText } from '../../core/random.ts';
import { eventFor, legalActions, legalInView, start, viewFor } from '../../game.ts';
import { at, colour, cubesAt, kinds, rows, seat, unwrap } from '../../test-help.ts';
import type { CubesEvent } from './types.ts';

const HANDS = ['rd rq bo gs yc px', 'gx yx bx ps oc gq'].map(kinds);
const position = cubesAt({ board: rows('ro rx'), hands: HANDS, scores: [1, 2], step: 3 });

describe('a view', () => {
	test('Q1 all cubes are open, to a spectator as well', () => {
		expect(viewFor(position, seat(1))).toEqual({
			game: 'cubes',
			options: position.options,
			ages: [null, null],
			step: 3,
			turn: 0,
			withdrawn: [],
			board: position.board,
			scores: [1, 2],
			rerolled: false,
			ending: null,
			viewer: 1,
			hand: HANDS[1],
			handSizes: [6, 6],
			hands: HANDS,
			bagSize: 90 - 14,
			unseen: position.bag,
		});
		expect(viewFor(position, null)).toMatchObject({ viewer: null, hand: null, hands: HANDS });
	});

	test('Q1 what is unseen follows from what is seen: fifteen of each colour', () => {
		const { unseen, bagSize } = viewFor(position, null);
		expect(unseen[colour('r')]).toBe(15 - 4);
		expect(total(unseen)).toBe(bagSize);
	});

	test('Q1 the bag itself and the seed are for nobody', () => {
		const seed = seedFromText('hush');
		const { position: begun, events } = unwrap(start({ game: 'cubes', ages: [null, null] }, seed));
		for (const viewer of [seat(0), seat(1), null]) {
			const view = viewFor(begun, viewer);
			expect(JSON.stringify(view)).not.toContain(seed);
			expect(Object.keys(view)).not.toContain('bag');
			expect(JSON.stringify(events.map((event) => eventFor('cubes', event, viewer)))).not.toContain(seed);
		}
	});

	test('Q3 the one to move finds the legal actions in their own view', () => {
		expect(legalInView(viewFor(position, seat(0)))).toEqual(legalActions(position));
		expect(legalInView(viewFor(position, seat(1)))).toBeNull();
		expect(legalInView(viewFor(position, null))).toBeNull();
	});
});

test('Q1 every event is for all as it is', () => {
	const open: readonly CubesEvent[] = [
		{ type: 'dealt', hands: HANDS },
		{ type: 'opened', seat: seat(0), sizes: [3, 2], decidedBy: 'lot' },
		{ type: 'rerolled', seat: seat(0), cause: 'chosen', from: kinds('rd'), to: kinds('rx') },
		{ type: 'placed', seat: seat(0), pieces: [at('ro', 0, 0)] },
		{ type: 'drew', seat: seat(0), colours: [colour('b')] },
		{ type: 'rolled', seat: seat(0), cubes: kinds('bs') },
		{ type: 'ended', reason: 'last-piece', winners: [seat(0)] },
	];
	for (const event of open)
		for (const viewer of [seat(0), seat(1), null]) expect(eventFor('cubes', event, viewer)).toEqual(event);
});
