// Why something came to nothing, in words for players.
import type { ProblemCode } from '@tessera/protocol';
import type { Key } from '../words/keys.ts';
import { say } from '../words/say.ts';

/** Why something came to nothing. */
export interface Trouble {
	/** What a server says, or `missed-game`: it began while somebody was still writing their name, or had just asked for a seat. */
	readonly code: ProblemCode | 'missed-game';
	/** Whether it was a move of the game. */
	readonly isMove?: boolean;
}

const LATE: ReadonlySet<Trouble['code']> = new Set<ProblemCode>(['stale', 'not-now', 'forbidden']);

/** Whether the game did not wait for a move: it went on, it is over, or the seat is played from elsewhere. */
export const isLate = (code: Trouble['code']): boolean => LATE.has(code);

const WORDS: Readonly<Record<Trouble['code'], Key>> = {
	'bad-request': 'online.problem-odd',
	'not-found': 'online.problem-not-found',
	'no-identity': 'online.problem-no-identity',
	forbidden: 'online.problem-forbidden',
	stale: 'online.problem-stale',
	refused: 'online.problem-not-now',
	'not-now': 'online.problem-not-now',
	'seat-taken': 'online.problem-seat-taken',
	'table-full': 'online.problem-table-full',
	'name-taken': 'online.problem-name-taken',
	'bad-name': 'online.problem-bad-name',
	'bad-text': 'online.problem-bad-text',
	'chat-off': 'online.problem-chat-off',
	'too-many': 'online.problem-too-many',
	enough: 'online.problem-enough',
	'too-many-tables': 'online.problem-too-many-tables',
	'account-full': 'online.problem-not-now',
	'too-large': 'online.problem-bad-text',
	unavailable: 'online.problem-unavailable',
	'missed-game': 'online.missed-game',
};

/** A later server may know problems that this page does not. */
export const problemWords = ({ code, isMove = false }: Trouble): string =>
	isMove && isLate(code) ? say('online.move-late') : say(WORDS[code] ?? 'online.problem-odd');
