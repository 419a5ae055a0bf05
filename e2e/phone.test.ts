// What a small phone has little room for: nothing is cut off, and no short word is broken.
import type { Locator, Page } from '@playwright/test';
import type { GameName } from '@tessera/engine';
import { Caller, gameUnderWay, playOn } from './caller.ts';
import { sitAmongAbsent } from './company.ts';
import { address } from './environment.ts';
import { test as base, expect } from './fixtures.ts';
import { another } from './online-screens.ts';
import { GridPage } from './pages/grid.ts';
import { inputOf } from './pages/input.ts';
import { OnlinePage } from './pages/online.ts';
import { openSaved } from './saved.ts';
import { LANGUAGES } from './words.ts';

const test = base.extend<{
	/** The page of somebody who has come to look on. */
	readonly watcher: Page;
}>({
	watcher: async ({ browser }, use) => {
		const context = await browser.newContext({ baseURL: address });
		await use(await context.newPage());
		await context.close();
	},
});

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** How long the last of six cubes rolls, in milliseconds. */
const ROLL = 900;

test('cubes that roll stay on the screen', async ({ page }) => {
	await openSaved(page, { game: 'cubes', left: 'middle' });
	const table = new GridPage(page, inputOf(page, 'touch'));
	await table.comesToMe();
	for (let place = 0; place < 6; place++) await table.pick(place);
	// They are held as soon as they are thrown, and then looked at moment by moment.
	const [left, right] = await page.evaluate(async (lasts) => {
		document.querySelector<HTMLElement>('.grid-next')?.click();
		while (!document.querySelector('.grid-hand .tumble-cube')) await new Promise(requestAnimationFrame);
		const rolls = document.getAnimations();
		for (const roll of rolls) roll.pause();
		const edges: number[] = [];
		for (let time = 0; time < lasts; time += 20) {
			for (const roll of rolls) roll.currentTime = time;
			for (const side of document.querySelectorAll('.grid-hand .tumble-cube > *')) {
				const box = side.getBoundingClientRect();
				edges.push(box.left, box.right);
			}
		}
		return [Math.min(...edges), Math.max(...edges)];
	}, ROLL);
	expect(left).toBeGreaterThanOrEqual(-0.5);
	expect(right).toBeLessThanOrEqual(360.5);
});

test('places two cells outside the board are all in view', async ({ page }) => {
	await openSaved(page, { game: 'classic', left: { turns: 12 } });
	const table = new GridPage(page, inputOf(page, 'touch'));
	await table.comesToMe();
	const later = page.locator('.grid-spot.later');
	const outside = (): Promise<number> =>
		page.locator('.grid-spot').evaluateAll((spots) => {
			const frame = document.querySelector('.grid-board')?.getBoundingClientRect();
			if (!frame) throw new Error('the board is on the screen');
			return spots.filter((spot) => {
				const { left, right, top, bottom } = spot.getBoundingClientRect();
				return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
			}).length;
		});
	await table.pick(2);
	await expect(later).not.toHaveCount(0);
	await expect.poll(outside).toBe(0);
});

/** Where the lines begin that the words of some elements take, in whole pixels: one for each line. */
const linesOf = (elements: Locator): Promise<readonly { readonly left: number; readonly top: number }[]> =>
	elements.evaluateAll((all) =>
		all.flatMap((element) => {
			const words = document.createRange();
			words.selectNodeContents(element);
			return [...words.getClientRects()].map(({ left, top }) => ({ left: Math.round(left), top: Math.round(top) }));
		}),
	);

/** Fewer pixels between two words make them one to the eye. */
const APART = 4;

/** How many pixels there are between the words of neighbours, each as wide as its longest line. */
const gapsBetween = (elements: Locator): Promise<readonly number[]> =>
	elements.evaluateAll((all) => {
		const sides = all.map((element) => {
			const words = document.createRange();
			words.selectNodeContents(element);
			return words.getBoundingClientRect();
		});
		return sides.slice(1).map(({ left }, before) => left - (sides[before]?.right ?? left));
	});

test('the row of ready phrases fades at its end for as long as there is more', async ({ page }) => {
	await sitAmongAbsent(page, { seats: 2 });
	await page.getByRole('button', { name: 'Chat' }).tap();
	const row = page.getByRole('list', { name: 'Ready phrases' });
	await expect(row).toBeVisible();
	const fading = () => row.evaluate((list) => getComputedStyle(list).getPropertyValue('--more-after'));
	const scroll = (left: number) => row.evaluate((list, to) => list.scrollTo({ left: to }), left);
	await expect.poll(fading).toBe('56px');
	await scroll(10_000);
	await expect.poll(fading).toBe('0px');
	await scroll(0);
	await expect.poll(fading).toBe('56px');
	// Where all of them fit there is nothing more.
	await page.setViewportSize({ width: 1080, height: 480 });
	await row.getByRole('listitem').evaluateAll((phrases: HTMLElement[]) => {
		for (const phrase of phrases.slice(3)) phrase.style.display = 'none';
	});
	await expect.poll(fading).toBe('0px');
});

test('the ready phrases of the chat take one row, and each is seen whole when it has the keys', async ({ page }) => {
	await sitAmongAbsent(page, { seats: 2 });
	await page.getByRole('button', { name: 'Chat' }).tap();
	const phrases = page.getByRole('list', { name: 'Ready phrases' }).getByRole('button');
	await expect(phrases.first()).toBeVisible();
	expect(new Set((await linesOf(phrases)).map(({ top }) => top)).size).toBe(1);
	await phrases.first().focus();
	for (const phrase of await phrases.all()) {
		await expect(phrase).toBeFocused();
		await expect(phrase).toBeInViewport({ ratio: 0.99 });
		await page.keyboard.press('Tab');
	}
	await expect(page.getByRole('textbox', { name: 'Say something' })).toBeFocused();
});

for (const language of LANGUAGES)
	test.describe(language, () => {
		test.use({ locale: language });

		for (const game of ['classic', 'cubes'] as const)
			test(`the words below the hand stand apart in ${game}`, async ({ page }) => {
				await openSaved(page, { game, left: 'middle' });
				const words = page.locator('.grid-tool-word:visible');
				await expect(words).toHaveCount(6);
				for (const gap of await gapsBetween(words)) expect(gap).toBeGreaterThanOrEqual(APART);
				if (game !== 'cubes') return;
				// The word for keeping them all fits into the round button: one that does not makes it wide.
				const round = await page.locator('.grid-next').boundingBox();
				expect(round?.width).toBe(round?.height);
				// Once cubes are chosen, one of the words is another.
				await page.locator('.grid-piece').first().tap();
				await expect(page.locator('.grid-next-number')).toHaveText('1');
				for (const gap of await gapsBetween(words)) expect(gap).toBeGreaterThanOrEqual(APART);
			});

		for (const seats of [2, 4] as const)
			test(`how long a turn takes pushes nothing away, ${seats} players`, async ({ page }) => {
				await sitAmongAbsent(page, { seats });
				const overflowing = () =>
					page
						.locator('.player')
						.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
				for (const minutes of [1, 12]) {
					await page.clock.setFixedTime(Date.now() + minutes * 60_000);
					await expect(page.locator('.seat-takes')).toContainText(String(minutes));
					for (const width of [360, 320]) {
						await page.setViewportSize({ width, height: 740 });
						expect(await overflowing(), `${minutes} minutes, ${width} wide`).toBe(0);
					}
				}
			});

		test('the ways from home to other pages stand in one line', async ({ page }) => {
			await page.goto('/');
			const ways = page.locator('.home-nav a');
			await expect(ways).toHaveCount(3);
			expect(new Set((await linesOf(ways)).map(({ top }) => top)).size).toBe(1);
		});

		test('every line of the menu begins where the others do', async ({ page }) => {
			await openSaved(page, { game: 'cubes', left: 'middle' });
			await page.locator('.grid-next').waitFor();
			await page.locator('.table-bar .button').last().tap();
			await expect(page.locator('.menu')).toBeVisible();
			expect(new Set((await linesOf(page.locator('.menu .button'))).map(({ left }) => left)).size).toBe(1);
		});
	});

test('whoever waits alone comes to the link first, by keys too, and keeps them when somebody sits down', async ({
	page,
}) => {
	const [me, bob] = [await Caller.by(page.request), await another()];
	const id = await me.open({ game: 'classic', seats: 3 });
	await me.ask(id, { type: 'sit', name: 'Ann' });
	await page.goto(`/online/${id}`);
	const copy = page.getByRole('button', { name: 'Copy link' });
	const firstKey = () =>
		page
			.locator('.waiting-columns :is(button, input, select)')
			.first()
			.evaluate((stop) => stop.closest('section')?.className);
	await copy.focus();
	expect(await firstKey()).toBe('waiting-share');
	await bob.ask(id, { type: 'sit', name: 'Bob' });
	await expect(page.locator('.waiting-seats')).toContainText('Bob');
	expect(await firstKey()).toBe('waiting-seats');
	await expect(copy).toBeFocused();
});

/** A game of mine with Bob, some actions old, on the screen. */
async function playing(page: Page, game: GameName, actions: number) {
	const [me, bob] = [await Caller.by(page.request), await another()];
	const begin = async () => {
		const table = await me.open({ game, seats: 2 });
		await me.ask(table, { type: 'sit', name: 'Ann' });
		await bob.ask(table, { type: 'sit', name: 'Bob' });
		return table;
	};
	const id = await gameUnderWay([me, bob], begin, actions);
	await page.goto(`/online/${id}`);
	await new OnlinePage(page).begun();
	return { id, me, bob };
}

for (const game of ['classic', 'cubes', 'cards'] as const)
	test(`what is asked and how many watch lie over nothing of the game: ${game}`, async ({ page, watcher }) => {
		const { id, bob } = await playing(page, game, 6);
		await watcher.goto(`/online/${id}`);
		await bob.ask(id, { type: 'offer-end' });
		const parts = [page.locator('.watchers'), page.locator('.strip-card').filter({ hasText: 'Bob offers' })];
		for (const part of parts) await expect(part).toBeVisible();
		const area = await page.locator('.grid-area, .cards-area').boundingBox();
		for (const part of parts) {
			const box = await part.boundingBox();
			if (!area || !box) throw new Error('it is not on the screen');
			expect(box.y + box.height).toBeLessThanOrEqual(area.y);
		}
	});

test('what is asked above the board moves no piece on it, nor does its going', async ({ page }) => {
	const { id, bob } = await playing(page, 'classic', 1);
	const pieces = () =>
		page.locator('.grid-sheet.pieces .piece').evaluateAll(async (all) => {
			// As they are painted: what asks before would see a page that nobody saw.
			const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
			await frame();
			await frame();
			return all.map((each) => {
				const { x, y } = each.getBoundingClientRect();
				return [Math.round(x), Math.round(y)];
			});
		});
	const [board, before] = [page.locator('.grid-board'), await pieces()];
	const top = (await board.boundingBox())?.y ?? 0;
	expect(before.length).toBeGreaterThan(0);
	const asked = page.locator('.strip-card').filter({ hasText: 'Bob offers' });
	await bob.ask(id, { type: 'offer-end' });
	await expect(asked).toBeVisible();
	expect((await board.boundingBox())?.y).toBeGreaterThan(top);
	expect(await pieces()).toEqual(before);
	await asked.getByRole('button', { name: 'No' }).click();
	await expect(asked).toBeHidden();
	await expect.poll(async () => (await board.boundingBox())?.y).toBe(top);
	expect(await pieces()).toEqual(before);
});

test('an empty board shows where the first piece goes', async ({ page }) => {
	const { id, me, bob } = await playing(page, 'classic', 0);
	await expect(page.locator('.grid-first')).toBeVisible();
	await playOn([me, bob], id, 1);
	await expect(page.locator('.grid-first')).toHaveCount(0);
});

/** In which of the corners, and in which middles of the sides, an outline is drawn; and how strongly. */
const outlineOf = (outline: Locator) =>
	outline.first().evaluate((element) => {
		if (!(element instanceof SVGRectElement)) throw new Error('a ring is a rounded square');
		const [x, y, size, round] = [element.x, element.y, element.width, element.rx].map(({ baseVal }) => baseVal.value);
		if (x === undefined || y === undefined || size === undefined || round === undefined)
			throw new Error('it has a size');
		const isDrawn = (across: number, down: number) => element.isPointInStroke(new DOMPoint(x + across, y + down));
		// Where an arc of a corner is half round.
		const [near, far, middle] = [round * (1 - Math.SQRT1_2), size - round * (1 - Math.SQRT1_2), size / 2];
		return {
			corners: [isDrawn(near, near), isDrawn(far, near), isDrawn(far, far), isDrawn(near, far)],
			sides: [isDrawn(middle, 0), isDrawn(size, middle), isDrawn(middle, size), isDrawn(0, middle)],
			width: Number.parseFloat(getComputedStyle(element).strokeWidth),
		};
	});

test('what lies there for now has strong corners, the last move a whole thin ring', async ({ page }) => {
	await openSaved(page, { game: 'classic', left: 'middle' });
	const table = new GridPage(page, inputOf(page, 'touch'));
	await table.comesToMe();
	await table.layWhatFits(1);
	await expect(page.locator('.grid-laid')).toHaveCount(1);
	const [all, none] = [
		[true, true, true, true],
		[false, false, false, false],
	];
	const laid = await outlineOf(page.locator('.grid-laid .grid-laid-ring'));
	expect(laid).toMatchObject({ corners: all, sides: none });
	const last = await outlineOf(page.locator('.grid-halo-cell'));
	expect(last).toMatchObject({ corners: all, sides: all });
	expect(laid.width).toBeGreaterThan(2 * last.width);
});

test('a turn of Cubes has one way to keep them all, by one name', async ({ page }) => {
	await openSaved(page, { game: 'cubes', left: 'middle' });
	const table = new GridPage(page, inputOf(page, 'touch'));
	await table.comesToMe();
	const keep = page.getByRole('button', { name: 'Keep all' });
	await expect(keep).toHaveCount(1);
	await expect(table.next).toHaveText('Keep all');
	await table.pick(0);
	await expect(table.next).toHaveText('Roll1');
	await expect(keep).toHaveCount(1);
	await keep.click();
	await expect(table.next).toHaveText('Play');
	await expect(page.locator('.grid-piece[aria-pressed=true]')).toHaveCount(0);
});
