import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { nameOf } from './builds.ts';
import { createKeeping, type Keeping } from './keeping.ts';
import { MemoryCaches } from './testing/caches.ts';

type Site = Readonly<Record<string, string>>;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A site whose page and icon change with every build, one script that does too, and one that never does. */
const siteOf = (version: string): Site => ({
	'/': `page ${version}`,
	'/icon.svg': `icon ${version}`,
	[`/assets/home-${version}.js`]: `home ${version}`,
	'/assets/same.js': 'same',
});

/** A browser, and a server that hands out one site. */
class World {
	readonly caches = new MemoryCaches();
	readonly loaded: string[] = [];
	private site: Site = {};
	private time = 0;

	serve(site: Site): void {
		this.site = site;
	}
	/** The worker of a version, whatever the server hands out. */
	worker(version: string): Keeping {
		const files = Object.fromEntries(Object.entries(siteOf(version)).map(([address, text]) => [address, hashOf(text)]));
		return createKeeping(
			{ version, files },
			{
				caches: this.caches,
				load: async (address) => {
					this.loaded.push(address);
					const text = this.site[address];
					return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
				},
				now: () => ++this.time,
			},
		);
	}
	/** The worker of a version that was served whole and kept. */
	async installed(version: string): Promise<Keeping> {
		this.serve(siteOf(version));
		const worker = this.worker(version);
		await worker.keepAll();
		return worker;
	}
	async builds(): Promise<readonly string[]> {
		return (await this.caches.keys()).filter((name) => name !== 'tessera-pages');
	}
}

/** No other build is being fetched. */
const calm = () => false;

const textOf = async (response: Response | undefined): Promise<string | undefined> => response?.text();
const pageOf = async (worker: Keeping, which: 'own' | 'newest'): Promise<string | undefined> =>
	textOf((await worker.page(which))?.response);

describe('keeping a build', () => {
	test('fetches only what no build before it has', async () => {
		const world = new World();
		await world.installed('one');
		world.loaded.length = 0;
		await world.installed('two');
		expect(world.loaded.sort()).toEqual(['/', '/assets/home-two.js', '/icon.svg']);
	});

	test('that breaks off leaves nothing, and the page before it stays', async () => {
		const world = new World();
		const one = await world.installed('one');
		await world.installed('two');
		const { '/assets/home-three.js': _, ...halfOfIt } = siteOf('three');
		world.serve(halfOfIt);
		await expect(world.worker('three').keepAll()).rejects.toThrow('/assets/home-three.js');
		expect(await world.builds()).toEqual([nameOf('one'), nameOf('two')]);
		expect(await pageOf(one, 'newest')).toBe('page two');
	});

	test('that is still under way is not shown', async () => {
		const world = new World();
		const one = await world.installed('one');
		const cache = await world.caches.open(nameOf('two'));
		await cache.put('/', new Response('page two'));
		expect(await pageOf(one, 'newest')).toBe('page one');
	});

	test('refuses the page of another build', async () => {
		const world = new World();
		world.serve({ ...siteOf('one'), '/': 'page two' });
		await expect(world.worker('one').keepAll()).rejects.toThrow('/ is not the one of this build');
		expect(await world.builds()).toEqual([]);
	});

	test('once more, after a later one, makes it the newest again, and is not lost when that breaks off', async () => {
		const world = new World();
		const one = await world.installed('one');
		const two = await world.installed('two');
		await one.keepAll();
		expect(await pageOf(two, 'newest')).toBe('page one');
		await (await world.caches.open(nameOf('one'))).put('/icon.svg', new Response('damaged'));
		world.serve({});
		await expect(one.keepAll()).rejects.toThrow();
		expect(await world.builds()).toContain(nameOf('one'));
	});
});

describe('a worker hands out', () => {
	test('its own page and files, and those of before for pages of before', async () => {
		const world = new World();
		const one = await world.installed('one');
		const two = await world.installed('two');
		expect(await pageOf(one, 'own')).toBe('page one');
		expect(await pageOf(two, 'own')).toBe('page two');
		expect(await textOf(await two.part('/icon.svg'))).toBe('icon two');
		expect(await textOf(await two.part('/assets/home-one.js'))).toBe('home one');
		expect(await two.part('/nothing')).toBeUndefined();
	});
});

describe('what the browser keeps and cannot read', () => {
	test('is as good as missing, so that the network is asked', async () => {
		const world = new World();
		const one = await world.installed('one');
		world.caches.match = () => Promise.reject(new Error('damaged'));
		expect(await one.part('/icon.svg')).toBeUndefined();
		expect(await one.page('own')).toBeNull();
		expect(await one.page('newest')).toBeNull();
	});
});

describe('a worker that waits', () => {
	test('is new to a page of another build, and not to one of its own or one it knows nothing of', async () => {
		const world = new World();
		const one = await world.installed('one');
		const two = await world.installed('two');
		await one.remember('of-one', nameOf('one'));
		await one.remember('of-two', nameOf('two'));
		expect(await two.isNewTo('of-one')).toBe(true);
		expect(await two.isNewTo('of-two')).toBe(false);
		expect(await two.isNewTo('stranger')).toBe(false);
	});
});

describe('a worker that stays while others wait', () => {
	test('keeps its own build and the newest, and what pages between were made of only as long as they are open', async () => {
		const world = new World();
		const one = await world.installed('one');
		await world.installed('two');
		await one.remember('open', nameOf('two'));
		await world.installed('three');
		await one.tidy(['open'], calm);
		expect(await world.builds()).toEqual([nameOf('one'), nameOf('two'), nameOf('three')]);
		await one.remember('again', nameOf('three'));
		await one.tidy(['again'], calm);
		expect(await world.builds()).toEqual([nameOf('one'), nameOf('three')]);
	});
});

describe('a worker that takes over', () => {
	test('keeps what an open page was made of, and forgets what never came to be used', async () => {
		const world = new World();
		const one = await world.installed('one');
		await one.remember('open', nameOf('one'));
		await world.installed('two');
		const three = await world.installed('three');
		await three.tidy(['open'], calm);
		expect(await world.builds()).toEqual([nameOf('one'), nameOf('three')]);
		expect(await textOf(await three.part('/assets/home-one.js'))).toBe('home one');
	});

	test('forgets it once that page is closed', async () => {
		const world = new World();
		const one = await world.installed('one');
		await one.remember('closed', nameOf('one'));
		const two = await world.installed('two');
		await two.remember('open', nameOf('two'));
		await two.tidy(['open'], calm);
		expect(await world.builds()).toEqual([nameOf('two')]);
		const pages = await world.caches.open('tessera-pages');
		expect((await pages.keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/.page/open']);
	});

	test('forgets nothing under a page it knows nothing of', async () => {
		const world = new World();
		await world.installed('one');
		const two = await world.installed('two');
		await two.tidy(['stranger'], calm);
		expect(await world.builds()).toEqual([nameOf('one'), nameOf('two')]);
	});

	test('forgets nothing of a build that begins to be fetched meanwhile', async () => {
		const world = new World();
		const one = await world.installed('one');
		let isFetching = false;
		const keys = world.caches.keys.bind(world.caches);
		world.caches.keys = async () => {
			await world.caches.open(nameOf('two'));
			isFetching = true;
			return keys();
		};
		await one.tidy([], () => isFetching);
		world.caches.keys = keys;
		expect(await world.builds()).toContain(nameOf('two'));
	});

	test('leaves what others keep in the browser alone', async () => {
		const world = new World();
		await world.caches.open('lunch');
		const one = await world.installed('one');
		await one.tidy([], calm);
		expect(await world.builds()).toEqual(['lunch', nameOf('one')]);
	});
});
