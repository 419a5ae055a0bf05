// The review of a recorded game: what was played, what would have been best, what that lost, and what was only luck.
import type { Action, PlayedStep, Position, Recorded, Seat } from '@tessera/engine';
import { scoresIn } from './course.ts';
import { type Judgement, judge, type Reviewing } from './judge.ts';
import { luckOf } from './luck.ts';

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

export function reviewOf({ turn, before, played }: Decision, reviewing: Reviewing): Reviewed {
	const { action, step } = played;
	const seat = before.turn;
	return {
		turn,
		seat,
		played: action,
		points: (scoresIn(step.position)[seat] ?? 0) - (scoresIn(before)[seat] ?? 0),
		...judge(before, action, reviewing),
		luck: luckOf(before, action, step, reviewing.seed),
	};
}
