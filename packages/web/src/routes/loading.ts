// Fetches the screens: which belongs to which address. Everything the first address needs is asked for at once, before the words
// are there, so that a phone far away waits for one round and not for four.
import type { ComponentType } from 'preact';
import { thisDevice } from '../saves/device.ts';
import { glanceAt } from '../saves/games.ts';
import { loadArea } from '../table/areas.ts';

export interface ScreenProps {
	/** What the address says after the name of the screen: a game, or the id of a table. */
	readonly part: string | null;
	/** The table one came from and may go back to, where the address names one after that. */
	readonly table?: string | null;
}

export type Screen = ComponentType<ScreenProps>;

const SCREENS: Readonly<Record<string, () => Promise<Screen>>> = {
	'': () => import('../home/home.tsx').then(({ Home }) => Home),
	play: () => import('../table/table.tsx').then(({ TableScreen }) => TableScreen),
	learn: () => import('../learn/learn.tsx').then(({ Learn }) => Learn),
	rules: () => import('../learn/rules.tsx').then(({ Rules }) => Rules),
	online: () => import('../online/online.tsx').then(({ Online }) => Online),
	account: () => import('../account/account.tsx').then(({ AccountScreen }) => AccountScreen),
	settings: () => import('../settings/screen.tsx').then(({ SettingsScreen }) => SettingsScreen),
	about: () => import('../about/about.tsx').then(({ About }) => About),
};

const nowhere = () => import('../home/nowhere.tsx').then(({ Nowhere }) => Nowhere);

const screens = new Map<string, Screen>();

export async function loadScreen(name: string): Promise<Screen> {
	const load = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
	const screen = await (load ?? nowhere)();
	screens.set(name, screen);
	return screen;
}

/** A screen that has been loaded already, so that it is shown without an empty page before it. */
export const loadedScreen = (name: string): Screen | null => screens.get(name) ?? null;

/** Loads whatever an address will show. What fails is asked for again by who shows it, and told there. */
export async function loadAhead(pathname: string): Promise<void> {
	const [, name = '', part = ''] = pathname.split('/');
	const game = name === 'play' ? glanceAt(part, thisDevice().shelf) : null;
	const leadsToTable = name === 'online' && (part === '' || part === 'new');
	await Promise.allSettled([
		loadScreen(name),
		...(game ? [loadArea(game)] : []),
		...(leadsToTable ? [import('../online/pages.tsx')] : []),
	]);
}
