import { signal } from '@preact/signals';
import type { Seat } from '@tessera/engine';
import { expect, test } from 'vitest';
import { connect } from '../connection.ts';
import { type Known, openSession } from '../session.ts';
import { TestServer } from '../testing/server.ts';
import { followedTable } from '../testing/tables.ts';
import { openDesk } from './desk.ts';

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
