// Lessons from their first step to their last, and the rules as pages one can find one's way in.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSaved } from './saved.ts';

test.use({ reducedMotion: 'reduce' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Does what a hint shows, until the step is done. */
async function doStep(page: Page, game: string): Promise<void> {
	const done = page.locator('.lesson-done');
	while (!(await done.isVisible())) {
		await button(page, 'Hint').click();
		await button(page, game === 'Cards' ? 'Show me' : 'Show me a good move').click();
		const next = page.locator('.grid-next, .cards-play');
		await expect(next).toHaveAttribute('aria-disabled', 'false');
		await next.click();
		await expect(page.locator('.lesson-said')).toBeVisible();
	}
}

for (const game of ['Classic', 'Cubes', 'Cards'])
	test(`every step of ${game}, and then a game`, async ({ page }) => {
		await page.goto('/learn');
		await page.getByRole('link', { name: new RegExp(`^${game}`) }).click();
		const buttons = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
		await expect(buttons.first()).toBeVisible();
		const steps = await buttons.count();
		expect(steps).toBeGreaterThan(4);
		for (let step = 1; step <= steps; step++) {
			await expect(page.getByText(`Step ${step} of ${steps}`)).toBeVisible();
			await doStep(page, game);
			await button(page, step === steps ? 'Finish' : 'Next').click();
		}
		await expect(page.getByText('You have done every step.')).toBeVisible();
		await page.goto('/learn');
		await expect(page.getByText(`All ${steps} steps done`)).toBeVisible();
	});

test('the rules lead to a rule by its number, to the other games, and to the lessons', async ({ page }) => {
	await page.goto('/rules/classic#C5');
	const rule = page.locator('#C5');
	await expect(rule).toBeInViewport();
	await page.getByRole('navigation', { name: 'The games' }).getByRole('link', { name: 'Cubes' }).click();
	await expect(page.getByRole('heading', { name: 'Rules of Cubes', level: 1 })).toBeVisible();
	await page.getByRole('link', { name: 'Cards', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Rules of Cards', level: 1 })).toBeVisible();
	await page.getByRole('link', { name: 'Learn by playing' }).click();
	await expect(page).toHaveURL(/\/learn\/cards$/);
});

test('from a game the rules, of this game or another, lead back to it', async ({ page }) => {
	await openSaved(page, { game: 'cards', left: 'middle' });
	const table = page.url();
	await button(page, 'Menu').click();
	await page.getByRole('link', { name: 'Rules of this game' }).click();
	await expect(page.getByRole('heading', { name: 'Rules of Cards', level: 1 })).toBeVisible();
	await page.getByRole('navigation', { name: 'The games' }).getByRole('link', { name: 'Classic' }).click();
	await expect(page.getByRole('heading', { name: 'Rules of Classic', level: 1 })).toBeVisible();
	await page.getByRole('link', { name: 'Back to the game' }).click();
	await expect(page).toHaveURL(table);
	await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
});

test('whoever skips steps is told that they are still open, and led to them first', async ({ page }) => {
	await page.goto('/learn/classic');
	for (let step = 1; step < 6; step++) await button(page, 'Skip').click();
	await button(page, 'Finish').click();
	await expect(page.getByRole('heading', { name: 'That was the last step' })).toBeVisible();
	await expect(page.getByText('6 steps are still open')).toBeVisible();
	await button(page, 'To the first open step').click();
	await expect(page.getByText('Step 1 of 6')).toBeVisible();
});
