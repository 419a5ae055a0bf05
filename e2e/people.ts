// Several people, each at a browser of their own that has never seen the board.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { test as base, quicken } from './fixtures.ts';
import { CardsPage } from './pages/cards.ts';
import { GridPage } from './pages/grid.ts';
import type { Game } from './pages/home.ts';
import { inputOf } from './pages/input.ts';
import { OnlinePage } from './pages/online.ts';

export { expect } from './fixtures.ts';

export interface Person {
	readonly name: string;
	readonly context: BrowserContext;
	readonly page: Page;
	/** Complaints of the browser that a test asks for. */
	readonly forgiven: RegExp[];
	readonly online: OnlinePage;
	readonly grid: GridPage;
	readonly cards: CardsPage;
	/** The table of a game. */
	tableOf(game: Game): GridPage | CardsPage;
}

export type Invite = (name: string, options?: BrowserContextOptions) => Promise<Person>;

/** What a browser says while there is nothing at the other end, and nobody could spare it. */
const UNREACHED = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|WebSocket connection to/;

/** Runs in the page before anything else: nobody listens to many at once, and each that sounds keeps a machine busy. */
function hush(): void {
	Reflect.deleteProperty(window, 'AudioContext');
}

async function come(browser: Browser, name: string, options: BrowserContextOptions, complaints: string[]) {
	const context = await browser.newContext({
		reducedMotion: 'reduce',
		permissions: ['clipboard-read', 'clipboard-write'],
		...options,
	});
	// Whoever waits for several others waits longer.
	context.setDefaultTimeout(120_000);
	context.on('weberror', (error) => complaints.push(`${name}: ${error.error()}`));
	const forgiven = [UNREACHED];
	context.on('console', (message) => {
		const isMeant = forgiven.some((pattern) => pattern.test(message.text()));
		if (message.type() === 'error' && !isMeant) complaints.push(`${name}: ${message.text()}`);
	});
	await context.addInitScript(quicken);
	await context.addInitScript(hush);
	const page = await context.newPage();
	const input = inputOf(page, 'mouse');
	const grid = new GridPage(page, input);
	const cards = new CardsPage(page, input);
	const tableOf = (game: Game) => (game === 'Cards' ? cards : grid);
	return { name, context, page, forgiven, online: new OnlinePage(page), grid, cards, tableOf };
}

export const test = base.extend<{ readonly invite: Invite }>({
	invite: async ({ browser }, use) => {
		const complaints: string[] = [];
		const contexts: BrowserContext[] = [];
		await use(async (name, options = {}) => {
			const person = await come(browser, name, options, complaints);
			contexts.push(person.context);
			return person;
		});
		for (const context of contexts) await context.close();
		base.expect(complaints, 'a page complained').toEqual([]);
	},
});
