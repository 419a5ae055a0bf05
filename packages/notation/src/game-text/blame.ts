// Which part of a written action the rules refuse, and what should have stood there.
import { type Cell, type Kind, type Position, type Refusal, sameCell } from '@tessera/engine';
import type { ReadAction } from '../action-text.ts';
import { type Mark, type Marked, misread } from '../problem.ts';

const EXPECTED: Readonly<Record<Refusal['kind'], string>> = {
	'game-over': 'no action after the end of the game',
	'no-such-action': 'an action of this game',
	'bad-action': 'an action of this game',
	'not-your-turn': 'the player whose turn it is',
	'not-your-seat': 'the player who withdraws',
	'withdrawn-already': 'a player who is still in the game',
	'no-seed': 'what was drawn, because the file has no seed',
	'not-in-hand': 'a piece of the hand',
	'nothing-laid': 'at least one piece',
	'bad-coordinate': 'coordinates nearer to 0,0',
	'cell-taken': 'a free cell',
	'cell-twice': 'a cell of its own for every piece',
	'not-in-one-line': 'all pieces in one row or one column',
	'gap-in-line': 'pieces in one unbroken line',
	'touches-nothing': 'pieces that touch the board',
	'line-clash': 'a piece that fits its lines',
	'opening-size': 'an opening as long as the largest line in hand',
	'opening-not-largest': 'pieces of the largest line in hand',
	'opening-off-origin': 'an opening that covers 0,0',
	'nothing-exchanged': 'at least one piece',
	'bag-too-small': 'no more pieces than the bag holds',
	'must-open': 'an opening placement',
	'can-place': 'a placement, because there is one',
	'can-exchange': 'a placement or an exchange',
	'rerolled-already': 'a placement after the one reroll',
	'must-pass': 'a pass, because nothing else is possible',
	'bad-series': 'series of three or more that are valid',
	'card-missing': 'a table that has all its cards and those laid',
	'card-added': 'a table without any other card',
	'can-lay': 'cards laid, because some can be',
	'must-swap': 'a swap, because no card can be laid',
};

/** The last piece laid on a cell. */
const markOnCell = ({ action, pieces, mark }: ReadAction, cell: Cell): Mark => {
	const index = action.type === 'place' ? action.pieces.findLastIndex((piece) => sameCell(piece, cell)) : -1;
	return pieces[index]?.mark ?? mark;
};

/** The first of the pieces that is one more than there are. */
function markOfExcess(pieces: readonly Marked<Kind>[], kind: Kind, there: readonly Kind[], otherwise: Mark): Mark {
	const most = there.filter((each) => each === kind).length;
	return pieces.filter(({ value }) => value === kind)[most]?.mark ?? otherwise;
}

function markOf(refusal: Refusal, read: ReadAction, position: Position): Mark {
	const hand = position.hands[position.turn] ?? [];
	switch (refusal.kind) {
		case 'not-in-hand':
			return markOfExcess(read.pieces, refusal.piece, hand, read.mark);
		case 'bad-coordinate':
		case 'cell-taken':
		case 'cell-twice':
		case 'touches-nothing':
			return markOnCell(read, refusal.at);
		case 'not-in-one-line':
			return markOnCell(read, refusal.second);
		case 'line-clash': {
			const second = markOnCell(read, refusal.second);
			return second === read.mark ? markOnCell(read, refusal.first) : second;
		}
		case 'bad-series': {
			const place = refusal.problem.kind === 'clash' ? refusal.problem.second : 0;
			return read.table[refusal.index]?.[place]?.mark ?? read.mark;
		}
		case 'card-added': {
			const onTable = position.game === 'cards' ? position.table.flat() : [];
			const laid = read.pieces.map(({ value }) => value);
			return markOfExcess(read.table.flat(), refusal.piece, [...onTable, ...laid], read.mark);
		}
		default:
			return read.mark;
	}
}

/** Gives up at the part of an action that the rules refuse. */
export const blameAction = (refusal: Refusal, read: ReadAction, position: Position): never =>
	misread(markOf(refusal, read, position), EXPECTED[refusal.kind], refusal);
