// How long the next person waits for the screen: a move that earned something is cheered before the cover comes.
import type { Moment } from '../host.ts';

/** As long as a Qwirkle ripples and bursts, in milliseconds. */
const CHEER = 950;

export const cheerOf = (moment: Moment | undefined): number =>
	moment?.events.some(({ type }) => type === 'scored' || type === 'captured') ? CHEER : 0;
