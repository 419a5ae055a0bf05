// The way through a lesson: every step, those that are done, and the one that is shown.
import { gameName } from '../../parts/games.ts';
import { Icon } from '../../parts/icon.tsx';
import { say } from '../../words/say.ts';
import type { Lesson } from '../lessons/step.ts';
import { progressHere } from '../progress.ts';

export interface StepListProps {
	readonly lesson: Lesson;
	readonly at: number;
	readonly onStep: (number: number) => void;
}

export function StepList({ lesson: { game, steps }, at, onStep }: StepListProps) {
	const done = progressHere().done.value[game];
	return (
		<header class="lesson-head">
			<a class="lesson-back" href="/learn" aria-label={say('learn.all-lessons')}>
				<Icon of="back" />
				<span>{say('learn.all-lessons')}</span>
			</a>
			<nav aria-label={say('learn.steps')}>
				<ol class="lesson-steps">
					{steps.map(({ id, title }, index) => {
						const isDone = done.includes(id);
						const words = { number: index + 1, title: say(title) };
						return (
							<li key={id}>
								<button
									type="button"
									class="lesson-step"
									data-done={isDone}
									aria-current={index === at ? 'step' : undefined}
									aria-label={say(isDone ? 'learn.step-done' : 'learn.step', words)}
									title={say(title)}
									onClick={() => onStep(index)}
								>
									<span class="lesson-dot">
										<svg viewBox="0 0 16 16" aria-hidden="true">
											<path d="M3.5 8.5 6.7 11.5 12.5 5" />
										</svg>
									</span>
									<span class="lesson-step-title">{say(title)}</span>
								</button>
							</li>
						);
					})}
				</ol>
			</nav>
			<a class="lesson-rules" href={`/rules/${game}`} aria-label={say('home.rules-of', { game: gameName(game) })}>
				{say('learn.rules')}
			</a>
		</header>
	);
}
