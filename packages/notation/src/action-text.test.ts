// Actions come back from their text.
import type { Action, GameName, Kind, Seat } from '@tessera/engine';
import { kinds, placedOf } from '@tessera/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAction, parseAction } from './action-text.ts';

const EXAMPLES: readonly (readonly [GameName, string, Action])[] = [
	[
		'classic',
		'place rd@2,0 rq@-3,0',
		{
			type: 'place',
			pieces: placedOf([
				['rd', 2, 0],
				['rq', -3, 0],
			]),
		},
	],
	['classic', 'exchange ro rx', { type: 'exchange', pieces: kinds('ro rx') }],
	['classic', 'pass', { type: 'pass' }],
	['cubes', 'place gs@0,-12', { type: 'place', pieces: placedOf([['gs', 0, -12]]) }],
	['cubes', 'reroll ro bx ro', { type: 'reroll', cubes: kinds('ro bx ro') }],
	['cubes', 'reroll -', { type: 'reroll', cubes: [] }],
	['cubes', 'pass', { type: 'pass' }],
	[
		'cards',
		'lay rq bo -> rorxrdrq gogxgd',
		{ type: 'lay', cards: kinds('rq bo'), table: [kinds('ro rx rd rq'), kinds('go gx gd')] },
	],
	['cards', 'swap', { type: 'swap' }],
	['cards', 'pass', { type: 'pass' }],
	['classic', 'withdraw 1', { type: 'withdraw', seat: 0 as Seat }],
	['cubes', 'withdraw 4', { type: 'withdraw', seat: 3 as Seat }],
	['cards', 'withdraw 2', { type: 'withdraw', seat: 1 as Seat }],
];

const kind = fc.integer({ min: 0, max: 35 }).map((value) => value as Kind);
const someKinds = fc.array(kind, { maxLength: 9 });
const coordinate = fc.integer({ min: -(2 ** 50), max: 2 ** 50 });

const ACTIONS: Readonly<Record<GameName, fc.Arbitrary<Action>>> = {
	classic: fc.oneof(
		fc.array(fc.record({ kind, x: coordinate, y: coordinate })).map((pieces): Action => ({ type: 'place', pieces })),
		someKinds.map((pieces): Action => ({ type: 'exchange', pieces })),
	),
	cubes: someKinds.map((cubes): Action => ({ type: 'reroll', cubes })),
	cards: fc
		.tuple(someKinds, fc.array(fc.array(kind, { minLength: 1, maxLength: 6 })))
		.map(([cards, table]): Action => ({ type: 'lay', cards, table })),
};

describe('the text of actions', () => {
	test.each(EXAMPLES)('%s: %s', (game, text, action) => {
		expect(formatAction(action)).toBe(text);
		expect(parseAction(game, text)).toEqual({ ok: true, value: action });
	});

	test.each(['classic', 'cubes', 'cards'] as const)(
		'%s: every action comes back from its text, legal or not',
		(game) => {
			const comesBack = (action: Action): void => {
				expect(parseAction(game, formatAction(action))).toEqual({ ok: true, value: action });
			};
			fc.assert(fc.property(ACTIONS[game], comesBack), { seed: 1, numRuns: 500 });
		},
	);

	test('spaces are free, and minus zero is zero', () => {
		const action = { type: 'place', pieces: placedOf([['ro', 0, 0]]) };
		expect(parseAction('classic', '  place   ro@-0,0 \t')).toEqual({ ok: true, value: action });
	});
});
