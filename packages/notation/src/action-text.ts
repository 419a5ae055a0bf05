// The text of an action: `place rd@2,0 rq@3,0`, `exchange ro rx`, `pass`, `reroll ro bx`, `lay rq bo -> rorxrdrq gogxgd`, `swap`.
import type { Action, GameName, Kind, Placed, Result, Table } from '@tessera/engine';
import { readList, readPiece, readRun, valuesOf } from './piece-lists.ts';
import { gluedCodes, pieceCode, spacedCodes } from './pieces.ts';
import { anyOf, type Mark, type Marked, misread, reading, type TextProblem } from './problem.ts';
import { expectEnd, expectText, readWhole, type Scanner, scan } from './scanner.ts';

type Verb = Action['type'];

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

export const parseAction = (game: GameName, text: string): Result<Action, TextProblem> =>
	reading(() => {
		const scanner = scan({ number: 1, text: text.trimEnd() });
		const { action } = readAction(scanner, game);
		expectEnd(scanner);
		return action;
	});
