// Answers of `tessera moves`, against the fixtures and for everything strange that a line can hold.
import { errorCases, inFormOf, perftCases, publicCases } from '@tessera/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerLine } from './answer.ts';

const answer = (query: unknown): unknown => JSON.parse(answerLine(JSON.stringify(query)));

describe('fixtures', () => {
	test('positions of all three games, letter by letter', () => {
		for (const { name, query, expected } of publicCases()) {
			const text = answerLine(JSON.stringify(query));
			expect(text, name).toBe(JSON.stringify(JSON.parse(text)));
			expect(inFormOf(expected, JSON.parse(text)), name).toEqual(expected);
		}
	});
	test('sequences of moves counted by depth', () => {
		for (const { name, query, expected } of perftCases()) expect(answer(query), name).toEqual(expected);
	});
	test('refusals, each followed by a good line', () => {
		for (const { name, query, expected } of errorCases())
			expect(inFormOf(expected, answer(query) as typeof expected), name).toEqual(expected);
	});
});

describe('openings', () => {
	test('C2 in ascending order of code, from 0,0 to the right', () => {
		expect(answer({ game: 'classic', board: [], hand: ['ro', 'go', 'bo', 'rx'], opening: true })).toEqual({
			moves: [
				{
					place: [
						['bo', 0, 0],
						['go', 1, 0],
						['ro', 2, 0],
					],
					score: 3,
				},
			],
		});
	});
	test('C2 six score 12, one scores 1', () => {
		const six = answer({ game: 'cubes', board: [], hand: ['ro', 'rx', 'rd', 'rq', 'rs', 'rc'], opening: true });
		expect(six).toMatchObject({ moves: [{ score: 12 }] });
		expect(answer({ game: 'classic', board: [], hand: ['ro'], opening: true })).toMatchObject({
			moves: [{ score: 1 }],
		});
	});
	test('an empty board without opening has no move, an empty hand neither', () => {
		expect(answer({ game: 'classic', board: [], hand: ['ro'] })).toEqual({ moves: [] });
		expect(answer({ game: 'classic', board: [], hand: [], opening: true })).toEqual({ moves: [] });
		expect(answer({ game: 'classic', board: [['ro', 0, 0]], hand: [] })).toEqual({ moves: [] });
		expect(answer({ game: 'cards', table: [], hand: [] })).toEqual({ plays: [] });
	});
});

describe('what is allowed', () => {
	const good = { game: 'classic', board: [['ro', 0, 0]], hand: ['rd'] };
	test('unknown keys, also those that JavaScript objects have by themselves', () => {
		const extra =
			'{"game":"classic","board":[["ro",0,0]],"hand":["rd"],"x":{"y":[1]},"__proto__":{"opening":true},"toString":1}';
		expect(JSON.parse(answerLine(extra))).toEqual(answer(good));
	});
	test('space around and within', () => {
		expect(answerLine('  { "game" : "classic" , "board":[["ro",0,0]],\t"hand":["rd"] }\r')).toBe(
			answerLine(JSON.stringify(good)),
		);
	});
	test('whole numbers however they are written', () => {
		expect(answerLine('{"game":"classic","board":[["ro",-0,0.0]],"hand":["rd"]}')).toBe(
			answerLine(JSON.stringify(good)),
		);
		expect(answerLine('{"game":"classic","board":[["ro",1e2,0]],"hand":["rd"]}')).toContain('["rd",101,0]');
	});
	test('far away from the origin', () => {
		expect(answerLine('{"game":"classic","board":[["ro",1000000000,-1000000000]],"hand":["rd"]}')).toContain(
			'["rd",1000000001,-1000000000]',
		);
	});
	test('K4 six cards in a series on the table', () => {
		const query = { game: 'cards', table: [['ro', 'rx', 'rd', 'rq', 'rs', 'rc']], hand: ['bo'] };
		expect(answer(query)).toEqual({ plays: [] });
	});
	test('C1 copies in hand are not counted on a board', () => {
		const board = [['ro', 0, 0]];
		expect(answer({ game: 'classic', board, hand: ['ro', 'ro', 'ro', 'ro', 'rd'] })).toHaveProperty('moves');
	});
});

describe('what is answered with an error', () => {
	const LINES: readonly string[] = [
		'',
		'   ',
		'null',
		'7',
		'"classic"',
		'[]',
		'{',
		'{"game":"classic"}',
		'{"game":"chess","board":[],"hand":[]}',
		'{"board":[],"hand":[]}',
		'{"game":"classic","board":{},"hand":[]}',
		'{"game":"classic","board":[],"hand":"rd"}',
		'{"game":"classic","board":[["ro",0]],"hand":[]}',
		'{"game":"classic","board":[["ro",0,0,0]],"hand":[]}',
		'{"game":"classic","board":[["ro",0.5,0]],"hand":[]}',
		'{"game":"classic","board":[["ro","0",0]],"hand":[]}',
		'{"game":"classic","board":[["ro",1e300,0]],"hand":[]}',
		'{"game":"classic","board":[[["ro"],0,0]],"hand":[]}',
		'{"game":"classic","board":[],"hand":[null]}',
		'{"game":"classic","board":[],"hand":[],"opening":"yes"}',
		'{"game":"classic","perft":-1,"board":[],"hands":[[]],"turn":0}',
		'{"game":"classic","perft":1.5,"board":[],"hands":[[]],"turn":0}',
		'{"game":"classic","perft":1e9,"board":[],"hands":[[]],"turn":0}',
		'{"game":"classic","perft":1,"board":[],"hands":[],"turn":0}',
		'{"game":"classic","perft":1,"board":[],"hands":[[]],"turn":1}',
		'{"game":"cards","hand":[]}',
		'{"game":"cards","table":[["ro","rx","rd"]],"hand":["ro","ro","ro"]}',
		'{"game":"cards","table":[],"hand":["ro","rx","rd","rq","rs","rc","bo","bx","bd","bq"]}',
		'\u0000',
		'{"game":"classic","board":[],"hand":["r\u0000"]}',
	];
	test.each(LINES)('%j', (line) => {
		expect(Object.keys(JSON.parse(answerLine(line)))).toEqual(['error']);
	});
	test('C1 four of a kind on the board, Q1 sixteen cubes of a colour', () => {
		const apart = (code: string, count: number): string =>
			JSON.stringify(Array.from({ length: count }, (_, index) => [code, index * 2, 0]));
		expect(answerLine(`{"game":"classic","board":${apart('ro', 4)},"hand":[]}`)).toContain('more than 3 red circles');
		expect(answerLine(`{"game":"cubes","board":${apart('ro', 16)},"hand":[]}`)).toContain('more than 15 red cubes');
	});
	test('whatever else is JSON, in place of a query or of any part of one', () => {
		const part = fc.oneof(
			fc.jsonValue(),
			fc.constantFrom('classic', 'cubes', 'cards', [], [[]], ['ro'], [['ro', 0, 0]], [['ro', 'rx', 'rd']], 0, 1, true),
		);
		const names = ['game', 'board', 'hand', 'opening', 'table', 'perft', 'hands', 'turn'];
		const query = fc.record(Object.fromEntries(names.map((name) => [name, part])), { requiredKeys: [] });
		fc.assert(
			fc.property(fc.oneof(query, fc.jsonValue()), (value) => {
				const text = answerLine(JSON.stringify(value));
				expect(text).toBe(JSON.stringify(JSON.parse(text)));
				expect(text).toMatch(/^\{"(error|moves|plays|perft)":/);
			}),
			{ seed: 1, numRuns: 2000 },
		);
	});
	test('JSON that is nested deeper than anything can be written', () => {
		const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
		expect(answerLine(deep)).toContain('"error"');
		expect(answerLine(`{"game":"classic","board":${deep},"hand":[]}`)).toContain('"error"');
		expect(answerLine(`{"game":"classic","board":[],"hand":[${deep}]}`)).toContain('"error"');
		expect(answerLine(`{"game":${deep}}`)).toContain('"error"');
	});
});
