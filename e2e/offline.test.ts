// The board without a network: kept after the first visit, opened and reloaded from what was kept, renewed without hurry.
import { createHash } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { startServer } from './server.ts';

test.use({ serviceWorkers: 'allow' });

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

test('a newer build is told of, and is there when the page is loaded again', async ({ page, kept }) => {
	const server = await startServer();
	const second = page.locator('meta[name=build][content=second]');
	try {
		await page.goto(server.address);
		await kept();
		let newPage = '';
		server.change('index.html', (html) => {
			newPage = html.replace('</head>', '<meta name="build" content="second" /></head>');
			return newPage;
		});
		const hash = createHash('sha256').update(newPage).digest('hex').slice(0, 16);
		server.change('sw.js', (script) =>
			script.replace(/"version":"\w+"/, '"version":"second"').replace(/"\/":"\w+"/, `"/":"${hash}"`),
		);

		// The page that is open stays what it is, and says what waits.
		await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
		await expect(page.getByText('A newer Tessera is ready.')).toBeVisible();
		await expect(second).toHaveCount(0);
		await page.getByRole('button', { name: 'Load it now' }).click();
		await expect(second).toBeAttached();
		await expect(page.getByRole('main')).toBeVisible();
		await expect(page.getByText('A newer Tessera is ready.')).toBeHidden();
	} finally {
		await server.stop();
	}
});
