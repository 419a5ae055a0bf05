import type { Seat } from '@tessera/engine';
import { type ClockTerms, type FollowedTable, startClock } from '@tessera/protocol';
import { describe, expect, test } from 'vitest';
import { followedTable } from '../testing/tables.ts';
import { clockText, DAY, daysLeft, isBehind, roughly, timeOf } from './time.ts';

const [FIRST, SECOND] = [0 as Seat, 1 as Seat];

function table(clock: ClockTerms | null): FollowedTable {
	const base = followedTable();
	return { ...base, terms: { ...base.terms, clock }, clock: startClock(clock, 2, FIRST, 1000) };
}

describe('the time of a player', () => {
	test('is not counted without a clock, but waiting is', () => {
		expect(timeOf(table(null), FIRST, 61_000)).toEqual({ left: null, taken: 60_000 });
		expect(timeOf(table(null), SECOND, 61_000)).toEqual({ left: null, taken: null });
	});

	test('runs in their turn only', () => {
		const perGame = table({ per: 'game', seconds: 60, increment: 0 });
		expect(timeOf(perGame, FIRST, 11_000).left).toBe(50_000);
		expect(timeOf(perGame, SECOND, 11_000).left).toBe(60_000);
		const perTurn = table({ per: 'turn', seconds: 30 });
		expect(timeOf(perTurn, FIRST, 11_000).left).toBe(20_000);
		expect(timeOf(perTurn, SECOND, 11_000).left).toBeNull();
	});

	test('O5 is not shown of a bot, for which none runs', () => {
		for (const clock of [
			{ per: 'game', seconds: 60, increment: 10 },
			{ per: 'turn', seconds: 30 },
		] as const) {
			const [anna = null] = table(clock).sitters;
			const withBots = { ...table(clock), sitters: [{ type: 'bot', level: 'club' } as const, anna] };
			expect(timeOf(withBots, FIRST, 11_000)).toEqual({ left: null, taken: 10_000 });
			expect(timeOf(withBots, SECOND, 11_000).left).toBe(clock.per === 'game' ? 60_000 : null);
		}
	});

	test('O11 is not told where what one hears of the game is rounds old', () => {
		for (const clock of [{ per: 'game', seconds: 60, increment: 0 }, { per: 'turn', seconds: 30 }, null] as const)
			for (const seat of [FIRST, SECOND]) expect(timeOf(table(clock), seat, null)).toEqual({ left: null, taken: null });
	});

	test('is never less than none', () => {
		expect(timeOf(table({ per: 'turn', seconds: 5 }), FIRST, 100_000).left).toBe(0);
	});
});

test('O11 only who watches a game that goes on with hands shown hears of it late', () => {
	const shown = { ...followedTable(), terms: { ...followedTable().terms, openHands: true } };
	expect(isBehind(shown, null)).toBe(true);
	expect(isBehind(shown, FIRST)).toBe(false);
	expect(isBehind(followedTable(), null)).toBe(false);
	expect(isBehind({ ...shown, status: 'over' }, null)).toBe(false);
});

test.each([
	[0, '0:00'],
	[1, '0:01'],
	[59_000, '0:59'],
	[750_000, '12:30'],
	[3_750_000, '1:02:30'],
])('%i milliseconds are shown as %s', (milliseconds, text) => {
	expect(clockText(milliseconds)).toBe(text);
});

test('long times are told roughly', () => {
	expect(roughly(2.9 * DAY)).toEqual({ unit: 'day', count: 2 });
	expect(roughly(0.5 * DAY)).toEqual({ unit: 'hour', count: 12 });
	expect(roughly(125_000)).toEqual({ unit: 'minute', count: 2 });
});

describe('what is left of days', () => {
	const HOUR = DAY / 24;

	test.each([
		[3 * DAY, 3, 0],
		[3 * DAY - 1, 3, 0],
		[3 * DAY - 60_000, 2, 23],
		[2.5 * DAY, 2, 12],
		[DAY + HOUR, 1, 1],
		[DAY + 1, 1, 0],
	])('of %i milliseconds is told in days and hours: %i and %i', (left, days, hours) => {
		expect(daysLeft(left)).toEqual({ days, hours });
	});

	test('is never told as a minute more than there is', () => {
		for (let left = DAY; left <= 14 * DAY; left += 17_321) {
			const { days, hours } = daysLeft(left);
			expect(days * DAY + hours * HOUR).toBeLessThan(left + 60_000);
		}
	});
});
