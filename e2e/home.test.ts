// The first page as it is built: what it is there for is what one sees first.
import { expect, test } from './fixtures.ts';

test('the way into a game is larger than every other button', async ({ page }) => {
	await page.goto('/');
	const play = page.getByRole('button', { name: 'Play', exact: true });
	await play.waitFor();
	const heightOf = (button: Element): number => button.getBoundingClientRect().height;
	const height = await play.evaluate(heightOf);
	const others = await page
		.locator('.button:not(.hero-play)')
		.evaluateAll((all) => all.map((each) => each.clientHeight));
	expect(height).toBeGreaterThanOrEqual(64);
	expect(height).toBeGreaterThan(Math.max(...others));
});

test('whoever has never been at a table elsewhere is nobody to the server, and home asks it nothing', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
	});
	await page.goto('/');
	await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
	await page.waitForLoadState('networkidle');
	expect(asked).toEqual([]);
	expect(await page.context().cookies()).toEqual([]);
});
