// Where the people around one screen sit.
import type { Seat } from '@tessera/engine';
import type { SeatInfo } from '../host.ts';

export type Side = 'near' | 'far';

const isHere = ({ kind }: SeatInfo): boolean => kind.type === 'person' && kind.isElsewhere !== true;

/** The first half of those who are here sit on the near side, the others opposite. Bots need no chair. */
export function placeAround(seats: readonly SeatInfo[], seat: Seat): Side {
	const people = seats.flatMap((info, index) => (isHere(info) ? [index] : []));
	const place = people.indexOf(seat);
	return place >= 0 && people.length > 1 && place >= Math.floor(people.length / 2) ? 'far' : 'near';
}
