// Which screen belongs to which address; all but home are loaded when they are first wanted.
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { PieceSheet } from '../pieces/sheet.tsx';
import { say } from '../words/say.ts';
import { path } from './location.ts';

export interface ScreenProps {
	/** What the address says after the name of the screen: a game, or the id of a table. */
	readonly part: string | null;
}

type Screen = ComponentType<ScreenProps>;

const SCREENS: Readonly<Record<string, () => Promise<Screen>>> = {
	'': () => import('../home/home.tsx').then(({ Home }) => Home),
	play: () => import('../table/table.tsx').then(({ TableScreen }) => TableScreen),
	learn: () => import('../learn/learn.tsx').then(({ Learn }) => Learn),
	rules: () => import('../learn/rules.tsx').then(({ Rules }) => Rules),
	settings: () => import('../settings/screen.tsx').then(({ SettingsScreen }) => SettingsScreen),
	about: () => import('../about/about.tsx').then(({ About }) => About),
};

const nowhere = () => import('../home/nowhere.tsx').then(({ Nowhere }) => Nowhere);

type Loaded = { readonly name: string; readonly Screen: Screen } | { readonly name: string; readonly failed: true };

/** After a step to another screen the focus is on it, not on a link that is gone; a screen that put it somewhere itself is left alone. */
function useFocusOn(screen: string | null): void {
	const before = useRef<string | null>(null);
	useEffect(() => {
		const main = document.querySelector('main');
		if (before.current !== null && before.current !== screen && main && document.activeElement === document.body) {
			main.tabIndex = -1;
			main.focus({ preventScroll: true });
		}
		before.current = screen;
	}, [screen]);
}

export function Screens() {
	const [, name = '', part = null] = path.value.split('/');
	const [loaded, setLoaded] = useState<Loaded | null>(null);
	useEffect(() => {
		let isWanted = true;
		const load = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
		(load ?? nowhere)().then(
			(Screen) => isWanted && setLoaded({ name, Screen }),
			() => isWanted && setLoaded({ name, failed: true }),
		);
		return () => {
			isWanted = false;
		};
	}, [name]);
	useFocusOn(loaded?.name ?? null);
	if (!loaded) return null;
	if ('failed' in loaded) return <p role="alert">{say('common.not-loaded')}</p>;
	return (
		<>
			<PieceSheet />
			<loaded.Screen part={part} />
		</>
	);
}
