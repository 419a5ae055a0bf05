// Lists of tables that are longer than what is shown of them at first: one's own games, and the lobby.
import type { Page, Route } from '@playwright/test';
import { finishedGames, inPagesOf } from './lists.ts';
import { another } from './online-screens.ts';
import { expect, test } from './people.ts';

const PHONE = { viewport: { width: 320, height: 640 } };

/** Longer than a list ever waits before it is looked at again, in milliseconds. */
const LONG = 130_000;

const fail = (route: Route) => route.abort('internetdisconnected');

const moreOf = (page: Page) => page.getByRole('button', { name: 'Show more' });

test('all games with friends are found from home, however many they are, by keys on a small phone too', async ({
	invite,
}) => {
	const { page } = await invite('Ann', PHONE);
	const ids = await finishedGames(page, 8);
	await inPagesOf(page, /\/api\/me\/tables/, 3, ids);
	await page.goto('/');
	await page.clock.install();
	const rows = page.locator('.kept-open');
	await expect(rows.first()).toBeVisible();
	await page.getByRole('link', { name: 'All games with friends' }).press('Enter');
	await expect(page).toHaveURL(/\/online\/mine$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('All games with friends');
	await expect(page.getByRole('main')).toBeFocused();
	await expect(rows).toHaveCount(3);
	await expect(moreOf(page)).toHaveAccessibleDescription('All games with friends');
	await moreOf(page).press('Enter');
	await expect(rows).toHaveCount(6);
	await expect(rows.nth(3)).toBeFocused();
	// A look that fails takes nothing of that away.
	await page.route(/\/api\/me\/tables/, fail);
	await page.clock.fastForward(LONG);
	const alert = page.getByRole('alert');
	await expect(alert).toBeVisible();
	await expect(rows).toHaveCount(6);
	await expect(rows.nth(3)).toBeFocused();
	await page.unroute(/\/api\/me\/tables/, fail);
	await page.clock.fastForward(LONG);
	await expect(alert).toHaveCount(0);
	await expect(rows.nth(3)).toBeFocused();
	await moreOf(page).press('Enter');
	await expect(rows).toHaveCount(8);
	await expect(rows.nth(6)).toBeFocused();
	await expect(moreOf(page)).toHaveCount(0);
	expect(await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
		ids.map((id) => `/online/${id}`),
	);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	await page.goto('/');
	await expect(rows.first()).toBeVisible();
});

test('home shows the last six games that are over, and the way to the others only where there are any', async ({
	invite,
}) => {
	const { page } = await invite('Ann');
	await finishedGames(page, 6);
	await page.goto('/');
	await expect(page.locator('.kept-open')).toHaveCount(6);
	const all = page.getByRole('link', { name: 'All games with friends' });
	await expect(all).toHaveCount(0);
	await finishedGames(page, 1);
	await page.goto('/');
	await expect(all).toBeVisible();
	await expect(page.locator('.kept-open')).toHaveCount(6);
});

test('home shows what it can where a page further down cannot be had', async ({ invite }) => {
	const { page } = await invite('Ann');
	await inPagesOf(page, /\/api\/me\/tables/, 2, await finishedGames(page, 4));
	await page.route(/\/api\/me\/tables\?after=/, (route) => route.abort('internetdisconnected'));
	await page.goto('/');
	await expect(page.locator('.kept-open')).toHaveCount(2);
	await expect(page.getByRole('link', { name: 'All games with friends' })).toBeVisible();
});

test('whoever has had no game with friends is told so, and may try again where the server is away', async ({
	invite,
}) => {
	const { page, forgiven } = await invite('Ann');
	// Nobody has asked the server who they are yet.
	forgiven.push(/401/);
	await page.goto('/online/mine');
	await expect(page.getByText('You have had no game with friends yet.')).toBeVisible();
	await page.route(/\/api\/me\/tables/, fail);
	await page.goto('/online/mine');
	await expect(page.getByRole('alert')).toBeVisible();
	await page.unroute(/\/api\/me\/tables/, fail);
	await page.getByRole('button', { name: 'Try again' }).press('Enter');
	await expect(page.getByText('You have had no game with friends yet.')).toBeVisible();
	await expect(page.getByRole('main')).toBeFocused();
});

test('the lobby goes on below, each list by itself, and stays as far down when it looks again', async ({ invite }) => {
	const host = await another();
	const ids: string[] = [];
	for (let each = 0; each < 5; each++) {
		const id = await host.open({ game: 'cubes', seats: 3, listed: true });
		await host.ask(id, { type: 'sit', name: `Host ${each}` });
		ids.unshift(id);
	}
	const { page } = await invite('Ann');
	await page.goto('/');
	await page.clock.install();
	await inPagesOf(page, /\/api\/tables\?status=waiting/, 2, ids);
	await inPagesOf(page, /\/api\/tables\?status=running/, 2, []);
	await page.getByRole('link', { name: 'Open tables' }).press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open tables');
	await expect(page.getByRole('main')).toBeFocused();
	const rows = page.locator('.lobby-table');
	await expect(rows).toHaveCount(2);
	await expect(moreOf(page)).toHaveAccessibleDescription('Seats free');
	await moreOf(page).click();
	await expect(rows).toHaveCount(4);
	await expect(rows.nth(2)).toBeFocused();
	const asked = page.waitForRequest(/after=/);
	await page.clock.fastForward(11_000);
	await asked;
	await expect(rows).toHaveCount(4);
	await expect(rows.nth(2)).toBeFocused();
	await page.route(/\/api\/tables/, fail);
	await page.clock.fastForward(11_000);
	await expect(page.getByRole('alert')).toBeVisible();
	await expect(rows).toHaveCount(4);
	await expect(rows.nth(2)).toBeFocused();
	await page.unroute(/\/api\/tables/, fail);
	await moreOf(page).click();
	await expect(rows).toHaveCount(5);
	await expect(rows.nth(4)).toBeFocused();
	await expect(moreOf(page)).toHaveCount(0);
});
