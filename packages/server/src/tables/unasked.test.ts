import { deadlineOf } from '@tessera/protocol';
import { randomAction, randomFrom } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { deadlineFor } from './state.ts';
import { begun, fail, openingFor, TryTable, toMove } from './test-help.ts';
import { EXPIRES_AFTER, seatToActFor } from './unasked.ts';

const anAction = ({ state }: TryTable) => randomAction(randomFrom(1), state.game?.position ?? fail());
const turn = { per: 'turn', seconds: 60 } as const;
const MINUTE = 60_000;

describe('running out of time', () => {
	test('O6 puts one out where that is the rule, not a moment early', () => {
		const table = begun({ clock: turn, timeout: 'out' }, ['ann', 'bob', 'cleo']);
		const late = toMove(table);
		expect(deadlineFor(table.state)).toBe(table.now + MINUTE);
		table.now += MINUTE - 1;
		expect(table.timeout()).toEqual([]);
		table.now += 1;
		expect(table.timeout()).toEqual(['withdrew']);
		expect(table.journal.at(-1)?.entry).toMatchObject({ because: 'time' });
		expect(toMove(table)).not.toBe(late);
		expect(deadlineFor(table.state)).toBe(table.now + MINUTE);
		table.now += MINUTE;
		expect(table.timeout()).toEqual(['withdrew', 'over']);
	});

	test('O6 lets a bot step in where that is the rule', () => {
		const table = begun({ clock: turn, timeout: 'bot' });
		const { turn: seat } = table.state.game?.position ?? fail();
		expect(seatToActFor(table.state, table.now)).toBeNull();
		expect(table.actFor(seat, anAction(table))).toEqual([]);
		table.now += MINUTE;
		expect(table.timeout()).toEqual([]);
		expect(seatToActFor(table.state, table.now)).toEqual({ seat, by: 'stand-in' });
		expect(table.actFor(seat, anAction(table))).toEqual(['acted']);
		expect(table.journal.at(-1)?.entry).toMatchObject({ by: 'stand-in', seat });
	});

	test('O6 changes nothing where that is the rule, or without a clock', () => {
		for (const table of [begun({ clock: turn }), begun({ timeout: 'out' })]) {
			table.now += 1000 * MINUTE;
			expect(deadlineFor(table.state)).toBeNull();
			expect(table.timeout()).toEqual([]);
			expect(seatToActFor(table.state, table.now)).toBeNull();
		}
	});

	test('O5 is counted for the whole game where that is the clock', () => {
		const table = begun({ clock: { per: 'game', seconds: 60, increment: 5 }, timeout: 'out' });
		const seat = table.state.game?.position.turn ?? fail();
		table.now += 20_000;
		table.ask(toMove(table), { type: 'act', action: anAction(table) });
		expect(table.state.game?.clock.left?.[seat]).toBe(45_000);
		expect(deadlineFor(table.state)).toBe(table.now + MINUTE);
		expect(deadlineFor(table.state)).toBe(deadlineOf(table.state.terms.clock, table.state.game?.clock ?? fail()));
	});

	test('O5 does not happen to bots', () => {
		const table = new TryTable(openingFor({ clock: turn, timeout: 'out' }));
		table.ask('ann', { type: 'seat-bot', level: 'club' });
		table.sit('ann');
		if (table.state.game?.position.turn !== 0) table.ask('ann', { type: 'act', action: anAction(table) });
		expect(seatToActFor(table.state, table.now)).toEqual({ seat: 0, by: 'bot' });
		expect(deadlineFor(table.state)).toBeNull();
		expect(table.actFor(1, anAction(table))).toEqual([]);
		expect(table.actFor(0, anAction(table))).toEqual(['acted']);
	});
});

describe('a table that nobody comes back to', () => {
	test('O15 stops waiting after a day; no secret of a deal is opened', () => {
		const table = new TryTable();
		table.sit('ann');
		table.now += EXPIRES_AFTER.waiting - 1;
		expect(table.expire()).toEqual([]);
		table.now += 1;
		expect(table.expire()).toEqual(['over']);
		expect(table.state.over).toEqual({ because: 'expired', opened: null });
		expect(table.expire()).toEqual([]);
		expect(table.sit('bob')).toBe('not-now');
		expect(table.ask('ann', { type: 'rematch' })).toBe('not-now');
	});

	test('O15 ends its game after ninety days', () => {
		const table = begun();
		table.now += EXPIRES_AFTER.running - 1;
		expect(table.expire()).toEqual([]);
		table.now += 1;
		expect(table.expire()).toEqual(['over']);
		expect(table.state.over?.opened?.secret).toBe(table.state.secret);
	});
});
