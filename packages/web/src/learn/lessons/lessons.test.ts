import { type Action, arrange, canonicalTable, type GameName, type Position, play, positionOf } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { kinds, placed, series } from '../codes.ts';
import { LESSONS } from './lessons.ts';
import { answerTo, deedOf, type LessonStep } from './step.ts';

const place = (text: string): Action => ({ type: 'place', pieces: placed(text) });
const roll = (codes: string): Action => ({ type: 'reroll', cubes: kinds(codes) });
const exchange = (codes: string): Action => ({ type: 'exchange', pieces: kinds(codes) });
const lay = (cards: string, ...table: readonly string[]): Action => ({
	type: 'lay',
	cards: kinds(cards),
	table: series(...table),
});

function played(step: LessonStep, before: Position, action: Action) {
	const result = play(before, action);
	if (!result.ok) throw new Error(`${step.id} refuses: ${JSON.stringify(result.problem)}`);
	return { ...result.value, answer: answerTo(step, deedOf(before, action, result.value.events)) };
}

function stepOf(game: GameName, id: string): LessonStep {
	const found = LESSONS[game].steps.find((step) => step.id === id);
	if (!found) throw new Error(`no such step: ${id}`);
	return found;
}

/** What is said about the last of these actions. */
function said(game: GameName, id: string, ...actions: readonly Action[]): string {
	const step = stepOf(game, id);
	let { position } = step;
	let says = '';
	for (const action of actions) {
		const next = played(step, position, action);
		says = next.answer.says;
		position = next.position;
	}
	return says;
}

describe.each(Object.values(LESSONS))('the lesson of $game', ({ game, steps }) => {
	test('has a handful of steps, each with a name of its own', () => {
		expect(steps.length).toBeGreaterThanOrEqual(5);
		expect(steps.length).toBeLessThanOrEqual(7);
		expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
	});

	test.each(steps)('$id begins with the turn of the learner, in this game', ({ position }) => {
		expect(position).toMatchObject({ game, turn: 0, step: 0, ending: null });
	});

	test.each(steps)('$id is a position that the rules allow', ({ position, id }) => {
		// The last pieces lie on a board that would be full in a game; everything but the bag is checked with them.
		if (/^last/.test(id)) return;
		expect(positionOf({ ...position, ended: null } as Parameters<typeof positionOf>[0]).ok).toBe(true);
	});

	test.each(steps)('$id can be done as it says, action by action', (step) => {
		let { position } = step;
		const outcomes = step.solution.map((action) => {
			const next = played(step, position, action);
			position = next.position;
			return next.answer.outcome;
		});
		// After a roll of which nobody knows what it brings, anything that can be laid will do.
		const last = outcomes.at(-1);
		expect(last === 'done' || (last === 'on' && step.id === 'nothing-fits')).toBe(true);
		expect(outcomes.slice(0, -1).every((outcome) => outcome === 'on')).toBe(true);
	});

	test.each(steps)('$id ends with an answer to whatever else is done', ({ answers, position }) => {
		const anything = { before: position, action: { type: 'pass' } as const, points: 0, lines: [], qwirkles: 0 };
		expect(answers.at(-1)?.when(anything)).toBe(true);
	});
});

describe('typical slips in Classic get the answer meant for them', () => {
	test.each([
		['line', place('gx@1,1'), 'learn.classic.line.slip-elsewhere'],
		['line', exchange('gx'), 'learn.not-exchange'],
		['line', place('rs@-1,0'), 'learn.classic.line.done'],
		['line', place('rs@-1,0 ro@-1,1'), 'learn.classic.line.slip-more'],
		['line', place('rs@3,0 ys@3,-1'), 'learn.classic.line.slip-more'],
		['shape', place('ro@2,0'), 'learn.classic.shape.slip-one'],
		['shape', place('bx@1,-1'), 'learn.classic.shape.slip-elsewhere'],
		['shape', place('ro@-1,0 yo@2,0'), 'learn.classic.shape.done'],
		['two-lines', place('gd@0,-1'), 'learn.classic.two.slip-one'],
		['two-lines', place('ps@2,1'), 'learn.classic.two.slip-other'],
		['qwirkle', place('os@4,0'), 'learn.classic.qwirkle.slip-five'],
		['qwirkle', place('gx@2,-1'), 'learn.classic.qwirkle.slip-elsewhere'],
		['last-tile', place('bo@-1,0'), 'learn.classic.last.slip-one'],
	] as const)('%s: %o', (id, action, says) => {
		expect(said('classic', id, action)).toBe(says);
	});

	test('with a second equal tile the rules refuse it themselves, and say which line it is', () => {
		expect(play(stepOf('classic', 'line').position, place('ro@3,0'))).toMatchObject({
			ok: false,
			problem: { kind: 'line-clash', reason: 'same-piece' },
		});
	});

	test('nothing can be laid where one is to exchange', () => {
		expect(play(stepOf('classic', 'exchange').position, place('gs@0,1'))).toMatchObject({ ok: false });
	});
});

describe('typical slips in Cubes get the answer meant for them', () => {
	test.each([
		['roll', [place('rs@3,0')], 'learn.cubes.roll.slip-laid'],
		['roll', [roll('oq')], 'learn.cubes.roll.on'],
		['choose', [roll('ro rs rs')], 'learn.cubes.choose.slip-good'],
		['choose', [roll('bx gc')], 'learn.cubes.choose.slip-kept'],
		['choose', [place('ro@2,0')], 'learn.cubes.roll.slip-laid'],
		['count', [place('rd@0,-1 ro@0,3 rx@0,4')], 'learn.cubes.count.slip-six'],
		['count', [place('ro@0,3')], 'learn.cubes.count.slip-other'],
		['last-cube', [place('bo@-1,0')], 'learn.cubes.last.slip-one'],
	] as const)('%s: %o', (id, actions, says) => {
		expect(said('cubes', id, ...actions)).toBe(says);
	});

	test('the two stars come up as the two shapes that the row lacks', () => {
		expect(said('cubes', 'choose', ...stepOf('cubes', 'choose').solution)).toBe('learn.cubes.choose.done-six');
	});

	test('something fits after a forced roll, and ends the step', () => {
		const step = stepOf('cubes', 'nothing-fits');
		const [action] = step.solution;
		if (!action) throw new Error('no way to do it');
		const { position, answer } = played(step, step.position, action);
		expect(answer.outcome).toBe('on');
		expect(position).toMatchObject({ turn: 0, rerolled: true });
	});
});

describe('typical slips in Cards get the answer meant for them', () => {
	test.each([
		['series', lay('bs', 'bo bq bc bs', 'rs ys gs'), 'learn.cards.series.slip-added'],
		['add', lay('pq', 'oo ro go', 'ro yo go', 'px pd ps pq'), 'learn.cards.add.slip-one'],
		['borrow', lay('oc', 'bo bd bq bs', 'rc gc pc oc'), 'learn.cards.borrow.slip-other'],
		['arrange', lay('rs ys', 'rq gq bq', 'po px pq', 'rs ys ps'), 'learn.cards.arrange.slip-other'],
		['qwirkle', lay('od yd', 'rd gd bd od yd', 'bo bq bc'), 'learn.cards.qwirkle.slip-fewer'],
		['fetch', lay('ys', 'yo yx yd yq ys', 'rc yc gc'), 'learn.cards.fetch.slip-five'],
		['fetch', lay('bc', 'yo yx yd yq', 'rc yc gc bc'), 'learn.cards.fetch.slip-other'],
	] as const)('%s: %o', (id, action, says) => {
		expect(said('cards', id, action)).toBe(says);
	});

	test('arranged by the table, the cards come to lie as the lesson tells it', () => {
		const { position, solution } = stepOf('cards', 'arrange');
		const [action] = solution;
		if (position.game !== 'cards' || action?.type !== 'lay') throw new Error('not a step of Cards');
		const arranged = arrange(position.table, action.cards);
		expect(arranged && canonicalTable(arranged.table)).toEqual(canonicalTable(action.table));
	});
});
