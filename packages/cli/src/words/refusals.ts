// Why something may not be done, in words: one sentence or two for every reason the engine can give, saying what and where.
import {
	type ClashReason,
	type GameName,
	type Kind,
	type PlacementRefusal,
	type RecordProblem,
	type Refusal,
	type Series,
	type SeriesProblem,
	unreachable,
} from '@tessera/engine';
import { aPiece, capital, cellName, countOf, lineName, nounOf, pieceName, piecesName } from './pieces.ts';

/** Two pieces that cannot stand together; `standing` says where they do or would ("stand in row 3"). */
export const clashWords = (first: Kind, second: Kind, reason: ClashReason, standing: string): string =>
	reason === 'same-piece'
		? `Two ${piecesName(first)} ${standing}`
		: `The ${pieceName(first)} and the ${pieceName(second)} ${standing} with neither colour nor shape in common`;

/** What is wrong with a series on the table, under the name that the caller gives it. */
export function seriesWords(series: Series, problem: SeriesProblem, name: string): string {
	if (problem.kind === 'too-short')
		return `${capital(name)} has only ${countOf(problem.size, 'card')}; it takes three.`;
	const first = series[problem.first];
	const second = series[problem.second];
	if (first === undefined || second === undefined) return `${capital(name)} is not valid.`;
	return `${clashWords(first, second, problem.reason, `would stand in ${name}`)}.`;
}

/** The same in a few words, beside the series itself. */
export function briefSeriesWords(series: Series, problem: SeriesProblem): string {
	if (problem.kind === 'too-short') return `only ${countOf(problem.size, 'card')}`;
	const first = series[problem.first];
	const second = series[problem.second];
	if (first === undefined || second === undefined) return 'not valid';
	return problem.reason === 'same-piece'
		? `two ${piecesName(first)}`
		: `${pieceName(first)} beside ${pieceName(second)}`;
}

type Clash = Extract<PlacementRefusal, { kind: 'line-clash' }>;

const lineClashWords = ({ axis, first, second, reason }: Clash): string =>
	`${clashWords(first.kind, second.kind, reason, `would stand in ${lineName(axis, first)}`)}, at ${cellName(first)} and ${cellName(second)}.`;

const bagWords = (asked: number, bag: number): string =>
	bag === 0
		? 'The bag is empty: nothing can be exchanged any more.'
		: `The bag holds only ${countOf(bag, 'tile')}, too few to exchange ${asked}.`;

const openWords = (game: GameName): string =>
	game === 'cubes'
		? 'The opening line is laid without a reroll.'
		: 'The first turn has to lay a line: nothing can be exchanged yet.';

const recordWords = ({ reason }: RecordProblem): string => {
	if (reason === 'too-few') return 'Fewer pieces are written down than were drawn or rolled.';
	if (reason === 'too-many') return 'More pieces are written down than were drawn or rolled.';
	return 'This piece could not come at this point of the game.';
};

/** The reason for a refusal, for the person who asked. */
export function refusalWords(game: GameName, refusal: Refusal | RecordProblem): string {
	const noun = nounOf(game);
	switch (refusal.kind) {
		case 'game-over':
			return 'The game is over.';
		case 'no-such-action':
			return 'There is no such action in this game.';
		case 'bad-action':
			return `That is no action: "${refusal.field}" is missing or is something else than it should be.`;
		case 'not-your-turn':
			return `It is the turn of player ${refusal.turn + 1}.`;
		case 'not-your-seat':
			return `Only player ${refusal.seat + 1} can withdraw from that seat.`;
		case 'withdrawn-already':
			return `Player ${refusal.seat + 1} has left the game already.`;
		case 'no-seed':
			return 'This position has no seed, so nothing can be drawn from it.';
		case 'not-in-hand':
			return `There is no ${pieceName(refusal.piece)} in hand.`;
		case 'nothing-laid':
			return `Lay at least one ${noun}.`;
		case 'bad-coordinate':
			return `${cellName(refusal.at)} is no place on the board: coordinates are whole numbers.`;
		case 'cell-taken':
			return `${cellName(refusal.at)} is taken by ${aPiece(refusal.by)}.`;
		case 'cell-twice':
			return `Two ${noun}s cannot both lie at ${cellName(refusal.at)}.`;
		case 'not-in-one-line':
			return `${cellName(refusal.first)} and ${cellName(refusal.second)} do not fit: all ${noun}s of a turn lie in one row or one column.`;
		case 'gap-in-line':
			return `There is a gap at ${cellName(refusal.at)}: the ${noun}s of a turn stand in one unbroken line.`;
		case 'touches-nothing':
			return `Nothing touches ${cellName(refusal.at)}: at least one ${noun} has to lie beside one that is there already.`;
		case 'line-clash':
			return lineClashWords(refusal);
		case 'opening-size':
			return `The first line must have exactly ${countOf(refusal.size, noun)}, the most that the hand allows, not ${refusal.laid}.`;
		case 'opening-not-largest':
			return `The first line has to be the largest of the hand, ${refusal.size} long, and this is no part of one.`;
		case 'opening-off-origin':
			return `From there a first line of ${refusal.size} would not cover 0,0.`;
		case 'nothing-exchanged':
			return 'Say which tiles to exchange.';
		case 'bag-too-small':
			return bagWords(refusal.asked, refusal.bag);
		case 'must-open':
			return openWords(game);
		case 'can-place':
			return `Passing is only for those who cannot place, and here some ${noun} can be placed.`;
		case 'can-exchange':
			return 'Passing is only for those who can neither place nor exchange.';
		case 'rerolled-already':
			return 'The one reroll of this turn is used up.';
		case 'bad-series':
			return seriesWords(refusal.series, refusal.problem, `series ${refusal.index + 1}`);
		case 'card-missing':
			return `The ${pieceName(refusal.piece)} is missing: every card on the table stays on the table.`;
		case 'card-added':
			return `The ${pieceName(refusal.piece)} came from nowhere: it lay neither on the table nor in the hand.`;
		case 'can-lay':
			return 'Some card can be laid, so one has to be.';
		case 'must-swap':
			return 'No card can be laid: the hand has to be shown and swapped.';
		case 'must-pass':
			return game === 'cubes'
				? 'No face of these cubes fits anywhere: only passing is left.'
				: 'No card can be laid: only passing is left.';
		case 'record-mismatch':
			return recordWords(refusal);
		default:
			return unreachable(refusal);
	}
}
