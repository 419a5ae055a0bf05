// What has to fit on a desktop: whole series on the table of Cards, and beside every game what one looks at between moves.
import type { Page } from '@playwright/test';
import { GAMES } from '@tessera/engine';
import type { SeatInfo } from '../packages/web/src/table/host.ts';
import { sitAmongAbsent } from './company.ts';
import { expect, test } from './fixtures.ts';
import { openSaved } from './saved.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** All of it but a fraction of a pixel. */
const WHOLLY = { ratio: 0.98 };

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
		await expect(page.locator('.move[aria-current]')).toBeInViewport(WHOLLY);
		expect(await isScrolled(page, '.table-side')).toBe(false);
		await expect(page.locator('.unseen-chart')).toBeInViewport(WHOLLY);
		const entries = page.getByRole('listitem').filter({ has: page.locator('.move') });
		for (const back of [-1, -2, -3]) await expect(entries.nth(back)).toBeInViewport(WHOLLY);
	});

for (const [width, where] of [
	[1440, 'fades where there is more'],
	[1080, 'does not fade where all of it is seen'],
] as const)
	test(`Cards: what three others laid stands beside what is said of it, and ${where}`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openSaved(page, { game: 'cards', left: { turns: 2 }, seats: [ME, BOT, BOT, BOT] });
		const told = page.locator('.caption-pieces');
		await expect(told).toHaveCount(3);
		for (const pieces of await told.all()) {
			const { isClear, whole, count, fading, gap } = await pieces.evaluate((row) => {
				const { right } = row.getBoundingClientRect();
				const boxes = [...row.children].map((piece) => piece.getBoundingClientRect());
				const { paddingRight, maskImage } = getComputedStyle(row);
				// From the end of the row to where nothing of it is faint any more.
				const faint = Number.parseFloat(
					/^linear-gradient\((?:to left|270deg), .* ([\d.]+)px\)$/.exec(maskImage)?.[1] ?? '0',
				);
				return {
					isClear: boxes.every((box, at) => box.width >= 18 && (at === 0 || box.left >= (boxes[at - 1]?.right ?? 0))),
					whole: boxes.filter((box) => box.right <= right - Number.parseFloat(paddingRight) + 0.5).length,
					count: boxes.length,
					fading: boxes.filter((box) => box.left < right && right - faint < Math.min(box.right, right) - 0.5).length,
					gap: (row.nextElementSibling?.getBoundingClientRect().left ?? 0) - right,
				};
			});
			expect(isClear).toBe(true);
			expect(whole).toBeGreaterThan(2);
			expect(Math.abs(gap)).toBeLessThan(16);
			const hasMore = width === 1440;
			expect(whole < count, `${whole} of ${count} are whole`).toBe(hasMore);
			expect(fading > 0, `${fading} fade`).toBe(hasMore);
		}
	});

test('when the last piece is played and the game over, the board has the room of the hand', async ({ page }) => {
	await openSaved(page, { game: 'classic', left: 'over' });
	await expect(page.getByRole('dialog')).toContainText(/(You have laid your|Greedy has laid their) last piece\./);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'See the result' })).toBeVisible();
	await expect(page.locator('.grid-tray')).toBeHidden();
	expect((await page.locator('.grid-board-room').boundingBox())?.height).toBe(900);
});

/** Above the bar, in pixels. */
const AIR = 16;

for (const [height, howMuch] of [
	[900, 'all of it'],
	[640, 'more than there is room for'],
] as const)
	test(`the last row of the chat stands apart from the bar below it: ${howMuch}`, async ({ page }) => {
		await page.setViewportSize({ width: 1440, height });
		await sitAmongAbsent(page, { seats: 2 });
		await page.getByRole('button', { name: 'Chat' }).click();
		const last = page.locator('.chat > :last-child');
		await last.scrollIntoViewIfNeeded();
		await expect(last).toBeInViewport({ ratio: 0.98 });
		await page.locator('.chat').evaluate((chat) => chat.scrollTo({ top: chat.scrollHeight }));
		expect(await isScrolled(page, '.chat')).toBe(height === 640);
		const [row, bar] = [await last.boundingBox(), await page.locator('.table-bar').boundingBox()];
		expect((bar?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0)).toBeGreaterThanOrEqual(AIR);
	});
