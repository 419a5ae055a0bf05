// What a turn of Cubes may be expected to score after a reroll, exactly over all rolls, or scores as the cubes are (Q3).
import { type Action, type CubesView, type Kind, legalInView, sortSeries, without } from '@tessera/engine';
import { FastBoard } from '@tessera/engine/fast';
import { LineWorths } from '../cubes/rolls/line-worths.ts';
import { Rolls } from '../cubes/rolls/rolls.ts';
import { isSameAction } from './same-action.ts';

const board = new FastBoard();
const lines = new LineWorths();
const rolls = new Rolls();

const textOf = (kinds: readonly Kind[]): string => sortSeries(kinds).join(' ');

function expectedAfter(view: CubesView, rolled: readonly Kind[]): number | undefined {
	const hand = view.hand ?? [];
	const kept = textOf(without(hand, rolled));
	board.load(view.board);
	lines.ofPoints(board, hand);
	return rolls.all(hand, lines).find(({ cubes }) => textOf(cubes) === kept)?.worth;
}

/** Undefined for a pass, which scores nothing that could be compared. */
export function turnPoints(view: CubesView, action: Action): number | undefined {
	if (action.type === 'reroll') return expectedAfter(view, action.cubes);
	return legalInView(view)?.placements.find(({ pieces }) => isSameAction(view, { type: 'place', pieces }, action))
		?.score;
}
