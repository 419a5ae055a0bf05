// Several people around one tablet that lies on the table: whoever sits beyond it has their pieces there, turned to them.
import { computed, signal } from '@preact/signals';
import type { Seat } from '@tessera/engine';
import { settings } from '../../settings/settings.ts';
import type { SeatInfo } from '../host.ts';
import { placeAround, type Side } from './around.ts';

/** A screen for fingers that is large both ways. Nobody lays a phone between four people, nor the screen of a desktop. */
const query = matchMedia('(pointer: coarse) and (min-width: 700px) and (min-height: 700px)');
const isTablet = signal(query.matches);
query.addEventListener('change', () => {
	isTablet.value = query.matches;
});

/** Whether the hand goes from side to side where several people share the screen; else the screen goes from hand to hand. */
export const isTurning = computed(() => settings.value.turning && isTablet.value);

/** To which side of the screen that is turned which belongs to a seat. */
export const sideOf = (seats: readonly SeatInfo[], seat: Seat | null): Side =>
	seat !== null && isTurning.value ? placeAround(seats, seat) : 'near';
