// A game can be told again: from its seed and actions, from its events alone, or from what chance gave.
import {
	advance,
	type Event,
	outcomesOf,
	type Position,
	play,
	playRecorded,
	replay,
	start,
	startRecorded,
	verifyFairness,
} from '@tessera/engine';
import { forEveryGame } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';

/** To the last bit: also the order of keys, which deep equality would pass over; and nothing that a text would lose, as -0. */
function bits(value: unknown): string {
	const text = JSON.stringify(value);
	expect(JSON.parse(text)).toStrictEqual(value);
	return text;
}

describe('a replay equals the live game at every step', () => {
	test('from the seed and the actions', () => {
		forEveryGame((game) => {
			const begun = start(game.terms, game.seed);
			if (!begun.ok) throw new Error(begun.problem.kind);
			expect(bits(begun.value)).toBe(bits(game.start));
			let position: Position = begun.value.position;
			for (const { action, step } of game.steps) {
				const played = play(position, action);
				if (!played.ok) throw new Error(played.problem.kind);
				expect(bits(played.value)).toBe(bits(step));
				position = played.value.position;
			}
		});
	});

	test('from the events alone, also after every event was written as text and read again', () => {
		forEveryGame((game) => {
			const log: Event[] = [...game.start.events];
			expect(bits(replay(log))).toBe(bits(game.start.position));
			let position: Position = replay(log);
			for (const { step } of game.steps) {
				const read = JSON.parse(bits(step.events)) as readonly Event[];
				position = read.reduce<Position>((before, event) => advance(before, event), position);
				expect(bits(position)).toBe(bits(step.position));
				log.push(...read);
			}
			expect(bits(replay(log))).toBe(bits(position));
		});
	});

	test('from the actions and what chance gave, without the seed', () => {
		forEveryGame((game) => {
			const { game: name } = game.terms;
			const begun = startRecorded(game.terms, outcomesOf(name, game.start.events));
			if (!begun.ok) throw new Error(begun.problem.kind);
			let position: Position = begun.value.position;
			expect(position).toEqual({ ...game.start.position, seed: null });
			for (const { action, step } of game.steps) {
				const played = playRecorded(position, action, outcomesOf(name, step.events));
				if (!played.ok) throw new Error(played.problem.kind);
				expect(bits(played.value.events)).toBe(bits(step.events));
				position = played.value.position;
			}
		});
	});

	test('and every draw and roll is found to follow from the seed', () => {
		forEveryGame((game) => {
			const fairness = { seed: game.seed, commitment: null, secret: null, contributions: null };
			const checks = verifyFairness(game, fairness);
			expect(checks.map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown', 'holds', 'holds']);
		});
	});
});
