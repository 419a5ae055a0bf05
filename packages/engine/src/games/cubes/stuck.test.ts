// Q4 and Q5: forced rerolls, cubes that can never be placed, and the last cube.
import { describe, expect, test } from 'vitest';
import { seedFromText } from '../../core/random.ts';
import { legalActions, play, positionOf } from '../../game.ts';
import type { Placed } from '../../grid/board.ts';
import {
	at,
	colour,
	cubesAt,
	cubesSetup,
	cubesWithBag,
	kinds,
	played,
	refusalOf,
	rows,
	shape,
	unwrap,
} from '../../test-help.ts';
import type { CubesSetup } from './setup.ts';
import type { CubesPosition } from './types.ts';

const PASS = { type: 'pass' } as const;
const place = (...pieces: readonly Placed[]) => ({ type: 'place', pieces }) as const;
const reroll = (codes: string) => ({ type: 'reroll', cubes: kinds(codes) }) as const;
const shapes = (letters: string): readonly number[] => [...letters].map(shape);

/** Every kind once, colours along and shapes down: all lines are full, so nothing can ever be added. */
const FULL = rows(
	'ro rx rd rq rs rc',
	'oo ox od oq os oc',
	'yo yx yd yq ys yc',
	'go gx gd gq gs gc',
	'bo bx bd bq bs bc',
	'po px pd pq ps pc',
);
/** Without its last piece only a purple clover can be added: in the corner, or at the other ends of the two open lines. */
const OPEN_CORNER = FULL.slice(0, -1);
const CORNER = at('pc', 5, 5);

const table = (hands: readonly string[], more: Partial<CubesSetup> = {}, bag = ''): CubesPosition =>
	cubesWithBag({ board: OPEN_CORNER, hands: hands.map(kinds), ...more }, kinds(bag));

describe('nothing can be placed', () => {
	test('Q4 all own cubes are rerolled until something can', () => {
		const { events, position } = played(table(['po rx', 'pd']), reroll(''), shapes('xodsco'));
		expect(events).toEqual([
			{ type: 'rerolled', seat: 0, cause: 'chosen', from: [], to: [] },
			{ type: 'rerolled', seat: 0, cause: 'forced', from: kinds('po rx'), to: kinds('px ro') },
			{ type: 'rerolled', seat: 0, cause: 'forced', from: kinds('px ro'), to: kinds('pd rs') },
			{ type: 'rerolled', seat: 0, cause: 'forced', from: kinds('pd rs'), to: kinds('pc ro') },
		]);
		expect(position.hands).toEqual(['pc ro', 'pd'].map(kinds));
		expect(position).toMatchObject({ turn: 0, rerolled: true, step: 1 });
		expect(legalActions(position).placements.length).toBeGreaterThan(0);
	});

	test('Q4 after a chosen reroll too', () => {
		const { events } = played(table(['po rx', 'pd']), reroll('po'), shapes('dcx'));
		expect(events.map((event) => event.type === 'rerolled' && [event.cause, event.to])).toEqual([
			['chosen', kinds('pd')],
			['forced', kinds('pc rx')],
		]);
	});

	test('Q4 even when something could have been placed before the chosen reroll', () => {
		const { events } = played(table(['pc rx', 'pd']), reroll('pc'), shapes('ocd'));
		expect(events).toHaveLength(2);
	});

	test('Q4 not one roll more than needed', () => {
		expect(played(table(['po rx', 'pd']), reroll('po'), shapes('c')).events).toHaveLength(1);
		expect(refusalOf(table(['po rx', 'pd']), reroll('po'), shapes('cox'))).toMatchObject({ reason: 'too-many', at: 1 });
		expect(refusalOf(table(['po rx', 'pd']), reroll('po'), shapes('dox'))).toMatchObject({ reason: 'too-few', at: 3 });
	});

	test('Q4 by the seed too, however long it takes', () => {
		const lengths = Array.from({ length: 30 }, (_, game) => {
			const seeded = { ...table(['po rx bs', 'pd']), seed: seedFromText(`forced ${game}`) };
			const { events, position } = unwrap(play(seeded, reroll('')));
			expect(position.hands[0]).toContain(CORNER.kind);
			expect(events.slice(0, -1).every((event) => event.type !== 'rerolled' || !event.to.includes(CORNER.kind))).toBe(
				true,
			);
			return events.length;
		});
		expect(Math.max(...lengths)).toBeGreaterThan(3);
	});

	test('Q4 it is not for passing: some roll can be placed', () => {
		expect(refusalOf(table(['po rx', 'pd']), PASS)).toEqual({ kind: 'can-place' });
		expect(legalActions(table(['po rx', 'pd']))).toEqual({ game: 'cubes', placements: [], reroll: true, pass: false });
	});

	test('Q4 a position always leaves something to do, the reroll spent or not', () => {
		const spent = positionOf(
			cubesSetup({ board: rows('ro'), hands: ['bx gd ys ps oc gq', 'gx yx bx ps oc gq'].map(kinds), rerolled: true }),
		);
		expect(spent).toEqual({ ok: false, problem: { kind: 'reroll-unfinished' } });
	});
});

describe('nothing could ever be placed', () => {
	test('Q4 the player passes: passed, turn', () => {
		const { events, position } = played(table(['ro bc', 'pd'], { step: 4 }), PASS);
		expect(events).toEqual([
			{ type: 'passed', seat: 0 },
			{ type: 'turn', seat: 1 },
		]);
		expect(position).toMatchObject({ turn: 1, step: 5, rerolled: false });
		expect(position.hands).toEqual(['ro bc', 'pd'].map(kinds));
	});

	test('Q4 no reroll can help, and none is made', () => {
		expect(refusalOf(table(['ro bc', 'pd']), reroll('ro'))).toEqual({ kind: 'must-pass' });
		expect(refusalOf(table(['ro bc', 'pd']), reroll(''))).toEqual({ kind: 'must-pass' });
		expect(legalActions(table(['ro bc', 'pd']))).toEqual({ game: 'cubes', placements: [], reroll: false, pass: true });
	});

	test('Q4 with cubes in the bag as well', () => {
		expect(played(table(['ro bc', 'pd'], {}, 'po po'), PASS).events.at(-1)).toEqual({ type: 'turn', seat: 1 });
	});

	test('Q4 for everyone: the game ends, without bonus', () => {
		const { events, position } = played(table(['pc bo', 'rd', 'pd'], { scores: [1, 25, 25] }), place(CORNER));
		expect(events.map(({ type }) => type)).toEqual(['placed', 'scored', 'ended']);
		expect(events.at(-1)).toEqual({ type: 'ended', reason: 'nobody-can-move', winners: [0, 1, 2] });
		expect(position.scores).toEqual([25, 25, 25]);
	});

	test('Q5 two lines of six in one turn: 24 points', () => {
		expect(played(table(['pc bo', 'rd']), place(CORNER)).events[1]).toMatchObject({
			points: 24,
			lines: [
				{ axis: 'row', points: 12, qwirkle: true },
				{ axis: 'column', points: 12, qwirkle: true },
			],
		});
	});

	test('Q4 the refill comes first, and changes nothing on a full board', () => {
		const more = table(['pc bo rd rd rd rd', 'rd rd rd rd rd rd'], {}, 'po po');
		expect(played(more, place(CORNER), [colour('p'), shape('o')]).events.map(({ type }) => type)).toEqual([
			'placed',
			'scored',
			'drew',
			'rolled',
			'ended',
		]);
	});

	test('Q4 a table where it holds for everyone ends with the first pass', () => {
		const blocked = cubesWithBag({ board: FULL, hands: ['ro', 'bd'].map(kinds), scores: [2, 1] }, []);
		expect(played(blocked, PASS).events).toEqual([
			{ type: 'passed', seat: 0 },
			{ type: 'ended', reason: 'nobody-can-move', winners: [0] },
		]);
	});

	test('Q4 passes go round until somebody can', () => {
		const chain = table(['ro bc', 'yd', 'gd', 'pd']);
		const third = played(played(played(chain, PASS).position, PASS).position, PASS);
		expect(third.events.at(-1)).toEqual({ type: 'turn', seat: 3 });
		expect(refusalOf(third.position, PASS)).toEqual({ kind: 'can-place' });
	});

	test('Q4 where the ruling is to end: as soon as it is the turn of one who is stuck', () => {
		const open = OPEN_CORNER.filter(({ x, y }) => !(x === 4 && y === 5));
		const board = { board: open, options: { whenStuck: 'end' } };
		const end = played(table(['ps bo', 'rd', 'pd'], { ...board, scores: [0, 0, 30] }), place(at('ps', 4, 5)));
		expect(end.events.map(({ type }) => type)).toEqual(['placed', 'scored', 'ended']);
		expect(end.events.at(-1)).toEqual({ type: 'ended', reason: 'player-stuck', winners: [2] });
		const on = played(table(['ps bo', 'rd', 'pd'], { board: open }), place(at('ps', 4, 5)));
		expect(on.events.at(-1)).toEqual({ type: 'turn', seat: 1 });
		const fine = played(table(['ps bo', 'pd', 'rd'], board), place(at('ps', 4, 5)));
		expect(fine.events.at(-1)).toEqual({ type: 'turn', seat: 1 });
	});
});

describe('the last cube', () => {
	test.each([[2], [3], [4]])('Q5 with %i players: six more, and the game ends at once', (players) => {
		const hands = ['rx', 'go gx', 'bo bx', 'yo yx'].slice(0, players);
		const last = cubesWithBag({ board: rows('ro'), hands: hands.map(kinds) }, []);
		const { events, position } = played(last, place(at('rx', 1, 0)));
		expect(events.map(({ type }) => type)).toEqual(['placed', 'scored', 'bonus', 'ended']);
		expect(events.at(-1)).toEqual({ type: 'ended', reason: 'last-piece', winners: [0] });
		expect(position.scores).toEqual([8, 0, 0, 0].slice(0, players));
	});

	test('Q5 no bonus while the bag is not empty', () => {
		const one = cubesWithBag({ board: rows('ro'), hands: ['rx', 'go'].map(kinds) }, kinds('bo'));
		const { events, position } = played(one, place(at('rx', 1, 0)), [colour('b'), shape('s')]);
		expect(events.map(({ type }) => type)).toEqual(['placed', 'scored', 'drew', 'rolled', 'turn']);
		expect(position.scores).toEqual([2, 0]);
	});

	test('Q5 the last cube on a board that is full then still earns the bonus', () => {
		const { position } = played(table(['pc', 'rd']), place(CORNER));
		expect(position.scores).toEqual([24 + 6, 0]);
		expect(position.ending?.reason).toBe('last-piece');
	});

	test('Q5 the highest score wins, equals share', () => {
		const last = cubesWithBag({ board: rows('ro'), hands: ['rx', 'go'].map(kinds), scores: [1, 9] }, []);
		expect(played(last, place(at('rx', 1, 0))).position.ending?.winners).toEqual([0, 1]);
	});
});

test('Q1 a setup of a whole block is a position', () => {
	const hands = ['ro rx rd rq rs rc', 'oo ox od oq os oc'].map(kinds);
	expect(cubesAt({ board: FULL, hands }).board).toHaveLength(36);
});
