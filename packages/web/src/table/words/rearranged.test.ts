import type { Seat, Table } from '@tessera/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { kinds } from '../../cards/testing/views.ts';
import { speak } from '../../words/say.ts';
import { seenIn } from '../course.ts';
import type { Moment } from '../host.ts';
import { gameHeard, youAndBots } from '../testing/games.ts';
import { momentFull, turnBrief } from './moments.ts';
import { isRearranged, tableBefore } from './rearranged.ts';

beforeAll(async () => {
	await speak('en');
});

const table = (...series: readonly string[]): Table => series.map(kinds);
const me = 0 as Seat;

describe('whether cards that lay on the table were moved', () => {
	test('K3 not when series only grow or new ones are begun', () => {
		expect(isRearranged([], table('ro rx rd'))).toBe(false);
		expect(isRearranged(table('ro rx rd'), table('bs gs rs', 'rd ro rs rx'))).toBe(false);
	});

	test('K3 when a card was borrowed, a series split, or two were joined', () => {
		expect(isRearranged(table('ro rx rd rs'), table('ro rx rd', 'rs bs gs'))).toBe(true);
		expect(isRearranged(table('ro rx rd rs rq rc'), table('ro rx rd', 'rs rq rc'))).toBe(true);
		expect(isRearranged(table('ro rx rd', 'ro rx rd'), table('ro rx rd bo', 'ro rx rd').slice(1))).toBe(true);
	});

	test('two equal series need two to stand for them', () => {
		const twice = table('ro rx rd', 'ro rx rd');
		expect(isRearranged(twice, table('ro rx rd rs', 'ro rx rd'))).toBe(false);
		expect(isRearranged(twice, table('ro rx rd rs', 'ro bo go'))).toBe(true);
	});
});

const lay = (step: number, before: Table, taken: Table = []): Moment => ({
	step,
	seat: me,
	events: [
		{ type: 'laid', seat: me, cards: kinds('ro') },
		{ type: 'rearranged', seat: me, table: [...before, ...taken] },
		...(taken.length > 0 ? [{ type: 'captured', seat: me, qwirkles: taken } as const] : []),
	],
});

test('the table before a step is what the last laying left, without what was taken then', () => {
	const six = table('ro rx rd rq rs rc');
	const course = [lay(1, table('bo bx bd')), lay(2, table('bo bx bd bs'), six)];
	expect(tableBefore(course, 1)).toEqual([]);
	expect(tableBefore(course, 2)).toEqual(table('bo bx bd'));
	expect(tableBefore(course, 3)).toEqual(table('bo bx bd bs'));
});

test('the ear is told of a rearranged table only when cards were moved', () => {
	const seats = youAndBots(2);
	const course = [lay(1, table('bo bx bd bs')), lay(2, table('bo bx bd bs', 'ro go yo')), lay(3, table('bo bx bd'))];
	const told = course.map((moment) => momentFull({ game: 'cards', seats }, moment, course));
	expect(told.map((words) => words.includes('rearranged'))).toEqual([false, false, true]);
});

test('in whole games it is told of some layings, and not of all', () => {
	const seats = youAndBots(2);
	const { course } = gameHeard('cards', 2, 'rearranged', me);
	const layings = course.filter(({ events }) => events.some(({ type }) => type === 'laid'));
	const told = layings.filter((moment) => momentFull({ game: 'cards', seats }, moment, course).includes('rearranged'));
	expect(told.length).toBeGreaterThan(0);
	expect(told.length).toBeLessThan(layings.length);
});

test('K6 a hand that was shown is seen with the turn, and counted in its words', () => {
	const shown = kinds('ro rx bd');
	const moment: Moment = { step: 1, seat: me, events: [{ type: 'swapped', seat: me, shown, count: 3, drawn: shown }] };
	const turn = { number: 1, seat: me, moments: [moment], step: 1, gained: 0, totals: [0, 0] };
	expect(seenIn(turn.moments)).toEqual(shown);
	expect(turnBrief({ game: 'cards', seats: youAndBots(2) }, turn)).toBe(
		'You could lay nothing, showed 3 cards and drew a new hand.',
	);
});
