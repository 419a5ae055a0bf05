// What may be taken back: the own last action, as long as nothing that was hidden has come to light since.
import type { Event, Seat } from '@tessera/engine';
import type { GameState, PlayedAction } from './state.ts';

/** Whether chance or a hidden hand shows in an event. What is not known to be harmless is not. */
function reveals(event: Event): boolean {
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
const showsHand = ({ seat, events }: PlayedAction, asker: Seat): boolean =>
	seat !== asker && events.some(({ type }) => type === 'placed' || type === 'laid');

const isOwn = ({ by, seat }: PlayedAction, asker: Seat): boolean => seat === asker && by === 'owner';

/** The step that the game would stand at again; null where nothing can be taken back. Leaving the game cannot. */
export function takeBackTo({ played, position }: GameState, asker: Seat): number | null {
	const last = played.findLastIndex((each) => isOwn(each, asker));
	const undone = played.slice(last);
	if (last < 0 || undone.some(({ events }) => events.some(reveals))) return null;
	const isHidden = position.game !== 'cubes';
	return isHidden && undone.some((each) => showsHand(each, asker)) ? null : last;
}
