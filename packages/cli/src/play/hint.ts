// A suggestion for the person to move, what an expert sees at a glance, in the words that one would type.
import { playerOf } from '@tessera/bots';
import { type Action, type Placed, QWIRKLE, type View } from '@tessera/engine';
import { pieceCode } from '@tessera/notation';
import { countOf } from '../words/pieces.ts';
import { pointsOf } from '../words/score.ts';
import { assess } from './grid-turn.ts';

const adviser = playerOf('expert', '');

const putText = (pieces: readonly Placed[]): string =>
	pieces.map(({ kind, x, y }) => `${pieceCode(kind)} ${x},${y}`).join(' ');

const placeHint = (view: View, pieces: readonly Placed[]): string => {
	const points = view.game === 'cards' ? 0 : assess(view, pieces).points;
	return `Try ${putText(pieces)} for ${pointsOf(points)}.`;
};

function layHint({ cards, table }: Action & { type: 'lay' }): string {
	const qwirkles = table.filter(({ length }) => length === QWIRKLE).length;
	const worth = qwirkles === 0 ? '' : ` for ${countOf(qwirkles, 'Qwirkle')}`;
	return `Try lay ${cards.map(pieceCode).join(' ')}${worth}.`;
}

export function hintWords(view: View): string {
	const { action } = adviser.choose(view, { rollouts: 0 });
	switch (action.type) {
		case 'place':
			return placeHint(view, action.pieces);
		case 'exchange':
			return `Nothing fits: exchange ${action.pieces.map(pieceCode).join(' ')}.`;
		case 'reroll':
			return `Try reroll ${action.cubes.map(pieceCode).join(' ')}.`;
		case 'lay':
			return layHint(action);
		case 'swap':
		case 'pass':
		case 'withdraw':
			return 'There is only one thing you can do: press Enter.';
	}
}
