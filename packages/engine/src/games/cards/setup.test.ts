// Setups of Cards from outside: the fitting ones, and every problem of the others.
import { describe, expect, test } from 'vitest';
import { total } from '../../core/multiset.ts';
import { positionOf } from '../../game.ts';
import { cardsAt, cardsSetup, kind, kinds, problemOf } from '../../test-help.ts';
import type { CardsSetup } from './setup.ts';

const HANDS = ['rd gd pd bs ro rx yc oq gq', 'od yd pd rc oc yx gx px pq'].map(kinds);
const QWIRKLE = kinds('go gx gd gq gs gc');
const FIT = cardsSetup({ table: ['bo bq bc', 'rs ys gs'].map(kinds), captured: [[QWIRKLE], []], hands: HANDS });

const problem = (change: Partial<CardsSetup>) => problemOf(positionOf({ ...FIT, ...change }));

/** Every card that is not in one of the four hands, dealt out as Qwirkles: six whole colours, three times over. */
const COLOURS = ['r', 'o', 'y', 'g', 'b', 'p'].map((letter) =>
	kinds(['o', 'x', 'd', 'q', 's', 'c'].map((s) => letter + s).join(' ')),
);
const NO_PILE: Partial<CardsSetup> = {
	table: [],
	captured: [[...COLOURS, ...COLOURS, ...COLOURS.slice(0, 3)], []],
	hands: [COLOURS[3] ?? [], [...(COLOURS[4] ?? []), ...(COLOURS[5] ?? []).slice(0, 3)]],
};

describe('a setup', () => {
	test('K1 that fits is a position; what is nowhere else is in the pile', () => {
		const position = cardsAt({ ...FIT, turn: 1, step: 5, idleTurns: 1 });
		expect(position).toMatchObject({ turn: 1, step: 5, idleTurns: 1, table: FIT.table, captured: [[QWIRKLE], []] });
		expect(total(position.pile)).toBe(108 - 6 - 6 - 18);
		expect(position.pile[kind('gq')]).toBe(1);
	});

	test('K5 of the final round: no pile, and turns left', () => {
		const hands = [COLOURS[3] ?? [], COLOURS[4] ?? []];
		const captured = [[...COLOURS, ...COLOURS, ...COLOURS.slice(0, 3), COLOURS[5] ?? []], []];
		const position = cardsAt({ ...FIT, ...NO_PILE, hands, captured, finalTurns: 2 });
		expect(total(position.pile)).toBe(0);
		expect(position).toMatchObject({ finalTurns: 2, ending: null });
		const over = cardsAt({ ...FIT, ...NO_PILE, hands, captured, finalTurns: 0, ended: 'final-round' });
		expect(over.ending).toEqual({ reason: 'final-round', winners: [0] });
	});
});

describe('what is wrong with a setup', () => {
	test('K3 a series of two, or one that clashes', () => {
		expect(problem({ table: ['bo bq bc', 'rs ys'].map(kinds) })).toEqual({
			kind: 'bad-table-series',
			index: 1,
			problem: { kind: 'too-short', size: 2 },
		});
		expect(problem({ table: ['rq bq rq'].map(kinds) })).toEqual({
			kind: 'bad-table-series',
			index: 0,
			problem: { kind: 'clash', first: 0, second: 2, reason: 'same-piece' },
		});
	});

	test('K4 a Qwirkle does not stay on the table', () => {
		expect(problem({ table: ['bo bq bc', 'yo yx yd yq ys yc'].map(kinds) })).toEqual({
			kind: 'qwirkle-on-table',
			index: 1,
		});
	});

	test('K4 what was captured is Qwirkles', () => {
		expect(problem({ captured: [[], [QWIRKLE, kinds('yo yx yd yq ys')]] })).toEqual({
			kind: 'bad-qwirkle',
			seat: 1,
			index: 1,
		});
		expect(problem({ captured: [[kinds('yo yx yd yq ys po')], []] })).toEqual({
			kind: 'bad-qwirkle',
			seat: 0,
			index: 0,
		});
	});

	test('K1 no fourth copy, captured cards included', () => {
		expect(problem({ captured: [[QWIRKLE, QWIRKLE], [QWIRKLE]] })).toEqual({
			kind: 'too-many-copies',
			piece: kind('gx'),
			found: 4,
			most: 3,
		});
	});

	test('K4 nine cards each while there is a pile', () => {
		expect(problem({ hands: [kinds('rd'), HANDS[1] ?? []] })).toEqual({
			kind: 'bad-hand-size',
			seat: 0,
			found: 1,
			expected: '9',
		});
	});

	test('K5 turns of the final round only without a pile, and never more than players', () => {
		expect(problem({ finalTurns: 2 })).toEqual({ kind: 'bad-number', what: 'turns of the final round', value: 2 });
		const hands = [COLOURS[3] ?? [], COLOURS[4] ?? []];
		const captured = [[...COLOURS, ...COLOURS, ...COLOURS.slice(0, 3), COLOURS[5] ?? []], []];
		const empty = { ...NO_PILE, hands, captured };
		expect(problem({ ...empty, finalTurns: null })).toMatchObject({ kind: 'bad-number' });
		expect(problem({ ...empty, finalTurns: 3 })).toEqual({
			kind: 'bad-number',
			what: 'turns of the final round',
			value: 3,
		});
		expect(problem({ ...empty, finalTurns: 0 })).toEqual({ kind: 'wrong-ending', ended: null });
		expect(problem({ ...empty, finalTurns: 1, ended: 'final-round' })).toEqual({
			kind: 'wrong-ending',
			ended: 'final-round',
		});
	});

	test('K1 K2 what every game asks of a setup', () => {
		expect(problem({ ages: [null] })).toEqual({ kind: 'bad-player-count', players: 1 });
		expect(problem({ ages: [Number.NaN, null] })).toEqual({ kind: 'bad-age', seat: 0 });
		expect(problem({ hands: [] })).toEqual({ kind: 'seats-differ', what: 'hands', players: 2, found: 0 });
		expect(problem({ captured: [[]] })).toEqual({ kind: 'seats-differ', what: 'captured', players: 2, found: 1 });
		expect(problem({ turn: 2 })).toEqual({ kind: 'bad-number', what: 'turn', value: 2 });
		expect(problem({ step: -1 })).toEqual({ kind: 'bad-number', what: 'step', value: -1 });
		expect(problem({ idleTurns: 0.5 })).toEqual({ kind: 'bad-number', what: 'idle turns', value: 0.5 });
		expect(problem({ options: { whenStuck: 'cry' } })).toMatchObject({
			kind: 'bad-option',
			accepted: ['swap', 'pass'],
		});
	});

	test('K5 an end that this game does not know', () => {
		expect(problem({ ended: 'last-piece' })).toEqual({ kind: 'wrong-ending', ended: 'last-piece' });
	});
});
