// What may be taken back: the own last action, as long as nothing that was hidden has come to light since. The server decides by
// it, and screens offer by it.
import type { Event, GameName, Seat, ViewEvent } from '@tessera/engine';

/** A step of the game, as the referee or as a viewer knows it. */
export interface TakenStep {
	readonly seat: Seat | null;
	readonly by: string | null;
	readonly events: readonly (Event | ViewEvent)[];
}

/** Whether chance or a hidden hand shows in an event. What is not known to be harmless is not. */
function reveals(event: Event | ViewEvent): boolean {
	switch (event.type) {
		case 'placed':
		case 'scored':
		case 'bonus':
		case 'passed':
		case 'turn':
		case 'laid':
		case 'rearranged':
		case 'captured':
		case 'final-round':
			return false;
		case 'drew':
			if ('count' in event) return event.count > 0;
			return ('pieces' in event ? event.pieces : event.colours).length > 0;
		case 'rerolled':
			return event.to.length > 0;
		case 'rolled':
			return event.cubes.length > 0;
		default:
			return true;
	}
}

/** Whether somebody else has shown what they held, by laying it. In Cubes all is open anyway (Q1). */
const showsHand = ({ seat, events }: TakenStep, asker: Seat): boolean =>
	seat !== asker && events.some(({ type }) => type === 'placed' || type === 'laid');

/** Where in the list the action is that would be taken back; null where none can be. Leaving the game cannot. */
export function takeBackAt(game: GameName, steps: readonly TakenStep[], asker: Seat): number | null {
	const own = steps.findLastIndex(({ seat, by }) => seat === asker && by === 'owner');
	const undone = steps.slice(own);
	if (own < 0 || undone.some(({ events }) => events.some(reveals))) return null;
	return game !== 'cubes' && undone.some((step) => showsHand(step, asker)) ? null : own;
}
