// The board without a network: kept after the first visit, opened and reloaded from what was kept, renewed without hurry.
import { expect, test } from './fixtures.ts';

test('loaded once, it opens without a network', async ({ page, context, kept }) => {
	await page.goto('/');
	await kept();
	await context.setOffline(true);
	for (const address of ['/', '/settings', '/about']) {
		await page.goto(address);
		await expect(page.getByRole('main')).toBeVisible();
	}
	await page.reload();
	await expect(page.getByRole('main')).toBeVisible();
});

test('it can be installed: name, icons and start are there', async ({ page, request }) => {
	await page.goto('/');
	const address = await page.locator('link[rel=manifest]').getAttribute('href');
	const manifest = await (await request.get(address ?? '')).json();
	expect(manifest).toMatchObject({ name: 'Tessera', start_url: '/', display: 'standalone' });
	for (const { src, type } of manifest.icons) {
		const icon = await request.get(src);
		expect(icon.status(), src).toBe(200);
		expect(icon.headers()['content-type'], src).toBe(type);
	}
});
