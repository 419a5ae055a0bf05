// K1 and K2: the deal, the deal again, and who starts.
import { describe, expect, test } from 'vitest';
import { countKinds, everyKind, plus, total } from '../../core/multiset.ts';
import { seedFromText } from '../../core/random.ts';
import { start, startRecorded } from '../../game.ts';
import { kinds, problemOf, unwrap } from '../../test-help.ts';

const NOTHING = ['ro ro ro ox ox ox yd yd yd', 'gq gq gq bs bs bs pc pc pc'];
const PAIRS = ['ro rx ro ox ox yd yd gq bs', 'gq gd gq bs bs pc pc po rx'];
const THREE = ['ro rx rd ox ox yd yd gq bs', 'gq gd gq bs bs pc pc po rx'];

const dealt = (
	deals: readonly (readonly string[])[],
	ages: readonly (number | null)[],
	{ lot = [], options = {} }: { lot?: readonly number[]; options?: Record<string, string> } = {},
) => startRecorded({ game: 'cards', ages, options }, [...deals.flat().flatMap(kinds), ...lot]);

const openedIn = (...given: Parameters<typeof dealt>) => unwrap(dealt(...given)).events.at(-1);

describe('the deal', () => {
	test.each([[2], [3], [4]])('K1 %i players get nine cards each out of 108, three of each kind', (players) => {
		const ages = new Array<null>(players).fill(null);
		for (let game = 0; game < 20; game++) {
			const { position } = unwrap(start({ game: 'cards', ages }, seedFromText(`cards ${game}`)));
			expect(position.hands.map(({ length }) => length)).toEqual(new Array(players).fill(9));
			expect(total(position.pile)).toBe(108 - 9 * players);
			expect(plus(position.pile, countKinds(position.hands.flat()))).toEqual(everyKind(3));
		}
	});

	test.each([[1], [5]])('K1 %i players are no table', (players) => {
		const ages = new Array<null>(players).fill(null);
		expect(problemOf(start({ game: 'cards', ages }, seedFromText('x')))).toEqual({ kind: 'bad-player-count', players });
	});

	test('K1 there is no fourth copy, though one line of the French text says six', () => {
		const hands = ['ro ro ro ro ox ox yd yd yd', NOTHING[1] ?? ''];
		expect(problemOf(dealt([hands], [null, null]))).toEqual({ kind: 'record-mismatch', at: 3, reason: 'impossible' });
	});

	test('K1 K2 what happens: started, dealt, opened', () => {
		const { position, events } = unwrap(dealt([THREE], [null, null]));
		expect(events).toEqual([
			{ type: 'started', game: 'cards', options: position.options, ages: [null, null], seed: null },
			{ type: 'dealt', hands: THREE.map(kinds) },
			{ type: 'opened', seat: 0, sizes: [3, 2], decidedBy: 'size' },
		]);
		expect(position).toMatchObject({
			step: 0,
			turn: 0,
			table: [],
			captured: [[], []],
			finalTurns: null,
			idleTurns: 0,
			ending: null,
		});
	});

	test('K2 K6 the rulings and their defaults', () => {
		const { position } = unwrap(start({ game: 'cards', ages: [null, null] }, seedFromText('x')));
		expect(position.options).toEqual({ openingTie: 'oldest', whenStuck: 'swap', stallRounds: 4 });
	});
});

describe('nobody has a series of three', () => {
	test('K2 the cards are shuffled and dealt again', () => {
		const { position, events } = unwrap(dealt([NOTHING, PAIRS, THREE], [null, null]));
		expect(events.slice(1)).toEqual([
			{ type: 'dealt', hands: NOTHING.map(kinds) },
			{ type: 'misdealt', sizes: [1, 1] },
			{ type: 'dealt', hands: PAIRS.map(kinds) },
			{ type: 'misdealt', sizes: [2, 2] },
			{ type: 'dealt', hands: THREE.map(kinds) },
			{ type: 'opened', seat: 0, sizes: [3, 2], decidedBy: 'size' },
		]);
		expect(position.hands).toEqual(THREE.map(kinds));
		expect(plus(position.pile, countKinds(position.hands.flat()))).toEqual(everyKind(3));
		expect(position.step).toBe(0);
	});

	test('K2 from the whole pack: cards of the first deal may come again', () => {
		expect(unwrap(dealt([NOTHING, THREE], [null, null])).position.hands[1]).toEqual(kinds(THREE[1] ?? ''));
		expect(problemOf(dealt([NOTHING], [null, null]))).toMatchObject({ reason: 'too-few', at: 18 });
	});

	test('K2 the ages do not matter, nor does a tie of two', () => {
		expect(problemOf(dealt([PAIRS], [20, 30]))).toMatchObject({ reason: 'too-few' });
	});

	test('K2 by the seed too', () => {
		const terms = { game: 'cards', ages: [null, null] } as const;
		const typesFor = (text: string) => unwrap(start(terms, seedFromText(text))).events.map(({ type }) => type);
		expect(typesFor('misdeal 7')).toEqual(['started', 'dealt', 'opened']);
		expect(typesFor('misdeal 8')).toEqual(['started', 'dealt', 'misdealt', 'dealt', 'opened']);
	});
});

describe('who starts', () => {
	test('K2 the largest series in hand, equal cards not counted', () => {
		const hands = ['bo bo bo bx bx bx rd gs yc', 'ro rx rd gq yc ps os yo gc'];
		expect(openedIn([hands], [null, null])).toEqual({ type: 'opened', seat: 1, sizes: [2, 3], decidedBy: 'size' });
	});

	test('K2 by colour or by shape', () => {
		const hands = ['ro rx rd gq yc ps os yo gc', 'rs os ys gs bx px bd pd rq'];
		expect(openedIn([hands], [null, null])).toMatchObject({ seat: 1, sizes: [3, 4] });
	});

	const TIED = ['ro rx rd gq yc ps os yo gc', 'bo bx bd rq ys gc pq os yc'];

	test('K2 a tie: the oldest', () => {
		expect(openedIn([TIED], [40, 41])).toEqual({ type: 'opened', seat: 1, sizes: [3, 3], decidedBy: 'age' });
		expect(openedIn([TIED], [42, 41])).toMatchObject({ seat: 0, decidedBy: 'age' });
	});

	test('K2 a tie with an age missing: the lot', () => {
		expect(openedIn([TIED], [40, null], { lot: [0] })).toMatchObject({ seat: 0, decidedBy: 'lot' });
	});

	test('K2 the ruling on ties may be otherwise', () => {
		expect(openedIn([TIED], [40, 41], { options: { openingTie: 'youngest' } })).toMatchObject({ seat: 0 });
		expect(openedIn([TIED], [40, 41], { lot: [0], options: { openingTie: 'lot' } })).toMatchObject({
			seat: 0,
			decidedBy: 'lot',
		});
	});
});
