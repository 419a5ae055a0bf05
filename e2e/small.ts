// The smallest phones, those on which bars of the browser take their share, and names as long as they may be.
import type { Locator, Page } from '@playwright/test';
import type { GameName } from '@tessera/engine';
import { Caller, gameUnderWay } from './caller.ts';
import { arePicturesWanted } from './environment.ts';
import { expect } from './fixtures.ts';
import { another } from './online-screens.ts';
import { OnlinePage } from './pages/online.ts';

export type Size = readonly [width: number, height: number];

export const SMALLEST: Size = [320, 568];
export const LOWEST: Size = [320, 480];
export const PHONES: readonly Size[] = [SMALLEST, LOWEST, [360, 560], [375, 553], [360, 640], [375, 667]];
export const SIDEWAYS: Size = [568, 320];

/** Some of 24 letters, one without a place to break. */
const NAMES = ['Wolfeschlegelsteinhausen', 'Maximiliane-Konstanze WM', 'ВладимирВсеволодовичМоно'] as const;

/** What a test of small phones uses. */
export const SMALL = {
	viewport: { width: 320, height: 568 },
	hasTouch: true,
	isMobile: true,
	reducedMotion: 'reduce',
} as const;

/** One person here, and bots. */
export const amongBots = (seats: 2 | 4) => [
	{ name: null, kind: { type: 'person' } } as const,
	...Array.from({ length: seats - 1 }, () => ({ name: null, kind: { type: 'bot', level: 'greedy' } }) as const),
];

export const resize = (page: Page, [width, height]: Size): Promise<void> => page.setViewportSize({ width, height });

export async function picture(page: Page, name: string): Promise<void> {
	if (!arePicturesWanted) return;
	const folder = new URL('./screenshots/', import.meta.url).pathname;
	await page.screenshot({ path: `${folder}small-${name.replaceAll(' ', '-')}.png` });
}

export async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
	const box = await part.boundingBox();
	if (!box) throw new Error(`${part} is not on the screen`);
	return box;
}

/** A game of several with long names on the screen, some actions old. */
export async function sitAmongLongNames(
	page: Page,
	{
		game,
		seats,
		actions,
		isTimed = false,
	}: { readonly game: GameName; readonly seats: 2 | 4; readonly actions: number; readonly isTimed?: boolean },
) {
	const me = await Caller.by(page.request);
	const others: Caller[] = [];
	for (let seat = 1; seat < seats; seat++) others.push(await another());
	const clock = isTimed ? ({ per: 'game', seconds: 900, increment: 10 } as const) : null;
	const begin = async () => {
		const table = await me.open({ game, seats, clock, timeout: 'nothing' });
		await me.ask(table, { type: 'sit', name: 'Ann' });
		for (const [index, other] of others.entries())
			await other.ask(table, { type: 'sit', name: NAMES[(index + 2) % NAMES.length] ?? 'Bob' });
		return table;
	};
	const id = await gameUnderWay([me, ...others], begin, actions);
	await page.goto(`/online/${id}`);
	await new OnlinePage(page).begun();
	await page.locator('.table-bar').waitFor();
	return { id, others };
}

/** Nothing is wider than the screen, and no word of the bar below is broken. */
export async function expectWhole(page: Page, at: string): Promise<void> {
	const overflow = await page.evaluate(() => {
		const tooFar = [...document.querySelectorAll('.captions *, .players *, .strip *, .table-bar *')].filter(
			(part) => part.getBoundingClientRect().right > innerWidth + 0.5 && part.getClientRects().length > 0,
		);
		return [document.documentElement.scrollWidth - innerWidth, tooFar.map(({ className }) => String(className))];
	});
	expect(overflow, at).toEqual([0, []]);
	// Held sideways the bar has no words, only signs.
	const lines = await page.locator('.bar-words').evaluateAll((all) =>
		all.map((each) => {
			if (each.clientWidth <= 1) return 1;
			const words = document.createRange();
			words.selectNodeContents(each);
			return words.getClientRects().length;
		}),
	);
	expect(Math.max(...lines), at).toBe(1);
}
