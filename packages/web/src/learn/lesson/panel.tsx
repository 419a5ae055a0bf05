// What a step tells: what is new and what to do, then what became of it.
import type { Ref } from 'preact';
import type { Key } from '../../words/keys.ts';
import { say } from '../../words/say.ts';
import type { Said } from '../lesson-host.ts';
import type { LessonStep, Outcome } from '../lessons/step.ts';

export interface PanelProps {
	readonly step: LessonStep;
	readonly said: Said | null;
	readonly number: number;
	readonly count: number;
	readonly title: Ref<HTMLHeadingElement>;
}

const HEADS: { readonly [O in Outcome]: Key } = {
	done: 'learn.well-done',
	on: 'learn.go-on',
	again: 'learn.not-quite',
};

const SIGNS: { readonly [O in Outcome]: string } = {
	done: 'M3 8.5 6.5 12 13 4.5',
	on: 'M3 8h9M8.5 4 12.5 8l-4 4',
	again: 'M8 3v6.5M8 12.6v.2',
};

const Judgement = ({ said: { outcome, says, points } }: { readonly said: Said }) => (
	<div class={`lesson-said lesson-${outcome}`}>
		<p class="lesson-said-head">
			<svg class="lesson-sign" viewBox="0 0 16 16" aria-hidden="true">
				<path d={SIGNS[outcome]} />
			</svg>
			{say(HEADS[outcome])}
		</p>
		<p>{say(says, { points })}</p>
	</div>
);

export function Panel({ step, said, number, count, title }: PanelProps) {
	const isOpen = said === null || said.outcome === 'again';
	return (
		<section class="lesson-panel" aria-labelledby="lesson-title">
			<p class="lesson-count">{say('learn.step-of', { number, count })}</p>
			<h2 id="lesson-title" ref={title} tabIndex={-1}>
				{say(step.title)}
			</h2>
			{said === null && <p class="lesson-tell">{say(step.tell)}</p>}
			{said && <Judgement key={said.says} said={said} />}
			{isOpen && (
				<p class="lesson-task">
					<span class="unseen">{say('common.label', { what: say('learn.task') })} </span>
					{say(step.task)}
				</p>
			)}
		</section>
	);
}
