// What a small phone has little room for: nothing is cut off, and no short word is broken.
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { GridPage } from './pages/grid.ts';
import { inputOf } from './pages/input.ts';
import { openSaved } from './saved.ts';
import { LANGUAGES } from './words.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** How long the last of six cubes rolls, in milliseconds. */
const ROLL = 900;

test('cubes that roll stay on the screen', async ({ page }) => {
	await openSaved(page, { game: 'cubes', left: 'middle' });
	const table = new GridPage(page, inputOf(page, 'touch'));
	await table.comesToMe();
	for (let place = 0; place < 6; place++) await table.pick(place);
	// They are held as soon as they are thrown, and then looked at moment by moment.
	const [left, right] = await page.evaluate(async (lasts) => {
		document.querySelector<HTMLElement>('.grid-next')?.click();
		while (!document.querySelector('.grid-hand .tumble-cube')) await new Promise(requestAnimationFrame);
		const rolls = document.getAnimations();
		for (const roll of rolls) roll.pause();
		const edges: number[] = [];
		for (let time = 0; time < lasts; time += 20) {
			for (const roll of rolls) roll.currentTime = time;
			for (const side of document.querySelectorAll('.grid-hand .tumble-cube > *')) {
				const box = side.getBoundingClientRect();
				edges.push(box.left, box.right);
			}
		}
		return [Math.min(...edges), Math.max(...edges)];
	}, ROLL);
	expect(left).toBeGreaterThanOrEqual(-0.5);
	expect(right).toBeLessThanOrEqual(360.5);
});

/** Where the lines begin that the words of some elements take, in whole pixels: one for each line. */
const linesOf = (elements: Locator): Promise<readonly { readonly left: number; readonly top: number }[]> =>
	elements.evaluateAll((all) =>
		all.flatMap((element) => {
			const words = document.createRange();
			words.selectNodeContents(element);
			return [...words.getClientRects()].map(({ left, top }) => ({ left: Math.round(left), top: Math.round(top) }));
		}),
	);

for (const language of LANGUAGES)
	test.describe(language, () => {
		test.use({ locale: language });

		test('the ways from home to other pages stand in one line', async ({ page }) => {
			await page.goto('/');
			const ways = page.locator('.home-nav a');
			await expect(ways).toHaveCount(3);
			expect(new Set((await linesOf(ways)).map(({ top }) => top)).size).toBe(1);
		});

		test('every line of the menu begins where the others do', async ({ page }) => {
			await openSaved(page, { game: 'cubes', left: 'middle' });
			await page.locator('.grid-next').waitFor();
			await page.locator('.table-bar .button').last().tap();
			await expect(page.locator('.menu')).toBeVisible();
			expect(new Set((await linesOf(page.locator('.menu .button'))).map(({ left }) => left)).size).toBe(1);
		});
	});
