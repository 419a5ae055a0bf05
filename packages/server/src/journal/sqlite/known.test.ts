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
		statements.updateGame(number, statements.insertEntries(number, 0, writing), 1, 'open');
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
	known.note('g', causeOf('g2'), 3, 'running');
	expect(known.get('g')).toMatchObject({ version: 3, status: 'running' });
	expect(known.ledBy('g', causeOf('g2'))).toBe(3);
	expect(known.get('nowhere')).toBeNull();
	expect(looked).toEqual(['g', 'nowhere']);
});

test('identities and ids never run into each other', () => {
	const known = new KnownGames(watched().statements);
	known.get('g');
	known.note('g', { identity: 'an', id: 'n1' }, 2, 'open');
	expect(known.ledBy('g', { identity: 'ann', id: '1' })).toBeNull();
	expect(known.ledBy('g', { identity: 'an', id: 'n1' })).toBe(2);
});

test('with many actions, the games that were asked for longest ago go first', () => {
	const { statements, looked } = watched();
	const known = new KnownGames(statements, 2);
	for (const game of ['g', 'h', 'g', 'i', 'g', 'h']) known.get(game);
	expect(looked).toEqual(['g', 'h', 'i', 'h']);
	known.note('g', causeOf('g2'), 2, 'open');
	known.note('g', causeOf('g3'), 3, 'open');
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
	known.note('g', causeOf('g2'), 2, 'open');
	expect(['g', 'h', 'i'].map((game) => known.ledBy(game, causeOf(`${game}1`)))).toEqual([1, null, 1]);
	for (const version of [3, 4, 5]) known.note('g', causeOf(`g${version}`), version, 'open');
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
