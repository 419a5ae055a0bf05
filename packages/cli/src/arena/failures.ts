// How a player can fail to give a legal answer, as data and in words. Whoever fails has lost that game; the match goes on.
import { type GameName, type Refusal, type Seat, unreachable } from '@tessera/engine';
import { refusalWords } from '../words/refusals.ts';

export type Failure =
	/** Its process ended; `said` is the last of its standard error. */
	| { readonly kind: 'crash'; readonly how: string; readonly said: string }
	/** There is no such program, or it may not be run: in no other game would that be different. */
	| { readonly kind: 'unstarted'; readonly how: string; readonly said: string }
	| { readonly kind: 'timeout'; readonly milliseconds: number }
	/** What it wrote is no answer to what it was asked; `wrote` is the beginning of it. */
	| { readonly kind: 'garbage'; readonly problem: string; readonly wrote: string }
	| { readonly kind: 'endless'; readonly bytes: number }
	| { readonly kind: 'illegal'; readonly action: string; readonly refusal: Refusal }
	/** Cards that it wanted arranged, and that cannot be. K3 */
	| { readonly kind: 'unarrangeable'; readonly action: string }
	/** A player of this program, which never should. */
	| { readonly kind: 'fault'; readonly message: string };

export interface Forfeit {
	readonly seat: Seat;
	/** Counted as in the game's file: in Cubes a turn can take two actions. */
	readonly turn: number;
	readonly failure: Failure;
}

const LONGEST_QUOTE = 100;

export const brief = (text: string): string =>
	text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text;

const crashWords = (how: string, said: string): string => (said === '' ? `it ${how}` : `it ${how}, saying: ${said}`);

/** Why the game was forfeited, to follow a colon. */
export function failureWords(game: GameName, failure: Failure): string {
	switch (failure.kind) {
		case 'crash':
		case 'unstarted':
			return crashWords(failure.how, failure.said);
		case 'timeout':
			return `it gave no answer within ${failure.milliseconds} ms`;
		case 'garbage':
			return `what it wrote is no answer (${failure.problem}): ${failure.wrote === '' ? 'an empty line' : failure.wrote}`;
		case 'endless':
			return `it wrote more than ${failure.bytes} bytes instead of an answer`;
		case 'illegal':
			return `its action ${failure.action} is illegal: ${refusalWords(game, failure.refusal)}`;
		case 'unarrangeable':
			return `its action ${failure.action} is illegal: the table cannot be arranged with these cards`;
		case 'fault':
			return `it failed with "${failure.message}"`;
		default:
			return unreachable(failure);
	}
}
