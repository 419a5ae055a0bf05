// What can go wrong with an account, told apart as far as it makes a difference to the player. Pure.
import type { ProblemCode } from '@tessera/protocol';

/** What was being done. */
export type Step = 'look' | 'begin' | 'register' | 'sign-in' | 'remove' | 'sign-out';

export type Trouble =
	| 'cancelled'
	| 'none-chosen'
	| 'here-already'
	| 'no-lock'
	| 'wrong-site'
	| 'device'
	| 'too-late'
	| 'unknown'
	| 'not-verified'
	| 'last'
	| 'gone'
	| 'too-many'
	| 'full'
	| 'unavailable'
	| 'odd';

type OfStep = Readonly<Partial<Record<ProblemCode, Trouble>>>;

const ALWAYS: OfStep = { 'too-many': 'too-many', 'account-full': 'full', unavailable: 'unavailable' };

const AT: Readonly<Record<Step, OfStep>> = {
	look: {},
	begin: { 'not-now': 'wrong-site' },
	register: { 'not-now': 'too-late', forbidden: 'not-verified' },
	'sign-in': { 'not-now': 'too-late', forbidden: 'not-verified', 'not-found': 'unknown' },
	remove: { 'not-now': 'last', 'not-found': 'gone' },
	'sign-out': { 'not-found': 'gone' },
};

/** What a problem of the server means at this step. */
export const troubleOf = (step: Step, code: ProblemCode): Trouble => ALWAYS[code] ?? AT[step][code] ?? 'odd';

/** By the names that browsers give to what went wrong with a passkey. */
const BY_NAME: ReadonlyMap<string, Trouble> = new Map([
	['AbortError', 'cancelled'],
	['NotAllowedError', 'cancelled'],
	['InvalidStateError', 'here-already'],
	['ConstraintError', 'no-lock'],
	['SecurityError', 'wrong-site'],
]);

/**
 * What the browser or the authenticator means. To keep passkeys private, browsers say the same whether somebody changed their mind
 * or has none for this site.
 */
export function troubleWith(step: Step, error: unknown): Trouble {
	const trouble = (error instanceof Error && BY_NAME.get(error.name)) || 'device';
	return trouble === 'cancelled' && step === 'sign-in' ? 'none-chosen' : trouble;
}
