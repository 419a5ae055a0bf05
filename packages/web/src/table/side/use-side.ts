// On which side of the screen the own pieces are. Between two people they stay where they were: the cover comes first.
import type { Seat } from '@tessera/engine';
import { useRef } from 'preact/hooks';
import type { SeatInfo } from '../host.ts';
import type { Side } from './around.ts';
import { sideOf } from './side.ts';

/** For whoever looks at the game as it is, or looked at it last. */
export function useSide(seats: readonly SeatInfo[], viewer: Seat | null): Side {
	const looker = useRef(viewer);
	looker.current = viewer ?? looker.current;
	return sideOf(seats, looker.current);
}
