// C1 and C2: the deal, and who opens.
import { describe, expect, test } from 'vitest';
import { countKinds, everyKind, plus, total } from '../../core/multiset.ts';
import { seedFromText } from '../../core/random.ts';
import { start, startRecorded } from '../../game.ts';
import { kinds, problemOf, unwrap } from '../../test-help.ts';

const NO_AGES = [null, null];

/** The deal of these hands. */
const dealt = (
	hands: readonly string[],
	ages: readonly (number | null)[],
	{ lot = [], options = {} }: { lot?: readonly number[]; options?: Record<string, string> } = {},
) => startRecorded({ game: 'classic', ages, options }, [...hands.flatMap(kinds), ...lot]);

const openedIn = (...given: Parameters<typeof dealt>) => unwrap(dealt(...given)).events.at(-1);

describe('the deal', () => {
	test.each([[2], [3], [4]])('C1 %i players get six tiles each out of 108, three of each kind', (players) => {
		const ages = new Array<null>(players).fill(null);
		for (let game = 0; game < 20; game++) {
			const { position } = unwrap(start({ game: 'classic', ages }, seedFromText(`deal ${game}`)));
			expect(position.hands.map(({ length }) => length)).toEqual(new Array(players).fill(6));
			expect(total(position.bag)).toBe(108 - 6 * players);
			expect(plus(position.bag, countKinds(position.hands.flat()))).toEqual(everyKind(3));
		}
	});

	test.each([[0], [1], [5]])('C1 %i players are no table', (players) => {
		const ages = new Array<null>(players).fill(null);
		expect(problemOf(start({ game: 'classic', ages }, seedFromText('x')))).toEqual({
			kind: 'bad-player-count',
			players,
		});
	});

	test('C1 a fourth copy cannot be dealt', () => {
		const hands = ['ro ro ro rx rd rq', 'ro bx bd bq bs bc'];
		expect(problemOf(dealt(hands, NO_AGES))).toEqual({ kind: 'record-mismatch', at: 6, reason: 'impossible' });
	});

	test('C1 C2 what happens: started, dealt, opened; then it is the turn of the one who opens', () => {
		const hands = ['ro ox yd gq bs pc', 'ro rx gd yq bs oc'];
		const { position, events } = unwrap(dealt(hands, [30, null]));
		expect(events).toEqual([
			{ type: 'started', game: 'classic', options: position.options, ages: [30, null], seed: null },
			{ type: 'dealt', hands: hands.map(kinds) },
			{ type: 'opened', seat: 1, sizes: [1, 2], decidedBy: 'size' },
		]);
		expect(position).toMatchObject({ step: 0, turn: 1, board: [], scores: [0, 0], idleTurns: 0, ending: null });
	});

	test('C2 the rulings and their defaults', () => {
		const { position } = unwrap(start({ game: 'classic', ages: NO_AGES }, seedFromText('x')));
		expect(position.options).toEqual({
			openingTie: 'oldest',
			openingQwirkleBonus: true,
			openingSinglePoints: 1,
			voluntaryPass: false,
			stallRounds: 4,
		});
	});
});

describe('who opens', () => {
	test('C2 the opener is not found by counting a tile held twice', () => {
		const hands = ['bo bo bo bx rd gs', 'ro rx rd gq yc ps'];
		expect(openedIn(hands, NO_AGES)).toEqual({ type: 'opened', seat: 1, sizes: [2, 3], decidedBy: 'size' });
	});

	test('C2 nor by counting six of one colour of which some are equal', () => {
		const hands = ['bo bo bo bx bx bx', 'ro oo yo gx yc ps'];
		expect(openedIn(hands, NO_AGES)).toMatchObject({ seat: 1, sizes: [2, 3] });
	});

	test('C2 by colour or by shape', () => {
		const hands = ['ro rx rd bo gs yc', 'gq bq pq rq ox yc', 'ro ox yd gq bs pc'];
		expect(openedIn(hands, [null, null, null])).toMatchObject({ seat: 1, sizes: [3, 4, 1] });
	});

	const TIED = ['ro rx rd bq gs yc', 'bo bx bd rq ys gc', 'go ox yd bq rs pc'];

	test('C2 a tie: the oldest of the tied players', () => {
		expect(openedIn(TIED, [40, 41, 99])).toEqual({ type: 'opened', seat: 1, sizes: [3, 3, 1], decidedBy: 'age' });
		expect(openedIn(TIED, [42, 41, 99])).toMatchObject({ seat: 0, decidedBy: 'age' });
	});

	test('C2 a tie with an age missing: the lot', () => {
		expect(openedIn(TIED, [40, null, 99], { lot: [0] })).toMatchObject({ seat: 0, decidedBy: 'lot' });
		expect(openedIn(TIED, [40, null, 99], { lot: [1] })).toMatchObject({ seat: 1, decidedBy: 'lot' });
		expect(problemOf(dealt(TIED, [40, null, 99], { lot: [2] }))).toMatchObject({ reason: 'impossible', at: 18 });
	});

	test('C2 the ruling on ties may be otherwise', () => {
		expect(openedIn(TIED, [40, 41, 1], { options: { openingTie: 'youngest' } })).toMatchObject({
			seat: 0,
			decidedBy: 'age',
		});
		expect(openedIn(TIED, [40, 41, 1], { lot: [0], options: { openingTie: 'lot' } })).toMatchObject({
			seat: 0,
			decidedBy: 'lot',
		});
	});

	test('C2 an option that does not exist, or not with this value, is refused', () => {
		expect(problemOf(dealt(TIED, NO_AGES, { options: { openingTie: 'tallest' } }))).toEqual({
			kind: 'bad-option',
			name: 'openingTie',
			value: 'tallest',
			accepted: ['oldest', 'youngest', 'lot'],
		});
		expect(problemOf(dealt(TIED, NO_AGES, { options: { colour: 'red' } }))).toMatchObject({ accepted: [] });
	});

	test('C2 an age that is no number is refused', () => {
		expect(problemOf(dealt(TIED, [1, Number.NaN, 2]))).toEqual({ kind: 'bad-age', seat: 1 });
	});

	test('C2 the tie is a matter of the seed alone where ages are missing', () => {
		const seats = new Set<number>();
		for (let game = 0; game < 40; game++) {
			const seed = seedFromText(`tie ${game}`);
			const once = unwrap(start({ game: 'classic', ages: NO_AGES }, seed));
			expect(unwrap(start({ game: 'classic', ages: NO_AGES }, seed))).toEqual(once);
			const opened = once.events.at(-1);
			if (opened?.type === 'opened' && opened.decidedBy === 'lot') seats.add(opened.seat);
		}
		expect(seats).toEqual(new Set([0, 1]));
	});
});
