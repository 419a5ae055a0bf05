// docs/BOTS.md is true: programs are sent what the page shows, and what it lets them answer is read.
import { readFileSync } from 'node:fs';
import { LEVELS } from '@tessera/bots';
import { type Position, viewFor } from '@tessera/engine';
import { parsePosition } from '@tessera/notation';
import { describe, expect, test } from 'vitest';
import { must } from '../testing/table.ts';
import { readAnswer } from './answer.ts';
import { hello, newGame, question } from './question.ts';

const PAGE = readFileSync(new URL('../../../../docs/BOTS.md', import.meta.url), 'utf8');

/** The positions of the page, each with the JSON that is shown after it. */
const questions = [...PAGE.matchAll(/`((?:classic|cubes|cards)\/\S+)`[\s\S]*?```json\n([\s\S]*?)```/g)].map(
	([, text = '', json = '']) => [text, must(parsePosition(text)), JSON.parse(json)] as const,
);

const MORE = '…';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is really sent, reduced to what the page shows of it: `…` stands for any items of a list. */
function asShown(real: unknown, shown: unknown): unknown {
	if (Array.isArray(real) && Array.isArray(shown) && shown.includes(MORE)) {
		const texts = real.map((item) => JSON.stringify(item));
		return shown.filter((item) => item === MORE || texts.includes(JSON.stringify(item)));
	}
	if (!isObject(real) || !isObject(shown)) return real;
	return Object.fromEntries(Object.entries(real).map(([name, value]) => [name, asShown(value, shown[name])]));
}

const viewAt = (position: Position) => viewFor(position, position.turn);

describe('docs/BOTS.md', () => {
	test('has a question of each game', () => {
		expect(questions.map(([, { game }]) => game)).toEqual(['classic', 'cubes', 'cards']);
	});
	test.each(questions)('%s is asked as shown', (_, position, shown) => {
		expect(asShown(question(7, viewAt(position), 100), shown)).toEqual(shown);
	});
	test('names every field of a view', () => {
		for (const [, , { view }] of questions)
			for (const field of Object.keys(view)) expect(PAGE).toMatch(new RegExp(`^\\| \`${field}\` \\|`, 'm'));
	});
	test('has the lines that need no answer', () => {
		expect(PAGE).toContain(`\`${JSON.stringify(hello())}\``);
		const [, position] = questions[0] ?? [];
		expect(position && PAGE.includes(`\`${JSON.stringify(newGame(viewAt(position)))}\``)).toBe(true);
	});
	const actions = [...PAGE.matchAll(/^\| `(\{"type": .*?\})` \|/gm)].map(([, action = '']) => [action] as const);
	test('has actions of every type', () => {
		expect(new Set(actions.map(([action]) => JSON.parse(action).type))).toEqual(
			new Set(['place', 'exchange', 'reroll', 'lay', 'swap', 'pass']),
		);
	});
	test.each(actions)('%s is read', (action) => {
		const games = questions.map(([, position]) => readAnswer(`{"id":7,"action":${action}}`, 7, viewAt(position)));
		expect(games.some(({ ok }) => ok)).toBe(true);
	});
});

test('the levels are described as they describe themselves', () => {
	const table = /\| level \| character \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(PAGE)?.[1];
	expect(table).toBe(LEVELS.map(({ title, character }) => `| ${title} | ${character} |\n`).join(''));
});
