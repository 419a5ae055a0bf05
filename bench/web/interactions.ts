// How the board answers a hand on a processor slowed four times: from a press to the next paint, and frames while it moves.
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Frames, framesOn } from './frames.ts';
import {
	AT_ONCE,
	BY_HAND,
	type Manner,
	middle,
	type Presses,
	pressesOn,
	pressesOnNothing,
	share,
	watchPresses,
} from './presses.ts';
import { type Saved, savedGames } from './saved-game.ts';

const SLOWED = 4;
const VIEWPORT = { width: 360, height: 740 };

async function openTable(browser: Browser, address: string, saved: Saved): Promise<Page> {
	const page = await browser.newPage({ viewport: VIEWPORT });
	await page.addInitScript(({ id, text }) => localStorage.setItem(`tessera.game.${id}`, text), saved);
	await page.goto(`${address}/play/${saved.id}`);
	await page.locator('.grid-piece').first().waitFor();
	await slowAndWatch(page);
	return page;
}

const BUTTON = `<button style="width: 200px; height: 200px">a</button>
<script>document.querySelector('button').onclick = ({ target }) => { target.textContent += 'b'; }</script>`;

async function openNothing(browser: Browser): Promise<Page> {
	const page = await browser.newPage({ viewport: VIEWPORT });
	await page.setContent(BUTTON);
	await slowAndWatch(page);
	return page;
}

async function slowAndWatch(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
	await watchPresses(page);
}

const MANNERS: readonly { readonly name: string; readonly manner: Manner }[] = [
	{ name: 'pressed by hand', manner: BY_HAND },
	{ name: 'pressed and let go at once', manner: AT_ONCE },
];

/** Everything in turn and several times over, so that a slow minute of the machine is one of all. */
const LAPS = 4;

interface Pressed {
	readonly name: string;
	readonly ours: readonly Presses[];
	readonly least: readonly number[];
}

async function pressed(page: Page, nothing: Page): Promise<readonly Pressed[]> {
	let found: readonly Pressed[] = MANNERS.map(({ name }) => ({ name, ours: [], least: [] }));
	for (let lap = 0; lap < LAPS; lap++) {
		const now: Pressed[] = [];
		for (const { name, manner } of MANNERS) {
			await page.bringToFront();
			const ours = await pressesOn(page, manner);
			await nothing.bringToFront();
			now.push({ name, ours, least: await pressesOnNothing(nothing, manner) });
		}
		found = found.map((before, index) => joined(before, now[index] ?? before));
	}
	return found;
}

const joined = (before: Pressed, { name, ours, least }: Pressed): Pressed => ({
	name,
	ours: ours.map((kind, index) => ({
		name: kind.name,
		durations: [...(before.ours[index]?.durations ?? []), ...kind.durations],
	})),
	least: [...before.least, ...least],
});

const spreadText = (durations: readonly number[]): string =>
	`${middle(durations)} ms in the middle, ${share(durations, 0.98)} ms for 98 of 100`;

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
		const nothing = await openNothing(browser);
		for (const saved of [few, many]) {
			const page = await openTable(browser, address, saved);
			console.log(`  ${saved.pieces} pieces on the board, processor slowed ${SLOWED}×, from a press to the next paint`);
			for (const { name, ours, least } of await pressed(page, nothing)) {
				const all = ours.flatMap(({ durations }) => durations);
				console.log(`    ${name}: ${spreadText(all)}; a page with one button: ${spreadText(least)}`);
				console.log(`      of them, in ms: ${pressesText(ours)}`);
			}
			await page.bringToFront();
			console.log(`    frames a second: ${framesText(await framesOn(page))}`);
			await page.close();
		}
	} finally {
		await browser.close();
	}
}
