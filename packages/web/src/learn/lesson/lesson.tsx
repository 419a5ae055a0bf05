// A lesson from its first step to its end: which step is shown, and the way from one to the next.
import './lesson.css';
import { useState } from 'preact/hooks';
import { gameName } from '../../parts/games.ts';
import { useTitle } from '../../parts/title.ts';
import { AnnouncerRegion } from '../../table/announcer-region.tsx';
import { say } from '../../words/say.ts';
import type { Lesson } from '../lessons/step.ts';
import { progressHere } from '../progress.ts';
import { Finished } from './finished.tsx';
import { StepRoom } from './step-room.tsx';

/** The first step that is not done; the first of all for somebody who goes through it once more. */
function firstOpen({ game, steps }: Lesson): number {
	const done = progressHere().done.peek()[game];
	return Math.max(
		0,
		steps.findIndex(({ id }) => !done.includes(id)),
	);
}

export function LessonScreen({ lesson }: { readonly lesson: Lesson }) {
	const [at, setAt] = useState(() => firstOpen(lesson));
	/** Counts how often a step was begun: each time on a table of its own. */
	const [round, setRound] = useState(0);
	useTitle(say('learn.title-of', { game: gameName(lesson.game) }));
	const goTo = (number: number): void => {
		setAt(number);
		setRound(round + 1);
	};
	const step = lesson.steps[at];
	if (!step) return <Finished lesson={lesson} onOpen={() => goTo(firstOpen(lesson))} onBack={() => goTo(at - 1)} />;
	return (
		<main class="lesson" data-game={lesson.game}>
			<h1 class="unseen">{say('learn.title-of', { game: gameName(lesson.game) })}</h1>
			<StepRoom key={round} lesson={lesson} step={step} at={at} isFirst={round === 0} onStep={goTo} />
			<AnnouncerRegion />
		</main>
	);
}
