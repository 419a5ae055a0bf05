import type { Seat } from '@tessera/engine';
import type { Problem, TableCard } from '@tessera/protocol';
import { expect, test } from 'vitest';
import type { Asked, TableList } from '../api.ts';
import { listedCard } from '../testing/tables.ts';
import { tablesForHome } from './mine.ts';

const PAGE = 2;

const refused = (code: Problem['code']): Asked<never> => ({ ok: false, problem: { code, message: '' } });

/** A server that lists two tables a page, the last to begin or end first. */
function atHome(...tables: readonly TableCard[]) {
	const server = { tables, asked: [] as (number | string)[], one: null as Asked<never> | null };
	const look = tablesForHome(
		async (pages = 1) => {
			server.asked.push(pages);
			const cards = server.tables.slice(0, pages * PAGE);
			return { ok: true, value: { cards, hasMore: cards.length < server.tables.length } };
		},
		async (id) => {
			server.asked.push(id);
			const value = server.tables.find((each) => each.id === id);
			return server.one ?? (value ? { ok: true, value } : refused('not-found'));
		},
	);
	const ids = (asked: Asked<TableList>) => (asked.ok ? asked.value.cards.map(({ id }) => id) : []);
	return { server, look: async () => ids(await look()), ask: look };
}

const over = (id: string) => listedCard({ id, status: 'over', turn: null });
const SLOW = listedCard({ id: 'slow' });
const NOT_SAT = listedCard({ id: 'slow', status: 'waiting', turn: null, seat: null });

test('a game that goes on behind many that are over is found, and asked for by itself from then on', async () => {
	const { server, look } = atHome(over('a'), over('b'), over('c'), SLOW, over('d'));
	expect(await look()).toEqual(['a', 'b', 'c', 'slow', 'd']);
	expect(await look()).toEqual(['a', 'b', 'slow']);
	expect(await look()).toEqual(['a', 'b', 'slow']);
	expect(server.asked).toEqual([6, 1, 'slow', 1, 'slow']);
});

test('whoever has few tables is asked for one page and no more', async () => {
	const { server, look } = atHome(SLOW, over('a'));
	await look();
	expect(await look()).toEqual(['slow', 'a']);
	expect(server.asked).toEqual([6, 1]);
});

test.each([
	['is over', [over('a'), over('b'), over('slow')]],
	['was deleted', [over('a'), over('b')]],
	['is played from another device', [over('a'), over('b'), { ...SLOW, seat: null }]],
	['waits, and where the seat is lost,', [over('a'), over('b'), NOT_SAT]],
])('a game that %s is not asked for any more', async (_, then) => {
	const { server, look } = atHome(over('a'), over('b'), SLOW);
	await look();
	server.tables = then;
	expect(await look()).toEqual(['a', 'b']);
	await look();
	expect(server.asked).toEqual([6, 1, 'slow', 1]);
});

test.each([
	['somebody sits', { seat: 0 as Seat }],
	['a seat is kept for them', { seat: null, kept: 0 as Seat }],
])('a table that waits is found again for as long as %s', async (_, part) => {
	const waiting = listedCard({ id: 'waits', status: 'waiting', turn: null, ...part });
	const { look } = atHome(over('a'), over('b'), waiting);
	for (let times = 0; times < 3; times++) expect(await look()).toEqual(['a', 'b', 'waits']);
});

test('one that cannot be asked for just now is asked for again', async () => {
	const { server, look } = atHome(over('a'), over('b'), SLOW);
	await look();
	server.one = refused('unavailable');
	expect(await look()).toEqual(['a', 'b']);
	server.one = null;
	expect(await look()).toEqual(['a', 'b', 'slow']);
});

test('what the server refuses is told, and the list is looked through once it can be', async () => {
	const asked: number[] = [];
	const look = tablesForHome(async (pages = 1) => {
		asked.push(pages);
		return refused('unavailable');
	});
	await look();
	expect(await look()).toMatchObject({ ok: false, problem: { code: 'unavailable' } });
	expect(asked).toEqual([6, 6]);
});
