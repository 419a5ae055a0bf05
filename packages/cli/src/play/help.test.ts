// Help fits the smallest usual terminal, and what it tells to type can be typed.
import { GAMES } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { LETTERS } from '../testing/table.ts';
import { readCommand } from './commands.ts';
import { helpLines } from './help.ts';

describe.each(GAMES)('help for %s', (game) => {
	const lines = helpLines(LETTERS, game);
	test('is no wider than 80 columns', () => {
		expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
	});
	test('tells commands that are understood', () => {
		const commands = lines.slice(0, lines.indexOf('')).map((line) => line.slice(2, 18).trim());
		for (const command of commands.flatMap((text) => text.split(/, | or Enter/)).filter(Boolean))
			expect(readCommand(game, command), command).toMatchObject({ ok: true });
	});
});
