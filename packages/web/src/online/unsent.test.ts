import type { Action, GameName, Seat } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { isUnsentBy, type Unsent, unsentFrom } from './unsent.ts';

const unsent = (action: Action): Unsent => ({
	by: 'anna',
	seat: 1 as Seat,
	envelope: { id: 'an-id', seen: 7, command: { type: 'act', action } },
});

/** As storage gives it back. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What can be done in a game, one of each kind. */
const ACTIONS: Readonly<Record<GameName, readonly Action[]>> = {
	classic: [
		{ type: 'place', pieces: [{ kind: 7, x: -1, y: 2 }] },
		{ type: 'exchange', pieces: [0, 35] },
		{ type: 'pass' },
	],
	cubes: [{ type: 'place', pieces: [{ kind: 7, x: -1, y: 2 }] }, { type: 'reroll', cubes: [0, 35] }, { type: 'pass' }],
	cards: [{ type: 'lay', cards: [2], table: [[0, 1, 2]] }, { type: 'swap' }, { type: 'pass' }],
} as Readonly<Record<GameName, readonly Action[]>>;

describe.each(['classic', 'cubes', 'cards'] as const)('a move of %s that waits to be sent', (game) => {
	test.each(ACTIONS[game])('is the same after a reload: $type', (action) => {
		expect(unsentFrom(game, stored(unsent(action)))).toEqual(unsent(action));
	});
});

const WHOLE = unsent({ type: 'pass' });

test.each([
	['nothing', null],
	['a number', 7],
	['no one', { ...WHOLE, by: 7 }],
	['no seat', { ...WHOLE, seat: 'first' }],
	['no envelope', { ...WHOLE, envelope: null }],
	['no id', { ...WHOLE, envelope: { ...WHOLE.envelope, id: '' } }],
	['an id that is too long', { ...WHOLE, envelope: { ...WHOLE.envelope, id: 'x'.repeat(65) } }],
	['no version', { ...WHOLE, envelope: { ...WHOLE.envelope, seen: -1 } }],
	['half a version', { ...WHOLE, envelope: { ...WHOLE.envelope, seen: 1.5 } }],
	['another command', { ...WHOLE, envelope: { ...WHOLE.envelope, command: { type: 'resign' } } }],
	['an action that is none', { ...WHOLE, envelope: { ...WHOLE.envelope, command: { type: 'act', action: {} } } }],
	[
		'an action of another game',
		{ ...WHOLE, envelope: { ...WHOLE.envelope, command: { type: 'act', action: { type: 'swap' } } } },
	],
])('what was kept and is damaged is nothing: %s', (_, value) => {
	expect(unsentFrom('classic', value)).toBeNull();
});

test('before the game is known, a move waits that is whole and not of somebody else', () => {
	for (const action of Object.values(ACTIONS).flat()) expect(isUnsentBy('anna', stored(unsent(action)))).toBe(true);
	expect(isUnsentBy(null, WHOLE)).toBe(true);
	expect(isUnsentBy('bob', WHOLE)).toBe(false);
	expect(isUnsentBy('anna', null)).toBe(false);
	expect(isUnsentBy(null, { ...WHOLE, envelope: null })).toBe(false);
});
