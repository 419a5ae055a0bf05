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

/** Whether it is of the same turn as the action before: in Cubes the placement after the reroll. A withdrawal is of none. */
const goesOn = ({ action }: PlayedStep, last: PlayedStep | undefined): boolean =>
	last?.action.type === 'reroll' && action.type !== 'withdraw';

/** The decisions of a game, their turns numbered as in its file. To withdraw is none that could be judged. */
export function decisionsOf({ start, steps }: Recorded): readonly Decision[] {
	let turn = 0;
	return steps.flatMap((played, index) => {
		const last = steps[index - 1];
		if (!goesOn(played, last)) turn++;
		const before = last?.step.position ?? start.position;
		return played.action.type === 'withdraw' ? [] : [{ turn, before, played }];
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
