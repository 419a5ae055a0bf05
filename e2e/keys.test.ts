// Keys at a table: they go on working whatever was closed, pressed or clicked before, and none of them fails in silence.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSaved } from './saved.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** The list of keys comes up, and goes away again. */
async function expectKeysToWork(page: Page): Promise<void> {
	await page.keyboard.press('?');
	const list = page.getByRole('dialog', { name: 'Keys' });
	await expect(list).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(list).toBeHidden();
}

const said = (page: Page) => page.getByRole('log').locator('p').last();

test('they work from the start, after a dialog, and after a click beside the game', async ({ page }) => {
	await openSaved(page, { game: 'classic', left: 'middle' });
	await expect(page.getByRole('application', { name: 'Board' })).toBeFocused();
	await expectKeysToWork(page);
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('dialog', { name: 'Menu' }).waitFor();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expectKeysToWork(page);
	await page.locator('.captions').click();
	await expectKeysToWork(page);
});

test('a sheet that was opened by a key gives the focus back to its button', async ({ page }) => {
	await openSaved(page, { game: 'classic', left: 'middle' });
	const menu = page.getByRole('button', { name: 'Menu' });
	for (const close of [
		() => page.keyboard.press('Escape'),
		() => page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter'),
	]) {
		await menu.press('Enter');
		await page.getByRole('dialog', { name: 'Menu' }).waitFor();
		await close();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(menu).toBeFocused();
	}
});

test('after the result the focus is on the board', async ({ page }) => {
	await openSaved(page, { game: 'classic', left: 'over' });
	await page.getByRole('button', { name: 'Look at the board' }).click();
	await expect(page.getByRole('application', { name: 'Board' })).toBeFocused();
});

test('a piece taken up in the hand goes to the next place, and lies there', async ({ page }) => {
	await openSaved(page, { game: 'classic', left: 'middle' });
	await page.getByRole('group', { name: 'Your tiles' }).getByRole('button').first().focus();
	await page.keyboard.press('Enter');
	await expect(said(page)).toContainText('in hand. It fits in');
	await page.keyboard.press('n');
	await page.keyboard.press('Enter');
	await expect(page.locator('.grid-laid')).toHaveCount(1);
});

test('those that do nothing say why', async ({ page }) => {
	await openSaved(page, { game: 'classic', left: 'middle' });
	await expect(page.getByRole('application', { name: 'Board' })).toBeFocused();
	for (const [key, words] of [
		['Shift+Enter', 'Lay a piece first.'],
		['n', 'Take up a piece first.'],
		['Backspace', 'There is nothing to take back.'],
	] as const) {
		await page.keyboard.press(key);
		await expect(said(page)).toHaveText(words);
	}
	await page.keyboard.press('1');
	await page.keyboard.press('Escape');
	await expect(said(page)).toContainText('back in your hand.');
});
