// What every bot is: asked from its own seat with what that seat may know, it thinks, and can be stopped at any moment.
import type { ActionOf, GameName, View, ViewOf } from '@tessera/engine';
import { type Budget, type IsSpent, spendingOf } from './budget.ts';
import { amongThoseLeft } from './company.ts';
import { Random } from './random.ts';

/**
 * How true a worth is: an `estimate` by judgement or samples; `exact` where the game was read out to its end; `at-most` where it
 * was read out only so far as to see that it is no better than another.
 */
export type Certainty = 'estimate' | 'exact' | 'at-most';

/** An action a bot weighed. All figures are in the points of the game: in Cards, Qwirkles. */
export interface Candidate<G extends GameName = GameName> {
	readonly action: ActionOf<G>;
	/** What it is expected to bring in all, the answers of the others taken off; only differences mean anything. */
	readonly worth: number;
	/** What it scores at once. */
	readonly points: number;
	/** What the pieces kept in hand are good for; null where that was not weighed. */
	readonly kept: number | null;
	/** What it gives away: how much better off the others are than after a move that leaves them nothing; null as above. */
	readonly risk: number | null;
	/** Of the worth; an estimate where it is not said. */
	readonly certainty?: Certainty;
	/** The standard error of how far it is behind the first, where that was sampled; infinite after a single sample. */
	readonly error?: number;
}

/** An answer that is ready to be given, with what was weighed for it, best first. */
export interface Choice<G extends GameName = GameName> {
	readonly action: ActionOf<G>;
	readonly candidates: readonly Candidate<G>[];
	/** Simulated continuations so far. */
	readonly rollouts: number;
}

/** Yields an answer at once, then better founded ones, until there is nothing more to gain. */
export type Thinking<G extends GameName = GameName> = Generator<Choice<G>, void, void>;

/**
 * How a bot thinks about one game: a function of the view and its own chance, nothing else. So many candidates, the first ones,
 * will be told: it may think about them for longer than the choice needs, but chooses the same.
 */
export type Thinker<G extends GameName> = (view: ViewOf<G>, random: Random, told: number) => Thinking<G>;

/** How a bot thinks about each game. */
export type Mind = { readonly [G in GameName]: Thinker<G> };

export interface Player {
	/**
	 * The answer after so much thinking. The same view and a budget in rollouts always give the same one. Whoever tells more
	 * candidates than the first says how many: what is left of the budget is then spent on the truth about them.
	 */
	choose(view: View, budget: Budget, told?: number): Choice;
	/**
	 * The thinking itself, for a host that wants to do other things in between, or to hurry it. Whoever stops it before its end
	 * calls its `return`, as leaving a `for` loop does: it gives back the memory it works on.
	 */
	think(view: View, told?: number): Thinking;
}

/** The first of the candidates, with all of them. */
export function choiceOf<G extends GameName>(candidates: readonly Candidate<G>[], rollouts: number): Choice<G> {
	const [first] = candidates;
	if (!first) throw new Error('there is always something to do');
	const told = candidates.map(({ action, worth, points, kept, risk, certainty, error }) => ({
		...{ action, worth, points, kept, risk },
		...(certainty && { certainty }),
		...(error !== undefined && { error }),
	}));
	return { action: first.action, candidates: told, rollouts };
}

/** The answer of a player that weighs nothing but the points. */
export const onlyAnswer = <G extends GameName>(action: ActionOf<G>, points: number): Choice<G> => ({
	action,
	candidates: [{ action, worth: points, points, kept: null, risk: null }],
	rollouts: 0,
});

const NOT_MY_TURN = 'a player is asked only from its own seat, when it is its turn';

function ask<G extends GameName>(mind: Mind, view: ViewOf<G>, random: Random, told: number): Thinking<G> {
	const thinker: Thinker<G> = mind[view.game as G];
	return thinker(view, random, told);
}

function lastOf(thinking: Thinking, isSpent: IsSpent): Choice {
	let last: Choice | null = null;
	for (const choice of thinking) {
		last = choice;
		if (isSpent(choice.rollouts)) break;
	}
	if (!last) throw new Error('a thinker has an answer at once');
	return last;
}

/** A bot with a mind; bots with other seeds weigh by other samples. */
export function playerWith(mind: Mind, seed: string): Player {
	const think = (view: View, told = 1): Thinking => {
		if (view.viewer !== view.turn || view.ending) throw new Error(NOT_MY_TURN);
		return ask(mind, amongThoseLeft(view), new Random(seed, view.step), told);
	};
	return { think, choose: (view, budget, told) => lastOf(think(view, told), spendingOf(budget)) };
}
