// Milliseconds from a press to the paint after it, as the browser counts them (in steps of 8), for each kind of press of a turn.
import type { Locator, Page } from '@playwright/test';

/** Rounds of a turn to a lap. */
const ROUNDS = 5;
/** Long enough for whatever a press set moving to come to rest, as between the presses of a person. */
const REST_MS = 350;
/** What is faster than the browser counts is not listed at all. */
const UNLISTED = 8;

/** How somebody presses: how long a pointer rests on its target before, and how long it stays down. */
export interface Manner {
	readonly aims: number;
	readonly holds: number;
}

/** As people do: a finger or a button stays down for about a tenth of a second. */
export const BY_HAND: Manner = { aims: 100, holds: 80 };
/** As programs do: what the pointer meets, the press and its end all fall into one frame. */
export const AT_ONCE: Manner = { aims: 0, holds: 0 };

interface Point {
	readonly x: number;
	readonly y: number;
}

export interface Presses {
	readonly name: string;
	readonly durations: readonly number[];
}

export const middle = (values: readonly number[]): number => share(values, 0.5);

/** The value that this share of all values does not exceed. */
export function share(values: readonly number[], part: number): number {
	const sorted = [...values].sort((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const watchPresses = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const durations: number[] = [];
		Object.assign(window, { durations });
		const options = { type: 'event', buffered: false, durationThreshold: 16 };
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				if (/^(pointer(down|up)|click)$/.test(entry.name)) durations.push(entry.duration);
		}).observe(options as PerformanceObserverInit);
	});

async function middleOf(locator: Locator): Promise<Point> {
	const box = await locator.boundingBox();
	if (!box) throw new Error(`${locator} is on the screen`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses once; the slowest of the events that belong to a press is the one that counts. */
async function press(page: Page, at: Point, { aims, holds }: Manner): Promise<number> {
	await page.mouse.move(at.x, at.y);
	await page.waitForTimeout(aims);
	await page.mouse.down();
	await page.waitForTimeout(holds);
	await page.mouse.up();
	const slowest: unknown = await page.evaluate(
		(rest) =>
			new Promise((resolve) => {
				setTimeout(() => {
					const durations: unknown = Reflect.get(window, 'durations');
					resolve(Array.isArray(durations) ? Math.max(0, ...durations.splice(0).map(Number)) : 0);
				}, rest);
			}),
		REST_MS,
	);
	return Math.max(UNLISTED, Number(slowest));
}

/** A lap: a piece is picked up, laid and taken back, again and again. */
export async function pressesOn(page: Page, manner: Manner): Promise<readonly Presses[]> {
	const [pick, lay, takeBack]: [number[], number[], number[]] = [[], [], []];
	const piece = await middleOf(page.locator('.grid-piece').first());
	const tool = await middleOf(page.locator('.grid-tool').first());
	await press(page, piece, manner);
	const spot = await middleOf(page.locator('.grid-spot').first());
	await press(page, piece, manner);
	for (let round = 0; round < ROUNDS; round++) {
		pick.push(await press(page, piece, manner));
		lay.push(await press(page, spot, manner));
		takeBack.push(await press(page, tool, manner));
	}
	return [
		{ name: 'pick up', durations: pick },
		{ name: 'lay', durations: lay },
		{ name: 'take back', durations: takeBack },
	];
}

/** A page with one button that writes a letter: what this machine takes for the least there is to do; as many presses as a lap counts. */
export async function pressesOnNothing(page: Page, manner: Manner): Promise<readonly number[]> {
	const button = page.getByRole('button');
	const at = await middleOf(button);
	const durations: number[] = [];
	// Twice before it counts, as on the board: a page that was just brought to the front is slow at first.
	for (let first = 0; first < 2; first++) await press(page, at, manner);
	for (let round = 0; round < 3 * ROUNDS; round++) durations.push(await press(page, at, manner));
	return durations;
}
