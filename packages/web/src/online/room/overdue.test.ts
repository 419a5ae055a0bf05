import type { Seat } from '@tessera/engine';
import { type ClockTerms, type FollowedTable, startClock } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { TestServer } from '../testing/server.ts';
import { followedTable } from '../testing/tables.ts';
import { watchOverdue } from './overdue.ts';
import { DAY } from './time.ts';

const FIRST = 0 as Seat;

function table(clock: ClockTerms | null, timeout: 'nothing' | 'bot' | 'out' = 'nothing'): FollowedTable {
	const base = followedTable();
	return { ...base, terms: { ...base.terms, clock, timeout }, clock: startClock(clock, 2, FIRST, 0) };
}

function watching(mine: Seat | null = FIRST) {
	const server = new TestServer();
	const { now, later } = server.ports;
	const told: Seat[] = [];
	const overdue = watchOverdue({ mine, now, later, tell: (seat) => told.push(seat) });
	return { told, overdue, passes: (milliseconds: number) => server.passes(milliseconds) };
}

test('O6 time that runs out for nothing is told once, when it does', () => {
	const { told, passes, overdue } = watching();
	const running = table({ per: 'turn', seconds: 30 });
	overdue.look(running);
	passes(29_000);
	expect(told).toEqual([]);
	passes(2000);
	expect(told).toEqual([FIRST]);
	// Something was said, and then the connection was away for a while.
	overdue.look({ ...running, version: 99 });
	overdue.look(null);
	overdue.look(running);
	passes(60_000);
	expect(told).toEqual([FIRST]);
});

test('O6 whoever comes later is told soon, and of days that run out when they do', () => {
	const { told, passes, overdue } = watching();
	passes(31_000);
	overdue.look(table({ per: 'turn', seconds: 30 }));
	passes(1000);
	expect(told).toEqual([FIRST]);
	overdue.look(table({ per: 'slow-turn', days: 30 }));
	passes(29 * DAY);
	expect(told).toEqual([FIRST]);
	passes(DAY);
	expect(told).toEqual([FIRST, FIRST]);
});

test('O6 nothing is told where something follows, without a clock, after a move in time, of a game that is over, and from afar', () => {
	const { told, passes, overdue } = watching();
	const turn = { per: 'turn', seconds: 30 } as const;
	for (const other of [table(turn, 'bot'), table(turn, 'out'), table(null)]) {
		overdue.look(other);
		passes(31_000);
	}
	const late = { ...table(turn), clock: startClock(turn, 2, FIRST, 0) };
	overdue.look(late);
	overdue.look({ ...late, clock: startClock(turn, 2, FIRST, 1_000_000) });
	passes(31_000);
	overdue.look({ ...late, status: 'over' });
	passes(2_000_000);
	overdue.look(late);
	overdue.look(null);
	passes(2_000_000);
	expect(told).toEqual([]);
});

test('O11 nothing is told to whoever hears of the game rounds later, and to all others what runs out', () => {
	const base = table({ per: 'turn', seconds: 30 });
	const shown = { ...base, terms: { ...base.terms, openHands: true } };
	const [late, player, watcher] = [watching(null), watching(), watching(null)];
	for (const { overdue, passes } of [late, player]) {
		overdue.look(shown);
		passes(31_000);
	}
	watcher.overdue.look(base);
	watcher.passes(31_000);
	expect([late.told, player.told, watcher.told]).toEqual([[], [FIRST], [FIRST]]);
});
