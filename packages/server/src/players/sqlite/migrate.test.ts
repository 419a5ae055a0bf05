// Databases of every earlier version come to the present one with all that was in them.
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrate, versionOf } from '../../sqlite/migrate.ts';
import { finished, raise } from '../test-help.ts';
import { PLAYERS_FORM } from './migrations/index.ts';
import { playersOn } from './sqlite-players.ts';

const { migrations } = PLAYERS_FORM;

/** SHA-256 of `token-of-ann` and `key-of-ann`. */
const ANN = 'a3656c50c59b9dd17e7b7539929effb20169a63d77b0453e14162984b611c5f8';
const KEY = 'ca64daa8b294dc4835d29ca02a6a47427ebc6a225ea3ac2e15f8417fb6601db2';

const BY_THE_FIRST = `
		INSERT INTO identities VALUES ('ann', x'${ANN}', 'Ann', 'account', 1000, 2000);
		INSERT INTO identities VALUES ('phone', x'00', NULL, 'account', 1500, 1500);
		INSERT INTO tables_of VALUES ('ann', 't1', 1100);
		INSERT INTO tables_of VALUES ('phone', 't2', 1600);
		INSERT INTO seat_keys VALUES ('t1', 1, 'ann', x'${KEY}', 9000);
		INSERT INTO passkeys VALUES ('k', 'account', x'010203', 4, '["usb"]', 1200, 1300);
		INSERT INTO challenges VALUES ('ann', 'register', 'c', 'account', 9000);
		INSERT INTO ratings VALUES ('account', 2, 26.5, 8.0, 1);
		INSERT INTO rated_tables VALUES ('t1', 1700);`;

const BY_THE_THIRD = `${BY_THE_FIRST}
		INSERT INTO rating_changes VALUES ('account', 't1', 2, NULL, NULL, 26.5, 8.0);`;

/**
 * The same people, as a server of each version wrote them. A new version gets a text of its own here, unless it writes the same:
 * the second only finds it in new ways, the third knows nothing of what an earlier table did to a rating, and the fourth nothing of
 * what one did to that of a bot.
 */
const WRITTEN_BY: Readonly<Record<number, string>> = {
	1: BY_THE_FIRST,
	2: BY_THE_FIRST,
	3: `${BY_THE_THIRD}
		INSERT INTO rating_changes VALUES ('bot:classic:club', 't1', 2, NULL, NULL, 23.5, 8.0);`,
	4: BY_THE_THIRD,
};

const schemaOf = (database: DatabaseSync): readonly unknown[] =>
	database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();

function databaseOf(version: number): DatabaseSync {
	const database = new DatabaseSync(':memory:');
	migrate(database, migrations.slice(0, version));
	return database;
}

const versions = migrations.map((_, index) => index + 1);

test.each([0, ...versions])('version %s comes to the schema of the present', (version) => {
	const database = databaseOf(version);
	expect(versionOf(database)).toBe(version);
	migrate(database, migrations);
	expect(versionOf(database)).toBe(migrations.length);
	expect(schemaOf(database)).toEqual(schemaOf(databaseOf(migrations.length)));
});

test.each(versions)('everything that version %s wrote is there, and goes on', async (version) => {
	const database = databaseOf(version);
	database.exec(WRITTEN_BY[version] ?? 'there is nobody of this version above');
	migrate(database, migrations);
	const players = playersOn(database);
	expect(await players.identify('token-of-ann')).toEqual({
		id: 'ann',
		name: 'Ann',
		account: 'account',
		createdAt: 1000,
		lastSeenAt: 2000,
	});
	expect(await players.devicesOf('phone')).toEqual(['phone', 'ann']);
	expect(await players.tablesOf('ann', 9)).toEqual([
		{ table: 't2', at: 1600 },
		{ table: 't1', at: 1100 },
	]);
	expect(await players.useKey('key-of-ann', 1)).toEqual({ table: 't1', seat: 1, identity: 'ann' });
	expect(await players.passkeysOf('account')).toEqual([
		{
			id: 'k',
			account: 'account',
			publicKey: Uint8Array.of(1, 2, 3),
			counter: 4,
			transports: ['usb'],
			createdAt: 1200,
			lastUsedAt: 1300,
		},
	]);
	expect(await players.takeChallenge('ann', 'register', 1)).toEqual({
		value: 'c',
		account: 'account',
		expiresAt: 9000,
	});
	expect(await players.ratingChange('t1', 'account')).toEqual(
		version < 3 ? null : { size: 2, before: null, after: { mu: 26.5, sigma: 8 } },
	);
	expect(await players.ratingChange('t1', 'bot:classic:club')).toBeNull();
	expect(await players.rate(finished('t1', ['account']), raise(1))).toBe(false);
	expect(await players.rate(finished('t2', ['account']), raise(1))).toBe(true);
	expect(await players.ratingsOf('account')).toEqual([{ size: 2, mu: 27.5, sigma: 2.5, games: 2 }]);
	await players.close();
});
