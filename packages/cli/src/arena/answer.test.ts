// Whatever a program writes is read as an action or told why not.

import { viewFor } from '@tessera/engine';
import { parsePosition } from '@tessera/notation';
import { describe, expect, test } from 'vitest';
import { must } from '../testing/table.ts';
import { readAnswer } from './answer.ts';
import { failureWords } from './failures.ts';

const viewOf = (text: string) => {
	const position = must(parsePosition(text));
	return viewFor(position, position.turn);
};
const classic = viewOf('classic/0,0;rorx/rdboyqgsbcpc,gxgdgqgcyoyx/4,2/1');
const cards = viewOf('cards/bobxbd,goyopo/rorxrdrqrsrcbqbxbd,gxgdyxydpxpdocpcgc/-,-/1/step=2');

const read = (line: string, view = classic) => readAnswer(line, 7, view);
const answer = (action: unknown): string => JSON.stringify({ id: 7, action });
const why = (line: string, view = classic): string => {
	const result = read(line, view);
	return result.ok ? 'read' : failureWords(view.game, result.problem);
};

describe('an answer', () => {
	test('is an action by its type, with pieces by their codes', () => {
		expect(must(read(answer({ type: 'place', pieces: [['rd', 2, 0]] })))).toEqual({
			type: 'place',
			pieces: [{ kind: 2, x: 2, y: 0 }],
		});
		expect(must(read(answer({ type: 'exchange', pieces: ['rd', 'bo'] })))).toEqual({
			type: 'exchange',
			pieces: [2, 24],
		});
		expect(must(read(answer({ type: 'reroll', cubes: [] })))).toEqual({ type: 'reroll', cubes: [] });
		expect(must(read(answer({ type: 'pass' })))).toEqual({ type: 'pass' });
	});
	test('may hold more than is needed', () => {
		expect(read('{"id":7,"mood":"good","action":{"type":"pass","score":0,"why":"tired"}}').ok).toBe(true);
	});
	test.each([
		['', 'the line is empty'],
		['hello', 'not valid JSON'],
		['[1]', 'one JSON object'],
		['{"action":{"type":"pass"}}', 'the "id" of its question, 7'],
		['{"id":6,"action":{"type":"pass"}}', 'the "id" of its question, 7'],
		['{"id":"7","action":{"type":"pass"}}', 'the "id" of its question, 7'],
		['{"id":7}', 'an object as its "action"'],
		['{"id":7,"action":"pass"}', 'an object as its "action"'],
		['{"id":7,"action":null}', 'an object as its "action"'],
		[answer({}), 'the "type" of an action'],
		[answer({ type: 'fly' }), 'the "type" of an action'],
		[answer({ type: 'place' }), '"pieces" is a list'],
		[answer({ type: 'place', pieces: [['rd', 2]] }), '["piece", x, y]'],
		[answer({ type: 'place', pieces: [['rz', 2, 0]] }), 'is no piece'],
		[answer({ type: 'place', pieces: [['rd', 2.5, 0]] }), 'two whole numbers'],
		[answer({ type: 'exchange', pieces: 'rd' }), '"pieces" is a list'],
		[answer({ type: 'lay' }), '"cards" is a list'],
		[answer({ type: 'lay', cards: ['rc'], table: [['rc'], 3] }), '"table" is a list'],
	])('is not %s', (line, words) => {
		expect(why(line)).toContain(words);
	});
	test('that is nested deeper than can be written is told in a few words', () => {
		const deep = `{"id":7,"action":{"type":"exchange","pieces":[${'['.repeat(1e5)}${']'.repeat(1e5)}]}}`;
		expect(why(deep).length).toBeLessThan(400);
	});
});

describe('K3 cards can be laid without saying where', () => {
	test('then they are arranged, with as many Qwirkles as can be', () => {
		const action = must(read(answer({ type: 'lay', cards: ['ro', 'rx', 'rd', 'rq', 'rs', 'rc'] }), cards));
		expect(action.type === 'lay' && action.table.map(({ length }) => length).sort()).toEqual([3, 3, 6]);
	});
	test.each([
		[['ro', 'ro'], 'There is no red circle in hand'],
		[['pc'], 'There is no purple clover in hand'],
		[[], 'Lay at least one card'],
		[['rs'], 'the table cannot be arranged'],
	])('%j cannot be', (laid, words) => {
		expect(why(answer({ type: 'lay', cards: laid }), cards)).toContain(words);
	});
	test('and in no other game', () => {
		expect(why(answer({ type: 'lay', cards: ['rd'] }))).toContain('no such action in this game');
	});
});
