// Whether two actions come to the same: pieces in another order, the opening elsewhere, a symmetric board the other way round,
// the table arranged otherwise.
import { type Action, type Kind, type Placed, QWIRKLE, sortSeries, type Table, type View } from '@tessera/engine';
import { textUpToSymmetry } from './symmetry.ts';

const kindsText = (kinds: readonly Kind[]): string => sortSeries(kinds).join(' ');

/** C2, Q2: wherever the first line is laid, the board is the same. */
const placedText = (board: readonly Placed[], pieces: readonly Placed[]): string =>
	board.length === 0 ? kindsText(pieces.map(({ kind }) => kind)) : textUpToSymmetry(board, pieces);

/** K3: the next player may arrange the table anew, so that only the cards that are taken off it make a difference. */
const takenText = (table: Table): string => kindsText(table.filter(({ length }) => length === QWIRKLE).flat());

function essence(view: View, action: Action): string {
	switch (action.type) {
		case 'place':
			return placedText(view.game === 'cards' ? [] : view.board, action.pieces);
		case 'exchange':
			return kindsText(action.pieces);
		case 'reroll':
			return kindsText(action.cubes);
		case 'lay':
			return `${kindsText(action.cards)} -> ${takenText(action.table)}`;
		case 'swap':
		case 'pass':
			return '';
		case 'withdraw':
			return `${action.seat}`;
	}
}

/** Whether two actions that are possible in a view lead to the same. */
export const isSameAction = (view: View, a: Action, b: Action): boolean =>
	a.type === b.type && essence(view, a) === essence(view, b);
