// Steps from one form of a database to the next.
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrate, versionOf } from './migrate.ts';

const steps = [
	'CREATE TABLE a (x)',
	'ALTER TABLE a RENAME COLUMN x TO y; INSERT INTO a VALUES (1)',
	'UPDATE a SET y = y + 1',
];
const valuesIn = (database: DatabaseSync) =>
	database
		.prepare('SELECT y FROM a')
		.all()
		.map((row) => row['y']);

test('steps are taken once each, in order', () => {
	const database = new DatabaseSync(':memory:');
	for (const count of [1, 1, 2, 3, 3]) migrate(database, steps.slice(0, count));
	expect(valuesIn(database)).toEqual([2]);
});

test('steps that fail leave the database as it was', () => {
	const database = new DatabaseSync(':memory:');
	migrate(database, steps.slice(0, 2));
	expect(() => migrate(database, [...steps, 'INSERT INTO missing VALUES (1)'])).toThrow('no such table');
	expect(versionOf(database)).toBe(2);
	expect(valuesIn(database)).toEqual([1]);
	migrate(database, steps);
	expect(valuesIn(database)).toEqual([2]);
});
