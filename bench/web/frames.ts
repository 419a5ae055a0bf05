// Frames a second while something follows the hand without a pause: the board, its size, a piece.
import type { Page } from '@playwright/test';

const STEPS = 120;

export interface Frames {
	readonly name: string;
	readonly aSecond: number;
	/** The longest time without a new frame, in milliseconds. */
	readonly longest: number;
}

const begin = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const times: number[] = [];
		Object.assign(window, { paints: times });
		const next = (time: number) => {
			if (Reflect.get(window, 'paints') !== times) return;
			times.push(time);
			requestAnimationFrame(next);
		};
		requestAnimationFrame(next);
	});

async function end(page: Page, name: string): Promise<Frames> {
	const frames: unknown = await page.evaluate(() => {
		const times: unknown = Reflect.get(window, 'paints');
		Object.assign(window, { paints: null });
		return times;
	});
	const times = Array.isArray(frames) ? frames.map(Number) : [];
	const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
	const whole = gaps.reduce((sum, gap) => sum + gap, 0);
	return { name, aSecond: (1000 * gaps.length) / Math.max(1, whole), longest: Math.max(0, ...gaps) };
}

interface Point {
	readonly x: number;
	readonly y: number;
}

async function pan(page: Page, { x, y }: Point): Promise<void> {
	await page.mouse.move(x, y);
	await page.mouse.down();
	for (let step = 0; step < STEPS; step++) await page.mouse.move(x + 60 * Math.sin(step / 8), y + step / 4);
	await page.mouse.up();
}

async function zoom(page: Page, { x, y }: Point): Promise<void> {
	await page.mouse.move(x, y);
	for (let step = 0; step < STEPS; step++) await page.mouse.wheel(0, step % 40 < 20 ? -30 : 30);
}

/** Over the whole board and back to the hand, where it is let go. */
async function drag(page: Page, { x, y }: Point): Promise<void> {
	const piece = await page.locator('.grid-piece').first().boundingBox();
	if (!piece) throw new Error('there is a piece in the hand');
	const from = { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 };
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	for (let step = 0; step < STEPS; step++)
		await page.mouse.move(x + 120 * Math.sin(step / 9), y + 120 * Math.cos(step / 14));
	await page.mouse.move(from.x, from.y);
	await page.mouse.up();
}

export async function framesOn(page: Page): Promise<readonly Frames[]> {
	const board = await page.locator('.grid-board').boundingBox();
	if (!board) throw new Error('the board is on the screen');
	const centre = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
	const found: Frames[] = [];
	const gestures = [
		{ name: 'dragging a piece', make: drag, at: centre },
		{ name: 'panning', make: pan, at: { x: centre.x, y: board.y + 24 } },
		{ name: 'zooming', make: zoom, at: centre },
	];
	for (const { name, make, at } of gestures) {
		await begin(page);
		await make(page, at);
		found.push(await end(page, name));
	}
	return found;
}
