// How the board answers a hand on a processor slowed four times: from a press to the next paint, and frames while panning.
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Saved, savedGames } from './saved-game.ts';

const SLOWED = 4;
const PRESSES = 10;
const PAN_STEPS = 120;

async function openTable(browser: Browser, address: string, saved: Saved): Promise<Page> {
	const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
	await page.addInitScript(({ id, text }) => localStorage.setItem(`tessera.game.${id}`, text), saved);
	await page.goto(`${address}/play/${saved.id}`);
	await page.locator('.grid-piece').first().waitFor();
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
	return page;
}

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** Milliseconds from each press on a piece of the hand to the paint after it, as the browser counts them (in steps of 8). */
async function presses(page: Page): Promise<{ readonly median: number; readonly worst: number }> {
	await page.evaluate(() => {
		const durations: number[] = [];
		Object.assign(window, { durations });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if (entry.name === 'pointerup') durations.push(entry.duration);
		}).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
	});
	const piece = page.locator('.grid-piece').first();
	for (let press = 0; press < PRESSES; press++) await piece.click();
	const slow: unknown = await page.evaluate(
		() => new Promise((resolve) => setTimeout(() => resolve(Reflect.get(window, 'durations')), 500)),
	);
	// What is faster than the browser counts is not listed at all.
	const listed = Array.isArray(slow) ? slow.map(Number) : [];
	const durations = [...listed, ...Array.from({ length: Math.max(0, PRESSES - listed.length) }, () => 8)];
	const sorted = durations.sort((one, other) => one - other);
	return { median: middle(sorted), worst: sorted.at(-1) ?? 0 };
}

/** Frames a second while the cloth is dragged to and fro. */
async function framesPanning(page: Page): Promise<number> {
	const box = await page.locator('.grid-board').boundingBox();
	if (!box) throw new Error('the board is on the screen');
	const [x, y] = [box.x + box.width / 2, box.y + 24];
	await page.evaluate(() => {
		const times: number[] = [];
		Object.assign(window, { frames: times });
		const next = (time: number) => {
			times.push(time);
			requestAnimationFrame(next);
		};
		requestAnimationFrame(next);
	});
	await page.mouse.move(x, y);
	await page.mouse.down();
	for (let step = 0; step < PAN_STEPS; step++) await page.mouse.move(x + 60 * Math.sin(step / 8), y + step / 4);
	await page.mouse.up();
	const frames: unknown = await page.evaluate(() => Reflect.get(window, 'frames'));
	const times = Array.isArray(frames) ? frames.map(Number) : [];
	const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
	return 1000 / Math.max(1, middle(gaps.sort((one, other) => one - other)));
}

export async function measureInteractions(address: string, executablePath: string): Promise<void> {
	const { few, many } = savedGames();
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
	try {
		const found = [];
		for (const saved of [few, many]) {
			const page = await openTable(browser, address, saved);
			const { median, worst } = await presses(page);
			const frames = await framesPanning(page);
			const each = `press to paint ${median} ms, ${worst} ms at worst; ${frames.toFixed(0)} frames a second while panning`;
			console.log(`  ${saved.pieces} pieces on the board, processor slowed ${SLOWED}×: ${each}`);
			found.push(median);
			await page.close();
		}
		const [light = 1, full = 1] = found;
		console.log(`  a full board answers ${(full / Math.max(1, light)).toFixed(2)} times as slowly as one just begun`);
	} finally {
		await browser.close();
	}
}
