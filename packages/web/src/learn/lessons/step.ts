// A step of a lesson as data: a position, a task, and what is said about whatever one does there. Pure.
import type { Action, Event, GameName, Position, ScoredLine } from '@tessera/engine';
import type { LearnKey } from '../../words/keys.ts';

/** Something that was done and that the rules allow, with what it led to. */
export interface Deed {
	readonly before: Position;
	readonly action: Action;
	/** Of laying, and the bonus for the last piece. */
	readonly points: number;
	readonly lines: readonly ScoredLine[];
	/** Lines or series of six. */
	readonly qwirkles: number;
}

/** What becomes of a deed: the task is done; it stands but there is more to do; or it is taken as not done, to try again. */
export type Outcome = 'done' | 'on' | 'again';

export interface Answer {
	readonly when: (deed: Deed) => boolean;
	readonly outcome: Outcome;
	/** Told `points`. */
	readonly says: LearnKey;
}

export interface LessonStep {
	/** Kept on the device once it is done: never given to another step. */
	readonly id: string;
	readonly title: LearnKey;
	/** What is new here. */
	readonly tell: LearnKey;
	/** What to do. */
	readonly task: LearnKey;
	readonly position: Position;
	/** The first that holds is given; the last holds always. */
	readonly answers: readonly [Answer, ...Answer[]];
	/** One way to do it, action by action. */
	readonly solution: readonly Action[];
}

export interface Lesson {
	readonly game: GameName;
	readonly steps: readonly [LessonStep, ...LessonStep[]];
}

export const always = (): boolean => true;

export function deedOf(before: Position, action: Action, events: readonly Event[]): Deed {
	const lines = events.flatMap((event) => (event.type === 'scored' ? event.lines : []));
	const points = events.reduce(
		(sum, event) => (event.type === 'scored' || event.type === 'bonus' ? sum + event.points : sum),
		0,
	);
	const taken = events.flatMap((event) => (event.type === 'captured' ? event.qwirkles : []));
	return { before, action, points, lines, qwirkles: taken.length + lines.filter(({ qwirkle }) => qwirkle).length };
}

export function answerTo({ answers }: LessonStep, deed: Deed): Answer {
	return answers.find(({ when }) => when(deed)) ?? answers[0];
}
