// The service worker: keeps the whole board in the browser, so that it opens and plays without a network.
//
// A new build is fetched in the background and takes over when the page is next loaded, never under a running game. The
// build before it is kept as well: a page that is still open may yet ask for one of its parts.
import { buildsToForget, nameOf } from './builds.ts';

interface Build {
	readonly version: string;
	readonly files: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { readonly tesseraBuild: Build };

const { version, files } = self.tesseraBuild;
const TAKE_OVER = 'take over';

/** Files whose names carry a hash never change, so what an older build has of them need not be fetched again. */
async function keep(cache: Cache, address: string): Promise<void> {
	const known = address.startsWith('/assets/') ? await caches.match(address, { ignoreVary: true }) : undefined;
	if (known) await cache.put(address, known);
	else await cache.add(new Request(address, { cache: 'no-cache' }));
}

async function keepAll(): Promise<void> {
	const cache = await caches.open(nameOf(version));
	await Promise.all(files.map((address) => keep(cache, address)));
}

async function takeOver(): Promise<void> {
	const forgotten = buildsToForget(await caches.keys(), version);
	await Promise.all(forgotten.map((name) => caches.delete(name)));
	await self.clients.claim();
}

/** The page of the newest build that is complete; a worker that waits with one is let in. */
async function page(request: Request): Promise<Response> {
	const { waiting } = self.registration;
	const names = waiting ? (await caches.keys()).reverse() : [nameOf(version)];
	waiting?.postMessage(TAKE_OVER);
	for (const cacheName of names) {
		const kept = await caches.match('/', { cacheName, ignoreVary: true });
		if (kept) return kept;
	}
	return fetch(request);
}

const part = async (request: Request): Promise<Response> =>
	(await caches.match(request, { ignoreVary: true })) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
	if (event.data === TAKE_OVER) void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
	event.respondWith(request.mode === 'navigate' ? page(request) : part(request));
});
