// Positions come back from their text, and no text can do worse than to be refused.
import type { Position } from '@tessera/engine';
import { forEveryGame, positionsOf, randomFrom, randomGame } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { formatPosition } from './format.ts';
import { parsePosition } from './parse.ts';

/** Characters that keep their meaning anywhere in an address. */
const URL_SAFE = /^[A-Za-z0-9\-._~,;=!/]+$/;

const comesBack = (position: Position): void => {
	const text = formatPosition(position);
	expect(text).toMatch(URL_SAFE);
	expect(parsePosition(text)).toEqual({ ok: true, value: position });
};

function parsed(text: string): Position {
	const result = parsePosition(text);
	if (!result.ok) throw new Error(JSON.stringify(result.problem));
	return result.value;
}

/** Cuts, doubles and changes characters at random. */
function damaged(text: string, seed: number): string {
	const random = randomFrom(seed);
	const characters = [...text];
	const odd = '/,;=!-.ro0919zZ #"é';
	for (let faults = 1 + random(3); faults > 0; faults--)
		characters.splice(random(characters.length), random(2), odd.charAt(random(odd.length)));
	return characters.join('');
}

describe('the text of positions', () => {
	test('every position of random games comes back from its text, with its seed and without', () => {
		forEveryGame((game) => {
			for (const position of positionsOf(game)) {
				comesBack(position);
				comesBack({ ...position, seed: null });
			}
		});
	});

	test('ages may be any numbers', () => {
		const { start } = randomGame({ game: 'classic', players: 4, seed: 5, ages: [0.5, null, 1e30, -7] });
		expect(formatPosition(start.position)).toContain('/ages=0.5,-,1e30,-7');
		comesBack(start.position);
	});

	test('a board is written from the top left corner of its bounding box', () => {
		const text = 'classic/-1,-1;1gx;rorx;1bx/rorxrdrqrsrc,gogxgdgqgsgc/9,10/2/step=3';
		expect(formatPosition(parsed(text))).toBe(text);
		expect(parsed(text)).toMatchObject({
			board: [
				{ kind: 19, x: 0, y: -1 },
				{ kind: 0, x: -1, y: 0 },
				{ kind: 1, x: 0, y: 0 },
				{ kind: 25, x: 0, y: 1 },
			],
			turn: 1,
			step: 3,
		});
	});

	test('the extras may stand in any order, and spaces around the text do not matter', () => {
		const text = 'classic/-/rorxrdrqrsrc,gogxgdgqgsgc/0,0/1';
		expect(parsed(`  ${text}/stallRounds=2/idle=0/step=0 # a draft\n`)).toEqual(parsed(`${text}/stallRounds=2`));
	});

	test('a text that goes on and on is refused where it first goes wrong', () => {
		const endless = 'ro'.repeat(500_000);
		const problem = { line: 1, column: 17, found: expect.any(String), problem: expect.any(Object) };
		expect(parsePosition(`classic/-/${endless},ro/0,0/1`)).toEqual({
			ok: false,
			problem: { ...problem, expected: 'at most 3 of ro' },
		});
	});

	test('damaged texts never throw, and what still reads comes back from its own text', () => {
		const texts = (['classic', 'cubes', 'cards'] as const).map((game) => {
			const { steps, start } = randomGame({ game, players: 3, seed: 8, most: 15 });
			return formatPosition(steps.at(-1)?.step.position ?? start.position);
		});
		for (let seed = 0; seed < 3000; seed++) {
			const text = damaged(texts[seed % texts.length] ?? '', seed);
			const result = parsePosition(text);
			if (result.ok) comesBack(result.value);
			else expect(result.problem.column).toBeLessThanOrEqual([...text].length + 1);
		}
	});
});
