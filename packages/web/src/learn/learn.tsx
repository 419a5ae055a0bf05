// Lessons on a real board; without a game, the choice of the three.
import type { GameName } from '@tessera/engine';
import { Nowhere } from '../home/nowhere.tsx';
import { isGame } from '../parts/games.ts';
import { WithWords } from '../parts/with-words.tsx';
import type { ScreenProps } from '../routes/screens.tsx';
import { say } from '../words/say.ts';
import { GameChoice } from './choice.tsx';
import { LessonScreen } from './lesson/lesson.tsx';
import { LESSONS } from './lessons/lessons.ts';
import { progressHere } from './progress.ts';

function progressWords(game: GameName): string {
	const { steps } = LESSONS[game];
	const count = steps.length;
	const done = steps.filter(({ id }) => progressHere().done.value[game].includes(id)).length;
	return done === count ? say('learn.all-done', { count }) : say('learn.progress', { done, count });
}

const Lessons = () => (
	<GameChoice title={say('learn.title')} lead={say('learn.which')} to="learn" note={progressWords} />
);

export function Learn({ part }: ScreenProps) {
	if (part !== null && part !== '' && !isGame(part)) return <Nowhere />;
	return (
		<WithWords topic="learn" part={part}>
			{() => (isGame(part) ? <LessonScreen key={part} lesson={LESSONS[part]} /> : <Lessons />)}
		</WithWords>
	);
}
