import { describe, expect, it } from 'vitest';
import { codes, kinds, viewOf, written } from '../testing/views.ts';
import { standing, verdictOn, verdictWith } from './judge.ts';
import { sceneAt } from './scene.ts';
import {
	canTakeBack,
	changed,
	handOf,
	laidOf,
	lift,
	move,
	pick,
	put,
	redo,
	reset,
	sortHand,
	type Turn,
	toAction,
	undo,
} from './turn.ts';

const TABLE = ['ro rx rd rq', 'bs gs ps'];
const begun = (hand = 'rs rc ys bo'): Turn => sceneAt(viewOf({ table: TABLE, hand })).turn;

const held = (turn: Turn, code: string): number => {
	const card = [...handOf(turn), ...turn.now.flatMap(({ cards }) => cards)].find((one) => codes([one]) === code);
	if (!card) throw new Error(`no ${code} here`);
	return card.id;
};
const group = (turn: Turn, at: number) => ({ to: 'group', group: turn.now[at]?.id ?? -1 }) as const;
const lay = (turn: Turn, code: string, at: number): Turn => move(turn, [held(turn, code)], group(turn, at));

describe('moving cards', () => {
	it('K3: lays a card of the hand into a series', () => {
		const turn = lay(begun(), 'rs', 0);
		expect(written(turn.now)).toEqual(['ro rx rd rq rs', 'bs gs ps']);
		expect(codes(handOf(turn))).toBe('rc ys bo');
		expect(codes(laidOf(turn))).toBe('rs');
	});

	it('K3: moves any card of the table to another series or to a new one', () => {
		const begin = begun();
		const moved = move(begin, [held(begin, 'rq')], { to: 'new' });
		expect(written(moved.now)).toEqual(['ro rx rd', 'bs gs ps', 'rq']);
		expect(written(lay(moved, 'gs', 2).now)).toEqual(['ro rx rd', 'bs ps', 'rq gs']);
	});

	it('splits a series: several cards of it begin a new one', () => {
		const begin = begun();
		const turn = put(pick(pick(begin, held(begin, 'rd')), held(begin, 'rq')), { to: 'new' });
		expect(written(turn.now)).toEqual(['ro rx', 'bs gs ps', 'rd rq']);
	});

	it('drops a group that has become empty, and gives a new one a number of its own', () => {
		const begin = begun();
		const one = move(begin, [held(begin, 'rs')], { to: 'new' });
		const two = move(one, [held(one, 'rs')], { to: 'new' });
		expect(written(two.now)).toEqual([...TABLE, 'rs']);
		expect(two.now[2]?.id).not.toBe(one.now[2]?.id);
	});

	it('K3: only cards laid in this turn go back to the hand', () => {
		const turn = lay(begun(), 'rs', 0);
		expect(canTakeBack(turn, [held(turn, 'rs')])).toBe(true);
		expect(canTakeBack(turn, [held(turn, 'ro')])).toBe(false);
		expect(move(turn, [held(turn, 'ro')], { to: 'hand' })).toBe(turn);
		expect(codes(handOf(move(turn, [held(turn, 'rs')], { to: 'hand' })))).toBe('rs rc ys bo');
	});

	it('is no step to put a card where it is', () => {
		const begin = begun();
		expect(lay(begin, 'ro', 0)).toBe(begin);
	});

	it('the whole table is part of the action', () => {
		expect(toAction(lay(begun(), 'rs', 0))).toEqual({
			type: 'lay',
			cards: kinds('rs'),
			table: ['ro rx rd rq rs', 'bs gs ps'].map(kinds),
		});
	});
});

describe('holding', () => {
	it('several cards of the hand together, or of one series, never of both', () => {
		const begin = begun();
		const two = pick(pick(begin, held(begin, 'rs')), held(begin, 'rc'));
		expect(two.held).toHaveLength(2);
		const other = pick(two, held(begin, 'bs'));
		expect(other.held).toEqual([held(begin, 'bs')]);
		expect(pick(other, held(begin, 'gs')).held).toHaveLength(2);
		expect(pick(other, held(begin, 'ro')).held).toEqual([held(begin, 'ro')]);
	});

	it('is let go by picking it again', () => {
		const begin = begun();
		expect(pick(pick(begin, held(begin, 'rs')), held(begin, 'rs')).held).toEqual([]);
	});

	it('lifting a card that is held keeps the others with it, lifting another lets them go', () => {
		const begin = begun();
		const two = pick(pick(begin, held(begin, 'rs')), held(begin, 'rc'));
		expect(lift(two, held(begin, 'rs')).held).toHaveLength(2);
		expect(lift(two, held(begin, 'ys')).held).toEqual([held(begin, 'ys')]);
	});
});

describe('undo and redo', () => {
	it('go through everything, at any depth', () => {
		const begin = begun();
		const steps = [begin];
		for (const code of ['rs', 'rc', 'ys']) steps.push(lay(steps.at(-1) ?? begin, code, code === 'ys' ? 1 : 0));
		let turn = steps.at(-1) ?? begin;
		for (const step of steps.slice(0, -1).reverse()) {
			turn = undo(turn);
			expect(turn.now).toBe(step.now);
		}
		expect(undo(turn)).toBe(turn);
		for (const step of steps.slice(1)) {
			turn = redo(turn);
			expect(turn.now).toBe(step.now);
		}
		expect(redo(turn)).toBe(turn);
	});

	it('a new change forgets what could be redone', () => {
		const turn = lay(undo(lay(begun(), 'rs', 0)), 'rc', 0);
		expect(turn.future).toEqual([]);
	});

	it('taking everything back is itself a step', () => {
		const turn = lay(lay(begun(), 'rs', 0), 'ys', 1);
		expect(written(reset(turn).now)).toEqual(TABLE);
		expect(undo(reset(turn)).now).toBe(turn.now);
	});

	it('what changes nothing is no step', () => {
		const turn = lay(begun(), 'rs', 0);
		expect(changed(turn, turn.now).past).toBe(turn.past);
	});

	it('sorting the hand is no step, and stays through one', () => {
		const turn = lay(sortHand(begun('ys bo rc rs'), 'colour'), 'rs', 0);
		expect(codes(handOf(turn))).toBe('rc ys bo');
		expect(codes(handOf(undo(turn)))).toBe('rs rc ys bo');
		expect(codes(handOf(sortHand(begun('ys bo rc rs'), 'shape')))).toBe('bo rs ys rc');
	});
});

describe('what is said of the table', () => {
	const cards = (text: string) => kinds(text).map((one, id) => ({ id, kind: one }));

	it('K3: a series is valid, complete, too short or has a clash', () => {
		expect(verdictOn(cards('ro rx rd')).is).toBe('valid');
		expect(verdictOn(cards('ro rx rd rq rs rc')).is).toBe('qwirkle');
		expect(verdictOn(cards('ro rx'))).toEqual({ is: 'short', size: 2 });
		expect(verdictOn(cards('ro rx ro'))).toMatchObject({ is: 'invalid', problem: { reason: 'same-piece' } });
		expect(verdictOn(cards('ro bx'))).toMatchObject({ is: 'invalid', problem: { reason: 'nothing-in-common' } });
	});

	it('tells what a series would be with a card', () => {
		const turn = begun();
		const [reds] = turn.now;
		if (!reds) throw new Error('no series');
		expect(verdictWith(reds, handOf(turn).slice(0, 1)).is).toBe('valid');
		expect(verdictWith(reds, handOf(turn).slice(0, 2)).is).toBe('qwirkle');
		expect(verdictWith(reds, handOf(turn).slice(2, 3)).is).toBe('invalid');
	});

	it('K3, K4: the turn can end once every series is valid and a card is laid', () => {
		expect(standing(begun())).toEqual({ can: 'begin' });
		const six = lay(lay(begun(), 'rs', 0), 'rc', 0);
		expect(standing(six)).toEqual({ can: 'play', cards: 2, qwirkles: 1 });
		const broken = lay(six, 'rq', 1);
		expect(standing(broken)).toMatchObject({ can: 'mend', cards: 2, groups: [{ id: broken.now[1]?.id }] });
	});
});
