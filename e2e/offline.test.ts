// The board without a network: kept after the first visit, opened and reloaded from what was kept, renewed without hurry.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { type OwnServer, startServer } from './server.ts';

interface Fixtures {
	/** A server of its own, whose build may be changed. */
	readonly server: OwnServer;
	/** Opens its board and waits until the browser keeps it. */
	readonly keepIt: () => Promise<void>;
}

const test = base.extend<Fixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: a fixture says by its pattern what it needs
	server: async ({}, use) => {
		const server = await startServer();
		try {
			await use(server);
		} finally {
			await server.stop();
		}
	},
	keepIt: async ({ page, server, kept }, use) => {
		await use(async () => {
			await page.goto(server.address);
			await kept();
		});
	},
});

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

/** Puts a newer build on a server: its page can be told by a mark in its head. */
function renew(server: OwnServer, version = 'second'): void {
	let newPage = '';
	server.change('index.html', (html) => {
		newPage = html.replace(/(<meta name="build".*>)?<\/head>/, `<meta name="build" content="${version}" /></head>`);
		return newPage;
	});
	const hash = createHash('sha256').update(newPage).digest('hex').slice(0, 16);
	server.change('sw.js', (script) =>
		script.replace(/"version":"\w+"/, `"version":"${version}"`).replace(/"\/":"\w+"/, `"/":"${hash}"`),
	);
}

/** Waits until the page says that a newer build is there. */
async function expectNewer(page: Page): Promise<void> {
	await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
	await expect(page.getByText('A newer Tessera is ready.')).toBeVisible();
}

/** The builds that the browser keeps, oldest first. */
const builds = (page: Page): Promise<string[]> =>
	page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('tessera-build-')));

/** Runs in the page before anything else: in what order workers take over and pages are left. */
function noteTakeOvers(): void {
	const note = (what: string) => sessionStorage.setItem('course', `${sessionStorage.getItem('course') ?? ''}${what}, `);
	navigator.serviceWorker.addEventListener('controllerchange', () => note('taken over'));
	addEventListener('beforeunload', () => note('left'));
}

test('a newer build is told of, and is there when the page is loaded again', async ({ page, server, keepIt }) => {
	const second = page.locator('meta[name=build][content=second]');
	await page.addInitScript(noteTakeOvers);
	await keepIt();
	renew(server);

	const [first] = await builds(page);

	// The page that is open stays what it is, and says what waits.
	await expectNewer(page);
	await expect(second).toHaveCount(0);
	await page.getByRole('button', { name: 'Load it now' }).click();
	await expect(second).toBeAttached();
	await expect(page.getByRole('main')).toBeVisible();
	await expect(page.getByText('A newer Tessera is ready.')).toBeHidden();
	// What a page asks for while its worker gives way to another may be lost: that is over before the page is loaded.
	expect(await page.evaluate(() => sessionStorage.getItem('course'))).toBe('taken over, taken over, left, ');

	// The build before went with the page that was made of it, and later ones go likewise.
	await expect.poll(() => builds(page)).toEqual(['tessera-build-second']);
	expect(first).not.toBe('tessera-build-second');
	renew(server, 'third');
	await expectNewer(page);
	await page.getByRole('button', { name: 'Load it now' }).click();
	await expect(page.locator('meta[name=build][content=third]')).toBeAttached();
	await expect.poll(() => builds(page)).toEqual(['tessera-build-third']);
});

test('of the builds that wait one after the other, only the newest is kept beside that of the worker', async ({
	page,
	server,
	keepIt,
}) => {
	await keepIt();
	const [first] = await builds(page);
	for (const version of ['second', 'third']) {
		renew(server, version);
		await expectNewer(page);
		await page.reload();
		await expect(page.locator(`meta[name=build][content=${version}]`)).toBeAttached();
	}
	await expect.poll(() => builds(page)).toEqual([first, 'tessera-build-third']);
});

const waits = (page: Page): Promise<boolean> =>
	page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/** Runs in the page: asks the worker that waits whether it is of another build. */
async function askWaiting(): Promise<boolean> {
	const { waiting } = await navigator.serviceWorker.ready;
	const { port1, port2 } = new MessageChannel();
	const answer = new Promise<boolean>((resolve) => {
		port1.onmessage = ({ data }) => resolve(data);
	});
	waiting?.postMessage('are you new to me', [port2]);
	return answer;
}

/** Runs in the page before anything else: the page is busy until it is told otherwise. */
function stayBusy(): void {
	const whenIdle = new Promise<void>((resolve) => addEventListener('idle', () => resolve(), { once: true }));
	window.requestIdleCallback = (run) => {
		void whenIdle.then(() => run({ didTimeout: false, timeRemaining: () => 0 }));
		return 0;
	};
}

test('a newer build that came while the page did is told of, but not to the page that is made of it', async ({
	page,
	server,
	keepIt,
}) => {
	const notice = page.getByText('A newer Tessera is ready.');
	await keepIt();
	await page.addInitScript(stayBusy);
	await page.reload();
	renew(server);
	await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
	await expect.poll(() => waits(page)).toBe(true);
	await expect(notice).toBeHidden();
	await page.evaluate(() => dispatchEvent(new Event('idle')));
	await expect(notice).toBeVisible();

	await page.reload();
	await expect(page.locator('meta[name=build][content=second]')).toBeAttached();
	await page.evaluate(() => dispatchEvent(new Event('idle')));
	// Whenever the page asks, it hears the same.
	expect(await page.evaluate(askWaiting)).toBe(false);
	await expect(notice).toBeHidden();
});

test('a page that is reloaded while a newer build waits is the newer one, and no worker gives way meanwhile', async ({
	page,
	server,
	keepIt,
}) => {
	await keepIt();
	renew(server);
	await expectNewer(page);
	await page.reload();
	await expect(page.locator('meta[name=build][content=second]')).toBeAttached();
	await expect(page.getByRole('main')).toBeVisible();
	expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed');

	// Nor is it in the way of the newer one when that is loaded from what was kept.
	await page.context().setOffline(true);
	await page.goto(`${server.address}/settings`);
	await expect(page.getByRole('main')).toBeVisible();
});
