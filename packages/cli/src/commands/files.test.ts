// `tessera replay`, `verify` and `show` as processes, on games that bots have played.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, type GameName, sealOf } from '@tessera/engine';
import { formatGame, formatPosition, parseGame } from '@tessera/notation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnsOf } from '../data/turns.ts';
import { tessera } from '../testing/child.ts';
import { botGame, must } from '../testing/table.ts';

let folder = '';
const fileOf = (game: GameName): string => join(folder, `${game}.txt`);
const textOf = (game: GameName): string => readFileSync(fileOf(game), 'utf8');
const recordOf = (game: GameName) => must(parseGame(textOf(game)));

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-files-'));
	for (const game of GAMES) writeFileSync(fileOf(game), formatGame(botGame(game)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const jsonLines = (text: string) =>
	text
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line));

/** Cleo leaves in the middle of Bob's turn, and Bob after it. */
const LEFT = `[Tessera "1"]
[Game "cubes"]
[Player1 "Anna"]
[Player2 "Bob"]
[Player3 "Cleo"]

deal Anna: ro rx rd gs yo pc
deal Bob: bo bx oq ys gd pd
deal Cleo: oo yx gd bq ps oc
open Anna: 3,2,2
1. Anna: place ro@0,0 rx@1,0 rd@2,0 = 3 + rq yq gq
2. Bob: reroll bo gd pd -> bq gc pc
3. Cleo: withdraw
4. Bob: place bx@1,1 = 2 + rs
5. Bob: withdraw
end others-withdrew: Anna
`;

describe('a game that somebody left', () => {
	test('W1 W3 is replayed, verified and reviewed, and its positions are shown', async () => {
		const file = join(folder, 'left.txt');
		writeFileSync(file, LEFT);
		const { out } = await tessera(['replay', file]);
		expect(out).toContain('Turn 3\nCleo left the game. Set aside: ');
		expect(out).toContain('Turn 5\nBob left the game. Set aside: ');
		expect(out).toContain('All the others have left the game. Anna won.');
		expect((await tessera(['verify', file])).out).toContain('every score is right (5 turns)');
		const reviewed = JSON.parse((await tessera(['review', file, '--level', 'club', '--json'])).out);
		expect(reviewed.actions.map(({ turn }: { turn: number }) => turn)).toEqual([1, 2, 4]);
		const { out: position } = await tessera(['replay', file, '--position', '--turn', '3']);
		expect(position).toContain('/withdrawn=3/');
		expect((await tessera(['show', position.trim()])).out).toContain('Player 3 (left): 0');
		expect(JSON.parse((await tessera(['show', '--json', position.trim()])).out)).toMatchObject({ withdrawn: [3] });
	});
});

describe('replay', () => {
	test.each(GAMES)('%s: every turn in words and pictures', async (game) => {
		const { code, out } = await tessera(['replay', fileOf(game)]);
		expect(code).toBe(0);
		for (const { number } of turnsOf(recordOf(game))) expect(out).toContain(`Turn ${number}\n`);
		expect(out).toMatch(/(won|share the win)\./);
	});
	test.each(GAMES)('%s: positions only, one for the deal and one for each turn', async (game) => {
		const record = recordOf(game);
		const { out } = await tessera(['replay', fileOf(game), '--position']);
		const lines = out.trimEnd().split('\n');
		expect(lines).toHaveLength(turnsOf(record).length + 1);
		expect(lines[0]).toBe(formatPosition(record.start.position));
		expect(lines.at(-1)).toBe(formatPosition(record.steps.at(-1)?.step.position ?? record.start.position));
	});
	test.each(GAMES)('%s: as data, one object for the deal and for each action', async (game) => {
		const { out } = await tessera(['replay', fileOf(game), '--json']);
		const objects = jsonLines(out);
		expect(objects).toHaveLength(recordOf(game).steps.length + 1);
		expect(objects[0]).toMatchObject({ turn: 0, names: ['Bot 1', 'Bot 2'] });
		expect(objects.at(-1).events.at(-1)).toMatchObject({ type: 'ended' });
	});
	test('one turn, the deal included', async () => {
		const { out } = await tessera(['replay', fileOf('classic'), '--turn', '2']);
		expect(out.match(/^Turn/gm)).toHaveLength(1);
		expect((await tessera(['replay', fileOf('classic'), '--turn', '0'])).out).toContain('The deal');
		expect((await tessera(['replay', fileOf('classic'), '--turn', '999'])).code).toBe(2);
	});
	test("a seat hears its own draws only, a spectator nobody's", async () => {
		const { out: seat } = await tessera(['replay', fileOf('classic'), '--seat', '2']);
		expect(seat).toMatch(/Bot 2 drew \w\S /);
		expect(seat).toMatch(/Bot 1 drew \d+ tiles?\./);
		expect(seat).toContain('Bot 1: 6 hidden');
		const { out: spectator } = await tessera(['replay', fileOf('cards'), '--spectator', '--json']);
		for (const { events } of jsonLines(spectator))
			for (const event of events) if (event.type === 'drew') expect(event.pieces).toBeNull();
		expect((await tessera(['replay', fileOf('classic'), '--seat', '3'])).code).toBe(2);
	});
	test('from standard input', async () => {
		expect((await tessera(['replay', '-', '--turn', '1'], textOf('classic'))).code).toBe(0);
	});
	test('a bad text ends with 1 and says where', async () => {
		const { code, err } = await tessera(['replay', '-'], textOf('classic').replace(/place \w\w/, 'place zz'));
		expect(code).toBe(1);
		expect(err).toMatch(/line \d+, column \d+: expected/);
	});
});

describe('verify', () => {
	test.each(GAMES)('%s: all that was promised holds', async (game) => {
		const { code, out } = await tessera(['verify', fileOf(game)]);
		expect(code).toBe(0);
		expect(out.match(/✓/g)).toHaveLength(5);
	});
	const tampered = (change: (text: string) => string) => tessera(['verify', '-'], change(textOf('classic')));
	test('another secret is found out', async () => {
		const { code, out } = await tampered((text) =>
			text.replace(/(\[Secret ")./, (_, tag) => `${tag}${text.includes('[Secret "0') ? '1' : '0'}`),
		);
		expect(code).toBe(1);
		expect(out).toContain('✗ The secret is not the one that was committed to.');
	});
	test('other pieces in the deal are found out', async () => {
		const { code, out } = await tampered((text) => text.replace(/(deal Bot 1: )(\w\w) (\w\w)/, '$1$3 $2'));
		expect(code).toBe(1);
		expect(out).toContain('✗ The deal does not follow from the seed.');
	});
	test('a wrong score is found out, with its place', async () => {
		const { code, out } = await tampered((text) => text.replace(/ = (\d+)/, ' = 9$1'));
		expect(code).toBe(1);
		expect(out).toMatch(/✗ .*line \d+, column \d+/);
	});
	test.each(GAMES)('%s: a draw that was changed is named, though the game cannot go on from it', async (game) => {
		const text = textOf(game);
		const lines = text.split('\n');
		const at = lines.findIndex((line) => / \+ \w\w/.test(line));
		const drawn = / \+ (\w\w)/.exec(lines[at] ?? '')?.[1] ?? '';
		const other = `${drawn[0] === 'r' ? 'b' : 'r'}${drawn[1]}`;
		const changed = lines.with(at, (lines[at] ?? '').replace(` + ${drawn}`, ` + ${other}`)).join('\n');
		const { code, out } = await tessera(['verify', '-', '--json'], changed);
		const { checks } = JSON.parse(out);
		const outcomes = Object.fromEntries(
			checks.map(({ check, outcome }: { check: string; outcome: string }) => [check, outcome]),
		);
		expect(code).toBe(1);
		expect(outcomes).toMatchObject({ commitment: 'holds', seed: 'holds', deal: 'holds', chance: 'fails' });
		expect(checks.at(-1).turns[0]).toBe(Number.parseInt(lines[at] ?? '', 10));
	});
	test('what was sealed and is not what was opened is found out', async () => {
		const sealedAs = (contribution: string) => (text: string) =>
			text.replace('[Secret', `[Seal1 "${sealOf(contribution)}"]\n[Secret`);
		expect((await tampered(sealedAs(''))).out).toContain(
			'✓ Each contribution that was sealed is the one that was opened.',
		);
		const { code, out } = await tampered(sealedAs('geese'));
		expect(code).toBe(1);
		expect(out).toContain('✗ Not each contribution that was sealed is the one that was opened.');
	});
	test('what cannot be checked is said so, and is no fault', async () => {
		const { code, out } = await tampered((text) => text.replace(/\[(Secret|Seed|Commitment|Contribution\d) .*\n/g, ''));
		expect(code).toBe(0);
		expect(out).toContain('✓ Every action is legal');
		expect(out.match(/cannot be checked/g)).toHaveLength(4);
	});
	test('what cannot be checked is a fault where that is asked for', async () => {
		const bare = textOf('classic').replace(/\[(Secret|Seed|Commitment|Contribution\d) .*\n/g, '');
		expect((await tessera(['verify', '-', '--strict'], bare)).code).toBe(1);
		expect((await tessera(['verify', fileOf('classic'), '--strict'])).code).toBe(0);
	});
	test('a secret that is never told breaks the promise', async () => {
		const { code, out } = await tampered((text) => text.replace(/\[(Secret|Seed) .*\n/g, ''));
		expect(out).toContain('✗ The game is over, but the secret that was committed to is not told.');
		expect(code).toBe(1);
	});
	test('as data', async () => {
		const { out } = await tessera(['verify', fileOf('cubes'), '--json']);
		expect(JSON.parse(out)).toMatchObject({
			ok: true,
			outcome: 'holds',
			checks: ['rules', 'commitment', 'seed', 'deal', 'chance'].map((check) => ({ check, outcome: 'holds' })),
		});
	});
	test('in letters only where there is nothing else', async () => {
		const { out } = await tessera(['verify', fileOf('cubes')], '', { env: { TERM: 'dumb' } });
		expect(out).toMatch(/^\[ok\] Every action/);
	});
});

describe('show', () => {
	const POSITION = 'classic/0,0;rorx/rdboyqgsbcpc,gxgdgqgcyoyx/4,2/1';
	test('draws the board, the scores and the hands', async () => {
		const { code, out } = await tessera(['show', POSITION]);
		expect(code).toBe(0);
		expect(out).toContain('r● r✚');
		expect(out).toContain('▸ Player 1: 4');
		expect(out).toContain('Player 2: g✚ g◆ g■ g♣ y● y✚');
	});
	test('for one seat keeps the other hands hidden', async () => {
		const { out } = await tessera(['show', POSITION, '--seat', '1']);
		expect(out).toContain('Player 2: 6 hidden');
		expect(out).toContain('Player 1: r◆');
	});
	test('as data, whole or for one seat', async () => {
		const whole = JSON.parse((await tessera(['show', POSITION, '--json'])).out);
		expect(whole).toMatchObject({
			game: 'classic',
			turn: 1,
			over: null,
			scores: [4, 2],
			board: [
				['ro', 0, 0],
				['rx', 1, 0],
			],
			hands: [
				['rd', 'bo', 'yq', 'gs', 'bc', 'pc'],
				['gx', 'gd', 'gq', 'gc', 'yo', 'yx'],
			],
			bag: 94,
		});
		expect(whole.legal.placements).toBeGreaterThan(0);
		const other = JSON.parse((await tessera(['show', POSITION, '--json', '--seat', '2'])).out);
		expect(other).toMatchObject({ hands: [6, ['gx', 'gd', 'gq', 'gc', 'yo', 'yx']], legal: null });
	});
	test('from standard input, with or without the dash', async () => {
		for (const args of [['show'], ['show', '-']])
			expect(await tessera(args, `${POSITION}\n`)).toMatchObject({ code: 0, err: '' });
	});
	test.each(GAMES)('what replay gives, %s', async (game) => {
		const { out } = await tessera(['replay', fileOf(game), '--position', '--turn', '3']);
		expect((await tessera(['show', out.trim()])).code).toBe(0);
	});
	test('a text that would command the terminal does not reach it', async () => {
		const evil = POSITION.replace('rorx', 'ro\u001b]0;evil\u0007');
		expect((await tessera(['show', evil])).err).not.toContain('\u001b');
		expect((await tessera(['verify', '-'], `[Tessera "1"]\n[\u001b[31m]`)).out).not.toContain('\u001b');
	});
	test('a bad text ends with 1 and says where and why', async () => {
		const { code, err } = await tessera(['show', POSITION.replace('rorx', 'roro')]);
		expect(code).toBe(1);
		expect(err).toMatch(
			/^tessera: line 1, column \d+: expected .* Two red circles stand in row 0, at 0,0 and 1,0\.\n$/,
		);
		expect((await tessera(['show', 'chess'])).code).toBe(1);
		expect((await tessera(['show', POSITION, '--seat', '3'])).code).toBe(2);
	});
});
