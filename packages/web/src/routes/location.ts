// Where in the app one is: the path of the address, and moving on without loading the page anew.
import { signal } from '@preact/signals';

export const path = signal(location.pathname);

addEventListener('popstate', () => {
	path.value = location.pathname;
});

let isMoved = false;

/** Whether one came here from another screen of the app, not by loading the page. */
export const hasMoved = (): boolean => isMoved;

export function go(to: string, { replace = false } = {}): void {
	if (replace) history.replaceState(null, '', to);
	else history.pushState(null, '', to);
	isMoved = true;
	path.value = location.pathname;
	scrollTo(0, 0);
}

/** Lets every plain click on a link of our own move on in place. */
export function followLinks(): void {
	addEventListener('click', (event) => {
		if (
			event.defaultPrevented ||
			event.button !== 0 ||
			event.metaKey ||
			event.ctrlKey ||
			event.shiftKey ||
			event.altKey
		)
			return;
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
		// A place on this very page: the browser knows the way.
		if (link.hash !== '' && link.pathname === location.pathname) return;
		event.preventDefault();
		go(link.pathname + link.hash);
	});
}
