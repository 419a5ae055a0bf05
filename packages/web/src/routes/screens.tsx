// Which screen belongs to which address; all but home are loaded when they are first wanted.
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { NotLoadedPage } from '../parts/trouble.tsx';
import { Boundary } from './boundary.tsx';
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

/** What is shown: the screen of an address with the part that belongs to it, until that of the next address is there. */
interface Shown extends ScreenProps {
	readonly name: string;
	/** Null when it could not be loaded. */
	readonly Screen: Screen | null;
}

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
	const [shown, setShown] = useState<Shown | null>(null);
	useEffect(() => {
		let isWanted = true;
		const load = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
		(load ?? nowhere)().then(
			(Screen) => isWanted && setShown({ name, part, Screen }),
			() => isWanted && setShown({ name, part, Screen: null }),
		);
		return () => {
			isWanted = false;
		};
	}, [name, part]);
	useFocusOn(shown?.name ?? null);
	if (!shown) return null;
	if (!shown.Screen) return <NotLoadedPage />;
	return (
		<Boundary at={`/${shown.name}/${shown.part ?? ''}`}>
			<shown.Screen part={shown.part} />
		</Boundary>
	);
}
