// What a game says about the strength of those who played it, by OpenSkill (Weng and Lin, with the model of Plackett and Luce).
import { ordinal, rate, rating } from 'openskill';
import type { Skill } from '../players/index.ts';

/** Of whom nothing is known yet. */
export const UNKNOWN: Skill = rating();

/** Everybody may have learnt something since the last game, so old games weigh a little less. */
const DRIFT = UNKNOWN.mu / 300;

/**
 * The skills of 2 to 4 players after a game, from those before and the places they came to: 1 for the best, equal where they share
 * it. Nobody is less sure of than before, so that whoever wins never falls.
 */
export function skillsAfter(before: readonly Skill[], places: readonly number[]): readonly Skill[] {
	const after = rate(
		before.map((skill) => [{ ...skill }]),
		{ rank: [...places], tau: DRIFT, limitSigma: true },
	);
	return after.flat();
}

const NEWCOMER = 1000;
const SCALE = 40;

/**
 * The number to show: 1000 for a newcomer, and at most what somebody is almost surely worth, so it grows with strength and with
 * games played. Two of one number have the same estimate, people and bots alike.
 */
export const numberOf = ({ mu, sigma }: Skill): number =>
	Math.max(0, Math.round(ordinal({ mu, sigma }, { alpha: SCALE, target: NEWCOMER })));
