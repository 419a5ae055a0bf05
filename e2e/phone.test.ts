// What a small phone has little room for: nothing is cut off, and no short word is broken.
import { expect, test } from './fixtures.ts';
import { GridPage } from './pages/grid.ts';
import { inputOf } from './pages/input.ts';
import { openSaved } from './saved.ts';

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
