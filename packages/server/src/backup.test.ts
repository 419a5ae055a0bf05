// A backup is a copy of the folder of a server that was stopped: started on the copy, every game goes on where it was.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@tessera/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, historyOf, moveOnce, newPerson, newTable, startServer } from './testing/index.ts';

let folder = '';
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-backup-'));
	writeFileSync(join(folder, 'index.html'), '<!doctype html>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('started on a copy of its folder, the server goes on with every game', async () => {
	const starting = (name: string) =>
		startServer({ board: folder, data: join(folder, name), env: { LIMIT_FACTOR: '1000' } });
	const before = await starting('data');
	const people = [await newPerson(before.address), await newPerson(before.address)];
	const tables: string[] = [];
	for (const game of GAMES) {
		const [host] = people;
		if (!host) return expect.fail();
		const table = await newTable(before.address, host, { game, seats: people.length });
		for (const [seat, person] of people.entries())
			await ask(before.address, person, table, { type: 'sit', name: `P${seat}` });
		for (let move = 0; move < 4; move++) expect(await moveOnce(before.address, people, table)).toBe(true);
		tables.push(table);
	}
	/** All that each of them knows of each table, their own pieces too. */
	const known = (server: string) =>
		Promise.all(tables.flatMap((table) => people.map((person) => historyOf(server, person, table))));
	const left = await known(before.address);
	expect(await before.stop()).toBe(0);
	cpSync(join(folder, 'data'), join(folder, 'copy'), { recursive: true });
	rmSync(join(folder, 'data'), { recursive: true });

	const after = await starting('copy');
	expect(await known(after.address)).toEqual(left);
	for (const table of tables) expect(await moveOnce(after.address, people, table)).toBe(true);
	for (const [index, history] of (await known(after.address)).entries()) {
		const was = left[index] ?? [];
		expect(history.slice(0, was.length)).toEqual(was);
		expect(history[was.length]?.happening.type).toBe('acted');
	}
	expect(await after.stop()).toBe(0);
	expect(before.errors() + after.errors()).toBe('');
});
