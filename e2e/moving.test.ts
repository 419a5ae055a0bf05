// The board under a hand: it goes where it is taken, and lies there as sharp as before once it is let go.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSaved } from './saved.ts';

/** The middle and the size of the first piece, in whole pixels: pushed or painted, it may differ by a hair. */
async function piece(page: Page) {
	const box = await page.locator('.grid-fixed').first().boundingBox();
	if (!box) throw new Error('a piece is on the screen');
	return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2), size: Math.round(box.width) };
}

/** Painted for where it lies: nothing is pushed or stretched any more. */
const isPainted = (page: Page) => expect(page.locator('.grid-sheet.pieces')).not.toHaveAttribute('style', /scale/);

async function begin(page: Page): Promise<void> {
	await openSaved(page, { game: 'classic', left: 'middle' });
	await page.locator('.grid-piece').first().waitFor();
	await isPainted(page);
}

test('a board that is dragged follows the hand, and stays where it is let go', async ({ page }) => {
	await begin(page);
	const before = await piece(page);
	const cloth = await page.locator('.grid-board').boundingBox();
	if (!cloth) throw new Error('the board is on the screen');
	const from = { x: cloth.x + 12, y: cloth.y + 12 };
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(from.x + 30, from.y + 20);
	await page.mouse.move(from.x + 60, from.y + 40);
	const there = { x: before.x + 60, y: before.y + 40, size: before.size };
	await expect.poll(() => piece(page)).toEqual(there);
	await page.mouse.up();
	await isPainted(page);
	expect(await piece(page)).toEqual(there);
});

test('a board that is zoomed keeps what is under the pointer there, and is painted for its new size', async ({
	page,
}) => {
	await begin(page);
	const before = await piece(page);
	await page.mouse.move(before.x, before.y);
	await page.mouse.wheel(0, -100);
	await expect.poll(async () => (await piece(page)).size).toBeGreaterThan(before.size * 1.1);
	await isPainted(page);
	const after = await piece(page);
	expect(Math.abs(after.x - before.x)).toBeLessThan(2);
	expect(Math.abs(after.y - before.y)).toBeLessThan(2);
	expect(Math.abs(after.size - before.size * Math.exp(0.16))).toBeLessThan(2);
});

/** Comes close to the middle of the board, where the last move is far away. */
async function comeClose(page: Page): Promise<void> {
	const { x, y } = await piece(page);
	await page.mouse.move(x, y);
	for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -200);
	await expect.poll(async () => (await piece(page)).size).toBeGreaterThan(90);
	await isPainted(page);
}

/** Picks pieces up until one fits where it can be seen, and lays it there. */
async function layInView(page: Page): Promise<void> {
	const hand = page.locator('.grid-piece');
	for (let place = 0; place < (await hand.count()); place++) {
		await hand.nth(place).click();
		await expect(hand.nth(place)).toHaveAttribute('aria-pressed', 'true');
		await isPainted(page);
		const spot = page.locator('.grid-spot:not(.later)').first();
		if ((await spot.count()) === 0) continue;
		const box = await spot.boundingBox();
		if (!box) throw new Error('a place is on the screen');
		await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
		await page.locator('.grid-laid').waitFor();
		return;
	}
	throw new Error('something fits');
}

test('a piece that is taken back leaves the board where it is', async ({ page }) => {
	await begin(page);
	await comeClose(page);
	await layInView(page);
	await isPainted(page);
	const before = await piece(page);
	await page.locator('.grid-tool').first().click();
	await expect(page.locator('.grid-laid')).toHaveCount(0);
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	await isPainted(page);
	expect(await piece(page)).toEqual(before);
});

test('what was laid lies there again when an exchange is called off', async ({ page }) => {
	await begin(page);
	await layInView(page);
	const exchange = page.locator('.grid-tool').filter({ hasText: 'Exchange' });
	await exchange.click();
	await expect(page.locator('.grid-laid')).toHaveCount(0);
	await exchange.click();
	await expect(page.locator('.grid-laid')).toHaveCount(1);
});

test('a board that was dragged aside is not lost when the screen is turned', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await begin(page);
	const cloth = await page.locator('.grid-board').boundingBox();
	if (!cloth) throw new Error('the board is on the screen');
	await page.mouse.move(cloth.x + 12, cloth.y + 12);
	await page.mouse.down();
	await page.mouse.move(cloth.x + 40, cloth.y + cloth.height - 12, { steps: 4 });
	await page.mouse.up();
	await isPainted(page);
	await page.setViewportSize({ width: 740, height: 360 });
	await expect
		.poll(() =>
			page.evaluate(() => {
				const board = document.querySelector('.grid-board')?.getBoundingClientRect();
				return [...document.querySelectorAll('.grid-fixed')].filter((each) => {
					const { left, right, top, bottom } = each.getBoundingClientRect();
					return board && left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
				}).length;
			}),
		)
		.toBeGreaterThan(3);
});

/** From now on whatever sets out stays where it begins, so that nobody has to be quick to see it there. */
const holdJourneys = (page: Page) =>
	page.evaluate(() => {
		const { animate } = Element.prototype;
		Element.prototype.animate = function (...given) {
			const journey = animate.apply(this, given);
			journey.pause();
			return journey;
		};
	});

/** The middle of an element where its journey begins, and where it ends. */
const journeyOf = (page: Page, selector: string) =>
	page.evaluate((wanted) => {
		const element = document.querySelector(wanted);
		const journey = element?.getAnimations().find(({ playState }) => playState === 'paused');
		if (!element || !journey) throw new Error(`${wanted} has set out`);
		const middle = () => {
			const { left, top, width, height } = element.getBoundingClientRect();
			return { x: left + width / 2, y: top + height / 2 };
		};
		const from = middle();
		journey.finish();
		return { from, to: middle() };
	}, selector);

const isNear = (one: { x: number; y: number }, other: { x: number; y: number }) =>
	expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(12);

test('a piece travels from the hand to where it is laid, and back', async ({ page }) => {
	await begin(page);
	await comeClose(page);
	await holdJourneys(page);
	await layInView(page);
	const out = page.locator('.grid-piece[data-out="true"]');
	const id = await out.getAttribute('data-piece');
	const place = await out.boundingBox();
	if (!place) throw new Error('its place in the hand is on the screen');
	const slot = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
	const there = await journeyOf(page, '.grid-laid');
	isNear(there.from, slot);
	await page.locator('.grid-tool').first().click();
	await expect(page.locator('.grid-laid')).toHaveCount(0);
	const back = await journeyOf(page, `.grid-piece[data-piece="${id}"] .grid-piece-art`);
	isNear(back.from, there.to);
	isNear(back.to, slot);
});
