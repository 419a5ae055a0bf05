// The embedded players: what any players do, what survives, what is on disk, and what becomes of a group whose commit fails.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transactionsOf } from '../../sqlite/group-commit.ts';
import { openDatabase } from '../../sqlite/open.ts';
import { playersContract } from '../contract.ts';
import { memoryPlayers } from '../memory.ts';
import { type Players, PlayersFailure, PURPOSES } from '../players.ts';
import { challenge, countedSecrets, finished, gift, passkey, raise, someone } from '../test-help.ts';
import { PLAYERS_FORM } from './migrations/index.ts';
import { openPlayers, playersOn } from './sqlite-players.ts';

let parent = '';
beforeAll(() => {
	parent = mkdtempSync(join(tmpdir(), 'tessera-players-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const newFolder = (): string => mkdtempSync(join(parent, 'data-'));

function open(folder: string): Players {
	const opened = openPlayers(folder);
	if (!opened.ok) throw new Error(opened.problem.kind);
	return opened.value;
}

function databaseIn(folder: string): DatabaseSync {
	const opened = openDatabase(folder, PLAYERS_FORM);
	if (!opened.ok) throw new Error(opened.problem.kind);
	return opened.value;
}

playersContract('the embedded players', () => open(newFolder()));

test('everything is there after closing and opening again, and goes on from there', async () => {
	const folder = newFolder();
	const first = open(folder);
	const { identity, token } = await first.createIdentity('Ann', 1000);
	const { id } = identity;
	await first.addTable(id, 't', 10);
	const key = await first.makeKey(gift({ table: 't', identity: id }), 5000);
	await first.register(id, 'account', passkey('k'), 20);
	await first.setChallenge(id, 'sign-in', challenge('c'));
	await first.rate(finished('t', ['account', 'bot:classic:club']), raise(1));
	const told = async (players: Players) => [
		await players.identify(token),
		await players.tablesOf(id, 9),
		await players.passkey('k'),
		await players.ratingsOf('account'),
	];
	const before = await told(first);
	await first.close();
	const second = open(folder);
	expect(await told(second)).toEqual(before);
	expect(await second.useKey(key, 1)).toEqual(gift({ table: 't', identity: id }));
	expect(await second.takeChallenge(id, 'sign-in', 1)).toEqual(challenge('c'));
	expect(await second.rate(finished('t', ['account', 'bot:classic:club']), raise(1))).toBe(false);
	await second.close();
});

test('no token and no key is in the files', async () => {
	const folder = newFolder();
	const players = open(folder);
	const { identity, token } = await players.createIdentity('Ann-in-the-file', 1000);
	const key = await players.makeKey(gift({ identity: identity.id }), 5000);
	await players.close();
	const files = readdirSync(folder).map((file) => readFileSync(join(folder, file)));
	const isThere = (text: string | Buffer) => files.some((bytes) => bytes.includes(text));
	expect(isThere('Ann-in-the-file')).toBe(true);
	for (const secret of [token, key])
		expect([isThere(secret), isThere(Buffer.from(secret, 'base64url'))]).toEqual([false, false]);
});

test('nobody is answered before the commit', async () => {
	const database = databaseIn(newFolder());
	const course: string[] = [];
	const transactions = transactionsOf(database);
	const commit = () => {
		transactions.commit();
		course.push('commit');
	};
	const players = playersOn(database, { ...transactions, commit });
	const told = (what: string) => () => course.push(what);
	await Promise.all([
		players.createIdentity('Ann', 1).then(told('identity')),
		players.makeKey(gift(), 1).then(told('key')),
		players.rate(finished('t', ['ann']), raise(1)).then(told('rating')),
	]);
	await players.useKey('unknown', 1).then(told('no key'));
	expect(course.filter((what) => what === 'commit')).toHaveLength(2);
	expect([course[0], course.at(-2), course.at(-1)]).toEqual(['commit', 'commit', 'no key']);
	await players.close();
});

describe('when the storage fails', () => {
	test.each(['begin', 'commit'] as const)(
		'at the %s, nothing of the group is kept, and all of it may be tried again',
		async (step) => {
			const database = databaseIn(newFolder());
			let isFailing = false;
			const transactions = transactionsOf(database);
			const failing = () => {
				if (isFailing) throw new Error('input/output error');
				transactions[step]();
			};
			const players = playersOn(database, { ...transactions, [step]: failing });
			const ann = await someone(players);
			const key = await players.makeKey(gift(), 5000);
			const group = () => [
				players.useKey(key, 1),
				players.register(ann, 'account', passkey('k'), 1),
				players.rate(finished('t', ['account', 'ben']), raise(1)),
				players.addTable(ann, 't', 1),
			];
			isFailing = true;
			const settled = await Promise.allSettled<unknown>(group());
			expect(settled.map((one) => one.status === 'rejected' && one.reason instanceof PlayersFailure)).toEqual(
				Array(4).fill(true),
			);
			isFailing = false;
			expect([await players.passkey('k'), await players.ratingsOf('ben'), await players.tablesOf(ann, 9)]).toEqual([
				null,
				[],
				[],
			]);
			expect(await Promise.all<unknown>(group())).toEqual([gift(), { kind: 'registered' }, true, undefined]);
			await players.close();
		},
	);
});

test('whatever is asked, they answer like the players in memory', async () => {
	const identity = fc.constantFrom('i1', 'i2', 'i3', 'i4');
	const name = fc.constantFrom('a', 'b', 'c');
	const time = fc.integer({ min: 0, max: 9 });
	const seat = fc.nat({ max: 1 });
	const secret = fc.nat({ max: 12 }).map((number) => `secret-${number}`);
	const purpose = fc.constantFrom(...PURPOSES);
	const size = fc.constantFrom(2 as const, 3 as const);
	type Ask = (players: Players) => Promise<unknown>;
	const asked: fc.Arbitrary<Ask> = fc.oneof(
		fc.tuple(name, time).map(
			([text, at]): Ask =>
				(p) =>
					p.createIdentity(text, at),
		),
		fc.tuple(identity, name).map(
			([id, text]): Ask =>
				(p) =>
					p.rename(id, text),
		),
		fc.tuple(identity, time).map(
			([id, at]): Ask =>
				(p) =>
					p.seen(id, at),
		),
		fc.tuple(identity, name, time).map(
			([id, table, at]): Ask =>
				(p) =>
					p.addTable(id, table, at),
		),
		fc.tuple(identity, name).map(
			([id, table]): Ask =>
				(p) =>
					p.removeTable(id, table),
		),
		fc.tuple(name, time).map(
			([table, at]): Ask =>
				(p) =>
					p.touch(table, at),
		),
		fc.tuple(identity, name, seat, time).map(
			([id, table, at, until]): Ask =>
				(p) =>
					p.makeKey({ identity: id, table, seat: at }, until),
		),
		fc.tuple(secret, time).map(
			([key, now]): Ask =>
				(p) =>
					p.useKey(key, now),
		),
		fc.tuple(identity, purpose, name, time).map(
			([id, why, value, expiresAt]): Ask =>
				(p) =>
					p.setChallenge(id, why, challenge(value, { expiresAt })),
		),
		fc.tuple(identity, purpose, time).map(
			([id, why, now]): Ask =>
				(p) =>
					p.takeChallenge(id, why, now),
		),
		fc.tuple(identity, name, name, time).map(
			([id, account, key, at]): Ask =>
				(p) =>
					p.register(id, account, passkey(key), at),
		),
		fc.tuple(identity, name, time, time).map(
			([id, key, counter, at]): Ask =>
				(p) =>
					p.signIn(id, key, counter, at),
		),
		identity.map(
			(id): Ask =>
				(p) =>
					p.signOut(id),
		),
		fc.tuple(name, name).map(
			([account, key]): Ask =>
				(p) =>
					p.removePasskey(account, key),
		),
		fc.tuple(name, fc.uniqueArray(name, { minLength: 1 }), size, time).map(
			([table, subjects, players, by]): Ask =>
				(p) =>
					p.rate(finished(table, subjects, { size: players }), raise(by)),
		),
	);
	/** What one turn of the event loop asks for, and then the next. */
	const turns = fc.array(fc.array(asked, { minLength: 1, maxLength: 15 }), { maxLength: 5 });

	const course = async (players: Players, asking: readonly (readonly Ask[])[]) => {
		const told: unknown[] = [];
		await someone(players);
		for (const turn of asking) told.push(await Promise.all(turn.map((ask) => ask(players))));
		for (const id of ['i1', 'i2', 'i3', 'i4'])
			told.push(await players.identity(id), await players.devicesOf(id), await players.tablesOf(id, 9));
		for (const each of ['a', 'b', 'c'])
			told.push(
				await players.passkeysOf(each),
				await players.identitiesIn(each),
				await players.ratingsOf(each),
				await players.ratingChange('a', each),
			);
		for (let number = 1; number <= 12; number++) told.push(await players.identify(`secret-${number}`));
		await players.close();
		return told;
	};

	await fc.assert(
		fc.asyncProperty(turns, async (asking) => {
			const database = databaseIn(newFolder());
			const embedded = playersOn(database, transactionsOf(database), countedSecrets());
			expect(await course(embedded, asking)).toEqual(await course(memoryPlayers(countedSecrets()), asking));
		}),
		{ seed: 1, numRuns: 50 },
	);
});
