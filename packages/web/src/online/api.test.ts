import type { TableCard } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { type Asked, pagesOf, type TablesPage } from './api.ts';
import { listedCard } from './testing/tables.ts';

const A = listedCard({ id: 'a' });
const B = listedCard({ id: 'b' });
const C = listedCard({ id: 'c' });
const D = listedCard({ id: 'd' });
const AWAY = { code: 'unavailable', message: '' } as const;

/** A server that tells these pages, one after the other, and what was asked of it. */
function telling(...pages: readonly (readonly TableCard[] | null)[]) {
	const asked: (string | undefined)[] = [];
	const ask = async (after?: string): Promise<Asked<TablesPage>> => {
		asked.push(after);
		const page = after === undefined ? 0 : Number(after);
		const tables = pages[page];
		if (!tables) return { ok: false, problem: AWAY };
		return { ok: true, value: { tables, ...(page + 1 < pages.length ? { next: `${page + 1}` } : {}) } };
	};
	return { asked, ask };
}

test('a list is told as far down as was asked for, each table once', async () => {
	const { asked, ask } = telling([A, B], [B, C], [D]);
	expect(await pagesOf(ask, 2)).toEqual({ ok: true, value: { cards: [A, B, C], hasMore: true, missing: null } });
	expect(await pagesOf(ask, 6)).toEqual({ ok: true, value: { cards: [A, B, C, D], hasMore: false, missing: null } });
	expect(asked).toEqual([undefined, '1', undefined, '1', '2']);
});

test('where a page cannot be had, there is what stands above it, if anything does', async () => {
	const { asked, ask } = telling([A, B], null, [D]);
	expect(await pagesOf(ask, 6)).toEqual({ ok: true, value: { cards: [A, B], hasMore: true, missing: AWAY } });
	expect(asked).toEqual([undefined, '1']);
	expect(await pagesOf(telling(null).ask, 6)).toEqual({ ok: false, problem: AWAY });
});
