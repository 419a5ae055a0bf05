// The page on which the API can be tried.
import { readFileSync } from 'node:fs';
import { expect, test } from './people.ts';

test('the page to try the API fits a phone, and stands under our own sign', async ({ invite }) => {
	const { page } = await invite('Ann', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
	await page.goto('/api/docs');
	const operation = page.locator('.opblock-post').first();
	await operation.locator('.opblock-summary-control').first().click();
	await operation.getByRole('button', { name: 'Try it out' }).click();
	await expect(operation.getByRole('button', { name: 'Execute' })).toBeVisible();
	const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
	expect(await widths()).toEqual([360, 360]);
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(page.getByRole('heading', { name: 'Tessera' })).toBeVisible();
	// Under our own sign alone: what is asked for it is the picture, and the bar of whoever made the page is there and not seen.
	const icons = page.locator('link[rel~="icon"]');
	expect(await icons.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual(['/icon.svg']);
	const icon = await page.request.get('/icon.svg');
	expect(icon.headers()['content-type']).toContain('image/svg+xml');
	expect(await icon.text()).toBe(readFileSync(new URL('../packages/web/public/icon.svg', import.meta.url), 'utf8'));
	await expect(page.locator('.topbar')).toHaveCount(1);
	await expect(page.locator('.topbar')).toBeHidden();
});

test('the page to try the API asks for something and shows the answer, and says nothing of errors', async ({
	invite,
}) => {
	const { page } = await invite('Ann');
	const wrong: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') wrong.push(message.text());
	});
	page.on('pageerror', (error) => wrong.push(String(error)));
	await page.goto('/api/docs');
	const operation = page.locator('.opblock-get', { hasText: 'How strong the bots are' });
	await operation.locator('.opblock-summary-control').first().click();
	await operation.getByRole('button', { name: 'Try it out' }).click();
	await operation.locator('[data-param-name="game"] select').selectOption('cubes');
	await operation.getByRole('button', { name: 'Execute' }).click();
	const answer = operation.locator('.live-responses-table');
	await expect(answer.locator('.response-col_status').last()).toContainText('200');
	await expect(answer.locator('.response-col_description').last()).toContainText('"level": "first-steps"');
	// Each form is shown under its name: what happens at a table too.
	await expect(page.locator('.models')).toContainText('Happening');
	expect(wrong).toEqual([]);
});
