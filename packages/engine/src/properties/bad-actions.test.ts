// Whatever is sent as an action is answered: refused with a reason, never thrown at, and nothing comes of it.
import { type Action, actionOf, GAMES, type Kind, type Position, play, playAs, type Seat } from '@tessera/engine';
import { insistsOn, positionsOf, randomGame, saysNothing, talksNonsense } from '@tessera/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Values that are easily taken for something else. */
const odd = fc.oneof(
	fc.constantFrom<unknown>(null, undefined, 'length', '__proto__', '0', -0, 1.5, Number.NaN, Infinity, 36, -1, 2 ** 53),
	fc.anything(),
);
const odds = fc.oneof(
	odd,
	fc.array(odd, { maxLength: 4 }),
	fc.array(fc.array(odd, { maxLength: 4 }), { maxLength: 4 }),
);
const placed = fc.record({ kind: odd, x: odd, y: odd }, { requiredKeys: [] });

/** Things that look more or less like an action of some game. */
const attempts = fc.oneof(
	fc.anything(),
	fc.record(
		{
			type: fc.constantFrom('place', 'exchange', 'pass', 'reroll', 'lay', 'swap', 'toString', 7),
			pieces: fc.oneof(odds, fc.array(placed, { maxLength: 3 })),
			cubes: odds,
			cards: odds,
			table: odds,
		},
		{ requiredKeys: ['type'] },
	),
);

const positions: readonly Position[] = GAMES.flatMap((game) =>
	positionsOf(randomGame({ game, players: 2, seed: 3, most: 6 })),
);

describe('an action from outside', () => {
	test('is refused or legal, and never throws', () => {
		fc.assert(
			fc.property(fc.constantFrom(...positions), attempts, (position, value) => {
				const before = JSON.stringify(position);
				const played = play(position, value as Action);
				expect(JSON.stringify(position)).toBe(before);
				if (!played.ok) expect(played.problem.kind).toMatch(/^[a-z-]+$/);
				const full = position.game === 'cards' ? 9 : 6;
				if (played.ok) for (const hand of played.value.position.hands) expect(hand.length).toBe(full);
			}),
			{ seed: 5, numRuns: 20_000 },
		);
	});

	test.each([
		[{ type: 'exchange', pieces: ['length'] }, 'pieces'],
		[{ type: 'exchange', pieces: ['__proto__'] }, 'pieces'],
		[{ type: 'exchange' }, 'pieces'],
		[{ type: 'place', pieces: [{ kind: '0', x: 2, y: 0 }] }, 'pieces'],
		[{ type: 'place', pieces: [null] }, 'pieces'],
		[{ type: 'place', pieces: { length: 1 } }, 'pieces'],
	])('%j names the field that is wrong', (value, field) => {
		expect(actionOf('classic', value)).toEqual({ ok: false, problem: { kind: 'bad-action', field } });
	});

	test('of a player that breaks the contract is refused', () => {
		const stubborn = insistsOn({ type: 'place', pieces: [{ kind: 0, x: 99, y: 99 }] });
		for (const position of positions)
			for (const player of [saysNothing, talksNonsense, stubborn])
				expect(play(position, player(position) as Action).ok).toBe(false);
	});

	test('K3 a card written as text is no card', () => {
		const lay = { type: 'lay', cards: [0, 1, 2], table: [[0, 1, 2, '0', '1', '2']] };
		expect(actionOf('cards', lay)).toEqual({ ok: false, problem: { kind: 'bad-action', field: 'table' } });
	});

	test('is read into data of its own', () => {
		const pieces = [3 as Kind, 4 as Kind];
		const read = actionOf('classic', { type: 'exchange', pieces, more: 'ignored' });
		pieces.pop();
		expect(read).toEqual({ ok: true, value: { type: 'exchange', pieces: [3, 4] } });
	});

	test('C3 of a seat whose turn it is not learns nothing but that', () => {
		for (const position of positions) {
			if (position.ending) continue;
			const other = ((position.turn + 1) % 2) as Seat;
			const hand = position.hands[position.turn] ?? [];
			for (const pieces of [hand.slice(0, 1), [35 as Kind]])
				expect(playAs(position, other, { type: 'exchange', pieces } as Action)).toEqual({
					ok: false,
					problem: { kind: 'not-your-turn', turn: position.turn },
				});
		}
	});
});
