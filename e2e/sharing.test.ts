// Two people at one screen: between their turns nothing of a hand is on the page, not even hidden.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CardsPage } from './pages/cards.ts';
import { GridPage } from './pages/grid.ts';
import { type Game, HomePage } from './pages/home.ts';
import { inputOf } from './pages/input.ts';

test.use({ reducedMotion: 'reduce' });

/** All that the page knows of pieces where hands and boards are. Moves, captions and the chart show what everybody may see. */
async function expectNoHand(page: Page): Promise<void> {
	const area = page.locator('.table-area');
	await expect(area.getByRole('heading', { name: /^Pass the screen to/ })).toBeVisible();
	await expect(area.locator('svg, use, [data-own], [data-card]')).toHaveCount(0);
	await expect(page.locator('[data-own], [data-slot], [data-hand], [data-card]')).toHaveCount(0);
	await expect(page.getByLabel(/^Your (tiles|hand)$/)).toHaveCount(0);
}

const namesIn = (hand: CardsPage['hand']) => hand.evaluateAll((pieces) => pieces.map((each) => each.ariaLabel));

for (const game of ['Classic', 'Cards'] as const satisfies readonly Game[])
	test(`${game}: the cover hides every hand, and each finds their own`, async ({ page }) => {
		const input = inputOf(page, 'mouse');
		const home = new HomePage(page, input);
		await home.open();
		await home.beginShared(game, 'Ann', 'Bob');
		const table = game === 'Cards' ? new CardsPage(page, input) : new GridPage(page, input);
		await expectNoHand(page);
		const first = (await table.cover.getByRole('button').innerText()).replace('I am ', '');
		const second = first === 'Ann' ? 'Bob' : 'Ann';

		await table.takeOver(first);
		const firstHand = await namesIn(table.hand);
		await table.takeTurn();
		await expectNoHand(page);
		await page.reload();
		await expectNoHand(page);

		await table.takeOver(second);
		expect(await namesIn(table.hand)).not.toEqual(firstHand);
		await table.takeTurn();
		await expectNoHand(page);
		await table.takeOver(first);
		await expect(table.hand.first()).toBeVisible();
	});

test('Cubes: nothing is hidden, so the next person just goes on', async ({ page }) => {
	const input = inputOf(page, 'mouse');
	const home = new HomePage(page, input);
	await home.open();
	await home.beginShared('Cubes', 'Ann', 'Bob');
	const table = new GridPage(page, input);
	const mover = page.locator('.player[data-to-move="true"] .player-name');
	await expect(table.hand).toHaveCount(6);
	const first = await mover.innerText();
	await table.takeTurn();
	await expect(mover).toHaveText(first === 'Ann' ? 'Bob' : 'Ann');
	await expect(table.hand).toHaveCount(6);
	await expect(table.cover).toHaveCount(0);
});

test('a house rule that is chosen at home holds at the table, and a new game knows it again', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Choose players for Cards' }).click();
	const setup = page.getByRole('dialog', { name: 'Cards' });
	await setup.getByText('House rules').click();
	await setup.getByRole('radio', { name: 'you pass' }).click();
	await setup.getByRole('button', { name: 'Start' }).click();
	await page.waitForURL(/\/play\//);
	const rulings = () =>
		page.evaluate(
			() => JSON.parse(localStorage.getItem(`tessera.game.${location.pathname.split('/')[2]}`) ?? '{}').terms,
		);
	expect(await rulings()).toMatchObject({ game: 'cards', options: { whenStuck: 'pass' } });

	await page.goto('/');
	await page.getByRole('button', { name: 'New game', exact: true }).click();
	await page.waitForURL(/\/play\//);
	expect(await rulings()).toMatchObject({ game: 'cards', options: { whenStuck: 'pass' } });
});
