// The review of a recorded game: what was played, what would have been best, what that lost, and what was only luck.
import type { Action, PlayedStep, Position, Recorded, Seat } from '@tessera/engine';
import { after, scoresIn } from './course.ts';
import { type Judgement, judge, type Reviewing } from './judge.ts';
import { luckOf } from './luck.ts';
import { worldOf } from './worlds.ts';

/** An action of a recorded game and where it was taken. */
export interface Decision {
	/** Counted from 1; in Cubes a turn can take two actions. */
	readonly turn: number;
	readonly before: Position;
	readonly played: PlayedStep;
}

export interface Reviewed extends Judgement {
	readonly turn: number;
	readonly seat: Seat;
	readonly played: Action;
	/** What it scored at once. */
	readonly points: number;
	/** What the best would have scored at once; of a reroll, what the turn may be expected to score after it. */
	readonly bestPoints: number;
	readonly luck: number;
}

export function decisionsOf({ start, steps }: Recorded): readonly Decision[] {
	let turn = 1;
	let before = start.position;
	return steps.map((played) => {
		const decision: Decision = { turn, before, played };
		if (played.step.position.turn !== before.turn) turn++;
		before = played.step.position;
		return decision;
	});
}

const scored = (before: Position, next: Position): number =>
	(scoresIn(next)[before.turn] ?? 0) - (scoresIn(before)[before.turn] ?? 0);

/** By the rules, so that the bonus for the last piece (C8, Q5) is in it, as it is in what was played. */
const pointsOf = (before: Position, { action, points }: Judgement['best']): number =>
	action.type === 'reroll' ? points : scored(before, after(worldOf(before, before.turn, 'best'), action));

export function reviewOf({ turn, before, played }: Decision, reviewing: Reviewing): Reviewed {
	const { action, step } = played;
	const judgement = judge(before, action, reviewing);
	return {
		turn,
		seat: before.turn,
		played: action,
		points: scored(before, step.position),
		bestPoints: pointsOf(before, judgement.best),
		...judgement,
		luck: luckOf(before, action, step, reviewing.seed),
	};
}
