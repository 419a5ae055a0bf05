// Actions that come to the same are known to, and no others.
import { type CardsView, type Placed, type Seat, viewFor } from '@tessera/engine';
import { kinds } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { begin } from '../testing/games.ts';
import { isSameAction } from './same-action.ts';

const opening = viewFor(begin({ game: 'classic', players: 2, seed: 'same' }), 0 as Seat);
const cards = viewFor(begin({ game: 'cards', players: 2, seed: 'same' }), 0 as Seat) as CardsView;

const placed = (codes: string, cells: readonly (readonly [number, number])[]): readonly Placed[] =>
	kinds(codes).map((kind, index) => ({ kind, x: cells[index]?.[0] ?? 0, y: cells[index]?.[1] ?? 0 }));

const [red] = placed('rd', [[5, 5]]);
const later = { ...opening, board: red ? [red] : [] };

const place = (codes: string, ...cells: readonly (readonly [number, number])[]) =>
	({ type: 'place', pieces: placed(codes, cells) }) as const;

describe('the same', () => {
	test('C2 an opening is the same wherever it is laid', () => {
		expect(isSameAction(opening, place('ro rx', [0, 0], [1, 0]), place('rx ro', [3, 3], [3, 4]))).toBe(true);
		expect(isSameAction(later, place('ro rx', [0, 0], [1, 0]), place('rx ro', [3, 3], [3, 4]))).toBe(false);
	});
	test('a board that is its own mirror image is the same on both sides', () => {
		const line = {
			...opening,
			board: placed('rd rx', [
				[5, 5],
				[6, 5],
			]),
		};
		expect(isSameAction(line, place('ro', [5, 4]), place('ro', [5, 6]))).toBe(true);
		expect(isSameAction(line, place('ro', [5, 4]), place('ro', [6, 4]))).toBe(false);
		expect(isSameAction(line, place('ro', [4, 5]), place('ro', [7, 5]))).toBe(false);
		expect(isSameAction(later, place('ro rx', [4, 5], [3, 5]), place('ro rx', [5, 6], [5, 7]))).toBe(true);
		expect(isSameAction(later, place('ro rx', [4, 5], [3, 5]), place('rx ro', [5, 6], [5, 7]))).toBe(false);
	});
	test('pieces may be named in any order', () => {
		expect(isSameAction(later, place('ro rx', [0, 0], [1, 0]), place('rx ro', [1, 0], [0, 0]))).toBe(true);
		const given = (codes: string) => ({ type: 'exchange', pieces: kinds(codes) }) as const;
		expect(isSameAction(later, given('ro bx ro'), given('ro ro bx'))).toBe(true);
		expect(isSameAction(later, given('ro bx'), given('ro ro bx'))).toBe(false);
	});
	test('K3 a table arranged otherwise is the same, a Qwirkle more is not', () => {
		const lay = (cardCodes: string, ...series: readonly string[]) =>
			({ type: 'lay', cards: kinds(cardCodes), table: series.map((codes) => kinds(codes)) }) as const;
		const six = 'ro rx rd rq rs rc';
		expect(isSameAction(cards, lay('ro', 'ro rx rd', 'rq rs rc'), lay('ro', 'ro rq rs', 'rx rd rc'))).toBe(true);
		expect(isSameAction(cards, lay('ro', 'ro rx rd', 'rq rs rc'), lay('ro', six))).toBe(false);
		expect(isSameAction(cards, lay('ro', six), lay('rx', six))).toBe(false);
	});
});
