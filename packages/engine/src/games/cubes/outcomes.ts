// What chance gave in an event of Cubes: what a record needs to play the same game again without its seed.
import type { Outcomes } from '../../core/chance.ts';
import { unreachable } from '../../core/result.ts';
import { colourOf, shapeOf } from '../../core/vocabulary.ts';
import type { CubesEvent } from './types.ts';

export function outcomesOfCubes(event: CubesEvent): Outcomes {
	switch (event.type) {
		case 'dealt': {
			const cubes = event.hands.flat();
			return [...cubes.map(colourOf), ...cubes.map(shapeOf)];
		}
		case 'opened':
			return event.decidedBy === 'lot' ? [event.seat] : [];
		case 'rerolled':
			return event.to.map(shapeOf);
		case 'drew':
			return event.colours;
		case 'rolled':
			return event.cubes.map(shapeOf);
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
