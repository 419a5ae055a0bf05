// The page that specifies the notation is true: every example on it is read here.
import { readFileSync } from 'node:fs';
import { GAMES } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { formatAction, parseAction } from './action-text.ts';
import { formatGame } from './game-text/format.ts';
import { parseGame } from './game-text/parse.ts';
import { formatPosition } from './position-text/format.ts';
import { parsePosition } from './position-text/parse.ts';
import { describeProblem } from './problem.ts';

const PAGE = readFileSync(new URL('../../../docs/NOTATION.md', import.meta.url), 'utf8');

/** The contents of the code blocks of one sort. */
const blocks = (sort: string): readonly string[] =>
	[...PAGE.matchAll(new RegExp(`^\`\`\`${sort}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].flatMap((match) => match[1] ?? []);

const linesOf = (sort: string): readonly string[] => blocks(sort).flatMap((block) => block.trimEnd().split('\n'));

describe('docs/NOTATION.md', () => {
	test.each(linesOf('position'))('%s', (line) => {
		const position = parsePosition(line);
		expect(position).toMatchObject({ ok: true });
		expect(position.ok && formatPosition(position.value)).toBe(line);
	});

	test.each(blocks('game'))('game %#', (text) => {
		const game = parseGame(text);
		expect(game).toMatchObject({ ok: true });
		expect(game.ok && formatGame(game.value)).toBe(text);
	});

	test('has an example of every game in both forms', () => {
		expect(linesOf('position').map((line) => line.split('/')[0])).toEqual(expect.arrayContaining([...GAMES]));
		expect(blocks('game').flatMap((text) => /\[Game "(.*)"\]/.exec(text)?.[1] ?? [])).toEqual([...GAMES, 'cubes']);
	});

	test('shows actions that read and are written so', () => {
		const shown = [...PAGE.matchAll(/`((?:place|exchange|reroll|lay|withdraw) [^`A-Z]+|swap|pass)`/g)].flatMap(
			(match) => match[1] ?? [],
		);
		expect(shown.length).toBeGreaterThanOrEqual(7);
		for (const text of shown) {
			const actions = GAMES.map((game) => parseAction(game, text)).flatMap((action) =>
				action.ok ? [action.value] : [],
			);
			expect(actions.map(formatAction), text).toContain(text);
		}
	});

	test('shows problems as they are told', () => {
		const lines = linesOf('wrong');
		expect(lines.length).toBeGreaterThan(0);
		for (const [index, line] of lines.entries()) {
			if (index % 2 === 1) continue;
			const problem = parsePosition(line.replace('|', ''));
			expect(!problem.ok && describeProblem(problem.problem)).toBe(lines[index + 1]);
			expect(!problem.ok && problem.problem.column).toBe(line.indexOf('|') + 1);
		}
	});
});
