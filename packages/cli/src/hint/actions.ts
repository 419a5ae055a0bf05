// Actions for people and for other programs: as short text, and as the data that programs send in the arena.
import type { Action } from '@tessera/engine';
import { formatAction } from '@tessera/notation';
import { codes, codesOfEach, type Json, placedCodes, seatNumber } from '../data/events.ts';

export function actionData(action: Action): Json {
	switch (action.type) {
		case 'place':
			return { type: 'place', pieces: placedCodes(action.pieces) };
		case 'exchange':
			return { type: 'exchange', pieces: codes(action.pieces) };
		case 'reroll':
			return { type: 'reroll', cubes: codes(action.cubes) };
		case 'lay':
			return { type: 'lay', cards: codes(action.cards), table: codesOfEach(action.table) };
		case 'swap':
		case 'pass':
			return { type: action.type };
		case 'withdraw':
			return { type: 'withdraw', seat: seatNumber(action.seat) };
	}
}

/** The notation of an action, without the table that cards make: in a line it would hide everything else. */
export function briefAction(action: Action): string {
	if (action.type === 'reroll' && action.cubes.length === 0) return 'keep all';
	return formatAction(action).replace(/ -> .*/, '');
}
