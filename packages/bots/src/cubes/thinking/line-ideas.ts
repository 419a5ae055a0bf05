// The lines that a hand might show after a reroll, and the best ways to lay each of them.
import { type CubesView, countColours, type Placed } from '@tessera/engine';
import { FastBoard, MoveList } from '@tessera/engine/fast';
import { KINDS_OF_LINE, linesOf, sizeOfLine } from '../rolls/lines.ts';

/** Ways to lay a line that are looked at, those with the most points. */
const MOST_WAYS = 2;

/** A way to lay all pieces of a line. */
export interface Way {
	readonly pieces: readonly Placed[];
	readonly points: number;
}

export interface LineIdea {
	readonly line: number;
	/** The best first; at least one. */
	readonly ways: readonly Way[];
}

const board = new FastBoard();
const list = new MoveList();

/** The placements in the list of all so many pieces, those with the most points first. */
function entriesOf(size: number): readonly number[] {
	const entries: number[] = [];
	for (let entry = 0; entry < list.end; entry = list.next(entry)) if (list.size(entry) === size) entries.push(entry);
	return entries.sort((a, b) => list.score(b) - list.score(a));
}

const wayOf = (entry: number): Way => ({
	pieces: Array.from({ length: list.size(entry) }, (_, index) => board.placedOf(list.piece(entry, index))),
	points: list.score(entry),
});

function waysToLay(line: number): readonly Way[] {
	const kinds = KINDS_OF_LINE[line];
	if (!kinds) return [];
	board.placements(kinds, list);
	return entriesOf(sizeOfLine(line)).slice(0, MOST_WAYS).map(wayOf);
}

/** Every line that the cubes of the seat to move could show and lay as a whole. */
export function lineIdeas(view: CubesView): readonly LineIdea[] {
	board.load(view.board);
	return linesOf(countColours(view.hand ?? []))
		.map((line) => ({ line, ways: waysToLay(line) }))
		.filter(({ ways }) => ways.length > 0);
}
