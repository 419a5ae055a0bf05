// What follows an action in a game's file: points, pieces drawn, faces rolled. Read here, judged by the rules elsewhere.
import { colourOf, type Kind, type Position } from '@tessera/engine';
import type { ReadAction } from '../action-text.ts';
import { readList, readPiece } from '../piece-lists.ts';
import { type Mark, type Marked, misread } from '../problem.ts';
import { expectText, readCount, type Scanner } from '../scanner.ts';

type MarkedPieces = readonly Marked<Kind>[];

export interface Tail {
	/** Points, or Qwirkles in Cards; null after an action that earns nothing. */
	readonly points: Marked<number> | null;
	/** For the last piece; its place is where it would stand when it is not written. */
	readonly bonus: Marked<number> | null;
	/** Pieces drawn, or the faces of rerolled cubes; null when the file leaves them out. */
	readonly drawn: MarkedPieces | null;
	readonly end: Mark;
}

const BONUS = /\+[ \t]*(?=\d)/y;

function readBonus(scanner: Scanner): Marked<number> {
	scanner.skip();
	const mark = scanner.mark();
	return { value: scanner.match(BONUS) === null ? 0 : readCount(scanner).value, mark };
}

function readEarned(scanner: Scanner): Pick<Tail, 'points' | 'bonus'> {
	expectText(scanner, '=', '= and the points');
	scanner.skip();
	return { points: readCount(scanner), bonus: readBonus(scanner) };
}

const EARNS_NOTHING = { points: null, bonus: null };

function readDrawn(scanner: Scanner): MarkedPieces | null {
	scanner.skip();
	return scanner.accept('+') ? readList(scanner, readPiece) : null;
}

/** The faces of the same cubes in the same order: as many as there were, of the same colours. */
function readFaces(scanner: Scanner, cubes: readonly Kind[]): MarkedPieces {
	const faces = readList(scanner, readPiece);
	const other = faces.find(({ value }, index) => colourOf(value) !== colourOf(cubes[index] ?? value));
	if (other) misread(other.mark, 'the same cubes in the same order');
	if (faces.length !== cubes.length) misread(faces[cubes.length]?.mark ?? scanner.mark(), `${cubes.length} cubes`);
	return faces;
}

export const CHOSEN_ROLL_EXPECTED = '-> and what was rolled';

/** The chosen roll and those that had to follow, one after the other. Q3, Q4 */
function readRolls(scanner: Scanner, chosen: readonly Kind[], hand: readonly Kind[]): MarkedPieces | null {
	const rolls: MarkedPieces[] = [];
	const mark = scanner.mark();
	if (scanner.accept('->')) rolls.push(readFaces(scanner, chosen));
	while (scanner.accept('!>')) {
		if (rolls.length === 0 && chosen.length > 0) misread(mark, CHOSEN_ROLL_EXPECTED);
		rolls.push(readFaces(scanner, hand));
	}
	return rolls.length === 0 ? null : rolls.flat();
}

export function readTail(scanner: Scanner, { action }: ReadAction, position: Position): Tail {
	scanner.skip();
	switch (action.type) {
		case 'place':
		case 'lay':
			return { ...readEarned(scanner), drawn: readDrawn(scanner), end: scanner.mark() };
		case 'exchange':
		case 'swap':
			return { ...EARNS_NOTHING, drawn: readDrawn(scanner), end: scanner.mark() };
		case 'reroll': {
			const drawn = readRolls(scanner, action.cubes, position.hands[position.turn] ?? []);
			return { ...EARNS_NOTHING, drawn, end: scanner.mark() };
		}
		case 'pass':
		case 'withdraw':
			return { ...EARNS_NOTHING, drawn: null, end: scanner.mark() };
	}
}
