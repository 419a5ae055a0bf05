// Whether two actions come to the same: pieces in another order, the opening elsewhere, the table arranged otherwise.
import { type Action, type Kind, type Placed, QWIRKLE, sortSeries, type Table, type View } from '@tessera/engine';

const kindsText = (kinds: readonly Kind[]): string => sortSeries(kinds).join(' ');

const placedText = (pieces: readonly Placed[]): string =>
	pieces
		.map(({ kind, x, y }) => `${kind}@${x},${y}`)
		.toSorted()
		.join(' ');

/** C2, Q2: wherever the first line is laid, the board is the same. */
const isOpening = (view: View): boolean => view.game !== 'cards' && view.board.length === 0;

/** K3: the next player may arrange the table anew, so that only the cards that are taken off it make a difference. */
const takenText = (table: Table): string => kindsText(table.filter(({ length }) => length === QWIRKLE).flat());

function essence(view: View, action: Action): string {
	switch (action.type) {
		case 'place':
			return isOpening(view) ? kindsText(action.pieces.map(({ kind }) => kind)) : placedText(action.pieces);
		case 'exchange':
			return kindsText(action.pieces);
		case 'reroll':
			return kindsText(action.cubes);
		case 'lay':
			return `${kindsText(action.cards)} -> ${takenText(action.table)}`;
		case 'swap':
		case 'pass':
			return '';
	}
}

/** Whether two actions that are possible in a view lead to the same. */
export const isSameAction = (view: View, a: Action, b: Action): boolean =>
	a.type === b.type && essence(view, a) === essence(view, b);
