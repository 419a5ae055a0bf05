// `tessera play` as a process: whole games by typing, saving, resuming, leaving.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@tessera/engine';
import { parseGame } from '@tessera/notation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Talk, talk, tessera } from '../testing/child.ts';
import { must } from '../testing/table.ts';

let folder = '';
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-play-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileIn = (name: string): string => join(folder, name);
const recordIn = (name: string) => must(parseGame(readFileSync(fileIn(name), 'utf8')));

const PROMPT_OR_END = /> $|(won|share the win)\.[\s\S]*\n$/;
const OVER = /(won|share the win)\./;

/** What a hint says to type. */
const typed = (hint: string): string => /(?:Try|Nothing fits:) (.*?)(?: for \d+ \w+)?\.\n/.exec(hint)?.[1] ?? '';

/** Plays by typing what the hint says until the game is over, or for so many turns; gives all that was said. */
async function followHints(program: Talk, turns = Infinity): Promise<string> {
	let said = await program.hear(PROMPT_OR_END);
	let all = said;
	const say = async (line: string): Promise<void> => {
		program.type(line);
		said = await program.hear(PROMPT_OR_END);
		all += said;
	};
	for (let turn = 0; turn < turns && !OVER.test(said); turn++) {
		await say('hint');
		const line = typed(said);
		await say(line);
		if (!OVER.test(said) && !/^(exchange|reroll|$)/.test(line)) await say('');
	}
	return all;
}

describe('a whole game by typing', () => {
	test.each(GAMES)('%s comes to its end, and its file can be verified', async (game) => {
		const file = fileIn(`${game}.txt`);
		const program = talk(['play', '--game', game, '--seed', `whole ${game}`, '--save', file]);
		const said = await followHints(program);
		expect((await program.end()).code).toBe(0);
		expect(said).toMatch(OVER);
		expect(recordIn(`${game}.txt`).steps.at(-1)?.step.position.ending).not.toBeNull();
		expect((await tessera(['verify', file])).code).toBe(0);
	});
});

describe('levels', () => {
	test.each(GAMES)('play a whole game of %s, the same each time', async (game) => {
		const args = ['play', '--game', game, '--players', 'First steps,CLUB', '--seed', 'levels'];
		const [first, second] = [`${game}-one.txt`, `${game}-two.txt`];
		const { code, out } = await tessera([...args, '--save', fileIn(first)]);
		expect(code).toBe(0);
		expect(out).toMatch(OVER);
		await tessera([...args, '--save', fileIn(second)]);
		const { names, steps, tags } = recordIn(first);
		expect(names).toEqual(['First steps', 'Club']);
		expect(tags).toMatchObject({ Type1: 'first-steps', Type2: 'club' });
		expect(steps.at(-1)?.step.position.ending).not.toBeNull();
		expect(recordIn(second)).toEqual(recordIn(first));
	});
	test('bot is Greedy', async () => {
		const args = ['play', '--seed', 'usual', '--name', 'A', 'B', '--players'];
		await tessera([...args, 'bot,bot', '--save', fileIn('usual.txt')]);
		await tessera([...args, 'greedy,greedy', '--save', fileIn('greedy.txt')]);
		expect(recordIn('greedy.txt').steps).toEqual(recordIn('usual.txt').steps);
	});
	test.each(['human,grandmaster', 'human,random'])(
		'%s: who does not sit at tables is refused with who does',
		async (players) => {
			const { code, out, err } = await tessera(['play', '--players', players]);
			expect(code).toBe(2);
			expect(out).toBe('');
			expect(err).toContain(`There is no "${players.slice(6)}"`);
			expect(err).toContain('human, bot, first-steps, family, greedy, club, expert or master');
		},
	);
});

describe('saving and resuming', () => {
	test.each(GAMES)('%s goes on exactly where it was left', async (game) => {
		const start = ['play', '--game', game, '--seed', 'resume', '--players', 'human,first-steps,club'];
		const first = talk([...start, '--save', fileIn(`${game}-half.txt`)]);
		await followHints(first, 3);
		first.hangUp();
		expect(await first.end()).toMatchObject({ code: 0, out: expect.stringContaining('Saved in') });

		const second = talk(['play', '--resume', fileIn(`${game}-half.txt`)]);
		await followHints(second, 3);
		second.hangUp();
		await second.end();

		const whole = talk([...start, '--save', fileIn(`${game}-whole.txt`)]);
		await followHints(whole, 6);
		whole.hangUp();
		await whole.end();
		expect(recordIn(`${game}-half.txt`)).toEqual(recordIn(`${game}-whole.txt`));
	});
	test('Ctrl-C saves and ends well', async () => {
		const program = talk(['play', '--seed', 'interrupt', '--save', fileIn('interrupt.txt')]);
		await program.hear(/> $/);
		program.interrupt();
		expect(await program.end()).toMatchObject({ code: 0, out: expect.stringContaining('Saved in') });
		expect(recordIn('interrupt.txt').names).toEqual(['You', 'Bot']);
	});
	test('leaves nothing half-written behind', () => {
		expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
	});
	test("writes over nobody else's file", async () => {
		writeFileSync(fileIn('mine.txt'), 'precious');
		expect((await tessera(['play', '--save', fileIn('mine.txt')])).code).toBe(2);
		const { out, err } = await tessera(['play', '--seed', 'x'], `save ${fileIn('mine.txt')}\nquit\nquit\n`);
		expect(err).toContain('is there already');
		expect(out).not.toContain('Saved in');
		expect(readFileSync(fileIn('mine.txt'), 'utf8')).toBe('precious');
	});
	test('a folder that is not there is told, and ends with 2', async () => {
		const { code, out, err } = await tessera(['play', '--seed', 'x', '--save', fileIn('no/where.txt')], 'quit\nquit\n');
		expect(code).toBe(2);
		expect(out).toBe('');
		expect(err).toContain('cannot be written: there is no such file or folder');
	});
	test('a folder is no file to save in', async () => {
		const { code, err } = await tessera(['play', '--save', fileIn('.')]);
		expect(code).toBe(2);
		expect(err).toContain('is a folder');
	});
	test('resuming what is no game, or a game without a seed, is refused', async () => {
		writeFileSync(fileIn('bad.txt'), 'hello\n');
		const { code, err } = await tessera(['play', '--resume', fileIn('bad.txt')]);
		expect(code).toBe(2);
		expect(err).toMatch(/line 1, column 1: expected/);
	});
});

test('bots among themselves can be watched, and left', async () => {
	const program = talk(['play', '--players', 'master,master', '--seed', 'watched', '--save', fileIn('watched.txt')]);
	await program.hear(/Master \d drew/);
	program.interrupt();
	const { code, out } = await program.end();
	expect(code).toBe(0);
	expect(out).toMatch(/Saved in .*watched\.txt\.\n$/);
	expect(recordIn('watched.txt').steps.at(-1)?.step.position.ending).toBeNull();
});

describe('a fresh deal', () => {
	test('is committed to before it is dealt, told at the end, and verified', async () => {
		const file = fileIn('fresh.txt');
		const args = ['play', '--players', 'bot,bot', '--contribution', 'one', '--contribution', 'two', '--save', file];
		const { code, out } = await tessera(args);
		expect(code).toBe(0);
		const { fairness } = recordIn('fresh.txt');
		expect(out.indexOf(`${fairness.commitment}`)).toBeLessThan(out.indexOf('Dealt'));
		expect(out).toContain(`The secret was ${fairness.secret}`);
		expect(fairness.contributions).toEqual(['one', 'two']);
		const verified = await tessera(['verify', file]);
		expect(verified.code).toBe(0);
		expect(verified.out.match(/✓/g)).toHaveLength(5);
	});
	test('is another one each time', async () => {
		for (const name of ['a.txt', 'b.txt']) await tessera(['play', '--save', fileIn(name)], 'quit\n');
		expect(recordIn('a.txt').fairness.secret).not.toBe(recordIn('b.txt').fairness.secret);
	});
	test('nothing of the secret is said before the end', async () => {
		const { out } = await tessera(['play', '--save', fileIn('c.txt')], 'score\nquit\n');
		const { secret, seed } = recordIn('c.txt').fairness;
		expect(out).not.toContain(secret);
		expect(out).not.toContain(seed);
	});
});

describe('several people at one terminal', () => {
	test("never see each other's hand", async () => {
		const { out } = await tessera(
			['play', '--players', 'human,human', '--seed', 'two', '--save', fileIn('two.txt')],
			'quit\n',
		);
		expect(out).toContain('press Enter');
		expect(out).not.toContain('Your hand');
		expect(existsSync(fileIn('two.txt'))).toBe(true);
	});
});

describe('terminals without colour', () => {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: escape characters are what is looked for
	const ESCAPES = /\x1b/;
	// biome-ignore lint/suspicious/noControlCharactersInRegex: everything that is not ASCII is looked for
	const NOT_ASCII = /[^\x00-\x7f]/;
	const input = 'help\nhint\nunseen\nscore\nwhere ro\nexchange\nquit\nquit\n';
	test('NO_COLOR: signs, but no escape sequences, even where colours are forced', async () => {
		const { out } = await tessera(['play', '--seed', 'x'], input, { env: { NO_COLOR: '1', FORCE_COLOR: '3' } });
		expect(out).not.toMatch(ESCAPES);
		expect(out).toContain('★');
	});
	test.each(GAMES)('a dumb terminal gets ASCII only: %s', async (game) => {
		const { out } = await tessera(['play', '--seed', 'x', '--game', game], input, { env: { TERM: 'dumb' } });
		expect(out).not.toMatch(NOT_ASCII);
		expect(out).not.toMatch(ESCAPES);
		expect(out).toContain('Your hand');
	});
	test('--plain does the same on any terminal', async () => {
		const { out } = await tessera(['play', '--seed', 'x', '--plain'], input, { env: { FORCE_COLOR: '3' } });
		expect(out).not.toMatch(NOT_ASCII);
		expect(out).not.toMatch(ESCAPES);
	});
	test('FORCE_COLOR colours a pipe too', async () => {
		const { out } = await tessera(['play', '--seed', 'x'], input, { env: { FORCE_COLOR: '1' } });
		expect(out).toMatch(ESCAPES);
	});
});
