// Why something came to nothing, in words for players.
import type { ProblemCode } from '@tessera/protocol';
import type { Key } from '../words/keys.ts';
import { say } from '../words/say.ts';

/** Why something came to nothing. */
export interface Trouble {
	readonly code: ProblemCode;
	/** Whether it was a move of the game. */
	readonly isMove?: boolean;
}

const LATE: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['stale', 'not-now', 'forbidden']);

/** Whether the game did not wait for a move: it went on, it is over, or the seat is played from elsewhere. */
export const isLate = (code: ProblemCode): boolean => LATE.has(code);

const WORDS: Readonly<Record<ProblemCode, Key>> = {
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
	'too-large': 'online.problem-bad-text',
	unavailable: 'online.problem-unavailable',
};

/** A later server may know problems that this page does not. */
export const problemWords = ({ code, isMove = false }: Trouble): string =>
	isMove && isLate(code) ? say('online.move-late') : say(WORDS[code] ?? 'online.problem-odd');
