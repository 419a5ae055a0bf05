import type { Seat } from '@tessera/engine';
import type { Problem, TableCard } from '@tessera/protocol';
import { expect, test } from 'vitest';
import type { Asked, ListSoFar } from '../api.ts';
import { listedCard } from '../testing/tables.ts';
import { tablesForHome } from './mine.ts';
import { newlyMine } from './order.ts';

const refused = (code: Problem['code']): Asked<never> & { readonly ok: false } => ({
	ok: false,
	problem: { code, message: '' },
});

/** A server that lists tables, the last to begin or end first. */
function atHome(...tables: readonly TableCard[]) {
	const server = {
		tables,
		/** So many are on a page. */
		size: 2,
		asked: [] as (number | string)[],
		one: null as Asked<never> | null,
		/** How many pages it tells before it has been asked too much. */
		mostPages: Number.POSITIVE_INFINITY,
	};
	const look = tablesForHome(
		async (pages = 1) => {
			server.asked.push(pages);
			const cards = server.tables.slice(0, Math.min(pages, server.mostPages) * server.size);
			const { problem: missing = null } = pages > server.mostPages ? refused('too-many') : {};
			return { ok: true, value: { cards, hasMore: cards.length < server.tables.length, missing } };
		},
		async (id) => {
			server.asked.push(id);
			const value = server.tables.find((each) => each.id === id);
			return server.one ?? (value ? { ok: true, value } : refused('not-found'));
		},
	);
	const cards = async (asked: Promise<Asked<ListSoFar>>) => {
		const told = await asked;
		return told.ok ? told.value.cards : [];
	};
	return { server, look: async () => (await cards(look())).map(({ id }) => id), cards: () => cards(look()), ask: look };
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
	['waits, and where the seat is not kept any more,', [over('a'), over('b'), NOT_SAT], { ...NOT_SAT, kept: 0 as Seat }],
	['was only hosted, and is over', [over('a'), over('b'), { ...over('slow'), seat: null }], NOT_SAT],
])('a game that %s is not asked for any more', async (_, then, before = SLOW) => {
	const { server, look } = atHome(over('a'), over('b'), before);
	await look();
	server.tables = then;
	expect(await look()).toEqual(['a', 'b']);
	await look();
	expect(server.asked).toEqual([6, 1, 'slow', 1]);
});

test.each([
	['somebody sits', { seat: 0 as Seat }],
	['a seat is kept for them', { seat: null, kept: 0 as Seat }],
	['they host it without a seat', { seat: null }],
])('a table that waits is found again for as long as %s', async (_, part) => {
	const waiting = listedCard({ id: 'waits', status: 'waiting', turn: null, ...part });
	const { look } = atHome(over('a'), over('b'), waiting);
	for (let times = 0; times < 3; times++) expect(await look()).toEqual(['a', 'b', 'waits']);
});

test('one that cannot be asked for just now stays as it was, is asked for again, and tells when it is one’s turn', async () => {
	const { server, cards } = atHome(over('a'), over('b'), SLOW);
	await cards();
	server.one = refused('too-many');
	const before = await cards();
	expect(before).toEqual([over('a'), over('b'), SLOW]);
	server.one = null;
	const mine = { ...SLOW, turn: SLOW.seat };
	server.tables = [over('a'), over('b'), mine];
	const then = await cards();
	expect(then).toEqual([over('a'), over('b'), mine]);
	expect(newlyMine(before, then)).toEqual([mine]);
});

test('of very many only some are asked for at a time, each in its turn, and all of them stay', async () => {
	const slow = Array.from({ length: 100 }, (_, index) => listedCard({ id: `slow ${index}` }));
	const { server, look } = atHome(...slow);
	server.size = 20;
	await look();
	const all = slow.map(({ id }) => id).sort();
	server.asked = [];
	for (let times = 0; times < 3; times++) {
		const before = server.asked.length;
		expect((await look()).sort()).toEqual(all);
		expect(server.asked.length - before).toBeLessThanOrEqual(41);
	}
	const listed = server.tables.slice(0, server.size).map(({ id }) => id);
	const asked = server.asked.filter((each) => each !== 1);
	expect([...new Set(asked), ...listed].sort()).toEqual(all);
});

test('where a page further down cannot be had, what stands above is shown, and the list is looked through again', async () => {
	const { server, look, ask } = atHome(over('a'), over('b'), over('c'), SLOW);
	server.mostPages = 1;
	expect(await ask()).toMatchObject({ value: { hasMore: true, missing: { code: 'too-many' } } });
	expect(await look()).toEqual(['a', 'b']);
	server.mostPages = 6;
	expect(await look()).toEqual(['a', 'b', 'c', 'slow']);
	expect(await ask()).toMatchObject({ value: { missing: null } });
	expect(server.asked).toEqual([6, 6, 6, 1, 'slow']);
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
