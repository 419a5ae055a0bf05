// What a decision lost: how much less it is worth than what the reviewing player would have done, in the points of the game.
import { type Action, type GameName, type Position, viewFor } from '@tessera/engine';
import { playerOf } from '../levels.ts';
import type { PlayerName } from '../minds.ts';
import type { Candidate, Choice } from '../player.ts';
import { isOpenEnd, PLAIN } from './chance.ts';
import { after, marginOf } from './course.ts';
import { quickDifference, weighedIn } from './quick.ts';
import { isSameAction } from './same-action.ts';
import { advantageInTrials } from './trial.ts';
import { worldOf, worldsOf } from './worlds.ts';

/** Who reviews, and how long it thinks about each decision. */
export interface Reviewing {
	readonly level: PlayerName;
	readonly rollouts: number;
	readonly seed: string;
}

/** How a loss was found: the reviewing `level` weighed both actions; else they were judged without search, else tried out. */
export type Measure = 'level' | 'quick' | 'trial';

export interface Judgement {
	readonly best: Candidate;
	/** Never below zero: the reviewing player is taken at its word. Zero for what comes to the same, or as good as that. */
	readonly loss: number;
	/** A smaller loss may be chance and counts as none; infinite where too little was sampled to tell, zero where nothing was. */
	readonly chance: number;
	readonly measure: Measure;
}

const TRIALS = 30;

/** A loss that is smaller is none: no judgement is that fine. In Cards a point is a whole Qwirkle. */
const NEGLIGIBLE: Readonly<Record<GameName, number>> = { classic: 0.05, cubes: 0.05, cards: 0.005 };

/** What an action brings less what the other then still gets out of the game, by the same player. */
function answered(position: Position, action: Action, { level, rollouts, seed }: Reviewing): number {
	const next = after(worldOf(position, position.turn, seed), action);
	const gained = marginOf(next, position.turn) - marginOf(position, position.turn);
	if (next.ending) return gained;
	return gained - (playerOf(level, seed).choose(viewFor(next, next.turn), { rollouts }).candidates[0]?.worth ?? 0);
}

/** A loss as it was found, and how much of it may be chance. */
interface Found {
	readonly loss: number;
	readonly chance: number;
	readonly measure: Measure;
}

function lossOf(position: Position, choice: Choice, played: Action, reviewing: Reviewing): Found {
	const best = choice.action;
	const view = viewFor(position, position.turn);
	if (isOpenEnd(view)) {
		const loss = answered(position, best, reviewing) - answered(position, played, reviewing);
		return { loss, chance: 0, measure: 'level' };
	}
	const weighed = weighedIn(choice, view, played);
	if (weighed) {
		const { worth, error = 0 } = weighed;
		return { loss: (choice.candidates[0]?.worth ?? worth) - worth, chance: PLAIN * error, measure: 'level' };
	}
	const judged = quickDifference(view, best, played);
	if (judged !== null) return { loss: judged, chance: 0, measure: 'quick' };
	const worlds = worldsOf(position, position.turn, `${reviewing.seed} trial ${position.step}`, TRIALS);
	const { mean, error } = advantageInTrials(worlds, best, played);
	return { loss: mean, chance: PLAIN * error, measure: 'trial' };
}

export function judge(position: Position, played: Action, reviewing: Reviewing): Judgement {
	const view = viewFor(position, position.turn);
	const choice = playerOf(reviewing.level, reviewing.seed).choose(view, { rollouts: reviewing.rollouts });
	const [best] = choice.candidates;
	if (!best) throw new Error('a player has weighed at least what it does');
	if (isSameAction(view, played, best.action)) return { best, loss: 0, chance: 0, measure: 'level' };
	const { loss, chance, measure } = lossOf(position, choice, played, reviewing);
	return { best, loss: loss < Math.max(chance, NEGLIGIBLE[position.game]) ? 0 : loss, chance, measure };
}
