// After the last step: on to a game, or to the steps that were skipped.
import { useEffect, useRef } from 'preact/hooks';
import { GamePicture } from '../../home/pictures.tsx';
import { gameName } from '../../parts/games.ts';
import { Icon } from '../../parts/icon.tsx';
import { go } from '../../routes/location.ts';
import { createTable } from '../../saves/games.ts';
import { say } from '../../words/say.ts';
import type { Lesson } from '../lessons/step.ts';
import { progressHere } from '../progress.ts';

export interface FinishedProps {
	readonly lesson: Lesson;
	/** Goes to the first step that is not done. */
	readonly onOpen: () => void;
	readonly onBack: () => void;
}

export function Finished({ lesson: { game, steps }, onOpen, onBack }: FinishedProps) {
	const done = progressHere().done.value[game];
	const left = steps.filter(({ id }) => !done.includes(id)).length;
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => title.current?.focus(), []);
	const play = (): void => {
		const seats = [
			{ name: null, kind: { type: 'person' } },
			{ name: null, kind: { type: 'bot', level: 'first-steps' } },
		] as const;
		go(`/play/${createTable({ game, seats })}`);
	};
	return (
		<main class="page lesson-finished">
			<GamePicture game={game} />
			<h1 ref={title} tabIndex={-1}>
				{left === 0 ? say('learn.finished.title', { game: gameName(game) }) : say('learn.finished.title-some')}
			</h1>
			<p>{left === 0 ? say('learn.finished.all') : say('learn.finished.some', { left })}</p>
			<div class="lesson-finished-ways">
				{left > 0 && (
					<button type="button" class="button next" onClick={onOpen}>
						{say('learn.finished.open')}
					</button>
				)}
				<button type="button" class={left > 0 ? 'button' : 'button next'} onClick={play}>
					<Icon of="play" />
					{say('learn.finished.play', { game: gameName(game) })}
				</button>
				<a class="button" href={`/rules/${game}`}>
					{say('learn.finished.rules')}
				</a>
				<a class="button" href="/learn">
					{say('learn.finished.other')}
				</a>
				<button type="button" class="button plain" onClick={onBack}>
					{say('learn.previous')}
				</button>
			</div>
		</main>
	);
}
