// What Club tells of its choices: only what it weighs.
import { viewFor } from '@tessera/engine';
import { expect, test } from 'vitest';
import { playerOf } from '../levels.ts';
import { after, begin } from '../testing/games.ts';

const view = (() => {
	const position = begin({ game: 'classic', players: 2, seed: 'what Club tells' });
	return viewFor(position, position.turn);
})();

test('what it gives away is not told, since it overlooks that; what it keeps is', () => {
	const { candidates } = playerOf('club', 'own').choose(view, { rollouts: 1 });
	expect(new Set(candidates.map(({ risk }) => risk))).toEqual(new Set([null]));
	for (const { kept } of candidates) expect(kept).toEqual(expect.any(Number));
});

test('who sees all of it tells both', () => {
	const { candidates } = playerOf('careful', 'own').choose(view, { rollouts: 1 });
	for (const { kept, risk } of candidates) expect([kept, risk]).toEqual([expect.any(Number), expect.any(Number)]);
});

test('now and then it overlooks a place, another one in each game', () => {
	const first = begin({ game: 'classic', players: 2, seed: 'a place overlooked' });
	const opened = after(first, playerOf('greedy', 'own').choose(viewFor(first, first.turn), { rollouts: 1 }).action);
	const seen = viewFor(opened, opened.turn);
	const all = playerOf('careful', 'own').choose(seen, { rollouts: 1 }).candidates.length;
	const counts = Array.from({ length: 40 }, (_, game) => {
		const { candidates } = playerOf('club', `game ${game}`).choose(seen, { rollouts: 1 });
		return candidates.length;
	});
	expect(Math.max(...counts)).toBe(all);
	expect(Math.min(...counts)).toBeLessThan(all);
	const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
	expect(mean / all).toBeGreaterThan(0.8);
	expect(mean / all).toBeLessThan(0.97);
});
