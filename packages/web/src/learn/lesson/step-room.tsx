// One step: what it tells, the board to do it on, and the way on.
import { effect, untracked } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { sound } from '../../sound/sound.ts';
import { announce, hush } from '../../table/announcer.ts';
import { GameArea } from '../../table/area.tsx';
import { soundsOf } from '../../table/heard.ts';
import { say } from '../../words/say.ts';
import { type LessonHost, openStep } from '../lesson-host.ts';
import type { Lesson, LessonStep } from '../lessons/step.ts';
import { progressHere } from '../progress.ts';
import { Panel } from './panel.tsx';
import { StepList } from './step-list.tsx';

export interface StepRoomProps {
	readonly lesson: Lesson;
	readonly step: LessonStep;
	/** Which step it is, from 0. */
	readonly at: number;
	/** Whether one has just come to the lesson, and the focus is where it should be. */
	readonly isFirst: boolean;
	readonly onStep: (number: number) => void;
}

/** The focus is on the title of the step, or where the page put it: the board does not ask for it. */
const leaveFocus = (): void => undefined;

/** Tells ears what eyes see: the task, what becomes of a deed, and the sounds of the table. */
function useEars(host: LessonHost, step: LessonStep): void {
	useEffect(() => {
		announce(`${say(step.tell)} ${say(step.task)}`);
		const stop = effect(() => {
			const said = host.said.value;
			untracked(() => {
				if (!said) return;
				announce(say(said.says, { points: said.points }));
				const { course, waiting } = host.state.peek();
				const last = course.at(-1);
				if (said.outcome === 'again' || !last) return;
				for (const name of soundsOf(last, waiting)) sound(name);
			});
		});
		return () => {
			stop();
			hush();
		};
	}, [host, step]);
}

export function StepRoom({ lesson, step, at, isFirst, onStep }: StepRoomProps) {
	const { game, steps } = lesson;
	const host = useMemo(() => openStep(`lesson ${game} ${step.id}`, step), [game, step]);
	const said = host.said.value;
	const isDone = said?.outcome === 'done';
	const isLast = at === steps.length - 1;
	const title = useRef<HTMLHeadingElement>(null);
	const next = useRef<HTMLButtonElement>(null);
	useEars(host, step);
	useEffect(() => {
		if (!isFirst) title.current?.focus({ preventScroll: true });
	}, [isFirst]);
	useEffect(() => {
		if (!isDone) return;
		progressHere().markDone(game, step.id);
		next.current?.focus({ preventScroll: true });
	}, [isDone, game, step]);
	const wayOn = isLast ? say('learn.finish') : isDone ? say('learn.next') : say('learn.skip');
	return (
		<>
			<StepList lesson={lesson} at={at} onStep={onStep} />
			<Panel step={step} said={said} number={at + 1} count={steps.length} title={title} />
			<section class="lesson-area" aria-label={say('learn.board')}>
				<GameArea host={host} past={null} onShown={leaveFocus} />
			</section>
			<div class="lesson-ways">
				<button type="button" class="button plain" disabled={at === 0} onClick={() => onStep(at - 1)}>
					{say('learn.previous')}
				</button>
				<button type="button" class="button plain" onClick={() => onStep(at)}>
					{say('learn.again')}
				</button>
				<button type="button" class={isDone ? 'button next' : 'button plain'} ref={next} onClick={() => onStep(at + 1)}>
					{wayOn}
				</button>
			</div>
		</>
	);
}
