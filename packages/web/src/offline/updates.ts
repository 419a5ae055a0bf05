// Lets the browser keep the whole board, and learns when a newer one is there.
import { signal } from '@preact/signals';

/** Whether a newer build is kept ready for the next time the page is loaded, or is being loaded because the player wants it. */
export const newerBuild = signal<'none' | 'ready' | 'loading'>('none');

/** What the worker listens for; written there once more, since it can import nothing that the page imports too. */
const TAKE_OVER = 'take over';
const TIDY = 'tidy';
const ARE_YOU_NEW = 'are you new to me';

/** The worker of that build, from when it has kept everything until it takes over. */
let newer: ServiceWorker | null = null;

/** How long a page that wants the newer build waits at most, in milliseconds, for its worker to take over. */
const LONGEST_TAKE_OVER = 30_000;

function setNewer(worker: ServiceWorker | null): void {
	newer = worker;
	// What is being loaded is so until the page is gone.
	if (newerBuild.peek() !== 'loading') newerBuild.value = worker ? 'ready' : 'none';
}

/** The very first worker keeps what this page is, and is in charge of no page before. */
function follow(worker: ServiceWorker): void {
	const look = () => {
		if (worker.state !== 'installed') {
			if (newer === worker) setNewer(null);
		} else if (navigator.serviceWorker.controller) setNewer(worker);
	};
	look();
	worker.addEventListener('statechange', look);
}

/** A worker that waits already may have come while this page did; or this page is of its build. It knows which. */
function askWhetherNew(worker: ServiceWorker): void {
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = ({ data }) => {
		if (data === true) follow(worker);
	};
	worker.postMessage(ARE_YOU_NEW, [port2]);
}

/**
 * The worker takes over first, and the page is loaded anew then. The other way round, the worker before it ends just when the
 * new page asks for its parts, and what a worker is asked for while it ends is lost.
 */
export function loadNewer(): void {
	if (newerBuild.peek() !== 'ready') return;
	newerBuild.value = 'loading';
	const reload = () => location.reload();
	navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
	// Another page may keep the worker before it at work. That one, too, hands out the newer page.
	setTimeout(reload, LONGEST_TAKE_OVER);
	newer?.postMessage(TAKE_OVER);
}

/** The newer build comes with the next load, then. */
export function loadLater(): void {
	if (newerBuild.peek() === 'ready') newerBuild.value = 'none';
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
		if (registration.waiting) askWhetherNew(registration.waiting);
		// The page before this one is left by now, and what it was made of may not be needed any more.
		registration.active?.postMessage(TIDY);
		registration.addEventListener('updatefound', () => {
			if (registration.installing) follow(registration.installing);
		});
	} catch {
		// A private window may refuse; nothing else depends on it.
	}
}
