// A table of Cards that is higher than the screen: what a gesture or an arrangement is about is brought into view.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CardsPage } from './pages/cards.ts';
import { inputOf } from './pages/input.ts';
import { openSaved } from './saved.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

async function begin(page: Page): Promise<CardsPage> {
	await openSaved(page, { game: 'cards', left: 'middle' });
	const table = new CardsPage(page, inputOf(page, 'touch'));
	await table.comesToMe();
	return table;
}

test('the only series that takes the card picked comes into view', async ({ page }) => {
	const table = await begin(page);
	const fan = page.locator('.fan[data-would="valid"]');
	await table.pick(0);
	await expect(fan).toHaveCount(1);
	await expect(fan).toBeInViewport({ ratio: 1 });
});

test('what is arranged is seen, although one has scrolled away from it', async ({ page }) => {
	// So low that no series is in view at both ends of the table.
	await page.setViewportSize({ width: 360, height: 560 });
	const table = await begin(page);
	await table.pick(0);
	const fan = page.locator('.fan[data-would="valid"]');
	await expect(fan).toBeInViewport({ ratio: 1 });
	await page.locator('.cards-table').evaluate((element) => {
		const { top = 0 } = element.querySelector('.fan[data-would="valid"]')?.getBoundingClientRect() ?? {};
		const above = element.scrollTop + top - element.getBoundingClientRect().top;
		// To the end that it is farther from.
		element.scrollTo({ top: above > element.scrollHeight / 2 ? 0 : element.scrollHeight, behavior: 'instant' });
	});
	await expect(fan).not.toBeInViewport({ ratio: 1 });
	await page.getByRole('button', { name: 'Arrange for me' }).tap();
	await expect(page.locator('.cards-note')).toContainText('Arranged');
	await expect(page.locator('.cards-table .card.laid')).toBeInViewport({ ratio: 1 });
});

test('a table of series that goes on below its edge fades there, and no more at its end', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await openSaved(page, { game: 'cards', left: { turns: 4 } });
	const fading = () =>
		page.locator('.cards-table').evaluate((table) => getComputedStyle(table).getPropertyValue('--more-below'));
	await expect.poll(fading).toBe('28px');
	await page.locator('.cards-table').evaluate((table) => table.scrollTo({ top: table.scrollHeight }));
	await expect.poll(fading).toBe('0px');
});
