// What chance gave in an event of Cards: what a record needs to play the same game again without its seed.
import type { Outcomes } from '../../core/chance.ts';
import { unreachable } from '../../core/result.ts';
import type { CardsEvent } from './types.ts';

export function outcomesOfCards(event: CardsEvent): Outcomes {
	switch (event.type) {
		case 'dealt':
			return event.hands.flat();
		case 'opened':
			return event.decidedBy === 'lot' ? [event.seat] : [];
		case 'drew':
			return event.pieces;
		case 'swapped':
			return event.drawn;
		case 'started':
		case 'misdealt':
		case 'laid':
		case 'rearranged':
		case 'captured':
		case 'final-round':
		case 'passed':
		case 'withdrew':
		case 'turn':
		case 'ended':
			return [];
		default:
			return unreachable(event);
	}
}
