import { signal } from '@preact/signals';
import type { Seat } from '@tessera/engine';
import type { Answer, Command, Happening } from '@tessera/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { go } from '../../routes/location.ts';
import { meanToSit } from '../meaning-to-sit.ts';
import { seatInfos } from '../seats.ts';
import type { Known } from '../session.ts';
import { followedTable } from '../testing/tables.ts';
import type { NextGame } from './next-game.ts';
import { goToRematch, type RematchDesk } from './rematch.ts';

vi.mock('../../routes/location.ts', () => ({ go: vi.fn() }));
vi.mock('../meaning-to-sit.ts', () => ({ meanToSit: vi.fn() }));

const ME = 0 as Seat;
const ASKED_FOR: Happening = { type: 'rematch', table: 'closed-meanwhile' };

beforeEach(() => {
	vi.mocked(go).mockClear();
	vi.mocked(meanToSit).mockClear();
});

/** Somebody at a table that is over, and what they ask the server. */
function at(mine: Seat | null, answer: Answer, more: readonly Happening[] = [], next: NextGame | null = null) {
	const table = followedTable(...more);
	const sent: Command[] = [];
	const desk: RematchDesk = {
		mine,
		seats: seatInfos(table.sitters, mine),
		next: signal(next),
		known: signal<Known>({ table, standing: { seat: mine, isHost: false } }),
		session: {
			order: async (command) => {
				sent.push(command);
				return answer;
			},
		},
	};
	return { desk, sent };
}

test.each<[string, readonly Happening[], NextGame | null]>([
	['the first who asks', [], null],
	['one who knows of it', [ASKED_FOR], null],
	['one who knows that it waits', [ASKED_FOR], { status: 'waiting', seat: null }],
	['one who knows that nobody came', [ASKED_FOR], { status: 'gone', seat: null }],
])('%s goes where the server says, and means to sit there', async (_, more, next) => {
	const { desk, sent } = at(ME, { ok: true, version: 9, table: 'next' }, more, next);
	await goToRematch(desk);
	expect(sent).toEqual([{ type: 'rematch' }]);
	expect(vi.mocked(go).mock.calls).toEqual([['/online/next']]);
	expect(vi.mocked(meanToSit).mock.calls).toEqual([['next', 'Anna']]);
});

test('one who sits at it already goes there, and does not mean to sit down once more', async () => {
	const { desk } = at(ME, { ok: true, version: 9, table: 'closed-meanwhile' }, [ASKED_FOR], {
		status: 'waiting',
		seat: 1 as Seat,
	});
	await goToRematch(desk);
	expect(go).toHaveBeenCalledWith('/online/closed-meanwhile');
	expect(meanToSit).not.toHaveBeenCalled();
});

test('whoever is refused stays', async () => {
	const { desk } = at(ME, { ok: false, problem: { code: 'not-now', message: 'Not now.' } }, [ASKED_FOR]);
	await goToRematch(desk);
	expect(go).not.toHaveBeenCalled();
	expect(meanToSit).not.toHaveBeenCalled();
});

test.each([
	['goes on without them', { status: 'running', seat: null }],
	['goes on with them', { status: 'running', seat: ME }],
	['is over', { status: 'over', seat: ME }],
] as const)('one whose next game %s goes there, and means to sit nowhere', async (_, next) => {
	const { desk, sent } = at(ME, { ok: true, version: 9, table: 'next' }, [ASKED_FOR], next);
	await goToRematch(desk);
	expect(sent).toEqual([]);
	expect(vi.mocked(go).mock.calls).toEqual([['/online/closed-meanwhile']]);
	expect(meanToSit).not.toHaveBeenCalled();
});

test('whoever watches asks for nothing, and follows the others', async () => {
	const { desk, sent } = at(null, { ok: true, version: 9, table: 'next' }, [ASKED_FOR]);
	await goToRematch(desk);
	expect(sent).toEqual([]);
	expect(vi.mocked(go).mock.calls).toEqual([['/online/closed-meanwhile']]);
	expect(meanToSit).not.toHaveBeenCalled();
});
