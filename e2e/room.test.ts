// What has to fit on a desktop: whole series on the table of Cards, and beside every game what one looks at between moves.
import type { Page } from '@playwright/test';
import { GAMES } from '@tessera/engine';
import type { SeatInfo } from '../packages/web/src/table/host.ts';
import { expect, test } from './fixtures.ts';
import { openSaved } from './saved.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const isScrolled = (page: Page, what: string): Promise<boolean> =>
	page.locator(what).evaluate((element) => element.scrollHeight > element.clientHeight);

test('Cards: a series has its six whole places while the table is not full', async ({ page }) => {
	await openSaved(page, { game: 'cards', left: 'middle' });
	await expect(page.locator('.cards-table .fan')).toHaveCount(9);
	expect(await isScrolled(page, '.cards-table')).toBe(false);
	const widths = await page
		.locator('.cards-table .gap')
		.evaluateAll((gaps) => gaps.map((gap) => gap.getBoundingClientRect().width));
	expect(Math.min(...widths)).toBeGreaterThan(48);
});

const ME: SeatInfo = { name: null, kind: { type: 'person' } };
const BOT: SeatInfo = { name: null, kind: { type: 'bot', level: 'greedy' } };

for (const game of GAMES)
	test(`${game}: with four players three moves and the whole chart are seen`, async ({ page }) => {
		await openSaved(page, { game, left: { turns: 2 }, seats: [ME, BOT, BOT, BOT] });
		await expect(page.locator('.move[aria-current]')).toBeInViewport({ ratio: 1 });
		expect(await isScrolled(page, '.table-side')).toBe(false);
		await expect(page.locator('.unseen-chart')).toBeInViewport({ ratio: 1 });
		const entries = page.getByRole('listitem').filter({ has: page.locator('.move') });
		for (const back of [-1, -2, -3]) await expect(entries.nth(back)).toBeInViewport({ ratio: 1 });
	});
