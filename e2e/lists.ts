// Lists of tables that are longer than the page that the server tells at once, without opening so many.
import type { Page } from '@playwright/test';
import { Caller } from './caller.ts';

/** Games against a bot that are over. Their ids, the newest first. */
export async function finishedGames(page: Page, count: number): Promise<readonly string[]> {
	const me = await Caller.by(page.request);
	const ids: string[] = [];
	for (let each = 0; each < count; each++) {
		const id = await me.open({ game: (['classic', 'cubes', 'cards'] as const)[each % 3] ?? 'classic', seats: 2 });
		await me.ask(id, { type: 'sit', name: 'Ann' });
		await me.ask(id, { type: 'seat-bot', level: 'club' });
		await me.ask(id, { type: 'resign' });
		ids.unshift(id);
	}
	// Home asks for such games only where somebody has been at a table.
	await page.addInitScript(() => localStorage.setItem('tessera.online', '{"tables":[]}'));
	return ids;
}

interface Table {
	readonly id: string;
}

/** Lets lists at this address have only these tables, and so many on a page. */
export const inPagesOf = (page: Page, path: RegExp, size: number, ids: readonly string[]): Promise<unknown> =>
	page.route(path, async (route) => {
		const url = new URL(route.request().url());
		const after = url.searchParams.get('after');
		url.searchParams.delete('after');
		const { tables }: { readonly tables: readonly Table[] } = await (await route.fetch({ url: `${url}` })).json();
		const own = tables.filter(({ id }) => ids.includes(id));
		const begin = after === null ? 0 : own.findIndex(({ id }) => after === `1-${id}`) + 1;
		const last = own[begin + size] && own[begin + size - 1];
		await route.fulfill({
			json: { tables: own.slice(begin, begin + size), ...(last && { next: `1-${last.id}` }) },
		});
	});
