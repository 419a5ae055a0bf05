// A personal link, opened here: its key moves a seat to this browser. The key stays in the address until the server has said yes or
// no for good, so that whoever reaches no server can try again.
import type { Answer, Problem, ProblemCode } from '@tessera/protocol';
import type { Asked } from './api.ts';

export interface ClaimPorts {
	/** What stands behind the sign in the address. */
	readonly hash: () => string;
	/** Takes it out of the address. */
	readonly clear: () => void;
	readonly identify: () => Promise<Asked<unknown>>;
	readonly claim: (key: string) => Promise<Answer>;
}

/** What may be otherwise in a moment; everything else is an answer. */
const PASSING: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['unavailable', 'too-many', 'no-identity']);

/** What a whole key looks like: 32 bytes. Anything else was cut off or changed on its way, which needs no server to say. */
const KEY = /^[\w-]{43}$/;

export interface Unclaimed {
	readonly problem: Problem;
	/** Whether the key is still good for another try. */
	readonly canTryAgain: boolean;
}

/** Takes the seat of the personal link in the address, where there is one; says why not. */
export async function claimFrom({ hash, clear, identify, claim }: ClaimPorts): Promise<Unclaimed | null> {
	const [, key] = /^#seat=(.*)$/.exec(hash()) ?? [];
	if (key === undefined) return null;
	if (!KEY.test(key)) {
		clear();
		return { problem: { code: 'bad-request', message: 'this is no whole key' }, canTryAgain: false };
	}
	const me = await identify();
	const answer = me.ok ? await claim(key) : me;
	const canTryAgain = !answer.ok && PASSING.has(answer.problem.code);
	if (!canTryAgain) clear();
	return answer.ok ? null : { problem: answer.problem, canTryAgain };
}
