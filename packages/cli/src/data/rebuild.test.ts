// What the seed gives where a file tells otherwise.
import { seedFromText } from '@tessera/engine';
import { formatGame } from '@tessera/notation';
import { expect, test } from 'vitest';
import { botGame } from '../testing/table.ts';
import { rebuiltFromSeed } from './rebuild.ts';

/** A game of Cubes with a turn whose cubes had to be rolled again (Q4), and its text with the first draw changed. */
function forcedGame() {
	for (let tries = 0; tries < 200; tries += 1) {
		const text = formatGame(botGame('cubes', seedFromText(`forced ${tries}`)));
		const [, drawn = ''] = / \+ (\w\w)/.exec(text) ?? [];
		if (text.includes(' !> '))
			return { text, drawn, changed: text.replace(` + ${drawn}`, ` + ${drawn[0]}${drawn[1] === 'o' ? 'x' : 'o'}`) };
	}
	throw new Error('no game with a forced roll was found');
}

test('Q4 a changed draw is found in a game with forced rolls too', () => {
	const { text, drawn, changed } = forcedGame();
	expect(rebuiltFromSeed(text)).toBeNull();
	const rebuilt = rebuiltFromSeed(changed);
	expect(rebuilt?.turn).toBe(1);
	expect(rebuilt?.given).toContain(` + ${drawn}`);
	expect(rebuilt?.told).not.toContain(` + ${drawn}`);
});
