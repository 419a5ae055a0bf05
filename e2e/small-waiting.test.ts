// A table that waits, on the smallest phone: long names have room, and nothing sticks out of a seat.
import type { Locator } from '@playwright/test';
import { Caller } from './caller.ts';
import { expect, test } from './fixtures.ts';
import { another } from './online-screens.ts';
import { picture, SMALL } from './small.ts';
import { LANGUAGES } from './words.ts';

test.use(SMALL);

for (const language of LANGUAGES)
	test.describe(`${language}`, () => {
		test.use({ locale: language });

		test('nothing sticks out of a seat, and names break at their hyphens', async ({ page }) => {
			const me = await Caller.by(page.request);
			const id = await me.open({ game: 'cards', seats: 4 });
			await me.ask(id, { type: 'sit', name: 'Wolfeschlegelsteinhausen' });
			await (await another()).ask(id, { type: 'sit', name: 'Maximiliane-Konstanze WM' });
			await (await another()).ask(id, { type: 'sit', name: 'Бенедикта-Александровна' });
			await page.goto(`/online/${id}`);
			const rows = page.locator('.waiting-seat');
			await expect(rows).toHaveCount(4);
			await expect(rows.nth(1)).toContainText('Maximiliane');
			await picture(page, `waiting ${language}`);
			const out = await rows.evaluateAll((all) =>
				all.flatMap((row) => {
					const { left, right } = row.getBoundingClientRect();
					const parts = [...row.querySelectorAll('button, select, .waiting-who')];
					return parts.filter((part) => {
						const box = part.getBoundingClientRect();
						return box.left < left || box.right > right - 4;
					}).length;
				}),
			);
			expect(out).toEqual([0, 0, 0, 0]);
			const isUnbroken = (row: Locator, part: string) =>
				row.locator('.waiting-who').evaluate((who, text) => {
					for (const node of who.childNodes) {
						const at = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').indexOf(text) : -1;
						if (at < 0) continue;
						const words = document.createRange();
						words.setStart(node, at);
						words.setEnd(node, at + text.length);
						return words.getClientRects().length === 1;
					}
					throw new Error(`${text} is not there`);
				}, part);
			for (const part of ['Maximiliane-', 'Konstanze']) expect(await isUnbroken(rows.nth(1), part), part).toBe(true);
			for (const part of ['Бенедикта-', 'Александровна']) expect(await isUnbroken(rows.nth(2), part), part).toBe(true);
		});
	});
