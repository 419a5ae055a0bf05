// The text of an action: `place rd@2,0 rq@3,0`, `exchange ro rx`, `pass`, `reroll ro bx`, `lay rq bo -> rorxrdrq gogxgd`, `swap`,
// `withdraw 2`.
import type { Action, GameName, Kind, Placed, Result, Seat, Table } from '@tessera/engine';
import { readList, readPiece, readRun, valuesOf } from './piece-lists.ts';
import { gluedCodes, pieceCode, spacedCodes } from './pieces.ts';
import { anyOf, type Mark, type Marked, misread, reading, type TextProblem } from './problem.ts';
import { expectEnd, expectText, readWhole, type Scanner, scan, take } from './scanner.ts';

/** What a player does in their turn; withdrawing waits for none. */
type Verb = Exclude<Action['type'], 'withdraw'>;

const VERBS: Readonly<Record<GameName, readonly Verb[]>> = {
	classic: ['place', 'exchange', 'pass'],
	cubes: ['place', 'reroll', 'pass'],
	cards: ['lay', 'swap', 'pass'],
};

const orNone = (text: string): string => text || '-';

const placedText = ({ kind, x, y }: Placed): string => `${pieceCode(kind)}@${x},${y}`;

const tableText = (table: Table): string => orNone(table.map(gluedCodes).join(' '));

export function formatAction(action: Action): string {
	switch (action.type) {
		case 'place':
			return `place ${orNone(action.pieces.map(placedText).join(' '))}`;
		case 'exchange':
			return `exchange ${orNone(spacedCodes(action.pieces))}`;
		case 'reroll':
			return `reroll ${orNone(spacedCodes(action.cubes))}`;
		case 'lay':
			return `lay ${orNone(spacedCodes(action.cards))} -> ${tableText(action.table)}`;
		case 'pass':
		case 'swap':
			return action.type;
		case 'withdraw':
			return `withdraw ${action.seat + 1}`;
	}
}

/** An action with the places of its parts, for pointing at what the rules refuse. */
export interface ReadAction {
	readonly action: Action;
	readonly mark: Mark;
	/** The pieces of the hand, in the order of the action. */
	readonly pieces: readonly Marked<Kind>[];
	/** The cards of each series of the new table. */
	readonly table: readonly (readonly Marked<Kind>[])[];
}

type Parts = Pick<ReadAction, 'action' | 'pieces' | 'table'>;

function readPlaced(scanner: Scanner): Marked<Placed> {
	const { value: kind, mark } = readPiece(scanner);
	expectText(scanner, '@', '@ and a cell such as 2,0');
	const x = readWhole(scanner).value;
	expectText(scanner, ',', 'a comma and the row');
	return { value: { kind, x, y: readWhole(scanner).value }, mark };
}

function readPlace(scanner: Scanner): Parts {
	const placed = readList(scanner, readPlaced);
	const pieces = placed.map(({ value, mark }) => ({ value: value.kind, mark }));
	return { action: { type: 'place', pieces: valuesOf(placed) }, pieces, table: [] };
}

const readHandPieces = (scanner: Scanner, actionOf: (kinds: readonly Kind[]) => Action): Parts => {
	const pieces = readList(scanner, readPiece);
	return { action: actionOf(valuesOf(pieces)), pieces, table: [] };
};

function readLay(scanner: Scanner): Parts {
	const pieces = readList(scanner, readPiece);
	expectText(scanner, '->', '-> and the whole table');
	const table = readList(scanner, readRun);
	return { action: { type: 'lay', cards: valuesOf(pieces), table: table.map(valuesOf) }, pieces, table };
}

const PARTS: { readonly [V in Verb]: (scanner: Scanner) => Parts } = {
	place: readPlace,
	exchange: (scanner) => readHandPieces(scanner, (pieces) => ({ type: 'exchange', pieces })),
	reroll: (scanner) => readHandPieces(scanner, (cubes) => ({ type: 'reroll', cubes })),
	lay: readLay,
	swap: () => ({ action: { type: 'swap' }, pieces: [], table: [] }),
	pass: () => ({ action: { type: 'pass' }, pieces: [], table: [] }),
};

const WORD = /[a-z]+/y;

/** An action of this game, up to what does not belong to it. */
export function readAction(scanner: Scanner, game: GameName): ReadAction {
	scanner.skip();
	const mark = scanner.mark();
	const word = scanner.match(WORD);
	const verb = VERBS[game].find((each) => each === word) ?? misread(mark, anyOf(VERBS[game]));
	return { ...PARTS[verb](scanner), mark };
}

const WITHDRAW = /withdraw(?![a-z])/y;

/** Withdrawing in a game's file, where the name before it says whose seat it is; null where it is another action. */
export function readWithdraw(scanner: Scanner, seat: Seat): ReadAction | null {
	const mark = scanner.mark();
	return scanner.match(WITHDRAW) === null ? null : { action: { type: 'withdraw', seat }, mark, pieces: [], table: [] };
}

const SEAT = /[1-4](?!\d)/y;

/** The same on its own, with the seat counted from 1. */
function readSeatedWithdraw(scanner: Scanner): Action | null {
	if (scanner.match(WITHDRAW) === null) return null;
	scanner.skip();
	return { type: 'withdraw', seat: (Number(take(scanner, SEAT, 'a seat from 1 to 4').value) - 1) as Seat };
}

export const parseAction = (game: GameName, text: string): Result<Action, TextProblem> =>
	reading(() => {
		const scanner = scan({ number: 1, text: text.trimEnd() });
		scanner.skip();
		const action = readSeatedWithdraw(scanner) ?? readAction(scanner, game).action;
		expectEnd(scanner);
		return action;
	});
