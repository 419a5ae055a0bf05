// Q1 and Q2: the deal, and who opens.
import { describe, expect, test } from 'vitest';
import { countColours, plus, total } from '../../core/multiset.ts';
import { seedFromText } from '../../core/random.ts';
import { colourOf, type Kind, shapeOf } from '../../core/vocabulary.ts';
import { start, startRecorded } from '../../game.ts';
import { kinds, problemOf, unwrap } from '../../test-help.ts';

/** What chance gives when these cubes come out of the bag and show these faces: all colours, then all rolls. */
const outcomesFor = (cubes: readonly Kind[]): readonly number[] => [...cubes.map(colourOf), ...cubes.map(shapeOf)];

const dealt = (
	hands: readonly string[],
	ages: readonly (number | null)[],
	{ lot = [], options = {} }: { lot?: readonly number[]; options?: Record<string, string> } = {},
) => startRecorded({ game: 'cubes', ages, options }, [...outcomesFor(hands.flatMap(kinds)), ...lot]);

const openedIn = (...given: Parameters<typeof dealt>) => unwrap(dealt(...given)).events.at(-1);

describe('the deal', () => {
	test.each([[2], [3], [4]])('Q1 %i players get six cubes each out of 90, fifteen of each colour', (players) => {
		const ages = new Array<null>(players).fill(null);
		for (let game = 0; game < 20; game++) {
			const { position } = unwrap(start({ game: 'cubes', ages }, seedFromText(`cubes ${game}`)));
			expect(position.hands.map(({ length }) => length)).toEqual(new Array(players).fill(6));
			expect(total(position.bag)).toBe(90 - 6 * players);
			expect(plus(position.bag, countColours(position.hands.flat()))).toEqual([15, 15, 15, 15, 15, 15]);
		}
	});

	test.each([[1], [5]])('Q1 %i players are no table', (players) => {
		const ages = new Array<null>(players).fill(null);
		expect(problemOf(start({ game: 'cubes', ages }, seedFromText('x')))).toEqual({ kind: 'bad-player-count', players });
	});

	test('Q1 every cube carries all six shapes of its colour: six equal faces may show', () => {
		const hands = ['ro ro ro ro ro ro', 'ro ro ro ro ro bx'];
		expect(unwrap(dealt(hands, [null, null], { lot: [1] })).position.hands).toEqual(hands.map(kinds));
	});

	test('Q1 there is no sixteenth cube of a colour', () => {
		const hands = ['ro ro ro ro ro ro', 'ro ro ro ro ro ro', 'ro ro ro ro bx bx'];
		expect(problemOf(dealt(hands, [null, null, null]))).toEqual({
			kind: 'record-mismatch',
			at: 15,
			reason: 'impossible',
		});
	});

	test('Q1 Q2 what happens: started, dealt with the faces that show, opened', () => {
		const hands = ['ro ox yd gq bs pc', 'ro rx gd yq bs oc'];
		const { position, events } = unwrap(dealt(hands, [30, null]));
		expect(events).toEqual([
			{ type: 'started', game: 'cubes', options: position.options, ages: [30, null], seed: null },
			{ type: 'dealt', hands: hands.map(kinds) },
			{ type: 'opened', seat: 1, sizes: [1, 2], decidedBy: 'size' },
		]);
		expect(position).toMatchObject({ step: 0, turn: 1, board: [], scores: [0, 0], rerolled: false, ending: null });
	});

	test('Q2 Q4 the rulings and their defaults', () => {
		const { position } = unwrap(start({ game: 'cubes', ages: [null, null] }, seedFromText('x')));
		expect(position.options).toEqual({
			openingTie: 'youngest',
			openingQwirkleBonus: true,
			openingSinglePoints: 1,
			whenStuck: 'pass',
		});
	});
});

describe('who opens', () => {
	test('Q2 the largest line of showing faces, equal faces not counted', () => {
		expect(openedIn(['bo bo bo bo bx rd', 'ro rx rd gq yc ps'], [null, null])).toEqual({
			type: 'opened',
			seat: 1,
			sizes: [2, 3],
			decidedBy: 'size',
		});
	});

	const TIED = ['ro rx rd bq gs yc', 'bo bx bd rq ys gc', 'go ox yd bq rs pc'];

	test('Q2 a tie: the youngest of the tied players', () => {
		expect(openedIn(TIED, [41, 40, 5])).toEqual({ type: 'opened', seat: 1, sizes: [3, 3, 1], decidedBy: 'age' });
	});

	test('Q2 a tie with an age missing: the lot', () => {
		expect(openedIn(TIED, [null, 40, 5], { lot: [0] })).toMatchObject({ seat: 0, decidedBy: 'lot' });
	});

	test('Q2 the ruling on ties may be otherwise', () => {
		expect(openedIn(TIED, [41, 40, 5], { options: { openingTie: 'oldest' } })).toMatchObject({ seat: 0 });
		expect(openedIn(TIED, [41, 40, 5], { lot: [1], options: { openingTie: 'lot' } })).toMatchObject({
			seat: 1,
			decidedBy: 'lot',
		});
	});
});
