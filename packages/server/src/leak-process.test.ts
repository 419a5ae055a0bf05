// What the real server says on standard error where it is told to say all it can, and to whoever watches over it: nothing that
// anybody plays with, and nothing by which anybody is known.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@tessera/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJournal } from './journal/index.ts';
import { faultsInLog, faultsInMetrics } from './testing/beside.ts';
import { ask, moveOnce, newPerson, newTable, openParts, sealFor, startServer } from './testing/index.ts';
import { partsIn, secretsIn } from './testing/leaks.ts';

let folder = '';
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-said-'));
	writeFileSync(join(folder, 'index.html'), '<!doctype html>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the server says nothing of what is hidden, however much it says', async () => {
	const data = join(folder, 'data');
	const server = await startServer({ board: folder, data, env: { LIMIT_FACTOR: '1000', LOG_LEVEL: 'trace' } });
	const people = [await newPerson(server.address), await newPerson(server.address)] as const;
	const [host] = people;
	const tables: string[] = [];
	for (const game of GAMES) {
		const table = await newTable(server.address, host, { game, seats: 3, openHands: true });
		tables.push(table);
		for (const [seat, person] of people.entries())
			await ask(server.address, person, table, { type: 'sit', name: `P${seat}`, seal: sealFor(seat) });
		const called = await ask(server.address, host, table, { type: 'seat-bot', level: 'first-steps' });
		await openParts(server.address, people, table, called);
		while (await moveOnce(server.address, people, table));
		const rude = { type: 'act', action: { type: 'place', pieces: [{ kind: 35, x: 9, y: 9 }] } } as const;
		for (const person of people)
			await expect(ask(server.address, person, table, rude)).rejects.toThrow(/refused|stale/);
		await ask(server.address, host, table, { type: 'resign' });
	}
	const metrics = await (await fetch(`${server.address}/metrics`)).text();
	expect(await server.stop()).toBe(0);

	const said = server.errors();
	const lines = said.split('\n').filter((line) => line !== '');
	expect(lines.length).toBeGreaterThan(30);
	expect(faultsInLog(lines)).toEqual([]);
	expect(metrics).toContain('tessera_commands_total{');
	expect(faultsInMetrics(metrics)).toEqual([]);
	const journal = await openJournal(data);
	if (!journal.ok) return expect.fail();
	const read = await Promise.all(tables.map((table) => journal.value.read(table, 1, 1000)));
	await journal.value.close();
	const journals = read.map((page) => page?.entries ?? []);
	const [secrets, parts] = [journals.flatMap(secretsIn), journals.flatMap(partsIn)];
	expect(secrets).toHaveLength(2 * GAMES.length);
	expect(parts).toHaveLength(people.length * GAMES.length);
	for (const hidden of [...secrets, ...parts, ...people.flatMap(({ id, token }) => [id, token])])
		expect(said + metrics).not.toContain(hidden);
});
