// Several referees over one journal, who tell each other over the bus which version a table is at.
import { type Position, viewFor } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { type Bus, localBus } from '../bus/index.ts';
import { type Journal, memoryJournal } from '../journal/index.ts';
import { entriesOf } from '../journal/test-help.ts';
import { fromJournal, tableFrom } from '../tables/index.ts';
import type { TableNews } from './ports.ts';
import { settled, World } from './test-help.ts';

const hello = { type: 'say', text: 'hello' } as const;
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A bus that remembers what was published and who listens. */
function watchedBus() {
	const inner = localBus<TableNews>((error) => expect.fail(String(error)));
	const published: [string, TableNews][] = [];
	const listening = new Map<string, number>();
	const bus: Bus<TableNews> = {
		publish(topic, message) {
			published.push([topic, message]);
			inner.publish(topic, message);
		},
		subscribe(topic, listener) {
			const stop = inner.subscribe(topic, listener);
			listening.set(topic, (listening.get(topic) ?? 0) + 1);
			return () => {
				listening.set(topic, (listening.get(topic) ?? 0) - 1);
				stop();
			};
		},
		close: () => inner.close(),
	};
	return { bus, published, listeners: (topic: string) => listening.get(topic) ?? 0 };
}

function twoWorlds(journal: Journal = memoryJournal(), settings = {}) {
	const { bus, ...watched } = watchedBus();
	return { here: new World(settings, journal, bus), there: new World(settings, journal, bus), journal, ...watched };
}

describe('what is done at one referee', () => {
	test('is heard at once by those who follow at another, in order and once', async () => {
		const { here, there } = twoWorlds();
		const table = await here.begun();
		const [ann, bob, watcher] = [
			await here.listen('ann', table),
			await there.listen('bob', table),
			await there.listen(null, table),
		];
		for (let said = 0; said < 5; said++) await here.ask('ann', table, hello);
		await settled();
		for (const each of [ann, bob, watcher]) expect(each.lines.map(({ version }) => version)).toEqual(numbers(9));
		await there.ask('bob', table, hello);
		await settled();
		for (const each of [ann, bob, watcher]) expect(each.lines.map(({ version }) => version)).toEqual(numbers(10));
	});

	test('changes who somebody is at the other', async () => {
		const { here, there } = twoWorlds();
		const table = await here.open();
		const bob = await there.listen('bob', table);
		await here.ask('bob', table, { type: 'sit', name: 'Bob' });
		await settled();
		expect(bob.seat).toBe(0);
	});

	test('sets the clock that the other waits for', async () => {
		const { here, there } = twoWorlds();
		const table = await here.open({ clock: { per: 'turn', seconds: 60 }, timeout: 'out' });
		await there.listen('bob', table);
		for (const name of ['ann', 'bob']) await here.ask(name, table, { type: 'sit', name });
		await settled();
		expect(there.referee.stats().deadlines).toBe(1);
	});

	test('is told as a version, and nothing else leaves the referee', async () => {
		const { here, published } = twoWorlds();
		const table = await here.begun();
		expect(published.map(([topic, news]) => [topic, JSON.stringify(news)])).toEqual([
			[table, '{"version":2}'],
			[table, '{"version":4}'],
		]);
	});

	test('is not missed while the other is reading the table', async () => {
		const inner = memoryJournal();
		let meanwhile = async (): Promise<void> => {};
		const slow: Journal = {
			create: (game) => inner.create(game),
			append: (append) => inner.append(append),
			games: (asked) => inner.games(asked),
			remove: (game) => inner.remove(game),
			close: () => inner.close(),
			async read(game, from, limit) {
				const page = await inner.read(game, from, limit);
				await meanwhile();
				return page;
			},
		};
		const { bus } = watchedBus();
		const [here, there] = [new World({}, inner, bus), new World({}, slow, bus)];
		const table = await here.begun();
		meanwhile = async () => {
			meanwhile = async () => {};
			await here.ask('ann', table, hello);
			await settled();
		};
		const bob = await there.listen('bob', table);
		await settled();
		expect(bob.types.at(-1)).toBe('said');
	});

	test('is found later when it could not be read at first', async () => {
		const inner = memoryJournal();
		let isBroken = false;
		const flaky: Journal = {
			create: (game) => inner.create(game),
			append: (append) => inner.append(append),
			games: (asked) => inner.games(asked),
			remove: (game) => inner.remove(game),
			close: () => inner.close(),
			read: (game, from, limit) => (isBroken ? Promise.reject(new Error('no')) : inner.read(game, from, limit)),
		};
		const { bus } = watchedBus();
		const [here, there] = [new World({}, inner, bus), new World({}, flaky, bus)];
		const table = await here.begun();
		const bob = await there.listen('bob', table);
		isBroken = true;
		await here.ask('ann', table, hello);
		await settled();
		expect([bob.types.at(-1), there.faults]).toEqual(['began', ['hearing of a table failed']]);
		isBroken = false;
		await here.ask('ann', table, hello);
		await settled();
		expect(bob.lines.map(({ version }) => version)).toEqual(numbers(6));
	});
});

describe('commands at two referees at once', () => {
	test('are all carried out, each once, and everybody hears the same list', async () => {
		const { here, there, journal } = twoWorlds();
		const table = await here.begun();
		const followers = [await here.listen('ann', table), await there.listen('bob', table)];
		const answers = await Promise.all(
			numbers(60).map((number) => (number % 2 ? here.ask('ann', table, hello) : there.ask('bob', table, hello))),
		);
		await settled();
		const versions = answers.map((answer) => (answer.ok ? answer.version : expect.fail(answer.problem.message)));
		expect(versions.toSorted((a, b) => a - b)).toEqual(numbers(64).slice(4));
		const written = (await entriesOf(journal, table)).map(({ version, kind }) => [version, kind]);
		for (const { lines } of followers)
			expect(lines.map(({ version, told }) => [version, told.happening.type])).toEqual(written);
	});

	test('that are one request have one effect', async () => {
		const { here, there, journal } = twoWorlds();
		const table = await here.begun();
		await there.listen('ann', table);
		const answers = await Promise.all(
			[here, there].map((world) => world.ask('ann', table, hello, { id: 'one and the same' })),
		);
		expect(answers).toEqual([
			{ ok: true, version: 5 },
			{ ok: true, version: 5 },
		]);
		expect(await entriesOf(journal, table)).toHaveLength(5);
	});

	test('play a game with a bot that both look after, as one', async () => {
		const { here, there, journal } = twoWorlds();
		const table = await here.open({ seats: 3 });
		await here.ask('ann', table, { type: 'seat-bot', level: 'club' });
		await here.ask('ann', table, { type: 'sit', name: 'ann' });
		const bob = await there.listen('bob', table);
		await there.ask('bob', table, { type: 'sit', name: 'bob' });
		const ann = await here.listen('ann', table);
		for (let round = 0; round < 10; round++) {
			await Promise.all([here.actFirst('ann', table), there.actFirst('bob', table), here.ask('ann', table, hello)]);
			await settled();
		}
		const state = tableFrom((await entriesOf(journal, table)).map(fromJournal));
		const position: Position = state?.game?.position ?? expect.fail();
		// In two rounds each of the three has had one turn.
		expect(state?.game?.played).toHaveLength(15);
		for (const each of [ann, bob]) expect(each.view).toEqual(viewFor<Position>(position, each.seat));
		expect([...here.faults, ...there.faults]).toEqual([]);
	});
});

describe('a referee listens', () => {
	test('to the tables that it has in memory, and to no others', async () => {
		const { here, there, listeners } = twoWorlds(memoryJournal(), { idleAfter: 1000 });
		const table = await here.begun();
		expect(listeners(table)).toBe(1);
		const bob = await there.listen('bob', table);
		expect(listeners(table)).toBe(2);
		bob.stop();
		await there.clock.pass(5000);
		expect(listeners(table)).toBe(1);
		await there.referee.table(null, 'no-such-table');
		expect(listeners('no-such-table')).toBe(0);
	});

	test('to nothing once it is closed', async () => {
		const { here, there, listeners } = twoWorlds();
		const table = await here.begun();
		const bob = await there.listen('bob', table);
		await there.referee.close();
		await here.ask('ann', table, hello);
		await settled();
		expect([listeners(table), bob.types.at(-1)]).toEqual([1, 'began']);
	});
});
