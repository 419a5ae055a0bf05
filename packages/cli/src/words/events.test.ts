// A game told in words: each seat hears what it may know and nothing else.
import { type Event, eventFor, type GameName, type Seat } from '@tessera/engine';
import { pieceCode } from '@tessera/notation';
import { kinds, placedOf, randomGame } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { type AnyEvent, tell } from './events.ts';

const anna = 0 as Seat;
const bob = 1 as Seat;

const told = (game: GameName, ...events: readonly AnyEvent[]): readonly string[] =>
	tell({ game, names: ['Anna', 'Bob'], piece: pieceCode }, events);

describe('what is told', () => {
	test('C4 C5 a placement with its lines', () => {
		const pieces = placedOf([
			['ro', 0, 0],
			['rx', 1, 0],
		]);
		expect(
			told(
				'classic',
				{ type: 'placed', seat: anna, pieces },
				{
					type: 'scored',
					seat: anna,
					points: 14,
					single: 0,
					lines: [
						{ axis: 'row', pieces, points: 2, qwirkle: false },
						{ axis: 'column', pieces: [...pieces, ...pieces, ...pieces], points: 12, qwirkle: true },
					],
				},
				{ type: 'bonus', seat: anna, points: 6 },
				{ type: 'ended', reason: 'last-piece', winners: [anna] },
			),
		).toEqual([
			'Anna laid ro 0,0, rx 1,0',
			'  row of 2: 2 · column of 6, a Qwirkle: 12 · total 14',
			'  6 more for the last tile',
			'The last piece is laid. Anna won.',
		]);
	});
	test('C2 who opens and why', () => {
		const opened = { type: 'opened', seat: bob, sizes: [3, 3] } as const;
		expect(told('classic', { ...opened, decidedBy: 'age' })[0]).toContain('tied and decided by age');
		expect(told('cards', { ...opened, decidedBy: 'lot' })[0]).toContain('largest series in hand (Anna: 3, Bob: 3)');
	});
	test('Q3 Q4 rerolls, chosen, forced and none', () => {
		const base = { type: 'rerolled', seat: anna, from: kinds('ro'), to: kinds('rs') } as const;
		expect(told('cubes', { ...base, cause: 'chosen' })).toEqual(['Anna rerolled ro → rs']);
		expect(told('cubes', { ...base, cause: 'forced' })).toEqual(['Nothing fits, so Anna rolled all again: rs']);
		expect(told('cubes', { ...base, cause: 'chosen', from: [], to: [] })).toEqual(['Anna kept all cubes.']);
	});
	test('K2 K5 K6 what only Cards have', () => {
		expect(told('cards', { type: 'misdealt', sizes: [2, 2] })[0]).toContain('dealt again');
		expect(told('cards', { type: 'final-round', turns: 2 })).toEqual(['The pile is empty: 2 turns left, one each.']);
		expect(told('cards', { type: 'captured', seat: bob, qwirkles: [kinds('ro rx rd rq rs rc')] })).toEqual([
			'  Qwirkle! Bob took ro rx rd rq rs rc',
		]);
		expect(told('cards', { type: 'swapped', seat: bob, shown: kinds('ro'), count: 1, drawn: null })).toEqual([
			'Bob could lay nothing, showed ro and drew a new hand.',
		]);
	});
	test('W2 W3 who left, what they set aside, and who is left', () => {
		expect(told('classic', { type: 'withdrew', seat: bob, pieces: kinds('ro rx') })).toEqual([
			'Bob left the game. Set aside: ro rx',
		]);
		expect(told('cards', { type: 'withdrew', seat: bob, count: 9, pieces: null })).toEqual([
			'Bob left the game and set aside 9 cards.',
		]);
		expect(told('classic', { type: 'ended', reason: 'others-withdrew', winners: [anna] })).toEqual([
			'All the others have left the game. Anna won.',
		]);
	});
	test('C10 a shared win', () => {
		expect(told('classic', { type: 'ended', reason: 'stalled', winners: [anna, bob] })[0]).toContain(
			'Anna and Bob share the win.',
		);
	});
});

describe('what is not told', () => {
	test.each(['classic', 'cards'] as const)('%s: the pieces that others draw or exchange', (game) => {
		const { start, steps } = randomGame({ game, players: 2, seed: 3 });
		const events: readonly Event[] = [start, ...steps.map(({ step }) => step)].flatMap((step) => step.events);
		const hidden = events.filter(
			(event) => (event.type === 'drew' || event.type === 'exchanged') && event.seat === bob,
		);
		expect(hidden.length).toBeGreaterThan(0);
		for (const event of hidden)
			for (const line of told(game, eventFor<GameName>(game, event, anna)))
				expect(line).toMatch(/^Bob (drew|exchanged) \d+ (tile|card)s?\.$/);
	});
});
