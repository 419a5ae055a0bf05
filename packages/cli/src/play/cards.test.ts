// A turn of Cards at the terminal: laying, moving, arranging, and taking everything back.
import { kinds } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { seatedAt, textOf, typing } from '../testing/table.ts';
import { positionOf } from './session.ts';

const session = seatedAt('cards/rorxrd,goyoboro/rqrsrcgxgdpcpqysod,gqgcyxyxbxbxpxpxps/-,-/1');
const says = (...lines: readonly string[]): string => textOf(typing(session, ...lines));

describe('laying', () => {
	test('K3 a card into a series, into a new one, and why that is not enough', () => {
		expect(says('rq 1')).toContain('1  ro rx rd[rq] .  .');
		expect(says('rq 1')).toContain('1 card laid. Enter plays it.');
		expect(says('gx new')).toContain('3 [gx] only 1 card');
		expect(says('gx new', '')).toBe('Series 3 has only 1 card; it takes three.');
	});
	test('K3 a card that does not fit is told, and whether it can be mended', () => {
		const text = says('gx 1');
		expect(text).toContain('red circle beside green cross');
		expect(text).toMatch(/would complete it|can be rearranged|cannot be completed/);
	});
	test('K3 lay arranges the table; the number of Qwirkles is told before it is played', () => {
		expect(says('lay rq rs rc')).toContain('3 cards laid, 1 Qwirkle. Enter plays it.');
		expect(says('lay rq rs rc')).toContain('1  ro rx rd[rq rs rc]');
		expect(says('lay ys')).toBe('The yellow star cannot be laid, however the table is arranged.');
		expect(says('lay')).toBe('Lay at least one card.');
		expect(says('lay gs')).toBe('There is no green star in hand.');
	});
	test('a card that is not held, a series that is not there', () => {
		expect(says('gs 1')).toBe('There is no green star in hand.');
		expect(says('rq 7')).toBe('There is no series 7.');
		expect(says('rq 1', 'rq 1')).toBe('There is no red square in hand.');
	});
});

describe('moving', () => {
	test('K3 a card from one series to another', () => {
		const text = says('move ro 2 new');
		expect(text).toContain('3 <ro> only 1 card');
		expect(says('move rx 2 1')).toBe('There is no red cross in series 2.');
		expect(says('move ro 1 1')).toBe('A red circle is in series 1 already.');
	});
	test('arrange completes what lies there, with further cards where it takes them', () => {
		expect(says('gx new', 'arrange')).toMatch(/\d cards laid\. Enter plays it\./);
		expect(says('arrange')).toBe('Every series is valid: there is nothing to arrange.');
	});
	test('a series that becomes empty leaves the numbers of the others alone', () => {
		const text = says('move ro 1 2', 'move rx 1 2', 'move rd 1 2');
		expect(text).toContain('   2  ');
		expect(text).not.toContain('   1  ');
	});
});

describe('taking back', () => {
	test('goes back through everything of the turn', () => {
		const lines = ['rq 1', 'move ro 2 new', 'lay rs', 'gx new'];
		const done = typing(session, ...lines);
		expect(typing(done.session, ...lines.map(() => 'undo')).session).toEqual(session);
		expect(typing(done.session, 'clear').session.draft).toEqual(session.draft);
		expect(says('undo')).toBe('There is nothing to take back.');
	});
});

describe('playing', () => {
	test('K4 a Qwirkle is taken', () => {
		const played = typing(session, 'lay rq rs rc', '');
		const position = positionOf(played.session);
		expect(position.game === 'cards' && position.captured[0]).toEqual([kinds('ro rx rd rq rs rc')]);
	});
	test('K3 nothing laid is no turn, whatever was moved', () => {
		expect(says('')).toContain('Lay a card first');
		expect(says('move ro 2 1', 'move ro 1 2', '')).toContain('Lay a card first');
	});
	test('K6 swapping and passing are only ever forced', () => {
		expect(says('swap')).toBe('Some card can be laid, so one has to be.');
		expect(says('pass')).toBe('Some card can be laid, so one has to be.');
	});
	test('hint says what to type', () => {
		expect(says('hint')).toMatch(/^Try lay [a-z ]+ for 1 Qwirkle\.$/);
	});
});
