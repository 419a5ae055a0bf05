// A piece under a finger, which hides what is below it: the piece hangs ahead of it.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSaved } from './saved.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

interface Point {
	readonly x: number;
	readonly y: number;
}

/** Puts a finger down, moves it from place to place, and lifts it. */
async function drag(page: Page, ...way: readonly [Point, ...Point[]]): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const [from, ...rest] = way;
	await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
	for (const point of rest) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function middles(page: Page): Promise<readonly Point[]> {
	const boxes = await Promise.all((await page.locator('.grid-slot').all()).map((slot) => slot.boundingBox()));
	return boxes.map((box) => ({ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }));
}

const order = (page: Page) =>
	page.locator('.grid-piece').evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece')));

async function begin(page: Page): Promise<readonly [Point, ...Point[]]> {
	await openSaved(page, { game: 'classic', left: 'middle' });
	await page.locator('.grid-piece').first().waitFor();
	const [first, ...others] = await middles(page);
	if (!first) throw new Error('there is a hand');
	return [first, ...others];
}

test('a finger that goes along the hand puts its piece elsewhere in the row', async ({ page }) => {
	const [first, , third] = await begin(page);
	const before = await order(page);
	await drag(page, first, { x: first.x + 20, y: first.y }, third ?? first);
	await expect.poll(() => order(page)).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
	await expect(page.locator('.grid-note[data-tone="amber"]')).toHaveCount(0);
});

test('a piece that is brought back to the hand is at home there, and nobody is scolded', async ({ page }) => {
	const [first] = await begin(page);
	const before = await order(page);
	await drag(page, first, { x: first.x, y: first.y - 60 }, { x: first.x, y: first.y - 220 }, first);
	await expect(page.locator('.grid-floating')).toBeHidden();
	await expect(page.locator('.grid-piece[aria-pressed="true"]')).toHaveCount(0);
	await expect(page.locator('.grid-note[data-tone="amber"]')).toHaveCount(0);
	expect(await order(page)).toEqual(before);
});
