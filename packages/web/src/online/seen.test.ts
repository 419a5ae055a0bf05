import type { Action, Kind } from '@tessera/engine';
import { afterEach, expect, test } from 'vitest';
import { memoryDevice } from '../saves/testing/memory.ts';
import { forgetAllSeen, forgetSeen, keepSeen, seenTable } from './seen.ts';
import { sessionBefore } from './session.ts';
import { acted, BEGINNING, leaveAll, ME, opened, Page, TABLE } from './testing/page.ts';

afterEach(leaveAll);

function seenAt(page: Page, id = TABLE) {
	const known = page.session.known.peek();
	if (!known) throw new Error('the table is not known');
	return { id, by: 'anna', known };
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
	forgetAllSeen(device);
	expect(['three', 'four'].map((id) => seenTable(id, device))).toEqual([null, null]);
});

test.each([
	'{',
	'7',
	'[7, null, {}]',
	'[{"id":"table-one","by":"anna","protocol":1}]',
	'[{"id":"table-one","by":"anna","protocol":1,"known":{"table":{},"standing":{}}}]',
	'[{"id":"table-one","by":"anna","protocol":1,"known":{"table":{"terms":{"game":"classic"}},"standing":{}}}]',
	'[{"id":"table-one","by":"anna","protocol":1,"known":{"table":{"terms":{"game":"classic"}},"standing":null}}]',
	'[{"id":"table-one","by":"anna","protocol":0,"known":{"table":{"terms":{"game":"classic"}},"standing":{}}}]',
])('what is damaged, or of another version, is as if nothing had been kept: %s', (text) => {
	const device = memoryDevice();
	device.shelf.put('tessera.online.seen', text);
	expect(seenTable(TABLE, device)).toBeNull();
});

const action: Action = { type: 'place', pieces: [{ kind: 3 as Kind, x: 0, y: 0 }] };

test('what was seen is shown as it stood, and a move is written down instead of sent', () => {
	const before = new Page(ME, [...BEGINNING, acted(1), acted(2)]);
	const seen = asStored(seenAt(before));
	const page = new Page();
	page.session = sessionBefore(seen.known, page.session);
	page.server.hangsUp();
	const host = opened(page);
	expect(host.state.peek()).toEqual(opened(before).state.peek());
	void host.act(action);
	page.server.networkIsBack();
	page.server.answersTheCall();
	expect(page.commands).toEqual([]);
	expect(JSON.parse(page.unsent)).toMatchObject({ by: 'anna', seat: ME, envelope: { seen: 6, command: { action } } });
	expect(page.session.pending.peek()).toBe(1);
});

test('a word to the others goes as soon as the connection is there', () => {
	const page = new Page();
	const session = sessionBefore(seenAt(page).known, page.session);
	page.server.hangsUp();
	session.talk.draft.value = 'Wait';
	void session.order({ type: 'say', text: 'Hello' });
	expect(page.commands).toEqual([]);
	page.server.networkIsBack();
	page.server.answersTheCall();
	expect(page.commands).toMatchObject([{ command: { type: 'say', text: 'Hello' } }]);
	expect(page.session.talk.draft.value).toBe('Wait');
});
