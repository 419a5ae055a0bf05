// Nothing is lost: a reload in the middle of a turn, and a whole game without a network.
import { expect, test } from './fixtures.ts';
import { CardsPage } from './pages/cards.ts';
import { GridPage } from './pages/grid.ts';
import { HomePage } from './pages/home.ts';
import { inputOf } from './pages/input.ts';

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

test('a reload in the middle of a turn finds the tentative pieces again, and home lists the game', async ({ page }) => {
	const input = inputOf(page, 'mouse');
	const home = new HomePage(page, input);
	await home.open();
	await home.beginQuickly('Classic');
	const table = new GridPage(page, input);
	const prepared = await table.prepare();
	await page.reload();
	await expect.poll(() => table.prepared()).toBe(prepared);

	await home.open();
	await home.goOn('Classic');
	await expect.poll(() => table.prepared()).toBe(prepared);
	await table.pressNext();
});

test('a whole game against bots without a network', async ({ page, context, kept }) => {
	const input = inputOf(page, 'mouse');
	const home = new HomePage(page, input);
	await home.open();
	await kept();
	await context.setOffline(true);
	await page.reload();
	await home.begin('Cards');
	const table = new CardsPage(page, input);
	await table.playToEnd();
	await expect(table.result).toBeVisible();
});
