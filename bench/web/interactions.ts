// How the board answers a hand on a processor slowed four times: from a press to the next paint, and frames while it moves.
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Frames, framesOn } from './frames.ts';
import { middle, type Presses, pressesOn, share } from './presses.ts';
import { type Saved, savedGames } from './saved-game.ts';

const SLOWED = 4;

async function openTable(browser: Browser, address: string, saved: Saved): Promise<Page> {
	const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
	await page.addInitScript(({ id, text }) => localStorage.setItem(`tessera.game.${id}`, text), saved);
	await page.goto(`${address}/play/${saved.id}`);
	await page.locator('.grid-piece').first().waitFor();
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
	return page;
}

const pressesText = (kinds: readonly Presses[]): string =>
	kinds.map(({ name, durations }) => `${name} ${middle(durations)} (at worst ${Math.max(...durations)})`).join(', ');

const framesText = (kinds: readonly Frames[]): string =>
	kinds
		.map(({ name, aSecond, longest }) => `${aSecond.toFixed(0)} ${name} (longest ${longest.toFixed(0)} ms)`)
		.join(', ');

export async function measureInteractions(address: string, executablePath: string): Promise<void> {
	const { few, many } = savedGames();
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
	try {
		const found = [];
		for (const saved of [few, many]) {
			const page = await openTable(browser, address, saved);
			const kinds = await pressesOn(page);
			const all = kinds.flatMap(({ durations }) => durations);
			console.log(`  ${saved.pieces} pieces on the board, processor slowed ${SLOWED}×`);
			console.log(`    press to paint: ${middle(all)} ms in the middle, ${share(all, 0.98)} ms for 98 of 100`);
			console.log(`    of them, in ms: ${pressesText(kinds)}`);
			console.log(`    frames a second: ${framesText(await framesOn(page))}`);
			found.push(middle(all));
			await page.close();
		}
		const [light = 1, full = 1] = found;
		console.log(`  a full board answers ${(full / Math.max(1, light)).toFixed(2)} times as slowly as one just begun`);
	} finally {
		await browser.close();
	}
}
