// What Club tells of its choices: only what it weighs.
import { viewFor } from '@tessera/engine';
import { expect, test } from 'vitest';
import { playerOf } from '../levels.ts';
import { begin } from '../testing/games.ts';

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
