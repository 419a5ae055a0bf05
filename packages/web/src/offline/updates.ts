// Lets the browser keep the whole board, and learns when a newer one is there.
import { signal } from '@preact/signals';

/** Whether a newer build is kept ready for the next time the page is loaded. */
export const newerIsReady = signal(false);

/** Says so once the worker has kept everything, unless it is the very first: then this page is what it kept. */
function follow(worker: ServiceWorker): void {
	const look = () => {
		if (worker.state === 'installed' && navigator.serviceWorker.controller) newerIsReady.value = true;
	};
	look();
	worker.addEventListener('statechange', look);
}

export async function keepForOffline(): Promise<void> {
	// Not in every browser, and not on an address without encryption: the board works there too, as long as there is a network.
	if (!('serviceWorker' in navigator)) return;
	try {
		const registration = await navigator.serviceWorker.register('/sw.js');
		const coming = registration.waiting ?? registration.installing;
		if (coming) follow(coming);
		registration.addEventListener('updatefound', () => {
			if (registration.installing) follow(registration.installing);
		});
	} catch {
		// A private window may refuse; nothing else depends on it.
	}
}
