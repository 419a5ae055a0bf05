// The example of a bot that plays online, as its author would run it: two of them at one table, to the end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, newTable, type ServerProcess, startServer } from './testing/index.ts';

const bot = fileURLToPath(new URL('../../../examples/online-bot/bot.mjs', import.meta.url));
let folder = '';
let server: ServerProcess;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-example-'));
	writeFileSync(join(folder, 'index.html'), '<!doctype html>');
	server = await startServer({ board: folder, data: join(folder, 'data'), env: { LIMIT_FACTOR: '1000' } });
});
afterAll(async () => {
	await server.stop();
	rmSync(folder, { recursive: true, force: true });
});

async function play(...args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
	const child = spawn(process.execPath, [bot, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
	const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
	return { code, out, err };
}

test('two of them play a game to its end', async () => {
	const table = await newTable(server.address, await newPerson(server.address), { game: 'cubes', seats: 2 });
	const players = await Promise.all(['Ann', 'Ben'].map((name) => play(server.address, table, name)));
	for (const { code, out, err } of players) {
		expect(err).toBe('');
		expect(out).toMatch(/sits at .*\nThe game is over\.\n$/);
		expect(code).toBe(0);
	}
	const file = await (await fetch(`${server.address}/api/tables/${table}/game.txt`)).text();
	expect(file).toMatch(/^end /m);
}, 60_000);

/** Reads a table's stream until this version has happened. */
async function reached(address: string, table: string, version: number): Promise<void> {
	const { body } = await fetch(`${address}/api/tables/${table}/events`);
	let told = '';
	for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
		told += part;
		if (told.includes(`\nid: ${version}\n`)) return;
	}
	throw new Error(`the stream ended before version ${version}`);
}

test('a server that dies and comes back in the middle of a game, and one that is asked too often, lose no player', async () => {
	const data = join(folder, 'data of another');
	// So little is allowed that no game could end before the server does.
	const first = await startServer({ board: folder, data, env: { LIMIT_FACTOR: '0.5' } });
	const table = await newTable(first.address, await newPerson(first.address), { game: 'cubes', seats: 2 });
	const playing = Promise.all(['Ann', 'Ben'].map((name) => play(first.address, table, name)));
	await reached(first.address, table, 8);
	await first.kill();
	const { port } = new URL(first.address);
	const second = await startServer({ board: folder, data, env: { LIMIT_FACTOR: '1000', PORT: port } });
	for (const { code, out, err } of await playing)
		expect([code, out.endsWith('The game is over.\n'), err]).toEqual([0, true, '']);
	expect((await fetch(`${second.address}/api/tables/${table}/game.txt`)).status).toBe(200);
	await second.stop();
}, 60_000);

test('it says what is missing, and what the server said', async () => {
	expect(await play()).toMatchObject({ code: 2, err: 'Usage: node bot.mjs SERVER TABLE [NAME]\n' });
	const { code, err } = await play(server.address, 'no-such-table');
	expect(code).toBe(1);
	expect(err).toContain('There is no such table.');
});
