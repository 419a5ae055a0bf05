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
