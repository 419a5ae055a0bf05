// Lets the browser keep the whole board, and learns when a newer one is there.
import { signal } from '@preact/signals';

/** Whether a newer build is kept ready for the next time the page is loaded. */
export const newerIsReady = signal(false);

/** What the worker listens for; written there once more, since it can import nothing that the page imports too. */
const TAKE_OVER = 'take over';

/** Says so from when the worker has kept everything until it takes over. The very first keeps what this page is. */
function follow(worker: ServiceWorker): void {
	const look = () => {
		newerIsReady.value = worker.state === 'installed' && navigator.serviceWorker.controller !== null;
	};
	look();
	worker.addEventListener('statechange', look);
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
		// One that waits has seen the page being loaded, or missed it in the bustle: either way its time has come.
		registration.waiting?.postMessage(TAKE_OVER);
		if (registration.installing) follow(registration.installing);
		registration.addEventListener('updatefound', () => {
			if (registration.installing) follow(registration.installing);
		});
	} catch {
		// A private window may refuse; nothing else depends on it.
	}
}
