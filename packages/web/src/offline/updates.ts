// Lets the browser keep the whole board, and learns when a newer one is there.
import { signal } from '@preact/signals';

/** Whether a newer build is kept ready for the next time the page is loaded. */
export const newerIsReady = signal(false);

/** What the worker listens for; written there once more, since it can import nothing that the page imports too. */
const TAKE_OVER = 'take over';
const TIDY = 'tidy';

/** The worker of that build, and how long a page that wants it waits at most, in milliseconds, for it to take over. */
let newer: ServiceWorker | null = null;
const LONGEST_TAKE_OVER = 10_000;

/** Says so from when the worker has kept everything until it takes over. The very first keeps what this page is. */
function follow(worker: ServiceWorker): void {
	newer = worker;
	const look = () => {
		newerIsReady.value = worker.state === 'installed' && navigator.serviceWorker.controller !== null;
	};
	look();
	worker.addEventListener('statechange', look);
}

/**
 * The worker takes over first, and the page is loaded anew then. The other way round, the worker before it ends just when the
 * new page asks for its parts, and what a worker is asked for while it ends is lost.
 */
export function loadNewer(): void {
	const reload = () => location.reload();
	navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
	// Another page may keep the worker before it at work. That one, too, hands out the newer page.
	setTimeout(reload, LONGEST_TAKE_OVER);
	newer?.postMessage(TAKE_OVER);
}

/** However busy the page is, the browser begins to keep it after so many milliseconds. */
const LONGEST_WAIT = 3000;

/** Until the page has come up: keeping everything takes the line and the processor from what is wanted now. */
const untilIdle = (): Promise<void> =>
	new Promise((resolve) => {
		// Not every browser says when it is idle.
		if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
		else setTimeout(resolve, LONGEST_WAIT / 2);
	});

export async function keepForOffline(): Promise<void> {
	// Not in every browser, and not on an address without encryption: the board works there too, as long as there is a network.
	if (!('serviceWorker' in navigator)) return;
	await untilIdle();
	try {
		const registration = await navigator.serviceWorker.register('/sw.js');
		if (registration.installing) follow(registration.installing);
		// The page before this one is left by now, and what it was made of may not be needed any more.
		registration.active?.postMessage(TIDY);
		registration.addEventListener('updatefound', () => {
			if (registration.installing) follow(registration.installing);
		});
	} catch {
		// A private window may refuse; nothing else depends on it.
	}
}
