// A game from its deal to where it is now, step by step, as the referee knows it; rebuilt from what is written down.
import {
	type Action,
	actionOf,
	type Event,
	type GameName,
	type Position,
	play,
	playAs,
	type Refusal,
	type Result,
	type Seat,
	type Seed,
	start,
} from '@tessera/engine';
import type { SavedTerms, Standing } from '../../saves/format.ts';
import { atOnce } from './gently.ts';

interface CourseStep {
	/** Who acted, and how; null for the deal. */
	readonly seat: Seat | null;
	readonly action: Action | null;
	readonly position: Position;
	readonly events: readonly Event[];
}

/** The deal, then one step for each action. Never empty. */
export type Course = readonly [CourseStep, ...CourseStep[]];

export const lastOf = (course: Course): CourseStep => course.at(-1) ?? course[0];

export const actionsOf = (course: Course): readonly Action[] => course.flatMap(({ action }) => action ?? []);

/** The deal; null where the terms make no game. */
export function dealt({ game, ages, options }: SavedTerms, seed: Seed): Course | null {
	const step = start<GameName>({ game, ages, options }, seed);
	return step.ok ? [{ seat: null, action: null, ...step.value }] : null;
}

/** The course with one more action of the seat that sent it, or why not. */
export function played(course: Course, seat: Seat, action: Action): Result<Course, Refusal> {
	const step = playAs<Position>(lastOf(course).position, seat, action);
	return step.ok ? { ok: true, value: [...course, { seat, action, ...step.value }] } : step;
}

/** The course with written actions, one at a step; null as soon as the rules refuse one. */
export function* continuing(course: Course, actions: readonly unknown[]): Generator<void, Course | null> {
	const steps: [CourseStep, ...CourseStep[]] = [...course];
	let { position } = lastOf(course);
	for (const written of actions) {
		const action = actionOf<GameName>(position.game, written);
		const step = action.ok ? play<Position>(position, action.value) : action;
		if (!action.ok || !step.ok) return null;
		steps.push({ seat: position.turn, action: action.value, ...step.value });
		position = step.value.position;
		yield;
	}
	return steps;
}

/** The same at once. */
export const continued = (course: Course, actions: readonly unknown[]): Course | null =>
	atOnce(continuing(course, actions));

/** As much of a course as agrees with written actions, and always the deal. */
export function sharedWith(course: Course, actions: readonly unknown[]): Course {
	const [deal, ...steps] = course;
	const parting = steps.findIndex(({ action }, index) => JSON.stringify(action) !== JSON.stringify(actions[index]));
	return [deal, ...(parting < 0 ? steps : steps.slice(0, parting))];
}

const scoresOf = (position: Position): readonly number[] =>
	position.game === 'cards' ? position.captured.map(({ length }) => length) : position.scores;

export const standingOf = (position: Position): Standing => ({
	scores: scoresOf(position),
	turn: position.ending ? null : position.turn,
	winners: position.ending?.winners ?? null,
});
