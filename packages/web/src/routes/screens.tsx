// Shows the screen of the address, once it is loaded.
import { useEffect, useRef, useState } from 'preact/hooks';
import { NotLoadedPage } from '../parts/trouble.tsx';
import { Boundary } from './boundary.tsx';
import { loadedScreen, loadScreen, type Screen, type ScreenProps } from './loading.ts';
import { path } from './location.ts';

export type { ScreenProps } from './loading.ts';

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
	const [, name = '', part = null, table = null] = path.value.split('/');
	const [shown, setShown] = useState<Shown | null>(() => {
		const Screen = loadedScreen(name);
		return Screen && { name, part, table, Screen };
	});
	useEffect(() => {
		if (shown?.Screen && shown.name === name && shown.part === part && shown.table === table) return;
		let isWanted = true;
		loadScreen(name).then(
			(Screen) => isWanted && setShown({ name, part, table, Screen }),
			() => isWanted && setShown({ name, part, table, Screen: null }),
		);
		return () => {
			isWanted = false;
		};
	}, [name, part, table]);
	useFocusOn(shown?.name ?? null);
	if (!shown) return null;
	if (!shown.Screen) return <NotLoadedPage />;
	return (
		<Boundary at={`/${shown.name}/${shown.part ?? ''}`}>
			<shown.Screen part={shown.part} table={shown.table ?? null} />
		</Boundary>
	);
}
