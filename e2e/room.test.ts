// What has to fit on a desktop: whole series on the table of Cards, and beside every game what one looks at between moves.
import type { Page } from '@playwright/test';
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
