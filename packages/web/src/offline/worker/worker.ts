// The service worker: keeps the whole board in the browser, so that it opens and plays without a network.
//
// A new build is fetched in the background and shown when a page is next loaded, never under a running game. Its worker takes
// over when a player wants the new build, or when the last page is closed; until then the worker before it hands out both. Other
// builds are kept for as long as a page of theirs is open, which may yet ask for one of its parts. They go when a worker takes over,
// or when a page has come up after that one is left.
import { type Build, createKeeping } from './keeping.ts';

declare const self: ServiceWorkerGlobalScope & { readonly tesseraBuild: Build };

/** What a page says; written in updates.ts once more. */
const TAKE_OVER = 'take over';
const TIDY = 'tidy';
const ARE_YOU_NEW = 'are you new to me';

const keeping = createKeeping(self.tesseraBuild, {
	caches,
	// The page is asked for whole: one that the browser had already, and was told is still good, says what the screen of its own
	// address will want, and every other screen would load that in vain.
	load: (address) => fetch(new Request(address, { cache: address === '/' ? 'reload' : 'no-cache' })),
	now: () => Date.now(),
});

async function tidy(): Promise<void> {
	const open = await self.clients.matchAll({ includeUncontrolled: true });
	await keeping.tidy(
		open.map(({ id }) => id),
		() => self.registration.installing !== null,
	);
}

async function takeOver(): Promise<void> {
	await tidy();
	await self.clients.claim();
}

async function answer({ source, ports }: ExtendableMessageEvent): Promise<void> {
	const isNew = source instanceof Client && (await keeping.isNewTo(source.id));
	ports[0]?.postMessage(isNew);
}

/** The page of the newest build that is complete. A worker that waits with one is not let in now: this one would have to end. */
async function page(event: FetchEvent): Promise<Response> {
	const found = await keeping.page(self.registration.waiting ? 'newest' : 'own');
	if (!found) return fetch(event.request);
	if (event.resultingClientId) event.waitUntil(keeping.remember(event.resultingClientId, found.build));
	return found.response;
}

const part = async (request: Request): Promise<Response> => (await keeping.part(request.url)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(keeping.keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
	if (event.data === TAKE_OVER) void self.skipWaiting();
	if (event.data === TIDY) event.waitUntil(tidy());
	if (event.data === ARE_YOU_NEW) event.waitUntil(answer(event));
});
self.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	// What the server knows of games is asked of it every time.
	if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
	event.respondWith(request.mode === 'navigate' ? page(event) : part(request));
});
