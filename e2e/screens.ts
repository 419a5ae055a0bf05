// Every screen there is, and how to come to it.
import type { Page } from '@playwright/test';
import { CardsPage } from './pages/cards.ts';
import { GridPage } from './pages/grid.ts';
import { type Game, HomePage } from './pages/home.ts';
import { inputOf } from './pages/input.ts';

export interface Screen {
	readonly name: string;
	readonly open: (page: Page) => Promise<void>;
}

const at = (address: string) => async (page: Page) => {
	await page.goto(address);
	await page.getByRole('main').waitFor();
};

const table = (game: Game) => async (page: Page) => {
	const input = inputOf(page, 'mouse');
	const home = new HomePage(page, input);
	await home.open();
	await home.beginQuickly(game);
	await (game === 'Cards' ? new CardsPage(page, input) : new GridPage(page, input)).comesToMe();
};

export const SCREENS: readonly Screen[] = [
	{ name: 'home', open: at('/') },
	{ name: 'classic', open: table('Classic') },
	{ name: 'cubes', open: table('Cubes') },
	{ name: 'cards', open: table('Cards') },
	{ name: 'learn', open: at('/learn') },
	{ name: 'rules', open: at('/rules/classic') },
	{ name: 'settings', open: at('/settings') },
	{ name: 'about', open: at('/about') },
	{ name: 'nowhere', open: at('/no/such/screen') },
];
