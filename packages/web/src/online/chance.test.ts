import { signal } from '@preact/signals';
import { type Seat, sealOf } from '@tessera/engine';
import type { Call, Command, Part } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { type MemoryDevice, MemoryStore, memoryDevice } from '../saves/testing/memory.ts';
import { answerCalls, calledOff, sealOwn } from './chance.ts';
import { remember, type TableMemory, tableMemory } from './memory.ts';
import type { Known } from './session.ts';
import { BEGINNING, ME, Page } from './testing/page.ts';
import { ANNA, BOB, followedTable } from './testing/tables.ts';

const TABLE = 'the-table';
const BOBS: Part = { seal: sealOf('swans') };

/** Anna at a table that waits, in a browser of her own; and the timer of the page. */
function atTable(device = memoryDevice()) {
	const sent: { readonly command: Command; readonly kept: TableMemory }[] = [];
	const timers: { readonly ms: number; readonly run: () => void }[] = [];
	const waiting = { ...followedTable(), status: 'waiting', call: null, sitters: [ANNA, BOB] } as const;
	const known = signal<Known | null>({ table: waiting, standing: { seat: 0 as Seat, isHost: true } });
	const isPresent = signal(true);
	const session = {
		id: TABLE,
		known,
		isPresent,
		unasked: async (command: Command) => {
			sent.push({ command, kept: tableMemory(TABLE, device) });
			return { ok: true, version: 9 } as const;
		},
	};
	const later = (ms: number, run: () => void) => {
		const timer = { ms, run };
		timers.push(timer);
		return () => void timers.splice(0, timers.length, ...timers.filter((each) => each !== timer));
	};
	const stop = answerCalls(session, later, device);
	return {
		device,
		sent,
		isPresent,
		timers,
		stop,
		commands: () => sent.map(({ command }) => command),
		memory: () => tableMemory(TABLE, device),
		/** Everybody's parts are fixed, in this version. */
		call(version: number, parts: readonly Part[], ...opened: readonly Seat[]) {
			const call: Call = { version, parts, opened };
			known.value = { table: { ...waiting, call }, standing: { seat: 0 as Seat, isHost: true } };
		},
		callOff() {
			known.value = { table: waiting, standing: { seat: 0 as Seat, isHost: true } };
		},
	};
}

/** What was sent to open a part. */
function opened(command: Command | undefined): Extract<Command, { type: 'open-part' }> {
	if (command?.type !== 'open-part') throw new Error(`not opened: ${JSON.stringify(command)}`);
	return command;
}

test('O20 what was sealed is opened once it is called for, and everything is kept before it is sent', () => {
	const { device, sent, call, commands } = atTable();
	const seal = sealOwn(TABLE, 'promised', device);
	call(4, [{ seal }, BOBS]);
	const { contribution, next } = opened(commands()[0]);
	expect(sealOf(contribution)).toBe(seal);
	expect(sent[0]?.kept).toMatchObject({
		commitment: 'promised',
		contribution,
		fixed: [{ seal }, BOBS],
		opened: 1,
	});
	expect(sealOf(sent[0]?.kept.next ?? '')).toBe(next);
	// Whatever else happens at the table meanwhile.
	call(4, [{ seal }, BOBS], 1 as Seat);
	expect(sent).toHaveLength(1);
});

test('O20 a page that is loaded anew opens the same once more, and for the same deal', () => {
	const { device, call, commands, stop } = atTable();
	const seal = sealOwn(TABLE, null, device);
	call(4, [{ seal }, BOBS]);
	stop();
	const again = atTable(device);
	again.call(4, [{ seal }, BOBS]);
	expect(again.commands()).toEqual(commands());
	expect(again.memory().opened).toBe(1);
});

test('O20 free seats are no part of it', () => {
	const { device, call, memory } = atTable();
	const seal = sealOwn(TABLE, null, device);
	call(4, [{ seal }, BOBS, null]);
	expect(memory().fixed).toEqual([{ seal }, BOBS]);
});

test('O20 for the next deal something else is opened, which was sealed with the first', () => {
	const { device, call, callOff, commands, memory } = atTable();
	const seal = sealOwn(TABLE, null, device);
	call(4, [{ seal }, BOBS]);
	callOff();
	const { contribution, next } = opened(commands()[0]);
	call(7, [{ seal: next ?? seal }, BOBS]);
	const second = opened(commands()[1]);
	expect(second.contribution).not.toBe(contribution);
	expect(sealOf(second.contribution)).toBe(next);
	expect(memory().opened).toBe(2);
});

test('O20 what was opened is never opened for other parts: a server that asks for that gets something else', () => {
	const { device, call, commands, timers, memory } = atTable();
	const seal = sealOwn(TABLE, null, device);
	call(4, [{ seal }, BOBS]);
	call(5, [{ seal }, { seal: sealOf('chosen by one who knows') }]);
	expect(commands()).toHaveLength(1);
	timers[0]?.run();
	expect(commands()[1]).toEqual({ type: 'seal-part', seal: sealOf(memory().contribution ?? '') });
	expect(memory()).toMatchObject({ next: null, fixed: null, opened: 1, hasReplaced: false });
});

test('O20 what another device has sealed is left to it for a while, then this one seals something of its own', () => {
	const { call, commands, sent, timers, memory } = atTable();
	const elsewhere: Part = { seal: sealOf('on the phone') };
	call(4, [elsewhere, BOBS]);
	expect(commands()).toEqual([]);
	expect(timers.map(({ ms }) => ms)).toEqual([5000]);
	timers[0]?.run();
	const seal = sealOf(memory().contribution ?? '');
	expect(commands()).toEqual([{ type: 'seal-part', seal }]);
	// What the server is bound to is kept before it is sent, as by whoever sits down.
	expect(sent[0]?.kept).toMatchObject({ commitment: '00', hasReplaced: true, opened: 0 });
	call(6, [{ seal }, BOBS]);
	expect(opened(commands()[1]).contribution).toBe(memory().contribution);
});

test('O20 where the other device opens it in time nothing is sealed, nor once the page is left', () => {
	const first = atTable();
	const elsewhere: Part = { seal: sealOf('on the phone') };
	first.call(4, [elsewhere, BOBS]);
	first.call(4, [elsewhere, BOBS], 0 as Seat);
	expect(first.timers).toEqual([]);
	const second = atTable();
	second.call(4, [elsewhere, BOBS]);
	second.stop();
	expect(second.timers).toEqual([]);
});

test('O20 what is in the open, or opened already, needs nothing', () => {
	const { device, call, commands, timers } = atTable();
	const seal = sealOwn(TABLE, null, device);
	call(4, [{ open: 'geese' }, BOBS]);
	call(5, [{ seal }, BOBS], 0 as Seat);
	expect(commands()).toEqual([]);
	expect(timers).toEqual([]);
});

test('O20 whoever sits down again adds something that nobody knows yet', () => {
	const { device, call, memory } = atTable();
	const seal = sealOwn(TABLE, 'promised', device);
	expect(sealOwn(TABLE, null, device)).toBe(seal);
	call(4, [{ seal }, BOBS]);
	expect(sealOwn(TABLE, null, device)).not.toBe(seal);
	expect(memory()).toMatchObject({ commitment: 'promised', fixed: null, opened: 1 });
});

test('O14 O20 at a table that was deleted and opened anew the server is held to what it names there, and deals count on', () => {
	const { device, call, callOff, memory } = atTable();
	const seal = sealOwn(TABLE, 'promised', device);
	expect(sealOwn(TABLE, 'promised anew', device)).toBe(seal);
	expect(memory().commitment).toBe('promised anew');
	call(4, [{ seal }, BOBS]);
	callOff();
	sealOwn(TABLE, 'and once more', device);
	expect(memory()).toMatchObject({ commitment: 'and once more', opened: 1 });
});

test('O14 O20 so it is by whoever seals anew on another device', () => {
	const { device, call, timers, memory } = atTable();
	remember(TABLE, { commitment: 'of the table that was deleted' }, device);
	call(4, [{ seal: sealOf('on the phone') }, BOBS]);
	timers[0]?.run();
	expect(memory().commitment).toBe('00');
});

test('O20 nothing that the server names once the own part may be open takes the place of what it was bound to', () => {
	const { device, call, memory } = atTable();
	const seal = sealOwn(TABLE, 'promised', device);
	// The table names another commitment here.
	call(4, [{ seal }, BOBS]);
	expect(memory()).toMatchObject({ commitment: 'promised', opened: 1 });
});

test('O20 every part that is opened counts, whatever number the server gives the deal', () => {
	const { device, call, callOff, memory } = atTable();
	let seal = sealOwn(TABLE, null, device);
	for (let round = 1; round <= 5; round++) {
		call(4, [{ seal }, BOBS]);
		callOff();
		// A version that has been is only told again by a server that is not honest, to a page that begins anew.
		atTable(device).call(4, [{ seal }, BOBS]);
		expect(memory().opened).toBe(round);
		seal = sealOf(memory().next ?? '');
	}
});

test('O20 while what was missed has not been told no other device is taken for gone', () => {
	const { call, commands, isPresent, timers } = atTable();
	const elsewhere: Part = { seal: sealOf('on the phone') };
	call(4, [elsewhere, BOBS]);
	// The connection went, and may be back.
	isPresent.value = false;
	timers[0]?.run();
	expect(commands()).toEqual([]);
	isPresent.value = true;
	call(4, [elsewhere, BOBS]);
	timers.at(-1)?.run();
	expect(commands()).toHaveLength(1);
});

test('O20 a page that is back after a break seals nothing in place of what was opened meanwhile', () => {
	const parts: readonly Part[] = [{ seal: sealOf('on the phone') }, BOBS];
	const page = new Page(ME, [...BEGINNING.slice(0, 3), { type: 'called', parts }]);
	const timers: (() => void)[] = [];
	const stop = answerCalls(
		page.session,
		(_, run) => {
			timers.push(run);
			return () => undefined;
		},
		memoryDevice(),
	);
	expect(timers).toHaveLength(1);
	page.server.hangsUp();
	page.server.networkIsBack();
	page.server.answersTheCall();
	// The line is live, and nothing of what was missed has been told.
	expect(page.session.connection.status.peek()).toBe('live');
	timers[0]?.();
	page.happens({ type: 'part-opened', seat: ME });
	page.caughtUp(ME);
	for (const run of timers) run();
	expect(page.commands).toEqual([]);
	stop();
});

test('O20 what was sent in the open, by a build of before, is sealed no more', () => {
	const device = memoryDevice();
	remember(TABLE, { contribution: 'known-to-the-server' }, device);
	expect(sealOwn(TABLE, null, device)).not.toBe(sealOf('known-to-the-server'));
});

test('O20 a call that comes once more, since a backup was put back, is answered once more', () => {
	const { device, call, callOff, commands, timers } = atTable();
	const seal = sealOwn(TABLE, null, device);
	call(4, [{ seal }, BOBS]);
	call(4, [{ seal }, BOBS], 0 as Seat);
	call(4, [{ seal }, BOBS]);
	expect(commands()).toHaveLength(2);
	callOff();
	call(4, [{ seal }, BOBS]);
	expect(commands()).toEqual([commands()[0], commands()[0], commands()[0]]);
	expect(timers).toEqual([]);
});

test('O20 what was sealed in place of another and not taken is sent again, unless it was opened', () => {
	const { call, commands, timers, memory } = atTable();
	const elsewhere: Part = { seal: sealOf('on the phone') };
	call(4, [elsewhere, BOBS]);
	timers.at(-1)?.run();
	call(5, [elsewhere, { seal: sealOf('geese') }]);
	timers.at(-1)?.run();
	const [first, second] = commands();
	expect(second).toEqual(first);
	const seal = sealOf(memory().contribution ?? '');
	call(6, [{ seal }, BOBS]);
	expect(commands()).toHaveLength(3);
	call(7, [elsewhere, BOBS]);
	timers.at(-1)?.run();
	expect(commands()[3]).toMatchObject({ type: 'seal-part' });
	expect(commands()[3]).not.toEqual(first);
});

test('O20 the deals that were called off are counted, and not the one that is called for', () => {
	const { device, call, callOff, memory } = atTable();
	const off = (now: Call | null) =>
		calledOff(TABLE, now && { call: now, sitters: [ANNA, BOB], seat: 0 as Seat }, device);
	expect(off(null)).toBe(0);
	const seal = sealOwn(TABLE, null, device);
	call(4, [{ seal }, BOBS]);
	expect(off({ version: 4, parts: [{ seal }, BOBS], opened: [] })).toBe(0);
	callOff();
	expect(off(null)).toBe(1);
	const next = sealOf(memory().next ?? '');
	expect(off({ version: 7, parts: [{ seal: next }, BOBS], opened: [] })).toBe(1);
	call(7, [{ seal: next }, BOBS]);
	expect(off({ version: 7, parts: [{ seal: next }, BOBS], opened: [] })).toBe(1);
	callOff();
	expect(off(null)).toBe(2);
});

/** Another window of the same browser, before it hears what the first has stored. */
function windowBeside(device: MemoryDevice) {
	const memory = new MemoryStore();
	for (const [key, text] of device.memory.texts) memory.texts.set(key, text);
	return atTable(memoryDevice(7, memory));
}

test('O20 two windows of a browser that hear of a call at the same moment open the same, and have sealed the same for the next', () => {
	const first = atTable();
	const seal = sealOwn(TABLE, null, first.device);
	const second = windowBeside(first.device);
	let mine = seal;
	for (const version of [4, 7, 10]) {
		for (const each of [first, second]) each.call(version, [{ seal: mine }, BOBS]);
		expect(second.commands()).toEqual(first.commands());
		mine = opened(first.commands().at(-1)).next ?? seal;
		for (const each of [first, second]) each.callOff();
	}
	expect(new Set(first.commands().map((command) => opened(command).contribution)).size).toBe(3);
	// Whichever of them wrote last, one that opens the table anew has it.
	const third = atTable(second.device);
	third.call(13, [{ seal: mine }, BOBS]);
	expect(sealOf(opened(third.commands()[0]).contribution)).toBe(mine);
});

test('O20 two windows of a browser that seal anew at the same moment seal the same', () => {
	const first = atTable();
	sealOwn(TABLE, null, first.device);
	const second = windowBeside(first.device);
	for (const { call, timers } of [first, second]) {
		call(4, [{ seal: sealOf('on the phone') }, BOBS]);
		timers.at(-1)?.run();
	}
	expect(first.commands()).toMatchObject([{ type: 'seal-part' }]);
	expect(second.commands()).toEqual(first.commands());
});
