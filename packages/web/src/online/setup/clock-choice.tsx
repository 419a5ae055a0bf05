// The clock of a new table, and what running out of it does.
import { useId } from 'preact/hooks';
import { Choice } from '../../parts/choice.tsx';
import type { Key } from '../../words/keys.ts';
import { say } from '../../words/say.ts';
import { durationWords, TIMEOUTS } from '../terms-words.ts';
import { BACKS, type ClockKind, DAYS, TURNS, WHOLES, type Wish } from './wish.ts';

const KINDS: readonly (readonly [kind: ClockKind, words: Key])[] = [
	['none', 'online.clock-none'],
	['turn', 'online.clock-turn'],
	['game', 'online.clock-game'],
	['slow-turn', 'online.clock-slow'],
];

const RULES = ['nothing', 'bot', 'out'] as const;
const DAY = 86_400;

interface ClockChoiceProps {
	readonly wish: Wish;
	readonly onChange: (part: Partial<Wish>) => void;
}

export function ClockChoice({ wish, onChange }: ClockChoiceProps) {
	return (
		<div class="clock-choice">
			<Choice
				legend={say('online.clock')}
				options={KINDS.map(([value, words]) => ({ value, label: say(words) }))}
				chosen={wish.clock}
				onChoose={(clock) => onChange({ clock })}
			/>
			{wish.clock === 'turn' && (
				<Time label={say('online.clock-time')} of={TURNS} chosen={wish.turn} onChoose={(turn) => onChange({ turn })} />
			)}
			{wish.clock === 'game' && (
				<>
					<Time
						label={say('online.clock-time-each')}
						of={WHOLES}
						chosen={wish.whole}
						onChoose={(whole) => onChange({ whole })}
					/>
					<Time
						label={say('online.clock-back')}
						of={BACKS}
						chosen={wish.back}
						onChoose={(back) => onChange({ back })}
					/>
				</>
			)}
			{wish.clock === 'slow-turn' && (
				<Time
					label={say('online.clock-time')}
					of={DAYS.map((days) => days * DAY)}
					chosen={wish.days * DAY}
					onChoose={(seconds) => onChange({ days: seconds / DAY })}
				/>
			)}
			{wish.clock !== 'none' && (
				<Choice
					legend={say('online.timeout')}
					options={RULES.map((rule) => ({ value: rule, label: say(TIMEOUTS[rule]) }))}
					chosen={wish.timeout}
					onChoose={(timeout) => onChange({ timeout })}
				/>
			)}
		</div>
	);
}

interface TimeProps {
	readonly label: string;
	/** Seconds. */
	readonly of: readonly number[];
	readonly chosen: number;
	readonly onChoose: (seconds: number) => void;
}

function Time({ label, of, chosen, onChoose }: TimeProps) {
	const id = useId();
	return (
		<div class="clock-time">
			<label for={id}>{label}</label>
			<select
				id={id}
				class="field"
				value={String(chosen)}
				onChange={(event) => onChoose(Number(event.currentTarget.value))}
			>
				{of.map((seconds) => (
					<option key={seconds} value={String(seconds)}>
						{seconds === 0 ? say('online.nothing') : durationWords(seconds)}
					</option>
				))}
			</select>
		</div>
	);
}
