// Programs from outside as real processes: whatever they do, a game ends, they are gone, and the next game begins afresh.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES, type GameName } from '@tessera/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { type Contestants, contestantsOf } from './contestants.ts';
import { pairingOf } from './deals.ts';
import { failureWords } from './failures.ts';
import { type GameResult, playGame } from './match.ts';
import type { MatchTerms } from './terms.ts';
import { TERMS } from './testing/results.ts';

const NODE = `'${process.execPath}'`;
const misbehaving = (how: string): string =>
	`${NODE} '${fileURLToPath(new URL('./testing/misbehaving.ts', import.meta.url))}' ${how}`;

let contestants: Contestants | null = null;
afterEach(() => contestants?.close());

/** Plays the games of the first deal with Greedy in one seat and the program in the others. */
async function playDeal(
	command: string,
	timeout: number,
	game: GameName = 'classic',
	players = 2,
): Promise<readonly GameResult[]> {
	const terms: MatchTerms = { ...TERMS, game, players, timeout, b: { kind: 'program', command, milliseconds: 100 } };
	contestants = contestantsOf(terms);
	const results: GameResult[] = [];
	for (let number = 0; number < players; number++) {
		const pairing = pairingOf(number, players);
		results.push(await playGame(terms, pairing, contestants.forGame(pairing)));
	}
	return results;
}

const whyOf = ({ forfeit }: GameResult): string => (forfeit ? failureWords('classic', forfeit.failure) : 'not at all');

const LONG = 60_000;

describe('a program that fails when it is asked for the third time', () => {
	test.each([
		[
			'crash',
			'it ended with exit code 3, saying: Traceback (most recent call last): / TypeError: a tile is not a card',
		],
		['garbage', 'what it wrote is no answer (the line is not valid JSON): I think I will play the red star'],
		['illegal', 'its action place rs@70,70 is illegal: There is no red star in hand.'],
		['stale', 'what it wrote is no answer (an answer has the "id" of its question, '],
		['flood', 'it wrote more than 1048576 bytes instead of an answer'],
	])('%s', async (how, words) => {
		const results = await playDeal(misbehaving(how), LONG);
		// It answers twice in the second game too: so it was started anew.
		expect(results.map(({ forfeit }) => forfeit?.turn)).toEqual([6, 5]);
		expect(results.map(({ forfeit }) => forfeit?.seat)).toEqual([1, 0]);
		for (const result of results) expect(whyOf(result)).toContain(words);
	});
	test('silence', async () => {
		const results = await playDeal(misbehaving('silence'), 1000);
		expect(results.map(whyOf)).toEqual(new Array(2).fill('it gave no answer within 1000 ms'));
	});
});

describe('a program that never answers', () => {
	test.each([
		['there-is-no-such-program', /^it ended with exit code 127, saying: .*not found/, LONG],
		[
			`${NODE} /there/is/none.mjs`,
			/^it ended with exit code 1, saying: Error: Cannot find module '\/there\/is\/none.mjs'/,
			LONG,
		],
		['exit 0', /^it ended with exit code 0$/, LONG],
		['kill -TERM $$', /^it was ended by SIGTERM$/, LONG],
		['echo; cat', /no answer \(the line is empty\): an empty line$/, LONG],
		['cat', /an answer has the "id" of its question, 1\): \{"type":"hello"/, LONG],
		['yes', /\(the line is not valid JSON\): y$/, LONG],
		// What it leaves behind keeps its output open.
		['sleep 1000 & echo "$!" >&2; exit 5', /^it (ended with exit code 5|gave no answer)/, 500],
	])('%s', async (command, words, timeout) => {
		const [result] = await playDeal(command, timeout);
		expect(result && whyOf(result)).toMatch(words);
	});
});

const kindOf = ({ forfeit }: GameResult): string | undefined => forfeit?.failure.kind;

test('what cannot be started is told from what ends, and from what was there before', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'tessera-outside-'));
	const mark = join(folder, 'started');
	const vanishing = `if test -e '${mark}'; then exit 127; fi; touch '${mark}'; exec ${misbehaving('crash')}`;
	expect((await playDeal('exit 127', LONG)).map(kindOf)).toEqual(['unstarted', 'unstarted']);
	expect((await playDeal('exit 1', LONG)).map(kindOf)).toEqual(['crash', 'crash']);
	expect((await playDeal('echo; exit 127', LONG)).map(kindOf)).toEqual(['garbage', 'garbage']);
	expect((await playDeal(vanishing, LONG)).map(kindOf)).toEqual(['crash', 'crash']);
	rmSync(folder, { recursive: true });
});

/** Plays the first legal action, and crashes when it is asked in its fourth game. */
const FORGETFUL = `${NODE} -e '
let games = 0;
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
	const { type, id, legal } = JSON.parse(line);
	if (type === "game") games++;
	if (type === "choose" && games > 3) throw new Error("enough of it");
	if (type === "choose") console.log(JSON.stringify({ id, action: legal[0] }));
});'`;

test('a program is kept for many games', async () => {
	const results = await playDeal(FORGETFUL, LONG, 'classic', 3);
	expect(results.map(({ forfeit }) => forfeit)).toEqual([null, null, null]);
	const pairing = pairingOf(3, 3);
	const fourth = await playGame({ ...TERMS, players: 3 }, pairing, contestants?.forGame(pairing) ?? []);
	expect(whyOf(fourth)).toMatch(/^it ended with exit code 1, saying: .*Error: enough of it$/);
});

const example = (path: string): string =>
	`'${fileURLToPath(new URL(`../../../../examples/${path}`, import.meta.url))}'`;
const isThere = (command: string): boolean => spawnSync(command, ['--version']).status === 0;
const [hasPython, hasJq] = [isThere('python3'), isThere('jq')];
if (!hasPython) console.warn('There is no python3 on this machine: examples/python-bot is not tried.');
if (!hasJq) console.warn('There is no jq on this machine: the one-line bot of docs/BOTS.md is not tried.');

describe('the examples play without a fault', () => {
	const play = async (command: string, game: GameName): Promise<void> => {
		const results = await playDeal(command, LONG, game, 2);
		expect(results.map(whyOf)).toEqual(['not at all', 'not at all']);
	};
	test.each(GAMES)('for Node: %s', (game) => play(`${NODE} ${example('node-bot/bot.mjs')}`, game));
	test.skipIf(!hasPython).each(GAMES)('in Python: %s', (game) => play(`python3 ${example('python-bot/bot.py')}`, game));
	test.skipIf(!hasJq).each(GAMES)('in one line of jq: %s', (game) => {
		const page = readFileSync(new URL('../../../../docs/BOTS.md', import.meta.url), 'utf8');
		const [bot = ''] = /^jq .*$/m.exec(page) ?? [];
		return play(bot, game);
	});
});
