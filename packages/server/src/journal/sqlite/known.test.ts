// What is kept in memory of games is let go when there is much of it, and read again.
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrate } from '../../sqlite/migrate.ts';
import { KnownGames } from './known.ts';
import { JOURNAL_FORM } from './migrations/index.ts';
import { type Statements, statementsOf } from './statements.ts';

const causeOf = (id: string) => ({ identity: 'ann', id });

/** Statements that say which games are looked for. */
function watched(): { readonly statements: Statements; readonly looked: string[] } {
	const database = new DatabaseSync(':memory:');
	migrate(database, JOURNAL_FORM.migrations);
	const statements = statementsOf(database);
	const looked: string[] = [];
	for (const game of ['g', 'h', 'i']) {
		const writing = { game, at: 1, entries: [{ kind: 'played', payload: '1' }], cause: causeOf(`${game}1`) };
		const number = statements.insertGame({ ...writing, status: 'open' });
		statements.insertEntries(number, 0, writing);
	}
	return {
		looked,
		statements: {
			...statements,
			find(id) {
				looked.push(id);
				return statements.find(id);
			},
		},
	};
}

test('a game is read once, with what was asked for in it', () => {
	const { statements, looked } = watched();
	const known = new KnownGames(statements);
	expect(known.get('g')).toMatchObject({ version: 1, status: 'open' });
	expect([known.ledBy('g', causeOf('g1')), known.ledBy('g', causeOf('g2')), known.ledBy('g', null)]).toEqual([
		1,
		null,
		null,
	]);
	known.note('g', causeOf('g2'), 3, 1, 'running');
	expect(known.get('g')).toMatchObject({ version: 3, status: 'running' });
	expect(known.ledBy('g', causeOf('g2'))).toBe(3);
	expect(known.get('nowhere')).toBeNull();
	expect(looked).toEqual(['g', 'nowhere']);
});

test('identities and ids never run into each other', () => {
	const known = new KnownGames(watched().statements);
	known.get('g');
	known.note('g', { identity: 'an', id: 'n1' }, 2, 1, 'open');
	expect(known.ledBy('g', { identity: 'ann', id: '1' })).toBeNull();
	expect(known.ledBy('g', { identity: 'an', id: 'n1' })).toBe(2);
});

test('with many actions, the games that were asked for longest ago go first', () => {
	const { statements, looked } = watched();
	const known = new KnownGames(statements, 2);
	for (const game of ['g', 'h', 'g', 'i', 'g', 'h']) known.get(game);
	expect(looked).toEqual(['g', 'h', 'i', 'h']);
	known.note('g', causeOf('g2'), 2, 1, 'open');
	known.note('g', causeOf('g3'), 3, 1, 'open');
	known.get('i');
	expect(known.ledBy('i', causeOf('i1'))).toBe(1);
	looked.length = 0;
	known.get('g');
	expect(looked).toEqual(['g']);
	known.forget('g');
	known.clear();
	known.get('h');
	expect(looked).toEqual(['g', 'h']);
});

test('what is noted makes room too, at the cost of other games than its own', () => {
	const { statements, looked } = watched();
	const known = new KnownGames(statements, 3);
	for (const game of ['g', 'h', 'i']) known.get(game);
	known.note('g', causeOf('g2'), 2, 1, 'open');
	expect(['g', 'h', 'i'].map((game) => known.ledBy(game, causeOf(`${game}1`)))).toEqual([1, null, 1]);
	for (const version of [3, 4, 5]) known.note('g', causeOf(`g${version}`), version, 1, 'open');
	expect(known.ledBy('i', causeOf('i1'))).toBeNull();
	expect([1, 2, 3, 4, 5].map((version) => known.ledBy('g', causeOf(`g${version}`)))).toEqual([1, 2, 3, 4, 5]);
	looked.length = 0;
	known.get('g');
	expect(looked).toEqual([]);
});

test('the number of a game is told without reading what was asked for in it, and pushes nothing out', () => {
	const { statements, looked } = watched();
	const read: number[] = [];
	const actions: Statements['actions'] = (game) => {
		read.push(game);
		return statements.actions(game);
	};
	const known = new KnownGames({ ...statements, actions }, 2);
	for (const game of ['g', 'h']) known.get(game);
	expect(['h', 'i', 'nowhere'].map((game) => known.numberOf(game))).toEqual([2, 3, null]);
	expect([read, looked]).toEqual([
		[1, 2],
		['g', 'h', 'i', 'nowhere'],
	]);
	for (const game of ['g', 'h']) expect(known.ledBy(game, causeOf(`${game}1`))).toBe(1);
});

test('where a game stands in lists is put down when its status changes, when it is let go, and when a list is asked for', () => {
	const { statements } = watched();
	const put: string[] = [];
	const known = new KnownGames(
		{
			...statements,
			updateGame: (game, at, status) => void put.push(`${game} ${at} ${status}`),
			updateGames: () => void put.push('all'),
		},
		3,
	);
	known.settle();
	for (const game of ['g', 'h']) known.get(game);
	known.note('g', null, 2, 20, 'open');
	known.note('g', null, 3, 30, 'open');
	known.note('h', null, 2, 21, 'running');
	expect(put).toEqual(['all', '2 21 running']);
	known.settle();
	known.settle();
	expect(put.splice(0)).toEqual(['all', '2 21 running', '1 30 open']);
	known.note('h', null, 3, 31, 'running');
	known.note('h', null, 4, 41, 'finished');
	known.note('h', null, 5, 51, 'finished');
	expect(put.splice(0)).toEqual(['2 41 finished', '2 51 finished']);
	known.note('g', null, 4, 40, 'open');
	known.get('i');
	known.note('i', causeOf('i2'), 2, 22, 'open');
	expect(put.splice(0)).toEqual(['1 40 open']);
	known.clear();
	known.settle();
	expect(put).toEqual(['all']);
});
