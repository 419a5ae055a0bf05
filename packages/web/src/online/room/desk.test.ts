import { signal } from '@preact/signals';
import type { Seat } from '@tessera/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '../../words/say.ts';
import { connect } from '../connection.ts';
import { keptLines } from '../said.ts';
import { type Known, openSession } from '../session.ts';
import { acted, course, ME, Page } from '../testing/page.ts';
import { TestServer } from '../testing/server.ts';
import { beginning, followedTable, TERMS } from '../testing/tables.ts';
import { openDesk } from './desk.ts';

beforeAll(async () => {
	await speak('en');
	await speakOf('online');
});

const standing = { seat: 0 as Seat, isHost: true };

test('while its table is heard anew, a room stays as it was and tells nothing', () => {
	const server = new TestServer();
	const first = { table: followedTable(), standing };
	const known = signal<Known | null>(first);
	const desk = openDesk({ ...openSession('one', connect(server.ports)), known }, first, server.ports.later);
	const offered = { table: followedTable({ type: 'offered', seat: 1 as Seat, offer: 'end' }), standing };
	known.value = offered;
	known.value = null;
	expect(desk.known.value).toBe(offered);
	expect(desk.news.value).toEqual([]);
	desk.close();
});

test('what is being said outlives the desk, which is another when somebody sits down', async () => {
	const { ports } = new TestServer();
	const session = openSession('one', connect(ports));
	const first = { table: followedTable(), standing };
	const before = openDesk(session, first, (_, run) => {
		run();
		return () => undefined;
	});
	before.session.talk.draft.value = 'Shall we wait for';
	void before.speak({ type: 'say', text: 'Hello' });
	before.close();
	const after = openDesk(session, first, ports.later);
	expect(after.session.talk.draft.value).toBe('Shall we wait for');
	expect(after.session.talk.unsent.value).toEqual([{ type: 'say', text: 'Hello' }]);
	after.close();
});

test('what somebody said goes from over the game when the chat is opened, and at once when they are muted', () => {
	const server = new TestServer();
	const first = { table: followedTable(), standing };
	const known = signal<Known | null>(first);
	const desk = openDesk({ ...openSession('bubbles', connect(server.ports)), known }, first, server.ports.later);
	const said = { type: 'said', seat: 1 as Seat, text: 'Hello' } as const;
	known.value = { table: followedTable(said), standing };
	expect(desk.news.value).toHaveLength(1);
	desk.sheet.value = 'chat';
	expect(desk.news.value).toEqual([]);
	desk.sheet.value = null;
	known.value = { table: followedTable(said, said), standing };
	expect(desk.news.value).toHaveLength(1);
	desk.mute('Anna', true);
	expect(desk.news.value).toHaveLength(1);
	desk.mute('Bob', true);
	expect(desk.news.value).toEqual([]);
	desk.close();
});

/** A page at a table whose turns were all over long ago, and what is told there. */
function atTimedTable() {
	const clock = { per: 'turn', seconds: 30 } as const;
	const page = new Page(ME, beginning(course[0]?.events ?? [], { ...TERMS, clock }));
	const first = page.session.known.peek();
	if (!first) throw new Error('the table is not known');
	const desk = openDesk(page.session, first, page.server.ports.later);
	return { page, desk, told: () => desk.news.value.map(({ news }) => news) };
}

/** Whose time has run out after so many moves. */
const overdueAfter = (moves: number) => {
	const seat = course[moves + 1]?.seat;
	return { type: 'overdue', seat };
};

test('O6 that time has run out for nothing is told over the game, unless the connection is away', () => {
	const { page, desk, told } = atTimedTable();
	page.server.hangsUp();
	page.server.passes(2000);
	expect(told()).toEqual([]);
	page.server.networkIsBack();
	page.server.answersTheCall();
	page.caughtUp(ME);
	page.server.passes(2000);
	expect(told()).toEqual([overdueAfter(0)]);
	desk.close();
});

test('O6 whoever comes back is not told that time has run out before they know of the moves that were made meanwhile', () => {
	const { page, desk, told } = atTimedTable();
	page.server.hangsUp();
	page.server.networkIsBack();
	page.server.answersTheCall();
	// Over a slow line, or where much was missed.
	page.server.passes(2000);
	page.happens(acted(1));
	page.server.passes(2000);
	expect(told()).toEqual([]);
	page.caughtUp(ME);
	page.server.passes(2000);
	expect(told()).toEqual([overdueAfter(1)]);
	desk.close();
});

const HELLO = { type: 'say', text: 'Hello' } as const;

/** A page at a table of its own, where somebody is about to say something. */
function atTable(table: string, identity: string | null = 'anna') {
	const server = new TestServer();
	const session = openSession(table, connect(server.ports));
	const open = () => openDesk(session, { table: followedTable(), standing }, server.ports.later, () => identity);
	const sent = () => server.heard.flatMap((request) => (request.do === 'command' ? [request.envelope] : []));
	return { server, session, open, sent };
}

test('what is said stands there unsent at once while the connection is away, else when no answer has come for a while', () => {
	const { server, session, open } = atTable('at-once');
	const desk = open();
	server.answersTheCall();
	void desk.speak(HELLO);
	expect(session.talk.unsent.value).toEqual([]);
	server.passes(1000);
	expect(session.talk.unsent.value).toEqual([HELLO]);
	server.hangsUp();
	void desk.speak({ type: 'say-phrase', phrase: 'oops' });
	expect(session.talk.unsent.value).toEqual([HELLO, { type: 'say-phrase', phrase: 'oops' }]);
	desk.close();
});

test('O12 what was said and not answered is said by the next page, by the same id, and then forgotten', async () => {
	const before = atTable('said-once');
	before.server.hangsUp();
	void before.open().speak(HELLO);
	const [kept] = keptLines('said-once');
	expect(kept).toMatchObject({ by: 'anna', envelope: { command: HELLO } });

	const { server, session, open, sent } = atTable('said-once');
	server.hangsUp();
	open().close();
	// Another desk, since somebody sat down.
	const desk = open();
	expect(session.talk.unsent.value).toEqual([HELLO]);
	server.networkIsBack();
	server.answersTheCall();
	expect(sent()).toEqual([kept?.envelope]);
	server.says({ tell: 'answer', table: 'said-once', id: kept?.envelope.id ?? '', answer: { ok: true, version: 5 } });
	await expect.poll(() => keptLines('said-once')).toEqual([]);
	expect(session.talk.unsent.value).toEqual([]);
	desk.close();
});

test('O12 what another identity has said is not said, and forgotten', () => {
	const before = atTable('another', 'bob');
	before.server.hangsUp();
	void before.open().speak(HELLO);
	expect(keptLines('another')).toHaveLength(1);
	const { server, session, open, sent } = atTable('another');
	server.answersTheCall();
	open().close();
	expect([sent(), session.talk.unsent.value, keptLines('another')]).toEqual([[], [], []]);
});

test('what could not be said is there to be written again', async () => {
	const { server, session, open } = atTable('hushed');
	const desk = open();
	server.answersTheCall();
	const said = desk.speak(HELLO);
	const problem = { code: 'chat-off', message: 'hush' } as const;
	server.says({ tell: 'answer', table: 'hushed', id: 'request-1', answer: { ok: false, problem } });
	await said;
	expect(session.talk.draft.value).toBe('Hello');
	expect(keptLines('hushed')).toEqual([]);
	desk.close();
});
