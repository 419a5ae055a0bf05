// The board in every language: as the browser asks for it, and switched at once, a table in the middle of a game included.
import { expect, test } from './fixtures.ts';
import { HomePage } from './pages/home.ts';
import { inputOf } from './pages/input.ts';

test.use({ reducedMotion: 'reduce' });

const PLAY = { en: 'Play', fr: 'Jouer', nl: 'Spelen', uk: 'Грати' };
const NAMES = { en: 'English', fr: 'Français', nl: 'Nederlands', uk: 'Українська' };

for (const [language, play] of Object.entries(PLAY))
	test.describe(language, () => {
		test.use({ locale: language });
		test('is what a browser gets that asks for it, on every screen', async ({ page }) => {
			await page.goto('/');
			await expect(page.locator('html')).toHaveAttribute('lang', language);
			await page.getByRole('button', { name: play, exact: true }).click();
			await page.waitForURL(/\/play\//);
			await expect(page.locator('.player')).toHaveCount(2);
			for (const address of ['/settings', '/about', '/learn', '/rules/cards']) {
				await page.goto(address);
				await expect(page.getByRole('main')).toBeVisible();
				await expect(page.locator('html')).toHaveAttribute('lang', language);
			}
		});
	});

test('a language is switched at once, and stays', async ({ page }) => {
	const home = new HomePage(page, inputOf(page, 'mouse'));
	await home.open();
	await page.goto('/settings');
	for (const [language, name] of Object.entries(NAMES)) {
		await page.getByRole('radio', { name, exact: true }).click();
		await expect(page.locator('html')).toHaveAttribute('lang', language);
	}
	await page.goto('/');
	await expect(page.getByRole('button', { name: PLAY.uk, exact: true })).toBeVisible();
});
