import type { Seat } from '@tessera/engine';
import type { Answer, ProblemCode } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { memoryDevice } from '../../saves/testing/memory.ts';
import { remember, tableMemory } from '../memory.ts';
import { listedCard } from '../testing/tables.ts';
import { sender } from './sending.ts';

const ENVELOPE = { id: 'one', seen: 7, command: { type: 'act', action: { type: 'pass' } } };
const UNSENT = { by: 'anna', seat: 0, envelope: ENVELOPE };
const CARDS = [listedCard({ id: 'a' }), listedCard({ id: 'b' })];

const no = (code: ProblemCode): Answer => ({ ok: false, problem: { code, message: '' } });

/** Home in a browser whose move waits at table a. */
function atHome(unsent: unknown = UNSENT) {
	const device = memoryDevice();
	const home = {
		device,
		identity: 'anna' as string | null,
		answer: { ok: true, version: 8 } as Answer,
		sent: [] as [table: string, envelope: unknown][],
		meanwhile: () => {},
		unsent: () => tableMemory('a', device).unsent,
	};
	remember('a', { unsent, prepared: { tiles: 2 } }, device);
	const sendWaiting = sender(
		{
			identity: async () => home.identity,
			send: async (table, envelope) => {
				home.sent.push([table, envelope]);
				home.meanwhile();
				return home.answer;
			},
		},
		device,
	);
	return { home, sendWaiting };
}

test('O4 home sends what waits, as it was put together, and forgets it once it has been played', async () => {
	const { home, sendWaiting } = atHome();
	expect(await sendWaiting(CARDS)).toBe(true);
	expect(home.sent).toEqual([['a', ENVELOPE]]);
	expect(tableMemory('a', home.device)).toMatchObject({ unsent: null, prepared: null });
	expect(await sendWaiting(CARDS)).toBe(false);
	expect(home.sent).toHaveLength(1);
});

test.each<ProblemCode>(['stale', 'forbidden', 'not-now', 'refused', 'bad-request', 'enough'])(
	'O4 what is refused (%s) is left for its table to tell of, and not sent again from home',
	async (code) => {
		const { home, sendWaiting } = atHome();
		home.answer = no(code);
		expect(await sendWaiting(CARDS)).toBe(false);
		expect(await sendWaiting(CARDS)).toBe(false);
		expect(home.sent).toHaveLength(1);
		expect(tableMemory('a', home.device)).toMatchObject({ unsent: UNSENT, prepared: { tiles: 2 } });
	},
);

test.each<ProblemCode>(['unavailable', 'too-many'])(
	'O4 what could not be brought (%s) is sent with the next asking',
	async (code) => {
		const { home, sendWaiting } = atHome();
		home.answer = no(code);
		expect(await sendWaiting(CARDS)).toBe(false);
		expect(home.unsent()).toEqual(UNSENT);
		home.answer = { ok: true, version: 8 };
		expect(await sendWaiting(CARDS)).toBe(true);
		expect(home.unsent()).toBe(null);
	},
);

test('O4 nothing is sent for another identity, nor while nobody knows who this browser is', async () => {
	const { home, sendWaiting } = atHome();
	for (const identity of ['bob', null]) {
		home.identity = identity;
		expect(await sendWaiting(CARDS)).toBe(false);
	}
	expect(home.sent).toEqual([]);
	expect(home.unsent()).toEqual(UNSENT);
});

test('O4 nothing is sent for another seat, to a table that is not listed, or that is damaged', async () => {
	const { home, sendWaiting } = atHome();
	await sendWaiting([listedCard({ id: 'a', seat: 1 as Seat })]);
	await sendWaiting([listedCard({ id: 'a', seat: null })]);
	await sendWaiting([listedCard({ id: 'b' })]);
	for (const damaged of ['text', { by: 'anna' }, { ...UNSENT, envelope: null }, { ...UNSENT, seat: '0' }]) {
		remember('a', { unsent: damaged }, home.device);
		await sendWaiting(CARDS);
	}
	expect(home.sent).toEqual([]);
});

test('O4 what another window has to send by then is not forgotten', async () => {
	const { home, sendWaiting } = atHome();
	const later = { ...UNSENT, envelope: { ...ENVELOPE, id: 'two' } };
	home.meanwhile = () => remember('a', { unsent: later }, home.device);
	expect(await sendWaiting(CARDS)).toBe(true);
	expect(home.unsent()).toEqual(later);
});

const line = (id: string, by = 'anna') => ({ by, envelope: { id, seen: 7, command: { type: 'say', text: id } } });

/** Home in a browser in which something was said at table a, and no move waits. */
function afterTalk(...said: readonly unknown[]) {
	const { home, sendWaiting } = atHome(null);
	remember('a', { said }, home.device);
	const ids = () => home.sent.map(([, envelope]) => (envelope as { readonly id: string }).id);
	return { home, sendWaiting, ids, said: () => tableMemory('a', home.device).said };
}

test('O12 home sends what was said, in its order, and forgets it once it has been', async () => {
	const { home, sendWaiting, said } = afterTalk(line('one'), line('two'));
	expect(await sendWaiting(CARDS)).toBe(true);
	expect(home.sent).toEqual([
		['a', line('one').envelope],
		['a', line('two').envelope],
	]);
	expect(said()).toEqual([]);
	expect(tableMemory('a', home.device).prepared).toEqual({ tiles: 2 });
	expect(await sendWaiting(CARDS)).toBe(false);
	expect(home.sent).toHaveLength(2);
});

test('O12 a move that waits and what was said beside it are both sent', async () => {
	const { home, sendWaiting, ids, said } = afterTalk(line('two'));
	remember('a', { unsent: UNSENT }, home.device);
	expect(await sendWaiting(CARDS)).toBe(true);
	expect(ids()).toEqual(['one', 'two']);
	expect(said()).toEqual([]);
	expect(home.unsent()).toBe(null);
});

test('O12 nothing overtakes what could not be brought; it is sent with the next asking', async () => {
	const { home, sendWaiting, ids, said } = afterTalk(line('one'), line('two'));
	home.answer = no('unavailable');
	expect(await sendWaiting(CARDS)).toBe(false);
	expect(ids()).toEqual(['one']);
	home.answer = { ok: true, version: 8 };
	expect(await sendWaiting(CARDS)).toBe(true);
	expect(ids()).toEqual(['one', 'one', 'two']);
	expect(said()).toEqual([]);
});

test('O12 where enough has been said, what waits is dropped; where it came too fast, it is said later', async () => {
	const { home, sendWaiting, ids, said } = afterTalk(line('one'), line('two'));
	home.answer = no('too-many');
	expect(await sendWaiting(CARDS)).toBe(false);
	expect(said()).toEqual([line('one'), line('two')]);
	home.answer = no('enough');
	expect(await sendWaiting(CARDS)).toBe(false);
	expect(ids()).toEqual(['one', 'one', 'two']);
	expect(said()).toEqual([]);
	expect(await sendWaiting(CARDS)).toBe(false);
	expect(home.sent).toHaveLength(3);
});

test('O12 what may not be said is left for its table to tell of, and not sent again from home', async () => {
	const { home, sendWaiting, said } = afterTalk(line('one'));
	home.answer = no('chat-off');
	expect(await sendWaiting(CARDS)).toBe(false);
	expect(await sendWaiting(CARDS)).toBe(false);
	expect(home.sent).toHaveLength(1);
	expect(said()).toEqual([line('one')]);
});

test('O12 nothing that another identity said is sent, nor what is damaged', async () => {
	const { sendWaiting, ids, said } = afterTalk(line('one', 'bob'), 'text', { by: 'anna' }, null, line('two'));
	expect(await sendWaiting(CARDS)).toBe(true);
	expect(ids()).toEqual(['two']);
	expect(said()).toEqual([line('one', 'bob'), 'text', { by: 'anna' }, null]);
});

test('O12 what is said at the table meanwhile, in another window, is not forgotten', async () => {
	const { home, sendWaiting, said } = afterTalk(line('one'));
	home.meanwhile = () => remember('a', { said: [line('one'), line('two')] }, home.device);
	expect(await sendWaiting(CARDS)).toBe(true);
	expect(said()).toEqual([line('two')]);
});
