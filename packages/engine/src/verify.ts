// Checks a finished game against what was promised before it: that the secret is the one committed to, that the seed comes from
// it and from what the players added, and that every draw and every roll came from that seed and from nothing else.
import { commitTo, deriveSeed, type Seal, type Secret, sealOf } from './core/commitment.ts';
import type { Seed } from './core/random.ts';
import { type Action, type ActionOf, type Event, type Position, play, start, type Terms } from './game.ts';
import type { Step } from './games/common.ts';

/** What is known of how the seed came about; null where it was not published. */
export interface Fairness {
	readonly seed: Seed | null;
	/** 64 lower-case hexadecimal digits. */
	readonly commitment: string | null;
	readonly secret: Secret | null;
	/** One text per seat, in seat order, empty where a player added nothing. */
	readonly contributions: readonly string[] | null;
	/** For each seat what its contribution was sealed with before any was opened; not there where nothing was sealed. */
	readonly seals?: readonly (Seal | null)[];
}

/** An action and what came of it. */
export interface PlayedStep {
	readonly action: Action;
	readonly step: Step<Position, Event>;
}

/** A game as it was recorded. */
export interface Recorded {
	readonly terms: Terms;
	readonly start: Step<Position, Event>;
	readonly steps: readonly PlayedStep[];
}

export interface Check {
	/**
	 * `commitment`: the secret is the one committed to. `seals`: so are the contributions that were sealed. `seed`: the seed follows from the secret and the contributions.
	 * `deal`: the deal and who opened follow from the seed. `chance`: so does every later draw, roll and lot.
	 */
	readonly name: 'commitment' | 'seals' | 'seed' | 'deal' | 'chance';
	/** Unknown where something needed for the check was not published. */
	readonly outcome: 'holds' | 'fails' | 'unknown';
	/** The steps that do not follow, counted from 1; for `chance` only. */
	readonly failing: readonly number[];
}

const check = (name: Check['name'], holds: boolean | null, failing: readonly number[] = []): Check => {
	const known = holds ? 'holds' : 'fails';
	return { name, outcome: holds === null ? 'unknown' : known, failing };
};

/** The seed that the published parts lead to, or null when they do not determine one. */
const derivedSeed = ({ secret, contributions }: Fairness): Seed | null =>
	secret !== null && contributions !== null ? deriveSeed(secret, contributions) : null;

/** Events are plain data made by one and the same code, so their text tells whether they are equal. */
const sameEvents = (a: readonly Event[], b: readonly Event[]): boolean => JSON.stringify(a) === JSON.stringify(b);

const withoutStart = (events: readonly Event[]): readonly Event[] => events.filter(({ type }) => type !== 'started');

function dealFollows({ terms, start: recorded }: Recorded, seed: Seed): boolean {
	const dealt = start(terms, seed);
	return dealt.ok && sameEvents(withoutStart(dealt.value.events), withoutStart(recorded.events));
}

function stepFollows<P extends Position>(before: P, action: ActionOf<P['game']>, events: readonly Event[]): boolean {
	const played = play(before, action);
	return played.ok && sameEvents(played.value.events, events);
}

/** The steps whose events do not follow from the position before, the action and the seed, counted from 1. */
function failingSteps({ start: begun, steps }: Recorded, seed: Seed): readonly number[] {
	const before = [begun, ...steps.map(({ step }) => step)];
	return steps.flatMap(({ action, step }, index) => {
		const position: Position = { ...(before[index] ?? begun).position, seed };
		return stepFollows(position, action, step.events) ? [] : [index + 1];
	});
}

const isOver = ({ start: begun, steps }: Recorded): boolean => (steps.at(-1)?.step ?? begun).position.ending !== null;

/** Whether the secret is the one committed to. Not to tell it when the game is over breaks the promise too. */
const promiseKept = (commitment: string, secret: Secret | null, over: boolean): boolean | null =>
	secret !== null ? commitTo(secret) === commitment : over ? false : null;

/** Whether what was sealed is what was opened. */
const sealsFit = (seals: readonly (Seal | null)[], contributions: readonly string[] | null): boolean | null =>
	contributions && seals.every((seal, seat) => seal === null || sealOf(contributions[seat] ?? '') === seal);

/** Every check that can be made, in the order in which the parts were published. */
export function verifyFairness(game: Recorded, fairness: Fairness): readonly Check[] {
	const { commitment, secret, seals, contributions } = fairness;
	const derived = derivedSeed(fairness);
	const seed = fairness.seed ?? derived;
	const committed = commitment === null ? null : promiseKept(commitment, secret, isOver(game));
	const seeded = derived === null ? null : (fairness.seed ?? derived) === derived;
	const failing = seed === null ? [] : failingSteps(game, seed);
	return [
		check('commitment', committed),
		...(seals ? [check('seals', sealsFit(seals, contributions))] : []),
		check('seed', seeded),
		check('deal', seed === null ? null : dealFollows(game, seed)),
		check('chance', seed === null ? null : failing.length === 0, failing),
	];
}
