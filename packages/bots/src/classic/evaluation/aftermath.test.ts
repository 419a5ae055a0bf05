// What the figures of a move are, on boards small enough to count by hand; and that reading them changes nothing.
import { type Board, boardOf, type ClassicView, type Kind, viewFor } from '@tessera/engine';
import { layout, MoveList } from '@tessera/engine/fast';
import { kinds, type PlacedCode, placedOf } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { playerOf } from '../../levels.ts';
import { Random } from '../../random.ts';
import { gameBetween } from '../../testing/games.ts';
import { Ideas } from '../search/ideas.ts';
import { Table } from '../search/table.ts';
import { Worlds } from '../search/worlds.ts';
import { AFTERMATH_FIGURES, Aftermath } from './aftermath.ts';

const { pieceOf } = layout;

/** A table of two with the given tiles of the seat to move; the other holds all else that matters, the bag the rest. */
function tableWith(board: Board, own: readonly Kind[], theirs: readonly Kind[], bag: readonly Kind[]): Table {
	const table = new Table();
	table.board.load(board);
	table.tiles.set(own);
	table.tiles.set(theirs, 6);
	table.sizes.set([own.length, theirs.length]);
	table.bag.set(bag);
	table.back = bag.length;
	return table;
}

function figuresAfter(table: Table, placed: readonly PlacedCode[], score: number): Readonly<Record<string, number>> {
	const list = new MoveList();
	const pieces = placedOf(placed).map((piece) => pieceOf(table.board.cellAt(piece), piece.kind));
	list.addUnchecked(score, Int32Array.from(pieces), pieces.length);
	const aftermath = new Aftermath();
	aftermath.prepare(table);
	aftermath.after(table, list, 0);
	return Object.fromEntries(AFTERMATH_FIGURES.map((name, index) => [name, aftermath.lastFigures[index] ?? 0]));
}

const row = (codes: string): Board => boardOf(kinds(codes).map((kind, x) => ({ kind, x, y: 0 })));

describe('the figures after a move', () => {
	test('a line of five that only the mover can complete', () => {
		const table = tableWith(row('ro rx rd rq'), kinds('rs rc'), kinds('gx gx'), kinds('bo bo bo'));
		const figures = figuresAfter(table, [['rs', 4, 0]], 5);
		expect(figures['Qwirkle only I can make']).toBe(2);
		expect(figures['follow-up']).toBe(12);
		expect(figures['follow-up of twelve and more']).toBe(1);
		expect(figures['chance of a Qwirkle']).toBe(0);
		expect(figures['kept']).toBe(1);
	});
	test('a line of five that the other may complete, by what is unseen', () => {
		const table = tableWith(row('ro rx rd rq'), kinds('rs gd'), kinds('rc gx'), kinds('bo bo'));
		const figures = figuresAfter(table, [['rs', 4, 0]], 5);
		expect(figures['Qwirkle open, one unseen']).toBe(2);
		expect(figures['Qwirkle only I can make']).toBe(0);
		// Two of four unseen tiles are the other's: one given tile is among them with one half.
		expect(figures['chance of a Qwirkle']).toBeCloseTo(0.5);
	});
	test('duplicates and the longest line among what is kept', () => {
		const table = tableWith(row('ro'), kinds('rx gs gd gq gq'), kinds('bo'), kinds('bo bo'));
		const figures = figuresAfter(table, [['rx', 1, 0]], 2);
		expect(figures['duplicates']).toBe(1);
		expect(figures['three in one line']).toBe(1);
		expect(figures['pair in one line']).toBe(0);
	});
	test('the expected answer counts every point with its chance', () => {
		// Only red tiles fit beside a lone red circle's row and column ends; the other holds the only unseen one.
		const table = tableWith(row('ro'), kinds('rx gs'), kinds('rd'), []);
		expect(figuresAfter(table, [['rx', 1, 0]], 2)['expected answer']).toBeCloseTo(3);
	});
	test('C8 the last tile of the game is worth its bonus and nothing else', () => {
		const table = tableWith(row('ro'), kinds('rx'), kinds('rd'), []);
		const list = new MoveList();
		const [piece] = placedOf([['rx', 1, 0]]);
		if (!piece) throw new Error('no piece');
		list.addUnchecked(2, Int32Array.of(pieceOf(table.board.cellAt(piece), piece.kind)), 1);
		const aftermath = new Aftermath();
		aftermath.prepare(table);
		expect(aftermath.after(table, list, 0)).toBe(6);
	});
});

describe('judging a whole position', () => {
	const player = playerOf('greedy', '');
	const views = gameBetween({ game: 'classic', players: 2, seed: 'judged' }, () => player, 0)
		.filter(({ action }) => action !== null)
		.map(({ position }) => viewFor(position, position.turn) as ClassicView);

	test('leaves the board as it was, and says of each move what its worth is made of', () => {
		const ideas = new Ideas();
		const { board } = ideas.table;
		for (const view of views) {
			board.load(view.board);
			const before = [...board.open.subarray(0, board.openCount)];
			for (const { worth, points, kept, risk } of ideas.haveAll(view))
				expect(worth).toBeCloseTo(points + (kept ?? 0) - (risk ?? 0));
			expect(board.laidCount).toBe(view.board.length);
			expect([...board.open.subarray(0, board.openCount)]).toEqual(before);
		}
	});
	test('does not depend on how the unseen tiles lie', () => {
		const ideas = new Ideas();
		for (const view of views) {
			const worths = ['one', 'two'].map((seed) => {
				const worlds = new Worlds(view);
				worlds.next(new Random(seed));
				return ideas.haveAll(view, worlds);
			});
			expect(worths[0]).toEqual(worths[1]);
		}
	});
});
