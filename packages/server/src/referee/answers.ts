// How the referee says no.
import type { Answer, Problem } from '@tessera/protocol';
import { problem } from '../tables/index.ts';

export const NO_TABLE = problem('not-found', 'There is no such table.');
export const NO_GIFT = problem('not-found', 'This link works once and for a day: it has been used, or is too old.');
export const OTHER_SEAT = problem(
	'not-now',
	'You have another seat at this table: open this link where you have none. It still works.',
);
export const CLOSED = problem('unavailable', 'The server is about to stop. Try again in a moment.');
export const FAILED = problem('unavailable', 'The server could not write this down. Try again in a moment.');
export const UNREAD = problem('unavailable', 'The server could not look this up. Try again in a moment.');
export const USED_ID = problem('bad-request', 'This id was used for something else.');
export const BAD_ID = problem('bad-request', 'An id has 1 to 64 letters.');

export const no = (why: Problem): Answer => ({ ok: false, problem: why });

/** Half a character or a NUL would come back from the journal as something else. */
export const isFit = (id: string): boolean =>
	id.length > 0 && id.length <= 64 && id.isWellFormed() && !id.includes('\0');
