// From an unchecked setup of Cards to a position, or to what is wrong with it.
import { countKinds, minus, total } from '../../core/multiset.ts';
import { completeOptions } from '../../core/options.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { type Kind, QWIRKLE, type Seat } from '../../core/vocabulary.ts';
import { endingOf } from '../common.ts';
import {
	type CommonSetup,
	type CommonSetupProblem,
	commonProblem,
	endingProblem,
	excessProblem,
	handsProblem,
	lengthProblem,
	numberProblem,
	piecesProblem,
	seatsLeftIn,
	withdrawnIn,
} from '../setup.ts';
import { BOX } from './evolve.ts';
import { canLayFrom } from './legal.ts';
import { CARDS_OPTIONS, type CardsOptions } from './options.ts';
import { HAND_SIZE } from './play.ts';
import { type Series, type SeriesProblem, seriesProblem, type Table } from './series.ts';
import type { CardsPosition } from './types.ts';

export type CardsSetupProblem =
	| CommonSetupProblem
	| { readonly kind: 'bad-table-series'; readonly index: number; readonly problem: SeriesProblem }
	| { readonly kind: 'bad-qwirkle'; readonly seat: Seat; readonly index: number }
	/** A series of six is captured at once and never stays on the table. K4 */
	| { readonly kind: 'qwirkle-on-table'; readonly index: number };

export interface CardsSetup extends CommonSetup {
	readonly game: 'cards';
	readonly table: Table;
	readonly captured: readonly (readonly Series[])[];
	/** Turns left of the final round; null while there is a pile. K5 */
	readonly finalTurns: number | null;
	readonly idleTurns: number;
}

const piecesIn = (setup: CardsSetup): readonly Kind[] => [
	...setup.table.flat(),
	...setup.captured.flat(2),
	...setup.hands.flat(),
];

/** K1: the cards that are neither on the table, nor captured, nor in a hand are in the pile. */
const restOf = (setup: CardsSetup): readonly number[] => minus(BOX, countKinds(piecesIn(setup)));

function tableProblem(table: Table): CardsSetupProblem | null {
	for (const [index, series] of table.entries()) {
		const problem = seriesProblem(series);
		if (problem) return { kind: 'bad-table-series', index, problem };
		if (series.length === QWIRKLE) return { kind: 'qwirkle-on-table', index };
	}
	return null;
}

function capturedProblem(captured: CardsSetup['captured']): CardsSetupProblem | null {
	for (const [seat, qwirkles] of captured.entries()) {
		const index = qwirkles.findIndex((series) => series.length !== QWIRKLE || seriesProblem(series) !== null);
		if (index >= 0) return { kind: 'bad-qwirkle', seat: seat as Seat, index };
	}
	return null;
}

/** K5: the final round is on exactly when the pile is empty. */
function finalProblem(setup: CardsSetup, pileSize: number): CardsSetupProblem | null {
	const { finalTurns } = setup;
	if ((finalTurns === null) !== pileSize > 0)
		return { kind: 'bad-number', what: 'turns of the final round', value: finalTurns ?? Number.NaN };
	return numberProblem('turns of the final round', finalTurns ?? 0, seatsLeftIn(setup).length);
}

/** The ends that this position has come to. K5, K6 */
function endsOf(setup: CardsSetup, options: CardsOptions) {
	const { table, finalTurns, idleTurns } = setup;
	const hands = seatsLeftIn(setup).map((seat) => setup.hands[seat] ?? []);
	const mayDie = finalTurns === null && options.whenStuck === 'pass';
	return {
		'final-round': finalTurns === 0,
		stalled: finalTurns !== 0 && idleTurns >= options.stallRounds * hands.length,
		'nobody-can-move': mayDie && !hands.some((hand) => canLayFrom(table, hand)),
	};
}

function setupProblem(setup: CardsSetup, options: CardsOptions): CardsSetupProblem | null {
	const odd = piecesProblem(piecesIn(setup));
	if (odd) return odd;
	const pile = restOf(setup);
	const excess = pile.findIndex((count) => count < 0);
	if (excess >= 0) return excessProblem(excess as Kind, BOX[excess] ?? 0, pile[excess] ?? 0);
	return (
		commonProblem(setup) ??
		lengthProblem('captured', setup.captured, setup.ages.length) ??
		numberProblem('idle turns', setup.idleTurns) ??
		tableProblem(setup.table) ??
		capturedProblem(setup.captured) ??
		handsProblem(setup.hands, HAND_SIZE, total(pile), 0) ??
		finalProblem(setup, total(pile)) ??
		endingProblem(setup, endsOf(setup, options))
	);
}

export function cardsPosition(setup: CardsSetup): Result<CardsPosition, CardsSetupProblem> {
	const options = completeOptions(CARDS_OPTIONS, setup.options);
	if (!options.ok) return options;
	const problem = setupProblem(setup, options.value);
	if (problem) return no(problem);
	const withdrawn = withdrawnIn(setup);
	const { ages, seed, step, hands, table, captured, finalTurns, idleTurns } = setup;
	return ok({
		game: 'cards',
		options: options.value,
		ages,
		seed,
		step,
		turn: setup.turn as Seat,
		withdrawn,
		table,
		captured,
		pile: restOf(setup),
		hands,
		finalTurns,
		idleTurns,
		ending: endingOf(
			setup.ended,
			captured.map(({ length }) => length),
			withdrawn,
		),
	});
}
