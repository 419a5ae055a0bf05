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

/** Whether something stands on its head, with all that it is in. */
const isUpsideDown = (element: Locator): Promise<boolean> =>
	element.evaluate((from) => {
		let turns = 0;
		for (let at: Element | null = from; at; at = at.parentElement)
			if (getComputedStyle(at).rotate === '180deg') turns++;
		return turns % 2 === 1;
	});

/** Keeps whatever begins to move at its beginning. */
const holdFlights = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const { animate } = Element.prototype;
		Element.prototype.animate = function (this: Element, ...how) {
			const animation = animate.apply(this, how);
			animation.pause();
			return animation;
		};
	});

test('a card that leaves the hand of the one beyond the screen leaves it as it stood there', async ({ page }) => {
	const table = await beginAsBob(page);
	await holdFlights(page);
	await table.pick(0);
	await page.locator('.cards-new').tap();
	const flying = page.locator('.cards-flying.laid');
	await expect(flying).toHaveCount(1);
	expect(await isUpsideDown(flying)).toBe(true);
	// What lies on the table makes room, and is turned to nobody.
	expect(await isUpsideDown(page.locator('.cards-flying.haloed').first())).toBe(false);
});

test('a card on the finger stands as it stood, and what is said of it is turned to the one who drags', async ({
	page,
}) => {
	await beginAsBob(page);
	const lifted = page.locator('.cards-lifted');
	for (const [card, isTurned] of [
		[page.locator('.cards-hand .card').first(), true],
		[page.locator('.cards-table .card').first(), false],
	] as const) {
		const { x, y, width, height } = await boxOf(card);
		await page.mouse.move(x + width / 2, y + height / 2);
		await page.mouse.down();
		await page.mouse.move(x + width / 2 + 20, y + height / 2 + 20, { steps: 3 });
		expect(await isUpsideDown(lifted.locator('.card'))).toBe(isTurned);
		expect(await isUpsideDown(lifted.locator('.cards-would'))).toBe(true);
		await page.keyboard.press('Escape');
		await page.mouse.up();
		await expect(lifted).toHaveCount(0);
	}
});

test('arrow keys go along the hand as the one beyond the screen sees it', async ({ page }) => {
	const table = await beginAsBob(page);
	await table.hand.first().focus();
	await page.keyboard.press('ArrowRight');
	await expect(table.hand.nth(1)).toBeFocused();
	await page.keyboard.press('ArrowLeft');
	await expect(table.hand.first()).toBeFocused();
});
