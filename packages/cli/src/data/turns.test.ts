// Turns are numbered as in the file, also where a turn takes two actions.
import { GAMES } from '@tessera/engine';
import { defaultNames, formatGame } from '@tessera/notation';
import { randomGame } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { eventsOf, positionAfter, turnOfStep, turnsOf } from './turns.ts';

const NOTHING_TOLD = { seed: null, commitment: null, secret: null, contributions: null };

describe('turns', () => {
	test.each(GAMES)('%s: every action belongs to one turn, and a turn to one seat', (game) => {
		const record = randomGame({ game, players: 3, seed: 5 });
		const turns = turnsOf(record);
		expect(turns.flatMap(({ steps }) => steps)).toEqual(record.steps);
		for (const turn of turns) {
			const ends = eventsOf(turn).filter(({ type }) => type === 'turn' || type === 'ended');
			expect(ends).toHaveLength(1);
			expect(turn.before.turn).not.toBe(turn.number < turns.length ? positionAfter(turn).turn : null);
		}
		expect(positionAfter(turns.at(-1) ?? turns[0] ?? never()).ending).not.toBeNull();
	});
	test('Q3 a reroll and the placement after it are one turn', () => {
		const record = randomGame({ game: 'cubes', players: 2, seed: 5 });
		const turns = turnsOf(record);
		const rerolled = record.steps.findIndex(({ action }) => action.type === 'reroll');
		expect(rerolled).toBeGreaterThanOrEqual(0);
		expect(turnOfStep(turns, rerolled + 1)).toBe(turnOfStep(turns, rerolled + 2));
		expect(turnOfStep(turns, rerolled + 3)).toBe(turnOfStep(turns, rerolled + 2) + 1);
	});
	test('W1 a withdrawal is a turn of its own, as it is a line of the file', () => {
		for (let seed = 0; seed < 20; seed++) {
			const record = randomGame({ game: 'cubes', players: 4, seed, leaving: 6 });
			const turns = turnsOf(record);
			const text = formatGame({ ...record, names: defaultNames(4), tags: {}, fairness: NOTHING_TOLD });
			expect(text.match(/^\d+\. /gm)).toHaveLength(turns.length);
			for (const { steps } of turns)
				if (steps.some(({ action }) => action.type === 'withdraw')) expect(steps).toHaveLength(1);
		}
	});
	test('a game that stops in the middle of a turn has that turn too', () => {
		const whole = randomGame({ game: 'cubes', players: 2, seed: 5 });
		const rerolled = whole.steps.findIndex(({ action }) => action.type === 'reroll');
		const turns = turnsOf({ ...whole, steps: whole.steps.slice(0, rerolled + 1) });
		expect(turns.at(-1)?.steps.map(({ action }) => action.type)).toEqual(['reroll']);
	});
});

const never = (): never => {
	throw new Error('a game has a turn');
};
