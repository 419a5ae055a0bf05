// From an unchecked setup of Cubes to a position, or to what is wrong with it.
import { countColours, minus, total } from '../../core/multiset.ts';
import { completeOptions } from '../../core/options.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { type Colour, type Kind, kindOf, type Seat, type Shape } from '../../core/vocabulary.ts';
import { boardOf, type Placed } from '../../grid/board.ts';
import { type BoardProblem, boardProblem } from '../../grid/problems.ts';
import { endingOf } from '../common.ts';
import { canLay, HAND_SIZE } from '../laying.ts';
import {
	type CommonSetup,
	type CommonSetupProblem,
	commonProblem,
	endingProblem,
	excessProblem,
	handsProblem,
	piecesProblem,
	scoresProblem,
	seatsLeftIn,
	withdrawnIn,
} from '../setup.ts';
import { nextSeat } from '../withdrawing.ts';
import { BOX } from './evolve.ts';
import { isStuck } from './legal.ts';
import { CUBES_OPTIONS, type CubesOptions } from './options.ts';
import type { CubesPosition } from './types.ts';

export type CubesSetupProblem =
	| CommonSetupProblem
	| BoardProblem
	/** The opening is laid without a reroll. Q2 */
	| { readonly kind: 'reroll-before-opening' }
	/** After the reroll something can always be placed. Q4 */
	| { readonly kind: 'reroll-unfinished' };

export interface CubesSetup extends CommonSetup {
	readonly game: 'cubes';
	readonly board: readonly Placed[];
	readonly scores: readonly number[];
	readonly rerolled: boolean;
}

const piecesIn = (setup: CubesSetup): readonly Kind[] => [
	...setup.board.map(({ kind }) => kind),
	...setup.hands.flat(),
];

/** Q1: the cubes that are neither on the board nor in front of a player are in the bag. */
const restOf = (setup: CubesSetup): readonly number[] => minus(BOX, countColours(piecesIn(setup)));

/** Q2, Q4: there is no reroll before the opening, and after one something can always be placed. */
function rerollProblem({ rerolled, board, hands, turn, ended }: CubesSetup): CubesSetupProblem | null {
	if (!rerolled || ended) return null;
	if (board.length === 0) return { kind: 'reroll-before-opening' };
	return canLay(boardOf(board), hands[turn] ?? []) ? null : { kind: 'reroll-unfinished' };
}

/** The ends that this position has come to. Q4, Q5 */
function endsOf(setup: CubesSetup, options: CubesOptions, bagSize: number) {
	const { board, hands, ages, turn } = setup;
	const lies = boardOf(board);
	const isOut = (seat: Seat): boolean => hands[seat]?.length !== 0 && isStuck(lies, hands[seat] ?? []);
	return {
		'last-piece': bagSize === 0 && hands[turn]?.length === 0,
		'nobody-can-move': seatsLeftIn(setup).every(isOut),
		'player-stuck':
			options.whenStuck === 'end' && isOut(nextSeat({ ages, turn: turn as Seat, withdrawn: withdrawnIn(setup) })),
	};
}

function setupProblem(setup: CubesSetup, options: CubesOptions): CubesSetupProblem | null {
	const odd = piecesProblem(piecesIn(setup));
	if (odd) return odd;
	const bag = restOf(setup);
	const excess = bag.findIndex((count) => count < 0);
	if (excess >= 0) return excessProblem(kindOf(excess as Colour, 0 as Shape), BOX[excess] ?? 0, bag[excess] ?? 0);
	const least = setup.ended === 'last-piece' ? 0 : 1;
	return (
		commonProblem(setup) ??
		scoresProblem(setup.scores, setup.ages.length) ??
		boardProblem(boardOf(setup.board)) ??
		handsProblem(setup.hands, HAND_SIZE, total(bag), least) ??
		rerollProblem(setup) ??
		endingProblem(setup, endsOf(setup, options, total(bag)))
	);
}

export function cubesPosition(setup: CubesSetup): Result<CubesPosition, CubesSetupProblem> {
	const options = completeOptions(CUBES_OPTIONS, setup.options);
	if (!options.ok) return options;
	const problem = setupProblem(setup, options.value);
	if (problem) return no(problem);
	const withdrawn = withdrawnIn(setup);
	const { ages, seed, step, hands, scores, rerolled } = setup;
	return ok({
		game: 'cubes',
		options: options.value,
		ages,
		seed,
		step,
		turn: setup.turn as Seat,
		withdrawn,
		board: boardOf(setup.board),
		bag: restOf(setup),
		hands,
		scores,
		rerolled,
		ending: endingOf(setup.ended, scores, withdrawn),
	});
}
