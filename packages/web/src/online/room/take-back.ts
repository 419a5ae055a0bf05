// Whether one's last action could be taken back: as long as nothing hidden has come to light since. Pure; the server decides.
import type { Seat, ViewEvent } from '@tessera/engine';
import type { FollowedTable } from '@tessera/protocol';

/** Whether chance or a hidden hand shows in an event. What is not known to be harmless is not. */
function reveals(event: ViewEvent): boolean {
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
			return ('count' in event ? event.count : event.colours.length) > 0;
		case 'rerolled':
			return event.to.length > 0;
		case 'rolled':
			return event.cubes.length > 0;
		default:
			return true;
	}
}

/** Not while it is asked for already. */
export function mayTakeBack({ steps, offers, status }: FollowedTable, mine: Seat | null): boolean {
	if (mine === null || status !== 'running' || offers.some(({ offer }) => offer === 'take-back')) return false;
	const own = steps.findLastIndex(({ seat, by }) => seat === mine && by === 'owner');
	return own >= 0 && !steps.slice(own).some(({ events }) => events.some(reveals));
}
