// `tessera review` as a process, on games that were just played.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, type GameName } from '@tessera/engine';
import { formatGame, parseGame } from '@tessera/notation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnsOf } from '../data/turns.ts';
import { tessera } from '../testing/child.ts';
import { must } from '../testing/table.ts';

let folder = '';
const fileOf = (game: GameName): string => join(folder, `${game}.txt`);
const recordOf = (game: GameName) => must(parseGame(readFileSync(fileOf(game), 'utf8')));

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-review-'));
	for (const game of GAMES)
		await tessera(['play', '--game', game, '--players', 'bot,bot', '--seed', 'review', '--save', fileOf(game)]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const QUICK = ['--level', 'club'];

describe('review', () => {
	test.each(GAMES)('%s: every action with its loss and luck, and how both did', async (game) => {
		const { code, out, err } = await tessera(['review', fileOf(game), ...QUICK, '--json']);
		expect([code, err]).toEqual([0, '']);
		const { actions, seats, level } = JSON.parse(out);
		const record = recordOf(game);
		expect(level).toBe('club');
		expect(actions).toHaveLength(record.steps.length);
		expect(actions.at(-1).turn).toBe(turnsOf(record).length);
		for (const { played, best, loss } of actions) if (played === best) expect(loss).toBe(0);
		expect(seats.map(({ name }: { name: string }) => name)).toEqual(['Bot 1', 'Bot 2']);
		expect(seats[0].mistakes.length).toBeGreaterThan(0);
	});
	test('for people: a table, a summary, what was lost most', async () => {
		const { code, out } = await tessera(['review', fileOf('classic'), ...QUICK]);
		expect(code).toBe(0);
		expect(out).toMatch(/^── Classic · reviewed by Club/);
		for (const { number } of turnsOf(recordOf('classic')))
			expect(out).toMatch(new RegExp(`^ +${number}  Bot [12] +(place|exchange|pass)`, 'm'));
		expect(out).toMatch(/^ turns without loss +\d+ of \d+ +\d+ of \d+$/m);
		expect(out).toMatch(/^ luck of the draw +[-+]?[\d.]+ +[-+]?[\d.]+$/m);
		expect(out).toMatch(/^ Most lost by Bot 1: turn \d+ \([\d.]+\)/m);
	});
	test('with search, one turn of it', async () => {
		const { code, out } = await tessera(['review', fileOf('classic'), '--turn', '9', '--rollouts', '200', '--json']);
		expect(code).toBe(0);
		const { actions, seats, level } = JSON.parse(out);
		expect([level, actions.length, seats.length]).toEqual(['master', 1, 1]);
		expect(actions[0]).toMatchObject({ turn: 9 });
	});
	test('one seat only, from standard input, in letters only', async () => {
		const text = readFileSync(fileOf('cards'), 'utf8');
		const { code, out } = await tessera(['review', '-', ...QUICK, '--seat', '2', '--plain'], text);
		expect(code).toBe(0);
		expect(out).toMatch(/^[\x20-\x7e\n]*$/);
		expect(out).not.toContain('Bot 1');
	});
});

describe('what cannot be reviewed', () => {
	test('a file that is no game', async () => {
		const file = join(folder, 'other.txt');
		writeFileSync(file, 'Dear diary');
		const { code, out, err } = await tessera(['review', file]);
		expect([code, out]).toEqual([1, '']);
		expect(err).toContain('other.txt');
	});
	test('a game in which nothing was played', async () => {
		const text = formatGame({ ...recordOf('classic'), steps: [] });
		const { code, err } = await tessera(['review', '-'], text);
		expect(code).toBe(2);
		expect(err).toBe('tessera: Nothing was played there that could be reviewed.\n');
	});
	test.each([
		[['--seat', '3'], 'There is no seat 3'],
		[['--turn', '999'], 'There is no turn 999'],
		[['--rollouts', '0'], 'It is a whole number from 1 to 999999.'],
		[['--level', 'nobody'], '"nobody" is no level of Classic'],
	])('%j is misuse', async (args, message) => {
		const { code, out, err } = await tessera(['review', fileOf('classic'), ...args]);
		expect([code, out]).toEqual([2, '']);
		expect(err).toContain(message);
	});
	test('a file that is not there', async () => {
		expect((await tessera(['review', join(folder, 'nothing.txt')])).code).toBe(2);
	});
});
