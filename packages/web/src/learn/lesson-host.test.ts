import type { Action, GameName } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { kinds, placed } from './codes.ts';
import { openStep } from './lesson-host.ts';
import { LESSONS } from './lessons/lessons.ts';
import type { LessonStep } from './lessons/step.ts';

const place = (text: string): Action => ({ type: 'place', pieces: placed(text) });

function step(game: GameName, id: string): LessonStep {
	const found = LESSONS[game].steps.find((each) => each.id === id);
	if (!found) throw new Error(`no such step: ${id}`);
	return found;
}

const open = (game: GameName, id: string) => openStep(`${game}/${id}`, step(game, id));

test('what fulfils the task is played and praised, with its points', async () => {
	const host = open('classic', 'two-lines');
	expect(await host.act(place('gd@0,2'))).toBeNull();
	expect(host.said.value).toEqual({ outcome: 'done', says: 'learn.classic.two.done', points: 5 });
	expect(host.state.value.view).toMatchObject({ step: 1, turn: 1, scores: [5, 0] });
	expect(host.state.value.waiting.for).toBe('other');
});

test('what does not is told why, and nothing has happened', async () => {
	const host = open('classic', 'two-lines');
	const { view } = host.state.value;
	expect(await host.act(place('gd@0,-1'))).toBeNull();
	expect(host.said.value).toMatchObject({ outcome: 'again', points: 3 });
	expect(host.state.value.view).toBe(view);
	await host.act(place('gd@0,2'));
	expect(host.said.value?.outcome).toBe('done');
});

test('what the rules refuse is refused as at any table', async () => {
	const host = open('classic', 'line');
	expect(await host.act(place('ro@3,0'))).toMatchObject({ kind: 'line-clash' });
	expect(host.said.value).toBeNull();
});

test('a roll leaves the turn with the learner', async () => {
	const host = open('cubes', 'roll');
	await host.act({ type: 'reroll', cubes: kinds('oq pd') });
	expect(host.said.value?.outcome).toBe('on');
	expect(host.state.value).toMatchObject({ waiting: { for: 'me' }, view: { rerolled: true } });
	expect(host.viewAt(0)).toMatchObject({ step: 0, rerolled: false });
	expect(() => host.viewAt(2)).toThrow(RangeError);
});

test('the last piece ends the game', async () => {
	const host = open('classic', 'last-tile');
	await host.act(place('bo@-1,0 bc@2,0'));
	expect(host.said.value).toMatchObject({ outcome: 'done', points: 10 });
	expect(host.state.value.waiting).toEqual({ for: 'nobody', because: 'over' });
});

const ALL = Object.values(LESSONS).flatMap(({ game, steps }) => steps.map((each) => ({ game, each, id: each.id })));

describe('whoever follows the hints gets through', () => {
	test.each(ALL)('$game $id', async ({ game, each, id }) => {
		const host = openStep(`${game}/${id}`, each);
		for (let turns = 0; turns < 2 && host.said.value?.outcome !== 'done'; turns++) {
			const [advice] = await host.advise();
			if (!advice) throw new Error('no hint');
			expect(await host.act(advice.action)).toBeNull();
		}
		expect(host.said.value?.outcome).toBe('done');
		expect(await host.advise()).toEqual([]);
	});
});
