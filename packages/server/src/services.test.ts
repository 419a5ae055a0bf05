// Everything behind the API on a folder, as a server finds it when it starts.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localBus } from './bus/index.ts';
import { openJournal } from './journal/index.ts';
import { openPlayers } from './players/index.ts';
import { passkey, someone } from './players/test-help.ts';
import { createReferee, laterHere, newSecretHere } from './referee/index.ts';
import { FirstThinker } from './referee/test-help.ts';
import { openServices } from './services.ts';

let folder = '';
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-services-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A game of two accounts whose end is on disk, on a server that stopped before anything came of it. */
async function endedUnrated(): Promise<void> {
	const [journal, players] = [await openJournal(folder), openPlayers(folder)];
	if (!journal.ok || !players.ok) return expect.fail();
	const referee = createReferee({
		journal: journal.value,
		bus: localBus(() => {}),
		players: players.value,
		thinker: new FirstThinker(),
		now: Date.now,
		later: laterHere,
		newSecret: newSecretHere,
	});
	const people = [await someone(players.value), await someone(players.value)];
	const [ann = '', ben = ''] = people;
	await players.value.register(ann, 'of-ann', passkey('a'), 1);
	await players.value.register(ben, 'of-ben', passkey('b'), 1);
	const opened = await referee.create(ann, { game: 'classic', seats: 2 }, 'table');
	const table = (opened.ok && opened.table) || expect.fail();
	for (const [index, who] of people.entries())
		await referee.command(who, table, { id: 'sit', seen: 0, command: { type: 'sit', name: `P${index}` } });
	expect(await referee.command(ann, table, { id: 'end', seen: 0, command: { type: 'resign' } })).toMatchObject({
		ok: true,
	});
	await referee.close();
	await journal.value.close();
	await players.value.close();
}

test('a game that ended right before the server stopped is rated when it starts again', async () => {
	await endedUnrated();
	const faults: string[] = [];
	const services = await openServices(folder, (what) => void faults.push(what));
	if (!services.ok) return expect.fail(services.problem);
	const { referee, players, close } = services.value;
	await referee.resume();
	// Nobody waits for it, so it may take some turns of the event loop.
	while ((await players.ratingsOf('of-ben')).length === 0) await new Promise((resolve) => setImmediate(resolve));
	expect(await players.ratingsOf('of-ben')).toMatchObject([{ size: 2, games: 1 }]);
	await close();
	expect(faults).toEqual([]);
});

test('a personal link is good after the server has stopped and started again, and only once', async () => {
	const opened = async () => {
		const services = await openServices(folder, () => {});
		return services.ok ? services.value : expect.fail(services.problem);
	};
	const before = await opened();
	const [ann, elsewhere] = [await someone(before.players), await someone(before.players)];
	const set = await before.referee.create(ann, { game: 'classic', seats: 2 }, 'table');
	const table = (set.ok && set.table) || expect.fail();
	await before.referee.command(ann, table, { id: 'sit', seen: 0, command: { type: 'sit', name: 'Ann' } });
	const link = await before.referee.seatLink(ann, table);
	const key = 'key' in link ? link.key : expect.fail();
	await before.close();

	const after = await opened();
	await after.referee.resume();
	expect(await after.referee.claimSeat(elsewhere, table, key)).toMatchObject({ ok: true });
	expect(await after.referee.table(elsewhere, table)).toMatchObject({ seat: 0 });
	const third = await someone(after.players);
	expect(await after.referee.claimSeat(third, table, key)).toMatchObject({ ok: false });
	await after.close();
});

test.skipIf(process.platform === 'win32')(
	'nobody else on the machine can read what is kept, and a folder that was there keeps its rights',
	async () => {
		const rightsOf = (path: string) => statSync(path).mode & 0o777;
		const data = join(folder, 'deep', 'data');
		const services = await openServices(data, () => {});
		if (!services.ok) return expect.fail(services.problem);
		await services.value.players.createIdentity('Ann', 1);
		const files = readdirSync(data);
		expect(files).toEqual(expect.arrayContaining(['journal.db', 'journal.db-wal', 'players.db', 'players.db-wal']));
		for (const file of files) expect(rightsOf(join(data, file)), file).toBe(0o600);
		expect(rightsOf(data)).toBe(0o700);
		await services.value.close();

		const old = mkdtempSync(join(folder, 'old-'));
		chmodSync(old, 0o750);
		writeFileSync(join(old, 'players.db'), '');
		chmodSync(join(old, 'players.db'), 0o640);
		const again = await openServices(old, () => {});
		if (!again.ok) return expect.fail(again.problem);
		await again.value.close();
		expect([old, join(old, 'players.db'), join(old, 'journal.db')].map(rightsOf)).toEqual([0o750, 0o640, 0o600]);
	},
);
