// Keeps builds of the board in the browser: each of them complete and of one piece or not at all, and for as long as a page that
// is open may ask for its parts.
import { buildsToForget, isBuild, type KeptBuild, nameOf, newestOf } from './builds.ts';

export interface Build {
	readonly version: string;
	/** The hash of each file by its address. */
	readonly files: Readonly<Record<string, string>>;
}

/** As much of the browser's caches as is used; tests bring their own. */
interface Kept {
	match(address: string): Promise<Response | undefined>;
	put(address: string, response: Response): Promise<void>;
	delete(address: string): Promise<boolean>;
	keys(): Promise<readonly { readonly url: string }[]>;
}

export interface Caches {
	open(name: string): Promise<Kept>;
	match(address: string, options?: { cacheName?: string; ignoreVary?: boolean }): Promise<Response | undefined>;
	delete(name: string): Promise<boolean>;
	keys(): Promise<readonly string[]>;
}

export interface KeepingPorts {
	readonly caches: Caches;
	readonly load: (address: string) => Promise<Response>;
	/** Milliseconds since 1970. */
	readonly now: () => number;
}

export interface Keeping {
	/** Fetches everything of this build that is not here yet. Where anything is missing, or of another build, nothing is kept. */
	keepAll(): Promise<void>;
	/** The page of this build, or of the newest one, and the name of that build; null when it is not here or cannot be read. */
	page(which: 'own' | 'newest'): Promise<{ readonly response: Response; readonly build: string } | null>;
	/** A file: as this build has it, or else any other, for pages of another; undefined when it is not here or cannot be read. */
	part(address: string): Promise<Response | undefined>;
	/** Remembers what a page was made of. */
	remember(page: string, build: string): Promise<void>;
	/** Whether a page was made of another build. One of which nothing is known may be of this one. */
	isNewTo(page: string): Promise<boolean>;
	/** Lets go of the builds that neither the open pages nor the next one needs. */
	tidy(openPages: readonly string[], isFetching: () => boolean): Promise<void>;
}

/** Put into a build when all else is in it: when that was. */
const COMPLETE = '/.complete';
/** Which page was made of which build. */
const PAGES = 'tessera-pages';
const PAGE = '/.page/';

async function hashOf(response: Response): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
	return [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the browser keeps may be damaged, or being cleared away. The network may still have it: that is no reason to fail. */
async function unlessUnreadable<Found, Missing>(
	missing: Missing,
	find: () => Promise<Found>,
): Promise<Found | Missing> {
	try {
		return await find();
	} catch {
		return missing;
	}
}

export function createKeeping({ version, files }: Build, { caches, load, now }: KeepingPorts): Keeping {
	const own = nameOf(version);
	const find = (address: string, cacheName?: string) =>
		caches.match(address, { ignoreVary: true, ...(cacheName === undefined ? {} : { cacheName }) });

	/** What another build has of a file need not be fetched again, when it is the same. */
	async function keep(cache: Kept, address: string, hash: string): Promise<void> {
		const known = await find(address);
		if (known && (await hashOf(known)) === hash) return cache.put(address, known);
		const response = await load(address);
		// While a server changes over it may hand out some files of one build and some of another.
		if (!response.ok || (await hashOf(response)) !== hash) throw new Error(`${address} is not the one of this build`);
		await cache.put(address, response);
	}

	async function builds(): Promise<readonly KeptBuild[]> {
		const names = (await caches.keys()).filter(isBuild);
		return Promise.all(
			names.map(async (name) => {
				const mark = await find(COMPLETE, name);
				return { name, completed: mark ? Number(await mark.text()) : null };
			}),
		);
	}

	/** The build of every page that is remembered. */
	async function pages(): Promise<ReadonlyMap<string, string>> {
		const cache = await caches.open(PAGES);
		const entries = (await cache.keys()).map(async ({ url }): Promise<[string, string]> => {
			const page = new URL(url).pathname.slice(PAGE.length);
			return [page, (await (await cache.match(PAGE + page))?.text()) ?? ''];
		});
		return new Map(await Promise.all(entries));
	}

	return {
		async keepAll() {
			const cache = await caches.open(own);
			const wasComplete = (await cache.match(COMPLETE)) !== undefined;
			try {
				await Promise.all(Object.entries(files).map(([address, hash]) => keep(cache, address, hash)));
				await cache.put(COMPLETE, new Response(String(now())));
			} catch (error) {
				if (!wasComplete) await caches.delete(own);
				throw error;
			}
		},
		async page(which) {
			return unlessUnreadable(null, async () => {
				const build = which === 'own' ? own : newestOf(await builds());
				const response = build === null ? undefined : await find('/', build);
				return build !== null && response ? { response, build } : null;
			});
		},
		async part(address) {
			return unlessUnreadable(undefined, async () => (await find(address, own)) ?? (await find(address)));
		},
		async remember(page, build) {
			await (await caches.open(PAGES)).put(PAGE + page, new Response(build));
		},
		async isNewTo(page) {
			const build = (await pages()).get(page);
			return build !== undefined && build !== own;
		},
		async tidy(openPages, isFetching) {
			// A page that comes up has the browser look for a newer build: that may begin or end while this looks around.
			const wasFetching = isFetching();
			const remembered = await pages();
			const kept = await builds();
			const forgotten = buildsToForget(kept, {
				own,
				pages: openPages.map((page) => remembered.get(page) ?? null),
				isFetching: wasFetching || isFetching(),
			});
			const cache = await caches.open(PAGES);
			const gone = [...remembered].filter(([, build]) => forgotten.includes(build));
			await Promise.all([
				...forgotten.map((name) => caches.delete(name)),
				...gone.map(([page]) => cache.delete(PAGE + page)),
			]);
		},
	};
}
