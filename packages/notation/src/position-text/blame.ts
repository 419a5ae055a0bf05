// Which part of a position's text a problem of the setup is about, and what should have stood there.
import { type Cell, colourOf, type Kind, type SetupProblem, sameCell } from '@tessera/engine';
import { pieceCode } from '../pieces.ts';
import { anyOf, type Mark } from '../problem.ts';
import type { Extras } from './read-extras.ts';
import type { Fields, MarkedPieces } from './read-fields.ts';

interface Blame {
	readonly mark: Mark;
	readonly expected: string;
}

const markOfHands = ({ hands, tally }: Fields): Mark => hands[0]?.mark ?? tally;

const markAt = (fields: Fields, cell: Cell): Mark =>
	fields.board.find(({ value }) => sameCell(value, cell))?.mark ?? fields.tally;

const markOfExtra = (extras: Extras, key: string, otherwise: Mark): Mark => extras.get(key)?.mark ?? otherwise;

const markInSeries = (series: MarkedPieces | undefined, index: number, otherwise: Mark): Mark =>
	(series?.[index] ?? series?.at(-1))?.mark ?? otherwise;

const allPieces = ({ board, table, hands, captured }: Fields): MarkedPieces => [
	...board.map(({ value, mark }) => ({ value: value.kind, mark })),
	...table.flat(),
	...hands.flatMap(({ value }) => value),
	...captured.flat(2),
];

/** The first piece, in the order of the text, that is one too many. */
function blameExcess(piece: Kind, most: number, fields: Fields): Blame {
	const isSame = (kind: Kind): boolean =>
		fields.game === 'cubes' ? colourOf(kind) === colourOf(piece) : kind === piece;
	const copies = allPieces(fields).filter(({ value }) => isSame(value));
	const what = fields.game === 'cubes' ? 'cubes of this colour' : `of ${pieceCode(piece)}`;
	return { mark: copies[most]?.mark ?? markOfHands(fields), expected: `at most ${most} ${what}` };
}

/** The engine's names of the numbers it checks. */
function blameNumber(what: string, fields: Fields, extras: Extras): Blame {
	const { turn, tally, hands } = fields;
	switch (what) {
		case 'turn':
			return { mark: turn.mark, expected: `a seat from 1 to ${hands.length}` };
		case 'step':
			return { mark: markOfExtra(extras, 'step', turn.mark), expected: 'a smaller number' };
		case 'idle turns':
			return { mark: markOfExtra(extras, 'idle', turn.mark), expected: 'a smaller number' };
		case 'turns of the final round':
			return {
				mark: markOfExtra(extras, 'final', turn.mark),
				expected: 'final= with the turns left, exactly when the pile is empty',
			};
		default:
			return { mark: tally, expected: 'smaller scores' };
	}
}

/** Where the text is to blame for what the engine says of the setup. */
export function blameSetup(problem: SetupProblem, fields: Fields, extras: Extras): Blame {
	const { tally, turn, ended } = fields;
	switch (problem.kind) {
		case 'bad-option':
			return { mark: markOfExtra(extras, problem.name, turn.mark), expected: anyOf(problem.accepted) };
		case 'bad-coordinate':
		case 'cell-twice':
			return { mark: markAt(fields, problem.at), expected: 'coordinates nearer to 0,0' };
		case 'not-connected':
			return { mark: markAt(fields, problem.at), expected: 'a piece that hangs together with the others' };
		case 'line-clash':
			return { mark: markAt(fields, problem.second), expected: 'a piece that fits its line' };
		case 'bad-player-count':
			return { mark: markOfHands(fields), expected: '2 to 4 hands' };
		case 'seats-differ':
			return { mark: tally, expected: `${problem.players} parts, one for each hand` };
		case 'bad-age':
			return { mark: markOfExtra(extras, 'ages', turn.mark), expected: 'ages that are numbers' };
		case 'bad-number':
			return blameNumber(problem.what, fields, extras);
		case 'too-many-copies':
			return blameExcess(problem.piece, problem.most, fields);
		case 'bad-hand-size':
			return { mark: fields.hands[problem.seat]?.mark ?? tally, expected: `a hand of ${problem.expected} pieces` };
		case 'bad-table-series': {
			const clashes = problem.problem.kind === 'clash';
			const index = problem.problem.kind === 'clash' ? problem.problem.second : 0;
			const mark = markInSeries(fields.table[problem.index], index, tally);
			return { mark, expected: clashes ? 'a card that fits its series' : 'a series of at least 3 cards' };
		}
		case 'qwirkle-on-table': {
			const mark = markInSeries(fields.table[problem.index], 0, tally);
			return { mark, expected: 'a series of 3 to 5 cards: six are captured at once' };
		}
		case 'bad-qwirkle': {
			const mark = markInSeries(fields.captured[problem.seat]?.[problem.index], 0, tally);
			return { mark, expected: 'a Qwirkle: six cards of one colour or one shape' };
		}
		case 'reroll-before-opening':
			return { mark: markOfExtra(extras, 'rerolled', turn.mark), expected: 'no reroll before the opening' };
		case 'bad-withdrawn':
			return {
				mark: markOfExtra(extras, 'withdrawn', turn.mark),
				expected: 'seats that have left, each once, and not the seat to move',
			};
		case 'bad-seed':
			return { mark: markOfExtra(extras, 'seed', turn.mark), expected: '64 hexadecimal digits' };
		case 'bad-piece':
			return { mark: markOfHands(fields), expected: 'pieces of the game' };
		case 'reroll-unfinished':
			return { mark: markOfExtra(extras, 'rerolled', turn.mark), expected: 'cubes of which one can be placed' };
		case 'wrong-ending':
			return { mark: ended?.mark ?? markOfExtra(extras, 'final', turn.mark), expected: 'an ending that fits the game' };
	}
}
