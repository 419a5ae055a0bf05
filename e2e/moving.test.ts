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
