import type { ProblemCode } from '@tessera/protocol';
import { expect, test } from 'vitest';
import type { Asked, TableList } from '../api.ts';
import { listedCard } from '../testing/tables.ts';
import { tablesFrom } from './tables.ts';

const refused = (code: ProblemCode): Asked<TableList> => ({ ok: false, problem: { code, message: '' } });

/** A list of three pages with one table each, from a server that answers when the test says so. */
function asking() {
	const asked: { readonly pages: number; readonly answer: (told?: Asked<TableList>) => Promise<void> }[] = [];
	const tables = tablesFrom(
		(pages) =>
			new Promise((resolve) => {
				const cards = Array.from({ length: pages }, (_, page) => listedCard({ id: `table ${page}` }));
				const answer = async (told: Asked<TableList> = { ok: true, value: { cards, hasMore: pages < 3 } }) => {
					resolve(told);
					await new Promise((settled) => setImmediate(settled));
				};
				asked.push({ pages, answer });
			}),
	);
	const shown = () => tables.list.value?.cards.length ?? null;
	return { tables, asked, shown };
}

test('what could not be asked for leaves the list as it was last, and says why until it can be', async () => {
	const { tables, asked, shown } = asking();
	void tables.look();
	expect([shown(), tables.problem.value]).toEqual([null, null]);
	await asked[0]?.answer();
	void tables.more();
	await asked[1]?.answer();
	expect(shown()).toBe(2);
	const { list } = tables;
	const before = list.value;
	void tables.look();
	await asked[2]?.answer(refused('unavailable'));
	expect(list.value).toBe(before);
	expect(tables.problem.value?.code).toBe('unavailable');
	void tables.look();
	await asked[3]?.answer();
	expect([shown(), tables.problem.value]).toEqual([2, null]);
	expect(asked.map(({ pages }) => pages)).toEqual([1, 2, 2, 2]);
});

test('a page further down that could not be asked for is asked for again, and not the one below it', async () => {
	const { tables, asked, shown } = asking();
	void tables.look();
	await asked[0]?.answer();
	void tables.more();
	await asked[1]?.answer(refused('unavailable'));
	expect(shown()).toBe(1);
	void tables.more();
	await asked[2]?.answer();
	expect([shown(), asked[2]?.pages]).toEqual([2, 2]);
});

test('what was asked for earlier and comes later changes nothing', async () => {
	const { tables, asked, shown } = asking();
	void tables.look();
	await asked[0]?.answer();
	void tables.look();
	void tables.more();
	await asked[2]?.answer();
	await asked[1]?.answer();
	expect(shown()).toBe(2);
});

test('whoever wants more waits for the answer that is shown, and is told whether there is one', async () => {
	const { tables, asked, shown } = asking();
	void tables.look();
	await asked[0]?.answer();
	const told: (number | null)[] = [];
	const more = tables.more().then((isThere) => {
		told.push(shown());
		return isThere;
	});
	void tables.look();
	await asked[1]?.answer();
	expect([told, shown()]).toEqual([[], 1]);
	await asked[2]?.answer();
	expect([told, await more]).toEqual([[2], true]);
	const failing = tables.more();
	await asked[3]?.answer(refused('unavailable'));
	expect(await failing).toBe(false);
});
