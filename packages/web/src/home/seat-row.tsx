// One seat of a new table: who sits there, what they are called or what they are like.
import { hasAtMost, LONGEST_NAME } from '@tessera/protocol';
import type { TargetedEvent } from 'preact';
import { useId } from 'preact/hooks';
import { atMost } from '../parts/at-most.ts';
import { Icon } from '../parts/icon.tsx';
import { isLevel, LEVELS, levelCharacter, levelName } from '../parts/levels.ts';
import { say } from '../words/say.ts';
import type { SeatChoice, Who } from './choices.ts';

export interface SeatRowProps {
	readonly number: number;
	readonly seat: SeatChoice;
	/** Whether a person is asked for a name. */
	readonly isNamed: boolean;
	readonly onWho: (who: Who) => void;
	readonly onName: (name: string) => void;
}

/** Nothing is counted where there is room in any case: a page that is only looked at loads no more than it must. */
const isFull = (name: string): boolean => name.length >= LONGEST_NAME && !hasAtMost(name, LONGEST_NAME - 1);

const chosenWho = (value: string): Who => (isLevel(value) || value === 'me' ? value : 'person');

export function SeatRow({ number, seat, isNamed, onWho, onName }: SeatRowProps) {
	const id = useId();
	const { who, name } = seat;
	const bot = isLevel(who) ? who : null;
	return (
		<fieldset class="seat">
			<legend class="seat-number">{say('home.seat', { number })}</legend>
			<span class={`seat-token seat-${number}`}>
				<Icon of={bot ? 'bot' : 'person'} />
			</span>
			<div class="seat-fields">
				<select
					class="field"
					aria-label={say('home.seat-who')}
					aria-describedby={bot ? `${id}-character` : undefined}
					value={who}
					onChange={(event: TargetedEvent<HTMLSelectElement>) => onWho(chosenWho(event.currentTarget.value))}
				>
					<option value="me">{say('home.me')}</option>
					<option value="person">{say('home.person')}</option>
					<optgroup label={say('home.bots')}>
						{LEVELS.map((level) => (
							<option key={level} value={level}>
								{levelName(level)}
							</option>
						))}
					</optgroup>
				</select>
				{bot && (
					<p class="hint" id={`${id}-character`}>
						{levelCharacter(bot)}
					</p>
				)}
				{!bot && isNamed && (
					<input
						class="field"
						aria-label={who === 'me' ? say('home.your-name') : say('home.name')}
						placeholder={say('home.name-if-wanted')}
						value={name}
						autoComplete="off"
						{...atMost(LONGEST_NAME, onName)}
					/>
				)}
				{!bot && isNamed && isFull(name) && (
					<p class="hint" role="status">
						{say('home.name-limit', { count: LONGEST_NAME })}
					</p>
				)}
			</div>
		</fieldset>
	);
}
