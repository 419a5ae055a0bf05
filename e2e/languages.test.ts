// The board in every language: as the browser asks for it, and switched at once, at a table in the middle of a game included.
import { expect, test } from './fixtures.ts';
import { GridPage } from './pages/grid.ts';
import { inputOf } from './pages/input.ts';
import { keep, savedGame } from './saved.ts';
import { LANGUAGES, OWN_NAMES, word } from './words.ts';

test.use({ reducedMotion: 'reduce' });

const saved = savedGame({ game: 'cards', left: 'middle' });

/** Something that each screen says, and no other. */
const SAID = {
	'/': 'home.lead',
	'/settings': 'settings.at-once',
	'/about': 'about.unofficial',
	'/learn': 'learn.which',
	'/learn/classic': 'learn.classic.line.task',
	'/rules': 'rules.which',
	'/rules/classic': 'rules.house-lead',
	'/no/such/screen': 'home.nowhere-help',
	'/play/nothing': 'table.missing-help',
	[`/play/${saved.id}`]: 'cards.note-begin',
} as const;

for (const language of LANGUAGES)
	test.describe(language, () => {
		test.use({ locale: language });
		test('is what a browser gets that asks for it, on every screen', async ({ page }) => {
			await keep(page, saved);
			for (const [address, key] of Object.entries(SAID)) {
				await page.goto(address);
				// What is seen comes before what is said to screen readers.
				await expect(page.getByText(word(language, key)).first(), address).toBeVisible();
				await expect(page.locator('html')).toHaveAttribute('lang', language);
			}
		});
	});

test('a language is switched in the middle of a turn, which goes on as it was', async ({ page }) => {
	const game = savedGame({ game: 'classic', left: 'middle' });
	await keep(page, game);
	await page.goto(`/play/${game.id}`);
	const table = new GridPage(page, inputOf(page, 'mouse'));
	await table.comesToMe();
	await table.layWhatFits(1);
	await expect(table.tentative).toHaveCount(1);
	let before = 'en' as (typeof LANGUAGES)[number];
	for (const language of ['uk', 'fr', 'nl', 'en'] as const) {
		await page.getByRole('button', { name: word(before, 'table.menu'), exact: true }).click();
		await page.getByRole('link', { name: word(before, 'common.settings'), exact: true }).click();
		await page.getByRole('radio', { name: OWN_NAMES[language], exact: true }).click();
		await expect(page.locator('html')).toHaveAttribute('lang', language);
		await page.getByRole('link', { name: word(language, 'common.back-to-game') }).click();
		await expect(page.getByRole('button', { name: word(language, 'grid.tool.take-back') })).toBeVisible();
		await expect(page.getByRole('heading', { name: word(language, 'table.moves') })).toBeVisible();
		await expect(table.tentative).toHaveCount(1);
		before = language;
	}
	await table.pressNext();
});

test('a language that was chosen stays, whatever the browser asks for', async ({ page }) => {
	await page.goto('/settings');
	await page.getByRole('radio', { name: OWN_NAMES.nl, exact: true }).click();
	await expect(page.getByText(word('nl', 'settings.at-once'))).toBeVisible();
	await page.goto('/');
	await expect(page.getByRole('button', { name: word('nl', 'home.play'), exact: true })).toBeVisible();
});
