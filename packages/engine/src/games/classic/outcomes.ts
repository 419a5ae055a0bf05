// What chance gave in an event of Classic: what a record needs to play the same game again without its seed.
import type { Outcomes } from '../../core/chance.ts';
import { unreachable } from '../../core/result.ts';
import type { ClassicEvent } from './types.ts';

export function outcomesOfClassic(event: ClassicEvent): Outcomes {
	switch (event.type) {
		case 'dealt':
			return event.hands.flat();
		case 'opened':
			return event.decidedBy === 'lot' ? [event.seat] : [];
		case 'drew':
			return event.pieces;
		case 'exchanged':
			return event.drawn;
		case 'started':
		case 'placed':
		case 'scored':
		case 'bonus':
		case 'passed':
		case 'withdrew':
		case 'turn':
		case 'ended':
			return [];
		default:
			return unreachable(event);
	}
}
