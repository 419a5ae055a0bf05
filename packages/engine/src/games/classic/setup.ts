// From an unchecked setup of Classic to a position, or to what is wrong with it.

import { countKinds, minus, total } from '../../core/multiset.ts';
import { completeOptions } from '../../core/options.ts';
import { no, ok, type Result } from '../../core/result.ts';
import type { Kind, Seat } from '../../core/vocabulary.ts';
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
	numberProblem,
	piecesProblem,
	scoresProblem,
	seatsLeftIn,
	withdrawnIn,
} from '../setup.ts';
import { BOX } from './evolve.ts';
import { CLASSIC_OPTIONS, type ClassicOptions } from './options.ts';
import type { ClassicPosition } from './types.ts';

export type ClassicSetupProblem = CommonSetupProblem | BoardProblem;

export interface ClassicSetup extends CommonSetup {
	readonly game: 'classic';
	readonly board: readonly Placed[];
	readonly scores: readonly number[];
	readonly idleTurns: number;
}

const piecesIn = (setup: ClassicSetup): readonly Kind[] => [
	...setup.board.map(({ kind }) => kind),
	...setup.hands.flat(),
];

/** C1: the tiles that are neither on the board nor in a hand are in the bag. */
const restOf = (setup: ClassicSetup): readonly number[] => minus(BOX, countKinds(piecesIn(setup)));

/** The ends that this position has come to. C8, C9, C11 */
function endsOf(setup: ClassicSetup, options: ClassicOptions, bagSize: number) {
	const { board, turn, idleTurns } = setup;
	const hands = seatsLeftIn(setup).map((seat) => setup.hands[seat] ?? []);
	const isDry = bagSize === 0;
	const lies = boardOf(board);
	return {
		'last-piece': isDry && setup.hands[turn]?.length === 0,
		'nobody-can-move': isDry && hands.every((hand) => hand.length > 0 && !canLay(lies, hand)),
		'everybody-passed': isDry && options.voluntaryPass && idleTurns >= hands.length,
		stalled: !isDry && idleTurns >= options.stallRounds * hands.length,
	};
}

function setupProblem(setup: ClassicSetup, options: ClassicOptions): ClassicSetupProblem | null {
	const odd = piecesProblem(piecesIn(setup));
	if (odd) return odd;
	const bag = restOf(setup);
	const excess = bag.findIndex((count) => count < 0);
	if (excess >= 0) return excessProblem(excess as Kind, BOX[excess] ?? 0, bag[excess] ?? 0);
	const least = setup.ended === 'last-piece' ? 0 : 1;
	return (
		commonProblem(setup) ??
		scoresProblem(setup.scores, setup.ages.length) ??
		numberProblem('idle turns', setup.idleTurns) ??
		boardProblem(boardOf(setup.board)) ??
		handsProblem(setup.hands, HAND_SIZE, total(bag), least) ??
		endingProblem(setup, endsOf(setup, options, total(bag)))
	);
}

export function classicPosition(setup: ClassicSetup): Result<ClassicPosition, ClassicSetupProblem> {
	const options = completeOptions(CLASSIC_OPTIONS, setup.options);
	if (!options.ok) return options;
	const problem = setupProblem(setup, options.value);
	if (problem) return no(problem);
	const withdrawn = withdrawnIn(setup);
	const { ages, seed, step, hands, scores, idleTurns } = setup;
	return ok({
		game: 'classic',
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
		idleTurns,
		ending: endingOf(setup.ended, scores, withdrawn),
	});
}
