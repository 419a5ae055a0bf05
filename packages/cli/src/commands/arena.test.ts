// `tessera arena` as a process: whole matches between bots and programs, in several processes, to the end whatever happens.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@tessera/engine';
import { parseGame } from '@tessera/notation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ended, tessera } from '../testing/child.ts';
import { must } from '../testing/table.ts';

let folder = '';
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-arena-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const NODE_BOT = `'${process.execPath}' '${pathOf('../../../../examples/node-bot/bot.mjs')}'`;
const misbehaving = (how: string): string =>
	`'${process.execPath}' '${pathOf('../arena/testing/misbehaving.ts')}' ${how}`;

const arena = (...args: readonly string[]): Promise<Ended> => tessera(['arena', ...args]);

/** A match as data, in one process where nothing else is said; what the clock says is left out. */
async function match(...args: readonly string[]) {
	const { code, out, err } = await arena('--json', '--jobs', '1', ...args);
	const { jobs, seconds, gamesPerSecond, msPerMoveA, msPerMoveB, slowestMsA, slowestMsB, ...data } = JSON.parse(out);
	return { code, err, data };
}

describe('a match of bots', () => {
	test('Greedy beats Random, and the report says so', async () => {
		const { code, out, err } = await arena('--a', 'Greedy', '--b', 'Random', '--games', '20', '--seed', '1');
		expect(code).toBe(0);
		expect(err).toBe('');
		expect(out).toContain('Greedy wins 100.0 % of the games against Random');
		expect(out).toContain('10 deals from every seat · seed 1');
	});
	test('--json prints one object with everything', async () => {
		const { out } = await arena('--a', 'greedy', '--b', 'random', '--games', '4', '--json');
		expect(out).toMatch(/^\{.*\}\n$/);
		const data = JSON.parse(out);
		expect(data).toMatchObject({
			...{ a: 'greedy', b: 'random', game: 'classic', players: 2, seed: '1', games: 4, deals: 2 },
			...{ shareA: 1, high: 1, wins: 4, ties: 0, losses: 0, forfeits: [], interrupted: false },
		});
		for (const field of ['low', 'marginA', 'scoresA', 'scoresB', 'qwirklesA', 'qwirklesB', 'msPerMoveA', 'msPerMoveB'])
			expect(data[field]).toEqual(expect.any(Number));
		expect(data.low).toBeGreaterThan(0);
		expect(data.low).toBeLessThan(1);
	});
	test('is the same in one process and in two, game by game', async () => {
		const args = ['--a', 'greedy', '--b', 'random', '--games', '6', '--seed', 'same', '--save'];
		const one = await match(...args, join(folder, 'one'), '--jobs', '1');
		const two = await match(...args, join(folder, 'two'), '--jobs', '2');
		expect(two).toEqual(one);
		const textsIn = (name: string) =>
			readdirSync(join(folder, name)).map((file) => [file, readFileSync(join(folder, name, file), 'utf8')]);
		expect(textsIn('two')).toEqual(textsIn('one'));
	});
	test('has other deals with another seed', async () => {
		const [one, other] = await Promise.all(
			['1', '2'].map((seed) => match('--a', 'greedy', '--b', 'random', '--games', '2', '--seed', seed)),
		);
		expect(one?.data.scoresA).not.toBe(other?.data.scoresA);
	});
	test('of a player with itself is even, deal for deal', async () => {
		const { data } = await match('--a', 'greedy', '--b', 'greedy', '--game', 'cubes', '--games', '4');
		expect(data).toMatchObject({ shareA: 0.5, marginA: 0, marginReach: 0 });
	});
	test('with three at the table A has one seat, and games are rounded up to whole deals', async () => {
		const { code, err, data } = await match('--a', 'greedy', '--b', 'random', '--players', '3', '--games', '4');
		expect(code).toBe(0);
		expect(err).toBe('tessera: 6 games are played, not 4, so that A sits in each of 3 seats equally often.\n');
		expect(data).toMatchObject({ players: 3, games: 6, deals: 2, shareA: 1 });
	});
	test('keeps to other rulings, and to milliseconds instead of rollouts', async () => {
		const args = ['--a', 'greedy', '--b', 'random', '--games', '2', '--save', join(folder, 'rulings'), '--ms', '5'];
		const { data } = await match(...args, '--option', 'openingSinglePoints=0', '--option', 'stallRounds=2');
		const text = readFileSync(join(folder, 'rulings', 'deal-0001-seat-1.txt'), 'utf8');
		expect(text).toContain('[Option.stallRounds "2"]');
		expect(data).toMatchObject({ games: 2, budgetA: { milliseconds: 5 } });
	});
});

describe('saved games', () => {
	test.each(GAMES)('%s: each can be verified, and has the names of the players', async (game) => {
		const saved = join(folder, `saved-${game}`);
		await match('--a', 'greedy', '--b', 'greedy', '--game', game, '--players', '3', '--games', '3', '--save', saved);
		expect(readdirSync(saved)).toEqual(['deal-0001-seat-1.txt', 'deal-0001-seat-2.txt', 'deal-0001-seat-3.txt']);
		const file = join(saved, 'deal-0001-seat-2.txt');
		expect(must(parseGame(readFileSync(file, 'utf8'))).names).toEqual(['Greedy (B1)', 'Greedy (A)', 'Greedy (B2)']);
		expect(await tessera(['verify', file])).toMatchObject({
			code: 0,
			out: expect.stringContaining('✓ The deal follows'),
		});
	});
	test('a folder with something in it is left alone', async () => {
		const { code, err } = await arena('--a', 'greedy', '--b', 'greedy', '--save', folder);
		expect(code).toBe(2);
		expect(err).toMatch(/^tessera: The folder .* is not empty/);
	});
});

describe('programs of others', () => {
	test('the example for Node, three in a game', async () => {
		const args = ['--game', 'cards', '--players', '4', '--games', '4'];
		const { code, err, data } = await match('--a', 'greedy', '--b-cmd', NODE_BOT, ...args);
		expect(err).toBe('');
		expect({ code, games: data.games, forfeits: data.forfeits }).toEqual({ code: 0, games: 4, forfeits: [] });
	});
	test('a program as A, against a program', async () => {
		const { data } = await match('--a-cmd', NODE_BOT, '--b-cmd', NODE_BOT, '--games', '2');
		expect(data).toMatchObject({ games: 2, shareA: 0.5, a: NODE_BOT });
	});
});

describe('a program that fails forfeits that game, and the match goes on', () => {
	test('with who, which turn and why; as much as was played is saved', async () => {
		const saved = join(folder, 'failing');
		const args = ['--games', '2', '--timeout', '60000', '--jobs', '1', '--save', saved];
		const { code, err, data } = await match('--a', 'greedy', '--b-cmd', misbehaving('crash'), ...args);
		expect(code).toBe(0);
		expect(err).toMatch(
			/^(tessera: .* \(B\) forfeits game \d \(deal 1, seat \d\) in turn [56]: it ended with exit code 3, .*not a card\.\n){2}$/,
		);
		expect(data).toMatchObject({ games: 2, shareA: 1, forfeitsA: 0, forfeitsB: 2, marginA: null, scoresA: null });
		const file = join(saved, 'deal-0001-seat-1.txt');
		expect(must(parseGame(readFileSync(file, 'utf8'))).tags['Forfeit']).toMatch(/^.*\(B\) in turn [56]: /);
		expect((await tessera(['verify', file])).code).toBe(0);
		expect((await tessera(['replay', file])).out).toMatch(/\nForfeited by .*\(B\) in turn 6: it ended .*\n$/);
		const review = await tessera(['review', file, '--level', 'greedy']);
		expect(review.out).toMatch(/^ Forfeited by .*\(B\) in turn 6: it ended/m);
	});
	test('one that ends before it has answered anything', async () => {
		const { code, err, data } = await match('--a-cmd', 'exit 1', '--b', 'greedy', '--games', '2');
		expect(code).toBe(0);
		expect(err).toMatch(/^(tessera: exit 1 \(A\) forfeits game .*: it ended with exit code 1\.\n){2}$/);
		expect(data).toMatchObject({ games: 2, shareA: 0, forfeitsA: 2 });
	});
	test('a hundred of them are counted, not all told', async () => {
		const { err, data } = await match('--a', 'greedy', '--b-cmd', 'exit 1', '--games', '100');
		expect(err.trimEnd().split('\n')).toHaveLength(11);
		expect(data.forfeits).toHaveLength(100);
	});
});

describe('a program that cannot be started ends the match', () => {
	test.each([
		['1', 'there-is-no-such-program', /ended with exit code 127, saying: .*not found/],
		['2', "'/'", /ended with exit code 126, saying: /],
	])('in %s processes: %s', async (jobs, command, words) => {
		const { code, err, data } = await match('--a', 'greedy', '--b-cmd', command, '--games', '100', '--jobs', jobs);
		expect(code).toBe(1);
		expect(err.trimEnd().split('\n')).toHaveLength(1);
		expect(err).toContain(`tessera: ${command} (B) cannot be started, so the match ends here: it ended`);
		expect(err).toMatch(words);
		expect(data).toMatchObject({ games: 0, shareA: null, forfeits: [], interrupted: true });
	});
});

test('what a program can see of the processes does not tell it the deals', async () => {
	const seen = join(folder, 'seen');
	const bot = `{ cat /proc/$PPID/cmdline || ps -o args= -p $PPID; } > '${seen}' 2> /dev/null; exec ${NODE_BOT}`;
	await match('--a', 'greedy', '--b-cmd', bot, '--games', '2', '--seed', 'a-secret-seed');
	expect(readFileSync(seen, 'utf8')).toContain('worker.ts');
	expect(readFileSync(seen, 'utf8')).not.toContain('a-secret-seed');
});

describe('processes that die', () => {
	test('once: the game is played again', async () => {
		const mark = join(folder, 'died-once');
		const bot = `if test -e '${mark}'; then exec ${NODE_BOT}; else touch '${mark}'; kill -9 $PPID; fi`;
		const { code, err, data } = await match('--a', 'greedy', '--b-cmd', bot, '--games', '4', '--jobs', '2');
		expect(code).toBe(0);
		expect(err).toMatch(/^(tessera: The process for game \d was ended by SIGKILL; the game is played again\.\n)+$/);
		expect(data).toMatchObject({ games: 4, forfeits: [], lost: 0 });
	});
	test('always: the match ends all the same', async () => {
		const { code, err, data } = await match(
			'--a',
			'greedy',
			'--b-cmd',
			'kill -9 $PPID',
			'--games',
			'50',
			'--jobs',
			'1',
		);
		expect(code).toBe(1);
		expect(err).toContain('the game is given up');
		expect(err).toContain('The processes die one after the other, so the match ends here.');
		expect(data).toMatchObject({ games: 0, shareA: null, lost: 1, interrupted: true });
	});
});

const isAlive = (pid: number): boolean => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

test('Ctrl-C ends every process and tells what there is', async () => {
	const pids = join(folder, 'pids');
	const bot = `echo $$ >> '${pids}'; exec ${misbehaving('crash')}`;
	const main = pathOf('../main.ts');
	const args = ['arena', '--a', 'greedy', '--b-cmd', bot, '--games', '9998', '--jobs', '2'];
	const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
	let out = '';
	let err = '';
	child.stdout.on('data', (part) => (out += part));
	child.stderr.on('data', (part) => {
		err += part;
		// Six games are over, so at least one deal is whole.
		if (err.split(' forfeits ').length > 6) child.kill('SIGINT');
	});
	const [code] = await once(child, 'close');
	expect(code).toBe(1);
	expect(out).toMatch(/Stopped: \d+ of 9998 games count\./);
	expect(out).toContain('wins 100.0 % of the games');
	const started = readFileSync(pids, 'utf8').trim().split('\n').map(Number);
	expect(started.length).toBeGreaterThan(5);
	// Where the machine is so busy that a process has to be ended by force, what that had started ends a moment later, by itself.
	await expect.poll(() => started.filter(isAlive)).toEqual([]);
});

describe('misuse ends with 2 and one sentence', () => {
	const BOTH = ['--a', 'greedy', '--b', 'random'];
	const MISUSES: readonly (readonly string[])[] = [
		[],
		['--a', 'nobody', '--b', 'greedy'],
		[...BOTH, '--games', 'many'],
		[...BOTH, '--games', '0'],
		[...BOTH, '--players', '5'],
		[...BOTH, '--jobs', '0'],
		['--a', 'greedy', '--b-cmd', 'cat', '--timeout', '0'],
		[...BOTH, '--rollouts', '10', '--ms', '10'],
		[...BOTH, '--a-rollouts', '10', '--a-ms', '10'],
	];
	test.each(MISUSES.map((args) => [args.join(' '), args] as const))('arena %s', async (_, args) => {
		const { code, out, err } = await arena(...args);
		expect(code).toBe(2);
		expect(out).toBe('');
		expect(err).toMatch(/^tessera: [^\n]+\n$/);
	});
	test('help has examples and who plays what', async () => {
		const { code, out } = await arena('--help');
		expect(code).toBe(0);
		expect(out).toMatch(/Examples?:/);
		expect(out).toMatch(/classic {2}.*Greedy/);
	});
});
