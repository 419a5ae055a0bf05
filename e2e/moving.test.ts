// The board under a hand: it goes where it is taken, and lies there as sharp as before once it is let go.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSaved } from './saved.ts';

/** The middle and the size of the first piece, in whole pixels: pushed or painted, it may differ by a hair. */
async function piece(page: Page) {
	const box = await page.locator('.grid-fixed').first().boundingBox();
	if (!box) throw new Error('a piece is on the screen');
	return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2), size: Math.round(box.width) };
}

/** Painted for where it lies: nothing is pushed or stretched any more. */
const isPainted = (page: Page) => expect(page.locator('.grid-sheet.pieces')).not.toHaveAttribute('style', /scale/);

/** Waits until the board lies still. A glide sets out some frames after what it is for, and then moves in every one. */
async function comesToRest(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		const where = () => JSON.stringify(document.querySelector('.grid-fixed')?.getBoundingClientRect());
		for (let [still, before] = [0, '']; still < 6; await frame()) {
			still = where() === before ? still + 1 : 0;
			before = where();
		}
	});
	await isPainted(page);
}

async function begin(page: Page): Promise<void> {
	await openSaved(page, { game: 'classic', left: 'middle' });
	await page.locator('.grid-piece').first().waitFor();
	await isPainted(page);
}

test('a board that is dragged follows the hand, and stays where it is let go', async ({ page }) => {
	await begin(page);
	const before = await piece(page);
	const cloth = await page.locator('.grid-board').boundingBox();
	if (!cloth) throw new Error('the board is on the screen');
	const from = { x: cloth.x + 12, y: cloth.y + 12 };
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(from.x + 30, from.y + 20);
	await page.mouse.move(from.x + 60, from.y + 40);
	const there = { x: before.x + 60, y: before.y + 40, size: before.size };
	await expect.poll(() => piece(page)).toEqual(there);
	await page.mouse.up();
	await isPainted(page);
	expect(await piece(page)).toEqual(there);
});

/** How many pieces the button covers that shows everything again. */
const coveredByFit = (page: Page): Promise<number> =>
	page.locator('.grid-fit').evaluate((button) => {
		const box = button.getBoundingClientRect();
		const isUnder = (piece: Element): boolean => {
			const { left, right, top, bottom } = piece.getBoundingClientRect();
			return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
		};
		return [...document.querySelectorAll('.grid-fixed')].filter(isUnder).length;
	});

test('the button that shows everything again goes where it covers no piece', async ({ page }) => {
	await begin(page);
	const { x, y } = await piece(page);
	const cloth = await page.locator('.grid-board').boundingBox();
	if (!cloth) throw new Error('the board is on the screen');
	// The piece comes to lie in the corner where the button usually is.
	const from = { x: cloth.x + 12, y: cloth.y + 12 };
	const to = { x: from.x + cloth.x + cloth.width - 30 - x, y: from.y + cloth.y + 30 - y };
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(to.x, to.y, { steps: 4 });
	await page.mouse.up();
	await isPainted(page);
	await expect(page.locator('.grid-fit')).toHaveAttribute('data-corner', 'bottom-right');
	expect(await coveredByFit(page)).toBe(0);
	await page.locator('.grid-fit').click();
	await expect(page.locator('.grid-fit')).toHaveCount(0);
});

test('a board that is zoomed keeps what is under the pointer there, and is painted for its new size', async ({
	page,
}) => {
	await begin(page);
	const before = await piece(page);
	await page.mouse.move(before.x, before.y);
	await page.mouse.wheel(0, -100);
	await expect.poll(async () => (await piece(page)).size).toBeGreaterThan(before.size * 1.1);
	await isPainted(page);
	const after = await piece(page);
	expect(Math.abs(after.x - before.x)).toBeLessThan(2);
	expect(Math.abs(after.y - before.y)).toBeLessThan(2);
	expect(Math.abs(after.size - before.size * Math.exp(0.16))).toBeLessThan(2);
});

/** Comes close to the middle of the board, where the last move is far away. */
async function comeClose(page: Page): Promise<void> {
	const { x, y } = await piece(page);
	await page.mouse.move(x, y);
	for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -200);
	await expect.poll(async () => (await piece(page)).size).toBeGreaterThan(90);
	await isPainted(page);
}

interface Point {
	readonly x: number;
	readonly y: number;
}

async function middleOf(page: Page, selector: string): Promise<Point> {
	const box = await page.locator(selector).boundingBox();
	if (!box) throw new Error(`${selector} is on the screen`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The middles of the places for the piece in hand that can be pointed at. */
const placesInView = (page: Page): Promise<readonly Point[]> =>
	page.locator('.grid-spot:not(.later)').evaluateAll((spots) =>
		spots.flatMap((spot) => {
			const { left, top, width, height } = spot.getBoundingClientRect();
			const [x, y] = [left + width / 2, top + height / 2];
			return document.elementFromPoint(x, y)?.closest('.grid-board') ? [{ x, y }] : [];
		}),
	);

/** Picks pieces up until one fits, and gives back where; the board has come to rest. */
async function takeOneThatFits(page: Page): Promise<Point> {
	const hand = page.locator('.grid-piece');
	for (let place = 0; place < (await hand.count()); place++) {
		await hand.nth(place).click();
		await expect(hand.nth(place)).toHaveAttribute('aria-pressed', 'true');
		await comesToRest(page);
		const [spot] = await placesInView(page);
		if (spot) return spot;
	}
	throw new Error('something fits');
}

/** Lays a piece where it can be seen to fit. */
async function layInView(page: Page): Promise<void> {
	const { x, y } = await takeOneThatFits(page);
	await page.mouse.click(x, y);
	await page.locator('.grid-laid').waitFor();
}

test('a press while the board glides means the place that was seen there', async ({ page }) => {
	await begin(page);
	await takeOneThatFits(page);
	const cloth = await middleOf(page, '.grid-board');
	// The one that goes furthest when the board is zoomed.
	const far = ({ x, y }: Point): number => Math.hypot(x - cloth.x, y - cloth.y);
	const [spot] = [...(await placesInView(page))].sort((one, other) => far(other) - far(one));
	if (!spot) throw new Error('a place is on the screen');
	const spots = page.locator('.grid-spot');
	const meant = await spots.evaluateAll((all, { x, y }) => {
		const under = all.find((each) => {
			const { left, right, top, bottom } = each.getBoundingClientRect();
			return x > left && x < right && y > top && y < bottom;
		}) as SVGRectElement | undefined;
		return under && `translate(${under.x.baseVal.value + 41} ${under.y.baseVal.value + 41})`;
	}, spot);
	const before = await spots.first().boundingBox();
	// From here on the time is ours: the glide is stopped in its middle, where nobody can have followed it yet.
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.locator('.grid-board').press('+');
	await page.clock.runFor(100);
	expect(await spots.first().boundingBox()).not.toEqual(before);
	await page.mouse.click(spot.x, spot.y);
	await page.clock.runFor(1000);
	const laid = page.locator('.grid-laid').locator('..');
	await expect(laid).toHaveAttribute('transform', meant ?? 'a place');
});

test('a piece that is taken back leaves the board where it is', async ({ page }) => {
	await begin(page);
	await comeClose(page);
	await layInView(page);
	await comesToRest(page);
	const before = await piece(page);
	await page.locator('.grid-tool').first().click();
	await expect(page.locator('.grid-laid')).toHaveCount(0);
	await comesToRest(page);
	expect(await piece(page)).toEqual(before);
});

test('what was laid lies there again when an exchange is called off', async ({ page }) => {
	await begin(page);
	await layInView(page);
	const exchange = page.locator('.grid-tool').filter({ hasText: 'Exchange' });
	await exchange.click();
	await expect(page.locator('.grid-laid')).toHaveCount(0);
	await exchange.click();
	await expect(page.locator('.grid-laid')).toHaveCount(1);
});

test('whoever has come close is back there after a look at earlier moves', async ({ page }) => {
	await begin(page);
	await comeClose(page);
	// Aside, so that what is looked at has to come into view.
	const cloth = await page.locator('.grid-board').boundingBox();
	if (!cloth) throw new Error('the board is on the screen');
	await page.mouse.move(cloth.x + cloth.width - 12, cloth.y + 12);
	await page.mouse.down();
	await page.mouse.move(cloth.x + 12, cloth.y + cloth.height - 12, { steps: 4 });
	await page.mouse.up();
	await comesToRest(page);
	const before = await piece(page);
	/** Looks at an earlier move, and comes back; where the move was seen. */
	const lookBack = async () => {
		await page.locator('.move').nth(1).click();
		await comesToRest(page);
		const seen = await page.locator('.grid-halo').first().boundingBox();
		await page.locator('.past-bar').getByRole('button', { name: 'Back to the game' }).click();
		await expect(page.locator('.past-bar')).toHaveCount(0);
		await comesToRest(page);
		const { x, y, size } = await piece(page);
		// Places are counted in whole pixels.
		expect([x, y, size]).toEqual([before.x, before.y, before.size].map((each) => expect.closeTo(each, -0.5)));
		return seen ?? { x: -1, y: -1 };
	};
	const first = await lookBack();
	expect(first.x).toBeGreaterThan(0);
	const again = await lookBack();
	expect([again.x, again.y]).toEqual([expect.closeTo(first.x, 0), expect.closeTo(first.y, 0)]);
});

test('what was cheered is not cheered again after a look at earlier moves', async ({ page }) => {
	await begin(page);
	await layInView(page);
	const moves = await page.locator('.move').count();
	await page.locator('.grid-next').click();
	// The answer too: what comes after the look back is rightly cheered.
	await expect(page.locator('.move')).toHaveCount(moves + 2);
	await expect(page.locator('.grid-rising').first()).toBeAttached();
	await page.locator('.move').nth(1).click();
	await page.locator('.past-bar').getByRole('button', { name: 'Back to the game' }).click();
	await expect(page.locator('.past-bar')).toHaveCount(0);
	await expect(page.locator('.grid-rising')).toHaveCount(0);
});

test('a board that was dragged aside is not lost when the screen is turned', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await begin(page);
	const cloth = await page.locator('.grid-board').boundingBox();
	if (!cloth) throw new Error('the board is on the screen');
	await page.mouse.move(cloth.x + 12, cloth.y + 12);
	await page.mouse.down();
	await page.mouse.move(cloth.x + 40, cloth.y + cloth.height - 12, { steps: 4 });
	await page.mouse.up();
	await isPainted(page);
	await page.setViewportSize({ width: 740, height: 360 });
	await expect
		.poll(() =>
			page.evaluate(() => {
				const board = document.querySelector('.grid-board')?.getBoundingClientRect();
				return [...document.querySelectorAll('.grid-fixed')].filter((each) => {
					const { left, right, top, bottom } = each.getBoundingClientRect();
					return board && left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
				}).length;
			}),
		)
		.toBeGreaterThan(0);
});

/** From now on it is written down where whatever sets out begins and ends, wherever the board has gone by then. */
const watchJourneys = (page: Page) =>
	page.evaluate(() => {
		const { animate } = Element.prototype;
		Element.prototype.animate = function (...given) {
			const journey = animate.apply(this, given);
			const middle = () => {
				const { left, top, width, height } = this.getBoundingClientRect();
				return { x: left + width / 2, y: top + height / 2 };
			};
			journey.pause();
			const from = middle();
			journey.finish();
			this.setAttribute('data-journey', JSON.stringify({ from, to: middle() }));
			return journey;
		};
	});

/** Where an element set out, and where it arrived. */
const journeyOf = async (page: Page, selector: string): Promise<{ readonly from: Point; readonly to: Point }> =>
	JSON.parse((await page.locator(`${selector}[data-journey]`).getAttribute('data-journey')) ?? '');

const isNear = (one: Point, other: Point) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(12);

test('a piece travels from the hand to where it is laid, and back', async ({ page }) => {
	await begin(page);
	await comeClose(page);
	await watchJourneys(page);
	const spot = await takeOneThatFits(page);
	await page.mouse.click(spot.x, spot.y);
	const there = await journeyOf(page, '.grid-laid');
	const slot = await middleOf(page, '.grid-piece[data-out="true"]');
	isNear(there.from, slot);
	isNear(there.to, spot);
	const id = await page.locator('.grid-piece[data-out="true"]').getAttribute('data-piece');
	await comesToRest(page);
	const laid = await middleOf(page, '.grid-laid');
	await page.locator('.grid-tool').first().click();
	await expect(page.locator('.grid-laid')).toHaveCount(0);
	const back = await journeyOf(page, `.grid-piece[data-piece="${id}"] .grid-piece-art`);
	isNear(back.from, laid);
	isNear(back.to, slot);
});
