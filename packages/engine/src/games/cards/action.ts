// An action of Cards that came from outside, read as data.
import { fieldOf, readKinds, readList } from '../../core/read.ts';
import { ok } from '../../core/result.ts';
import { badField, NO_SUCH_ACTION, type ReadAction } from '../common.ts';
import { readWithdraw } from '../withdrawing.ts';
import type { CardsAction } from './types.ts';

function readLay(value: unknown): ReadAction<CardsAction> {
	const cards = readKinds(fieldOf(value, 'cards'));
	if (!cards) return badField('cards');
	const table = readList(fieldOf(value, 'table'), readKinds);
	return table ? ok({ type: 'lay', cards, table }) : badField('table');
}

export function readCardsAction(value: unknown): ReadAction<CardsAction> {
	switch (fieldOf(value, 'type')) {
		case 'lay':
			return readLay(value);
		case 'swap':
			return ok({ type: 'swap' });
		case 'pass':
			return ok({ type: 'pass' });
		case 'withdraw':
			return readWithdraw(value);
		default:
			return NO_SUCH_ACTION;
	}
}
