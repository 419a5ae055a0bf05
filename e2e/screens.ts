// Every screen there is: how to come to it, and how to tell that it is there.
import type { Locator, Page } from '@playwright/test';
import type { GameName } from '@tessera/engine';
import { CardsPage } from './pages/cards.ts';
import { GridPage } from './pages/grid.ts';
import { inputOf } from './pages/input.ts';
import { keep, type Left, openSaved, person, savedGame } from './saved.ts';

export interface Screen {
	readonly name: string;
	readonly open: (page: Page) => Promise<void>;
	/** Something that only this screen shows, and only once it is whole. */
	readonly ready: (page: Page) => Locator;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, exact: true });
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
const at = (address: string) => async (page: Page) => void (await page.goto(address));

const page = (name: string, address: string, title: string | RegExp): Screen => ({
	name,
	open: at(address),
	ready: heading(title),
});

const gridOn = (where: Page) => new GridPage(where, inputOf(where, 'mouse'));
const cardsOn = (where: Page) => new CardsPage(where, inputOf(where, 'mouse'));

/** A table of a game that was left somewhere. */
const table =
	(game: GameName, left: Left, then: (page: Page) => Promise<void> = async () => {}) =>
	async (on: Page) => {
		await openSaved(on, { game, left });
		await then(on);
	};

const press = (name: string | RegExp) => (on: Page) => on.getByRole('button', { name }).first().click();

/** A turn being prepared: a piece on the board for now, and another taken up. */
async function layOne(on: Page): Promise<void> {
	const grid = gridOn(on);
	await grid.comesToMe();
	await grid.layWhatFits(1);
	await grid.hand.and(on.locator('[data-out="false"]')).first().click();
}

async function chooseCubes(on: Page): Promise<void> {
	const grid = gridOn(on);
	await grid.comesToMe();
	await grid.pick(1);
	await grid.pick(4);
}

async function pickCards(on: Page): Promise<void> {
	const cards = cardsOn(on);
	await cards.comesToMe();
	await cards.pick(0);
	await cards.pick(2);
}

async function openSetup(on: Page): Promise<void> {
	await on.goto('/');
	await press('Choose players for Classic')(on);
	const setup = on.getByRole('dialog', { name: 'Classic' });
	await setup.getByRole('radio', { name: '3', exact: true }).click();
	await setup.getByRole('combobox', { name: 'Who sits here' }).nth(1).selectOption({ label: 'Another person here' });
	await setup.getByText('House rules').click();
}

async function openHomeWithGames(on: Page): Promise<void> {
	const games = [
		savedGame({ game: 'classic', left: 'middle' }),
		savedGame({ game: 'cards', left: { turns: 2 }, seats: [person('Ann'), person('Bob')] }),
		savedGame({ game: 'cubes', left: 'over' }),
	];
	await keep(on, ...games, { key: 'tessera.game.torn', text: '{"version":1,' });
	await on.goto('/');
}

async function openCover(on: Page): Promise<void> {
	await openSaved(on, { game: 'classic', left: 'middle', seats: [person('Ann'), person('Bob')] });
}

async function lookBack(on: Page): Promise<void> {
	await gridOn(on).comesToMe();
	await press('Moves')(on);
	await on.getByRole('dialog', { name: 'Moves' }).getByRole('button', { name: 'Earlier' }).click();
}

async function openDamaged(on: Page): Promise<void> {
	await keep(on, { key: 'tessera.game.torn', text: '{"version":1,' });
	await on.goto('/play/torn');
}

export const SCREENS: readonly Screen[] = [
	{ name: 'home', open: at('/'), ready: (on) => on.getByRole('button', { name: 'Play', exact: true }) },
	{
		name: 'home-games',
		open: openHomeWithGames,
		ready: (on) => on.getByText('A saved game could not be read and was set aside.'),
	},
	{ name: 'setup', open: openSetup, ready: (on) => on.getByText('Points for opening with a single piece') },
	{ name: 'classic', open: table('classic', 'middle', layOne), ready: (on) => on.locator('.grid-laid') },
	{
		name: 'cubes',
		open: table('cubes', 'middle', chooseCubes),
		ready: (on) => on.getByRole('group', { name: 'Your cubes' }),
	},
	{ name: 'cards', open: table('cards', 'middle', pickCards), ready: (on) => on.getByText('Choose a series for them') },
	{ name: 'sheet-moves', open: table('classic', 'middle', press('Moves')), ready: dialog('Moves') },
	{ name: 'sheet-unseen', open: table('classic', 'middle', press('Unseen')), ready: dialog('Still unseen') },
	{ name: 'sheet-menu', open: table('cubes', 'middle', press('Menu')), ready: dialog('Menu') },
	{ name: 'sheet-taken', open: table('cards', 'middle', press(/^\d+ Qwirkles?$/)), ready: dialog('Qwirkles taken') },
	{ name: 'cover', open: openCover, ready: heading('Pass the screen to Ann') },
	{
		name: 'look-back',
		open: table('classic', 'middle', lookBack),
		ready: (on) => on.getByRole('region', { name: 'Looking back' }),
	},
	{ name: 'result', open: table('classic', 'over'), ready: (on) => gridOn(on).result },
	page('learn', '/learn', 'Learn'),
	page('lesson-classic', '/learn/classic', 'A line'),
	page('lesson-cubes', '/learn/cubes', 'Open cubes'),
	page('lesson-cards', '/learn/cards', 'A series'),
	page('rules', '/rules', 'Rules'),
	page('rules-classic', '/rules/classic', 'Rules of Classic'),
	page('rules-cubes', '/rules/cubes', 'Rules of Cubes'),
	page('rules-cards', '/rules/cards', 'Rules of Cards'),
	page('settings', '/settings', 'Settings'),
	page('about', '/about', 'About'),
	page('nowhere', '/no/such/screen', 'Nothing lies here'),
	page('no-game', '/play/nothing', 'No game lies here'),
	{ name: 'damaged-game', open: openDamaged, ready: heading('This game cannot be read') },
];
