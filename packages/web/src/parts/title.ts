// What the tab of the browser says.
import { useEffect } from 'preact/hooks';
import { say } from '../words/say.ts';

/** Names the page after its screen; null for home, which has the name of the app alone. */
export function useTitle(screen: string | null): void {
	const title = screen === null ? say('common.tessera') : say('common.title', { screen });
	useEffect(() => {
		document.title = title;
	}, [title]);
}
