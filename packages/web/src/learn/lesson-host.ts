// A table for one step of a lesson: the rules check what is done there, and the step says what it thinks of it. Nobody else acts.
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Action, legalActions, type Position, type Seat, viewFor } from '@tessera/engine';
import type { Advice, SeatInfo, TableHost, TableState } from '../table/host.ts';
import { type Course, lastOf, played } from '../table/local/course.ts';
import { createMoments, stateOf } from '../table/local/sight.ts';
import type { LearnKey } from '../words/keys.ts';
import { answerTo, deedOf, type LessonStep, type Outcome } from './lessons/step.ts';

const LEARNER = 0 as Seat;

const SEATS: readonly SeatInfo[] = [
	{ name: null, kind: { type: 'person' } },
	{ name: null, kind: { type: 'bot', level: 'first-steps' } },
];

/** What the lesson says about the last deed. */
export interface Said {
	readonly outcome: Outcome;
	readonly says: LearnKey;
	/** In Cards, Qwirkles. */
	readonly points: number;
}

export interface LessonHost extends TableHost {
	/** Null until something was done. */
	readonly said: ReadonlySignal<Said | null>;
}

/** What the learner could try: the way the step knows, and every way to lay pieces on a board, the best first. */
function tries(step: LessonStep, position: Position): readonly Action[] {
	const legal = legalActions<Position>(position);
	const placements = legal.game === 'cards' ? [] : legal.placements.toSorted((a, b) => b.score - a.score);
	return [...step.solution, ...placements.map(({ pieces }): Action => ({ type: 'place', pieces }))];
}

export function openStep(id: string, step: LessonStep): LessonHost {
	const { game } = step.position;
	const tell = createMoments(game);
	let course: Course = [{ seat: null, action: null, position: step.position, events: [] }];
	const stateNow = (): TableState => ({ ...stateOf(course, SEATS, LEARNER, tell), notices: [] });
	const state = signal(stateNow());
	const said = signal<Said | null>(null);

	/** What the step would say about an action, and the course with it; null where the rules refuse it. */
	const judged = (action: Action) => {
		const next = played(course, LEARNER, action);
		if (!next.ok) return next;
		const deed = deedOf(lastOf(course).position, action, lastOf(next.value).events);
		const gained = game === 'cards' ? deed.qwirkles : deed.points;
		return { ok: true, course: next.value, gained, answer: answerTo(step, deed) } as const;
	};

	const host: LessonHost = {
		id,
		game,
		seats: SEATS,
		state,
		said,
		progress: signal(0),
		prepared: null,
		async act(action) {
			const now = judged(action);
			if (!now.ok) return now.problem;
			const { outcome, says } = now.answer;
			if (outcome !== 'again') {
				course = now.course;
				state.value = stateNow();
			}
			said.value = { outcome, says, points: now.gained };
			return null;
		},
		async advise() {
			if (said.peek()?.outcome === 'done') return [];
			const good = tries(step, lastOf(course).position).flatMap((action): Advice[] => {
				const tried = judged(action);
				return tried.ok && tried.answer.outcome !== 'again' ? [{ action, points: tried.gained }] : [];
			});
			return good.slice(0, 1);
		},
		viewAt(number) {
			const then = course[number];
			if (!then) throw new RangeError(`the step has no moment ${number}`);
			return viewFor<Position>(then.position, LEARNER);
		},
		// Nothing of a lesson is kept but that it was done, and nobody waits for anyone.
		prepare: () => undefined,
		takeOver: () => undefined,
		hurry: () => undefined,
		leave: () => undefined,
		rematch: () => {
			throw new Error('a lesson is begun again, not played again');
		},
		gameText: () => Promise.reject(new Error('a lesson is not a game')),
	};
	return host;
}
