// The five fields that every position has, read with the places of their parts.
import { type EndReason, GAMES, type GameName, type Kind, type Placed } from '@tessera/engine';
import { isNoneNext, isWordNext, readPiece, readRun, readRunOrNone } from '../piece-lists.ts';
import { anyOf, type Mark, type Marked, misread } from '../problem.ts';
import { expectText, readCount, readWhole, type Scanner } from '../scanner.ts';

export type MarkedPieces = readonly Marked<Kind>[];

export interface Fields {
	readonly game: GameName;
	/** Classic and Cubes. */
	readonly board: readonly Marked<Placed>[];
	/** Cards. */
	readonly table: readonly MarkedPieces[];
	readonly hands: readonly Marked<MarkedPieces>[];
	readonly tally: Mark;
	/** Classic and Cubes. */
	readonly scores: readonly Marked<number>[];
	/** Cards. */
	readonly captured: readonly (readonly MarkedPieces[])[];
	/** As it is written: counted from 1. */
	readonly turn: Marked<number>;
	readonly ended: Marked<EndReason> | null;
}

const END_REASONS: Readonly<Record<EndReason, true>> = {
	'last-piece': true,
	'nobody-can-move': true,
	'player-stuck': true,
	'everybody-passed': true,
	stalled: true,
	'final-round': true,
	'others-withdrew': true,
};

/** One or more items with a separator between them. */
function readSeparated<T>(scanner: Scanner, separator: string, read: (scanner: Scanner) => T): readonly T[] {
	const items = [read(scanner)];
	while (scanner.accept(separator)) items.push(read(scanner));
	return items;
}

const LETTERS = /[a-z]+/y;
const REASON = /[a-z-]+/y;

function readGameName(scanner: Scanner): GameName {
	const mark = scanner.mark();
	const word = scanner.match(LETTERS);
	return GAMES.find((game) => game === word) ?? misread(mark, anyOf(GAMES));
}

const GAP = /[1-9]\d{0,8}/y;

function readRow(scanner: Scanner, left: number, y: number): readonly Marked<Placed>[] {
	const row: Marked<Placed>[] = [];
	for (let x = left; isWordNext(scanner); x++) {
		x += Number(scanner.match(GAP) ?? 0);
		const { value: kind, mark } = readPiece(scanner);
		row.push({ value: { kind, x, y }, mark });
	}
	return row;
}

/** A dash that is the whole field, not the sign of a number. */
const EMPTY = /-(?=\/|\s|$)/y;

function readBoard(scanner: Scanner): Fields['board'] {
	if (scanner.match(EMPTY) !== null) return [];
	const left = readWhole(scanner).value;
	expectText(scanner, ',', 'a comma and the top row');
	let y = readWhole(scanner).value;
	expectText(scanner, ';', '; and the first row');
	return readSeparated(scanner, ';', () => readRow(scanner, left, y++)).flat();
}

const readTable = (scanner: Scanner): Fields['table'] =>
	isNoneNext(scanner) ? [] : readSeparated(scanner, ',', readRun);

const readQwirkles = (scanner: Scanner): readonly MarkedPieces[] =>
	isNoneNext(scanner) ? [] : readSeparated(scanner, '.', readRun);

const readHand = (scanner: Scanner): Marked<MarkedPieces> => ({
	mark: scanner.mark(),
	value: readRunOrNone(scanner),
});

function readEnding(scanner: Scanner): Marked<EndReason> | null {
	if (!scanner.accept('!')) return null;
	const mark = scanner.mark();
	const word = scanner.match(REASON);
	const reasons = Object.keys(END_REASONS) as readonly EndReason[];
	return { value: reasons.find((reason) => reason === word) ?? misread(mark, anyOf(reasons)), mark };
}

export function readFields(scanner: Scanner): Fields {
	const game = readGameName(scanner);
	const isCards = game === 'cards';
	expectText(scanner, '/', isCards ? '/ and the table' : '/ and the board');
	const board = isCards ? [] : readBoard(scanner);
	const table = isCards ? readTable(scanner) : [];
	expectText(scanner, '/', '/ and the hands');
	const hands = readSeparated(scanner, ',', readHand);
	expectText(scanner, '/', isCards ? '/ and the captured Qwirkles' : '/ and the scores');
	const tally = scanner.mark();
	const scores = isCards ? [] : readSeparated(scanner, ',', () => readCount(scanner, 'a score'));
	const captured = isCards ? readSeparated(scanner, ',', readQwirkles) : [];
	expectText(scanner, '/', '/ and the seat to move');
	const turn = readCount(scanner, 'the seat to move');
	return { game, board, table, hands, tally, scores, captured, turn, ended: readEnding(scanner) };
}
