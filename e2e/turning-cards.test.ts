// Cards on a tablet between two people: what the one beyond it does with their hand, which is turned to them.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CardsPage } from './pages/cards.ts';
import { inputOf } from './pages/input.ts';
import { openSaved, person } from './saved.ts';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

/** Before Bob, who sits beyond the screen, takes the first Qwirkle of his. */
async function beginAsBob(page: Page): Promise<CardsPage> {
	await openSaved(page, { game: 'cards', left: { beforeQwirklesOf: 1 }, seats: [person('Ann'), person('Bob')] });
	const table = new CardsPage(page, inputOf(page, 'touch'));
	await table.takeOver('Bob');
	await expect(page.locator('.cards-hand')).toHaveCSS('rotate', '180deg');
	return table;
}

async function boxOf(element: Locator) {
	const box = await element.boundingBox();
	if (!box) throw new Error('it is not shown');
	return box;
}

/** Keeps the page from going on to what it does after a while: what is seen for a moment can be looked at. */
const holdMoments = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const later = window.setTimeout.bind(window);
		const held = (run: TimerHandler, milliseconds = 0, ...rest: unknown[]): number =>
			milliseconds > 900 ? 0 : later(run, milliseconds, ...rest);
		Object.assign(window, { setTimeout: held });
	});

test('while a Qwirkle is cheered, the room of the hand stays on its side of the table', async ({ page }) => {
	const table = await beginAsBob(page);
	for (const name of ['Hint', 'Show me']) await page.getByRole('button', { name, exact: true }).tap();
	await expect(page.locator('.cards-play-more')).toBeVisible();
	const hand = page.locator('.cards-hand');
	const { height } = await boxOf(hand);
	await holdMoments(page);
	await table.lay.tap();
	await expect(page.locator('.cards-taken')).toBeVisible();
	await expect(hand.locator('.card')).toHaveCount(0);
	await expect(hand).toHaveCSS('rotate', '180deg');
	const room = await boxOf(hand);
	expect(room.height).toBe(height);
	expect(room.y).toBeLessThan((await boxOf(page.locator('.cards-table'))).y);
	await expect(table.cover).toHaveCount(0);
});
