// What is wrong with the terms of a game or with a position from outside, in words.
import {
	COLOURS,
	colourOf,
	type GameName,
	optionSpecs,
	type RecordProblem,
	type Refusal,
	type SetupProblem,
	unreachable,
} from '@tessera/engine';
import { titleOf } from './games.ts';
import { capital, cellName, countOf, lineName, listOf, nounOf, piecesName } from './pieces.ts';
import { clashWords, refusalWords } from './refusals.ts';

type Copies = Extract<SetupProblem, { kind: 'too-many-copies' }>;
type BadSeries = Extract<SetupProblem, { kind: 'bad-table-series' }>;
type BadOption = Extract<SetupProblem, { kind: 'bad-option' }>;

const copiesWords = (game: GameName, { piece, found, most }: Copies): string => {
	const name = game === 'cubes' ? `${COLOURS[colourOf(piece)]} cubes` : piecesName(piece);
	return `There are ${found} ${name}; the game has ${most}.`;
};

const optionWords = (game: GameName, { name, value, accepted }: BadOption): string =>
	accepted.length === 0
		? `There is no option named ${name} in ${titleOf(game)}; there are ${listOf(Object.keys(optionSpecs(game)))}.`
		: `The option ${name} cannot be ${value}; it can be ${listOf(accepted, 'or')}.`;

const tableSeriesWords = ({ index, problem }: BadSeries): string =>
	problem.kind === 'too-short'
		? `Series ${index + 1} on the table has only ${countOf(problem.size, 'card')}; it takes three.`
		: `Cards ${problem.first + 1} and ${problem.second + 1} of series ${index + 1} on the table cannot stand together.`;

/** What is wrong, for the person who wrote it. */
export function setupWords(game: GameName, problem: SetupProblem): string {
	switch (problem.kind) {
		case 'bad-option':
			return optionWords(game, problem);
		case 'bad-coordinate':
			return `${cellName(problem.at)} is no place on the board.`;
		case 'cell-twice':
			return `Two ${nounOf(game)}s lie at ${cellName(problem.at)}.`;
		case 'line-clash': {
			const { first, second, reason } = problem;
			const line = lineName(first.y === second.y ? 'row' : 'column', first);
			return `${clashWords(first.kind, second.kind, reason, `stand in ${line}`)}, at ${cellName(first)} and ${cellName(second)}.`;
		}
		case 'not-connected':
			return `The ${nounOf(game)} at ${cellName(problem.at)} does not hang together with the others.`;
		case 'bad-player-count':
			return `${countOf(problem.players, 'player')} cannot play; it takes two to four.`;
		case 'seats-differ':
			return `There are ${problem.players} players but ${problem.what} for ${problem.found}.`;
		case 'bad-age':
			return `The age of player ${problem.seat + 1} is no number.`;
		case 'bad-number':
			return problem.what === 'turn'
				? `There is no player ${problem.value + 1}.`
				: `${capital(problem.what)} cannot be ${problem.value}.`;
		case 'too-many-copies':
			return copiesWords(game, problem);
		case 'bad-hand-size':
			return `Player ${problem.seat + 1} holds ${countOf(problem.found, nounOf(game))}; it should be ${problem.expected}.`;
		case 'bad-table-series':
			return tableSeriesWords(problem);
		case 'bad-qwirkle':
			return `Captured series ${problem.index + 1} of player ${problem.seat + 1} is no Qwirkle.`;
		case 'qwirkle-on-table':
			return `Series ${problem.index + 1} is a Qwirkle and cannot stay on the table.`;
		case 'reroll-before-opening':
			return 'Nobody can have rerolled before the opening.';
		case 'bad-withdrawn':
			return 'Those who have left must be players of this game, each named once, and neither all of them nor the one to move.';
		case 'bad-seed':
			return 'A seed has 64 hexadecimal digits.';
		case 'bad-piece':
			return `There is no piece of kind ${problem.piece}.`;
		case 'reroll-unfinished':
			return 'After a reroll something can always be placed; these cubes fit nowhere.';
		case 'wrong-ending':
			return problem.ended === null
				? 'The game is over and its end is missing.'
				: `The game cannot have ended by "${problem.ended}" here.`;
		default:
			return unreachable(problem);
	}
}

type Any = SetupProblem | Refusal | RecordProblem;

/** The kinds that only a setup has; what it shares with a refusal reads as one, except a clash, which knows no line there. */
const SETUP_KINDS: Readonly<Record<Exclude<SetupProblem['kind'], Refusal['kind']>, true>> = {
	'bad-option': true,
	'not-connected': true,
	'bad-player-count': true,
	'seats-differ': true,
	'bad-age': true,
	'bad-number': true,
	'too-many-copies': true,
	'bad-hand-size': true,
	'bad-table-series': true,
	'bad-qwirkle': true,
	'qwirkle-on-table': true,
	'reroll-before-opening': true,
	'reroll-unfinished': true,
	'bad-seed': true,
	'bad-withdrawn': true,
	'bad-piece': true,
	'wrong-ending': true,
};

const isSetupProblem = (problem: Any): problem is SetupProblem =>
	Object.hasOwn(SETUP_KINDS, problem.kind) || (problem.kind === 'line-clash' && !('axis' in problem));

/** Any problem that a text can have with the rules. */
export const ruleWords = (game: GameName, problem: Any): string =>
	isSetupProblem(problem) ? setupWords(game, problem) : refusalWords(game, problem);
