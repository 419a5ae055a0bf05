import type { Action, Kind, Seat } from '@tessera/engine';
import { afterEach, describe, expect, test } from 'vitest';
import type { Device } from '../saves/device.ts';
import { memoryDevice } from '../saves/testing/memory.ts';
import type { Outcome } from '../table/host.ts';
import { noticeAccount } from './left.ts';
import { remember } from './memory.ts';
import type { RemoteHost } from './remote-host.ts';
import { forgetSeen, keepSeeing, keepSeen, recallSeen, seenTable, seenTables } from './seen.ts';
import { acted, BEGINNING, leaveAll, ME, opened, Page, TABLE } from './testing/page.ts';

afterEach(leaveAll);

function seenAt(page: Page, id = TABLE) {
	const known = page.session.known.peek();
	if (!known) throw new Error('the table is not known');
	return { id, by: 'anna', known };
}

function signedOut(device: Device): void {
	for (const account of ['annas', null]) noticeAccount(account, device);
}

const asStored = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test('a table is there again as it was seen, the last few of them', () => {
	const device = memoryDevice();
	const seen = asStored(seenAt(new Page(ME, [...BEGINNING, acted(1)])));
	for (const id of ['one', 'two', 'three', 'one', 'four']) keepSeen({ ...seen, id }, device);
	expect(['one', 'two', 'three', 'four'].map((id) => seenTable(id, device) !== null)).toEqual([
		true,
		false,
		true,
		true,
	]);
	expect(seenTable('one', device)).toMatchObject({ ...seen, id: 'one' });
	forgetSeen('one', device);
	expect(['one', 'three', 'four'].map((id) => seenTable(id, device) !== null)).toEqual([false, true, true]);
	signedOut(device);
	expect(['three', 'four'].map((id) => seenTable(id, device))).toEqual([null, null]);
});

test('those that can be looked at without a connection are listed to who saw them, the last first', () => {
	const device = memoryDevice();
	const seen = asStored(seenAt(new Page(ME, [...BEGINNING, acted(1)])));
	keepSeen({ ...seen, id: 'one' }, device);
	keepSeen({ ...seen, id: 'two', by: 'bob' }, device);
	keepSeen({ ...seen, id: 'three' }, device);
	const listed = (identity: string | null) => seenTables(identity, device).map(({ id }) => id);
	expect(listed(null)).toEqual(['three', 'two', 'one']);
	expect(listed('anna')).toEqual(['three', 'one']);
});

test('moves that wait for ever take no room from the game that is looked at', () => {
	const device = memoryDevice();
	const running = asStored(seenAt(new Page(ME, [...BEGINNING, acted(1)])));
	for (const id of ['one', 'two', 'three']) {
		remember(id, { unsent: { by: 'anna' } }, device);
		keepSeen({ ...running, id }, device);
	}
	keepSeen({ ...running, id: 'now' }, device);
	expect(['one', 'two', 'three', 'now'].map((id) => seenTable(id, device) !== null)).toEqual([false, true, true, true]);
});

test('a finished game makes no room for itself among those that go on, nor a game at all among those with a move that waits', () => {
	const device = memoryDevice();
	const running = asStored(seenAt(new Page(ME, [...BEGINNING, acted(1)])));
	const over = asStored(
		seenAt(new Page(ME, [...BEGINNING, acted(1), { type: 'over', because: 'agreed', opened: null }])),
	);
	const kept = (...ids: readonly string[]) => ids.map((id) => seenTable(id, device) !== null);
	remember('waits', { unsent: { by: 'anna' } }, device);
	keepSeen({ ...over, id: 'over' }, device);
	for (const id of ['waits', 'one', 'two']) keepSeen({ ...running, id }, device);
	expect(kept('over', 'waits', 'one', 'two')).toEqual([false, true, true, true]);
	keepSeen({ ...over, id: 'over' }, device);
	expect(kept('over', 'waits', 'one', 'two')).toEqual([false, true, true, true]);
	for (const id of ['three', 'four']) keepSeen({ ...running, id }, device);
	expect(kept('waits', 'one', 'two', 'three', 'four')).toEqual([true, false, false, true, true]);
	// One that has ended since is the first to go.
	keepSeen({ ...over, id: 'four' }, device);
	expect(kept('waits', 'three', 'four')).toEqual([true, true, true]);
	keepSeen({ ...running, id: 'five' }, device);
	expect(kept('waits', 'three', 'four', 'five')).toEqual([true, true, false, true]);
});

describe('what is known of a table', () => {
	/** A page whose table is kept from now on, on this device. */
	function keeping(device = memoryDevice(), page = new Page()) {
		let leave: () => void = () => undefined;
		const stop = keepSeeing(
			page.session,
			() => page.told,
			(look) => {
				leave = look;
				return () => undefined;
			},
			device,
		);
		const version = () => seenTable(TABLE, device)?.known.table.version ?? null;
		return { page, device, stop, version, mayGo: () => leave() };
	}

	test('is kept when the connection goes, when the page may, and when one leaves the table', () => {
		const { page, stop, version, mayGo } = keeping();
		expect(version()).toBeNull();
		page.server.hangsUp();
		expect(version()).toBe(4);
		page.server.networkIsBack();
		page.server.answersTheCall();
		page.happens(acted(1));
		page.caughtUp(ME);
		expect(version()).toBe(4);
		mayGo();
		expect(version()).toBe(5);
		page.happens(acted(2));
		stop();
		expect(version()).toBe(6);
	});

	test('is not written back where somebody has left their account meanwhile, in another window', () => {
		const { page, device, stop, version, mayGo } = keeping();
		mayGo();
		expect(version()).toBe(4);
		signedOut(memoryDevice(2, device.memory));
		page.happens(acted(1));
		mayGo();
		page.server.hangsUp();
		stop();
		expect(version()).toBeNull();
		// Whoever comes to a table after that is somebody who may.
		const later = keeping(device);
		later.mayGo();
		expect(later.version()).toBe(4);
	});

	test('is not kept for who is nobody to the server, nor again where it is only recalled', () => {
		const nobody = keeping();
		nobody.page.told = null;
		nobody.mayGo();
		expect(nobody.version()).toBeNull();

		const device = memoryDevice();
		keepSeen(asStored(seenAt(new Page(ME, [...BEGINNING, acted(1)]))), device);
		const page = new Page('nobody');
		recallSeen(page.session, () => page.told, device);
		forgetSeen(TABLE, device);
		const { mayGo, version } = keeping(device, page);
		page.told = 'bob';
		mayGo();
		expect(version()).toBeNull();
		page.isTold(ME);
		mayGo();
		expect(seenTable(TABLE, device)).toMatchObject({ by: 'bob', known: { table: { version: 4 } } });
	});
});

test.each([
	'{',
	'7',
	'[7, null, {}]',
	'[{"id":"table-one","by":"anna","protocol":2}]',
	'[{"id":"table-one","by":"anna","protocol":2,"known":{"table":{},"standing":{}}}]',
	'[{"id":"table-one","by":"anna","protocol":2,"known":{"table":{"terms":{"game":"classic"}},"standing":{}}}]',
	'[{"id":"table-one","by":"anna","protocol":2,"known":{"table":{"terms":{"game":"classic"}},"standing":null}}]',
	'[{"id":"table-one","by":"anna","protocol":0,"known":{"table":{"terms":{"game":"classic"}},"standing":{}}}]',
])('what is damaged, or of another version, is as if nothing had been kept: %s', (text) => {
	const device = memoryDevice();
	device.shelf.put('tessera.online.seen', text);
	expect(seenTable(TABLE, device)).toBeNull();
});

test.each([
	['standing', null],
	['standing', 'none'],
	['table', null],
	['table', []],
])('a table whose %s was kept as %j is not shown, and the others are', (part, value) => {
	const device = memoryDevice();
	const seen = asStored(seenAt(new Page(ME, [...BEGINNING, acted(1)])));
	for (const id of ['whole', 'damaged']) keepSeen({ ...seen, id }, device);
	const [whole, damaged] = JSON.parse(device.shelf.get('tessera.online.seen') ?? '');
	const stored = [{ ...damaged, known: { ...damaged.known, [part]: value } }, whole];
	device.shelf.put('tessera.online.seen', JSON.stringify(stored));
	expect(seenTables(null, device).map(({ id }) => id)).toEqual(['whole']);
});

const action: Action = { type: 'place', pieces: [{ kind: 3 as Kind, x: 0, y: 0 }] };
const stepOf = (host: RemoteHost) => host.state.peek().course.at(-1)?.step;

describe('a game as it was seen last', () => {
	/** What somebody saw of these steps before they came back, and found nobody there. */
	const SEEN = [...BEGINNING, acted(1), acted(2)];

	/** A page that is loaded without a connection, where this was seen before from this seat. */
	function loadedAway(seat: Seat | null = ME, happened = SEEN): Page {
		const page = new Page('nobody');
		const device = memoryDevice();
		keepSeen(seenAt(new Page(seat, happened)), device);
		recallSeen(page.session, () => page.told, device);
		return page;
	}

	/** The same, and a move was played there. */
	function playedAway(): readonly [Page, RemoteHost, Promise<Outcome>] {
		const page = loadedAway();
		const host = opened(page);
		return [page, host, host.act(action)];
	}

	test('is shown as it stood', () => {
		const page = loadedAway();
		expect(opened(page).state.peek()).toEqual(opened(new Page(ME, SEEN)).state.peek());
		expect(page.session.recalled.peek()).toMatchObject({ by: 'anna' });
	});

	test('is shown to who saw it only', () => {
		const [page, device] = [new Page('nobody'), memoryDevice()];
		keepSeen(seenAt(new Page(ME, SEEN)), device);
		recallSeen(page.session, () => 'bob', device);
		expect([page.session.known.peek(), page.session.recalled.peek()]).toEqual([null, null]);
	});

	test('is not shown where the server has spoken', () => {
		const [page, device] = [new Page(ME, [...SEEN, acted(3)]), memoryDevice()];
		keepSeen(seenAt(new Page(ME, SEEN)), device);
		recallSeen(page.session, () => page.told, device);
		expect([page.session.known.peek()?.table.version, page.session.recalled.peek()]).toEqual([7, null]);
	});

	test('that was kept damaged is forgotten, and not shown again', () => {
		const [page, device] = [new Page('nobody'), memoryDevice()];
		const recall = () => recallSeen(page.session, () => page.told, device);
		keepSeen(seenAt(new Page(ME, SEEN)), device);
		recall();
		page.session.recalled.peek()?.forget();
		page.session.recall(null);
		expect(seenTable(TABLE, device)).toBeNull();
		// Where storage could not be written, it is still there.
		keepSeen(seenAt(new Page(ME, SEEN)), device);
		recall();
		expect([page.session.known.peek(), page.session.recalled.peek()]).toEqual([null, null]);
		page.isTold(ME, SEEN);
		expect(page.session.known.peek()?.table.version).toBe(6);
	});

	test('goes on in the same room, what was missed step by step', () => {
		const page = loadedAway();
		const host = opened(page);
		page.isTold(ME, [...SEEN, acted(3), acted(4)]);
		expect(page.session.recalled.peek()).toBeNull();
		expect(stepOf(host)).toBe(3);
		page.server.passes(900);
		expect(stepOf(host)).toBe(4);
		expect(host.state.peek()).toEqual(opened(new Page(ME, [...SEEN, acted(3), acted(4)])).state.peek());
		page.happens(acted(5));
		page.server.passes(5000);
		expect(stepOf(host)).toBe(5);
	});

	test('that went another way, or not so far, is shown as the server tells it', () => {
		const page = loadedAway();
		const host = opened(page);
		page.isTold(ME, [...BEGINNING, acted(1)]);
		expect(stepOf(host)).toBe(1);
		expect(host.state.peek()).toEqual(opened(new Page(ME, [...BEGINNING, acted(1)]), true).state.peek());
	});

	test('O4 a move played there is written down, and not sent before the server has spoken', () => {
		const [page] = playedAway();
		page.server.networkIsBack();
		page.server.answersTheCall();
		expect(page.commands).toEqual([]);
		expect(JSON.parse(page.unsent)).toMatchObject({ by: 'anna', seat: ME, envelope: { seen: 6, command: { action } } });
		expect(page.session.pending.peek()).toBe(1);
	});

	test('O4 a move played there is sent exactly once when it has', async () => {
		const [page, host, done] = playedAway();
		const { envelope } = JSON.parse(page.unsent);
		page.isTold(ME, SEEN);
		await expect.poll(() => page.commands).toEqual([envelope]);
		// Played again meanwhile, it is the same move.
		expect(host.act({ type: 'pass' })).toBe(done);
		page.answers({ ok: true, version: 7 });
		page.happens(acted(3));
		expect(await done).toBeNull();
		expect(page.commands).toEqual([envelope]);
		expect([page.unsent, page.session.pending.peek(), page.session.trouble.peek()]).toEqual(['null', 0, null]);
	});

	test('O4 a move that an earlier page played is sent from there, exactly once', async () => {
		const [earlier] = playedAway();
		const page = loadedAway();
		page.unsent = earlier.unsent;
		const host = opened(page);
		expect(page.session.pending.peek()).toBe(1);
		page.isTold(ME, SEEN);
		await expect.poll(() => page.commands).toEqual([JSON.parse(earlier.unsent).envelope]);
		page.answers({ ok: true, version: 7 });
		page.happens(acted(3));
		expect(await host.acting()).toBeNull();
		expect(page.commands).toHaveLength(1);
		expect(page.unsent).toBe('null');
	});

	test('O4 a move that the game did not wait for is dropped with a word', async () => {
		const [page, , done] = playedAway();
		page.isTold(ME, [...SEEN, acted(3)]);
		await expect.poll(() => page.commands).toMatchObject([{ seen: 6 }]);
		page.answers({ ok: false, problem: { code: 'stale', message: 'too late', version: 7 } });
		expect(await done).toBe('dropped');
		expect([page.unsent, page.session.trouble.peek()]).toEqual(['null', { code: 'stale', isMove: true }]);
	});

	test('O4 a move of a seat that is elsewhere by then is dropped with a word, and never sent', async () => {
		const [page, , done] = playedAway();
		page.isTold(null, SEEN);
		expect(await done).toBe('dropped');
		expect([page.commands, page.unsent]).toEqual([[], 'null']);
		expect(page.session.trouble.peek()).toEqual({ code: 'forbidden', isMove: true });
	});

	test('O4 a move is not sent, and not spoken of, by another identity', async () => {
		const [page, , done] = playedAway();
		page.told = 'bob';
		page.identity = 'bob';
		page.isTold(ME, SEEN);
		expect(await done).toBeNull();
		expect([page.commands, page.unsent, page.session.trouble.peek()]).toEqual([[], 'null', null]);
	});

	test('loses nothing that waits for another seat before the server has said which one is had', async () => {
		const [{ unsent }] = playedAway();
		const page = loadedAway(null);
		page.unsent = unsent;
		page.kept = 'a plan';
		expect(opened(page).acting()).toBeNull();
		expect([page.unsent, page.kept]).toEqual([unsent, 'a plan']);
		page.isTold(ME, SEEN);
		expect([page.unsent, page.kept]).toEqual([unsent, 'a plan']);
		// The seat has a room of its own.
		opened(page);
		expect(page.commands).toEqual([JSON.parse(unsent).envelope]);
	});

	test('lets go of it when the server has', () => {
		const [{ unsent }] = playedAway();
		const page = loadedAway(null);
		page.unsent = unsent;
		page.kept = 'a plan';
		opened(page);
		page.isTold(null, SEEN);
		expect([page.commands, page.unsent, page.kept]).toEqual([[], 'null', null]);
		expect(page.session.trouble.peek()).toEqual({ code: 'forbidden', isMove: true });
	});

	test('a word to the others goes as soon as the connection is there, and what is wrong with it is told', async () => {
		const page = loadedAway();
		page.session.talk.draft.value = 'Wait';
		const said = page.session.order({ type: 'say', text: 'Hello' });
		expect(page.commands).toEqual([]);
		page.isTold(ME, SEEN);
		await expect.poll(() => page.commands).toMatchObject([{ command: { type: 'say', text: 'Hello' } }]);
		page.answers({ ok: false, problem: { code: 'chat-off', message: 'hush' } });
		await said;
		expect(page.session.trouble.peek()).toEqual({ code: 'chat-off', isMove: false });
		expect(page.session.talk.draft.value).toBe('Wait');
	});
});
