// Two people on two sides of a tablet that lies between them: what belongs to the one to move is on their side, turned to them.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CardsPage } from './pages/cards.ts';
import { GridPage } from './pages/grid.ts';
import { type Game, HomePage } from './pages/home.ts';
import { inputOf } from './pages/input.ts';
import { openSaved, person } from './saved.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

const OWN = { Classic: '.grid-tray', Cubes: '.grid-tray', Cards: '.cards-hand' } as const;
const SHARED = { Classic: '.grid-board-room', Cubes: '.grid-board-room', Cards: '.cards-table' } as const;

async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
	const box = await element.boundingBox();
	if (!box) throw new Error('it is not shown');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Ann sits where the screen's lower edge is, Bob beyond it. */
async function expectSideOf(page: Page, game: Game, mover: string): Promise<void> {
	const isFar = mover === 'Bob';
	const own = page.locator(OWN[game]);
	await expect(own).toHaveCSS('rotate', isFar ? '180deg' : 'none');
	const [hand, shared] = [await middleOf(own), await middleOf(page.locator(SHARED[game]))];
	expect(hand.y < shared.y).toBe(isFar);
}

/** Whether a press there would be one on the button: right at its edges, and a little beyond them. */
const isPressedAt = (button: Locator, beyond: number): Promise<readonly boolean[]> =>
	button.evaluate((element, by) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		return [y - by, y + height - 1 + by].map((at) => element === document.elementFromPoint(x + width / 2, at));
	}, beyond);

const isTurned = (page: Page): Promise<boolean> =>
	page.locator(OWN.Cubes).evaluate((own) => getComputedStyle(own).rotate === '180deg');

async function begin(page: Page, game: Game): Promise<GridPage | CardsPage> {
	const input = inputOf(page, 'touch');
	const home = new HomePage(page, input);
	await home.open();
	await home.beginShared(game, 'Ann', 'Bob');
	return game === 'Cards' ? new CardsPage(page, input) : new GridPage(page, input);
}

for (const game of ['Classic', 'Cards'] as const)
	test(`${game}: cover and hand turn to the next, and a turn is played from either side`, async ({ page }) => {
		const table = await begin(page, game);
		for (let turn = 0; turn < 2; turn++) {
			const mover = (await table.cover.getByRole('button').first().innerText()).replace('I am ', '');
			await expect(table.cover.getByRole('heading')).toHaveText(`It is ${mover}’s turn`);
			await expect(table.cover).toHaveCSS('rotate', mover === 'Bob' ? '180deg' : 'none');
			await table.takeOver(mover);
			await expectSideOf(page, game, mover);
			await table.takeTurn();
		}
	});

test('whoever finds the cover upside down turns it back for good', async ({ page }) => {
	const table = await begin(page, 'Classic');
	const sameSide = table.cover.getByRole('button', { name: 'We sit on the same side' });
	if ((await table.cover.getByRole('heading').innerText()).includes('Ann')) {
		await expect(sameSide).toHaveCount(0);
		await table.takeOver('Ann');
		await table.takeTurn();
	}
	await expect(table.cover).toHaveCSS('rotate', '180deg');
	await sameSide.tap();
	await expect(table.cover).toHaveCSS('rotate', 'none');
	await expect(table.cover.getByRole('heading')).toHaveText('Pass the screen to Bob');
	await expect(table.cover.getByRole('button', { name: 'I am Bob' })).toBeFocused();
	await page.reload();
	await expect(table.cover).toHaveCSS('rotate', 'none');
	await table.takeOver('Bob');
	await expectSideOf(page, 'Classic', 'Ann');
});

const moverOf = (page: Page): Locator => page.locator('.player[data-to-move="true"] .player-name');

/** Plays until it is somebody's turn. One may take several steps: rolling, then laying. */
const playUntil = (page: Page, table: GridPage | CardsPage, name: string): Promise<void> =>
	expect(async () => {
		if ((await moverOf(page).innerText()) !== name) await table.takeTurn();
		expect(await moverOf(page).innerText()).toBe(name);
	}).toPass();

test('Cubes: without a cover the cubes change sides from turn to turn', async ({ page }) => {
	const table = await begin(page, 'Cubes');
	const first = await moverOf(page).innerText();
	const second = first === 'Ann' ? 'Bob' : 'Ann';
	for (const name of [first, second, first]) {
		await playUntil(page, table, name);
		await expectSideOf(page, 'Cubes', name);
	}
});

test('Cubes: whoever finds the cubes upside down turns them back for good', async ({ page }) => {
	const table = await begin(page, 'Cubes');
	const sameSide = page.getByRole('button', { name: 'We sit on the same side' });
	const height = async () => (await page.locator(SHARED.Cubes).boundingBox())?.height;
	await playUntil(page, table, 'Ann');
	await expectSideOf(page, 'Cubes', 'Ann');
	await expect(sameSide).toHaveCount(0);
	const before = await height();
	await playUntil(page, table, 'Bob');
	await expectSideOf(page, 'Cubes', 'Bob');
	// It is for those who look at the screen from below.
	await expect(sameSide).toHaveCSS('rotate', 'none');
	expect(await height(), 'the board is as large as before').toBe(before);
	// What is pressed beside it is the board, or nothing.
	expect(await isPressedAt(sameSide, -2)).toEqual([true, true]);
	expect(await isPressedAt(sameSide, 3)).toEqual([false, false]);
	await sameSide.press('Enter');
	await expect(sameSide).toHaveCount(0);
	await expect(page.getByRole('application')).toBeFocused();
	await expectSideOf(page, 'Cubes', 'Ann');
	await page.reload();
	await expect(moverOf(page)).toHaveText('Bob');
	await expectSideOf(page, 'Cubes', 'Ann');
});

test('Cubes: among four, too, the board is as large for those beyond the screen', async ({ page }) => {
	await openSaved(page, { game: 'cubes', left: 'middle', seats: ['Ann', 'Bob', 'Cleo', 'Dan'].map(person) });
	const table = new GridPage(page, inputOf(page, 'touch'));
	const height = async () => (await page.locator(SHARED.Cubes).boundingBox())?.height;
	const heights: (number | undefined)[] = [];
	for (const isFar of [false, true]) {
		for (let turns = 0; turns < 4 && (await isTurned(page)) !== isFar; turns++) await table.takeTurn();
		expect(await isTurned(page)).toBe(isFar);
		heights.push(await height());
	}
	expect(heights[1]).toBe(heights[0]);
	const sameSide = page.getByRole('button', { name: 'We sit on the same side' });
	await expect(sameSide).toBeInViewport({ ratio: 1 });
	expect(await isPressedAt(sameSide, 3)).toEqual([false, false]);
});

test('a piece is dragged along a hand that is turned round, and the setting turns nothing', async ({ page }) => {
	const table = await begin(page, 'Cubes');
	const mover = moverOf(page);
	if ((await mover.innerText()) === 'Ann') await table.takeTurn();
	await expect(mover).toHaveText('Bob');
	const ids = () => page.locator('.grid-piece').evaluateAll((all) => all.map((each) => each.dataset['piece']));
	const before = await ids();
	// For Bob the first piece is on the left, which is on the right of the screen.
	const [from, to] = [
		await middleOf(page.locator('.grid-slot').first()),
		await middleOf(page.locator('.grid-slot').nth(2)),
	];
	expect(from.x).toBeGreaterThan(to.x);
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(to.x, to.y, { steps: 6 });
	await page.mouse.up();
	await expect.poll(ids).toEqual([before[1], before[2], before[0], ...before.slice(3)]);

	await page.evaluate(() => localStorage.setItem('tessera.settings', JSON.stringify({ turning: false })));
	await page.reload();
	await expect(mover).toHaveText('Bob');
	await expect(page.locator('.grid-tray')).toHaveCSS('rotate', 'none');
});
