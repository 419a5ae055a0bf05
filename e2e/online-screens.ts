// The screens of tables with people elsewhere. The others at these tables ask the server directly.
import { type Page, request } from '@playwright/test';
import type { GameName } from '@tessera/engine';
import type { TermsWish } from '@tessera/protocol';
import { Caller, gameUnderWay } from './caller.ts';
import { address } from './environment.ts';
import { finishedGames, inPagesOf } from './lists.ts';
import { OnlinePage } from './pages/online.ts';
import type { Screen } from './screens.ts';

/** Somebody else, who is at the table without ever looking at it. */
export const another = async (): Promise<Caller> => Caller.by(await request.newContext({ baseURL: address }));

const terms = (game: GameName, seats: number): TermsWish => ({
	game,
	seats,
	clock: { per: 'game', seconds: 900, increment: 10 },
	timeout: 'bot',
});

interface Game {
	readonly id: string;
	readonly me: Caller;
	readonly bob: Caller;
}

/** A game of three with somebody else and a bot, some actions old. */
async function gameOf(page: Page, game: GameName, actions: number): Promise<Game> {
	const [me, bob] = [await Caller.by(page.request), await another()];
	const begin = async () => {
		const table = await me.open(terms(game, 3));
		await me.ask(table, { type: 'sit', name: 'Ann' });
		await me.ask(table, { type: 'seat-bot', level: 'greedy' });
		await bob.ask(table, { type: 'sit', name: 'Bartholomew the Elder' });
		return table;
	};
	return { id: await gameUnderWay([me, bob], begin, actions), me, bob };
}

const playing =
	(game: GameName, then: (page: Page, game: Game) => Promise<void> = async () => {}) =>
	async (page: Page) => {
		const opened = await gameOf(page, game, 6);
		await page.goto(`/online/${opened.id}`);
		await new OnlinePage(page).begun();
		await then(page, opened);
	};

async function openLobby(page: Page): Promise<void> {
	const [ann, bob] = [await another(), await another()];
	for (const game of ['classic', 'cubes', 'cards'] as const) {
		const id = await ann.open({ ...terms(game, 4), listed: true });
		await ann.ask(id, { type: 'sit', name: 'Ann' });
		await ann.ask(id, { type: 'seat-bot', level: 'family' });
		if (game !== 'classic') continue;
		await bob.ask(id, { type: 'sit', name: 'Bartholomew the Elder' });
		await ann.ask(id, { type: 'begin' });
	}
	await page.goto('/online');
}

async function openAllGames(page: Page): Promise<void> {
	await inPagesOf(page, /\/api\/me\/tables/, 4, await finishedGames(page, 7));
	await page.goto('/online/mine');
}

async function openSetup(page: Page): Promise<void> {
	await page.goto('/online/new');
	await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
	await page.getByRole('radio', { name: 'Whole game' }).click();
	await page.getByText('Chat and spectators').click();
}

async function openWaiting(page: Page): Promise<void> {
	const [me, bob] = [await Caller.by(page.request), await another()];
	const id = await me.open(terms('classic', 4));
	await me.ask(id, { type: 'sit', name: 'Ann' });
	await me.ask(id, { type: 'seat-bot', level: 'club' });
	await bob.ask(id, { type: 'sit', name: 'Bartholomew the Elder' });
	await page.goto(`/online/${id}`);
}

async function openInvited(page: Page): Promise<void> {
	const ann = await another();
	const id = await ann.open({ ...terms('cards', 3), openHands: true, chat: false });
	await ann.ask(id, { type: 'sit', name: 'Ann' });
	await page.goto(`/online/${id}`);
}

async function beAsked(page: Page, { id, bob }: Game): Promise<void> {
	await bob.ask(id, { type: 'offer-end' });
	await bob.ask(id, { type: 'say-phrase', phrase: 'nice-move' });
	await page.getByText('Nice move!').first().waitFor();
}

async function talk(page: Page, { id, me, bob }: Game): Promise<void> {
	await bob.ask(id, { type: 'say-phrase', phrase: 'hello' });
	await me.ask(id, {
		type: 'say',
		text: 'Hello Bartholomew! Nice to see you at a table again, after all these years.',
	});
	await bob.ask(id, { type: 'say', text: 'Shall we?' });
	await page.getByRole('button', { name: 'Chat' }).click();
}

async function end(page: Page, { id, me, bob }: Game): Promise<void> {
	// As if somebody with an account had played it to its end, which takes a while.
	const json = { rating: { size: 3, number: 1512, before: 1498 } };
	await page.route('**/api/tables/*/rating', (route) => route.fulfill({ json }));
	const offered = await me.ask(id, { type: 'offer-end' });
	await bob.ask(id, { type: 'answer', to: 'end', yes: true }, offered);
	await page.getByRole('button', { name: 'Check the draws' }).click();
}

const watching = (game: GameName) => async (page: Page) => {
	const { id } = await gameOf(page, game, 6);
	await page.context().clearCookies();
	await page.goto(`/online/${id}`);
};

async function openHome(page: Page): Promise<void> {
	const { id } = await gameOf(page, 'classic', 4);
	const me = await (await page.request.post('/api/identity', { data: {} })).json();
	await openWaiting(page);
	await page.getByRole('button', { name: 'Begin now' }).waitFor();
	// Home asks for such games only where somebody has been at a table. At one of them a move waits to be sent, and goes on waiting: it
	// was played from no seat that one has there.
	const unsent = { by: me.id, seat: 3, envelope: { id: 'move', seen: 0, command: { type: 'act' } } };
	const memory = JSON.stringify({ tables: [[id, { unsent }]] });
	await page.addInitScript((text) => localStorage.setItem('tessera.online', text), memory);
	await page.goto('/');
}

export const ONLINE_SCREENS: readonly Screen[] = [
	{
		name: 'online-lobby',
		open: openLobby,
		ready: (on) => on.getByRole('link', { name: /Bartholomew the Elder/ }).first(),
	},
	{
		name: 'online-all-games',
		open: openAllGames,
		ready: (on) => on.getByRole('button', { name: 'Show more' }),
	},
	{ name: 'online-setup', open: openSetup, ready: (on) => on.getByText('Spectators see all hands') },
	{ name: 'online-waiting', open: openWaiting, ready: (on) => on.getByRole('button', { name: 'Begin now' }) },
	{ name: 'online-invited', open: openInvited, ready: (on) => on.getByRole('button', { name: 'Sit down' }) },
	{
		name: 'online-classic',
		open: playing('classic', beAsked),
		ready: (on) => on.getByRole('button', { name: 'Agree' }),
	},
	{ name: 'online-cubes', open: playing('cubes', beAsked), ready: (on) => on.getByRole('button', { name: 'Agree' }) },
	{ name: 'online-cards', open: playing('cards', beAsked), ready: (on) => on.getByRole('button', { name: 'Agree' }) },
	{
		name: 'online-ending',
		open: playing('classic', async (page, { id, bob }) => {
			await bob.ask(id, { type: 'offer-end' });
			await page.getByRole('button', { name: 'Agree' }).click();
		}),
		ready: (on) => on.getByRole('button', { name: 'Yes, end it' }),
	},
	{ name: 'online-watching-classic', open: watching('classic'), ready: (on) => on.getByText('You are watching') },
	{ name: 'online-watching-cards', open: watching('cards'), ready: (on) => on.getByText('You are watching') },
	{
		name: 'online-chat',
		open: playing('classic', talk),
		ready: (on) => on.getByRole('log', { name: 'Chat' }).getByText('Shall we?'),
	},
	{
		name: 'online-menu',
		open: playing('classic', async (page) => {
			await new OnlinePage(page).choose('Go on with another device');
		}),
		ready: (on) => on.getByRole('img', { name: 'QR code of the personal link to your seat' }),
	},
	{
		name: 'online-result',
		open: playing('classic', end),
		ready: (on) => on.getByText('As far as this browser can tell, everything fits.'),
	},
	{
		name: 'online-home',
		open: openHome,
		// It names the players once the list is there, too.
		ready: (on) =>
			on
				.getByRole('status')
				.filter({ hasText: 'A move that you played waits to be sent.' })
				.getByRole('link', { name: /Bartholomew the Elder/ }),
	},
	{
		name: 'online-nothing',
		open: async (on) => void (await on.goto('/online/nothing')),
		ready: (on) => on.getByRole('heading', { name: 'No table here' }),
	},
];
