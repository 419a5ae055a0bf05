// A new game: how many play, who sits where, and by which rulings.
import './setup.css';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Choice } from '../parts/choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { gameName } from '../parts/games.ts';
import { say } from '../words/say.ts';
import { begin, expectTable } from './begin.ts';
import { type Choices, isShared, isWatched, SEAT_COUNTS, withName, withRuling, withSeats, withWho } from './choices.ts';
import type { HouseRulesProps } from './house-rules.tsx';
import { SeatRow } from './seat-row.tsx';

export interface SetupProps {
	readonly first: Choices;
	readonly onClose: () => void;
}

function seatsHint(choices: Choices): string | null {
	if (isWatched(choices)) return say('home.watched');
	return isShared(choices) ? say('home.shared', { game: choices.game }) : null;
}

type Rules = ComponentType<HouseRulesProps>;

/** What stands behind the disclosure, once it was opened; opened again, what failed is tried again. */
function useHouseRules(): [Rules | 'failed' | null, () => void] {
	const [rules, setRules] = useState<Rules | 'failed' | null>(null);
	const load = () => {
		void import('./house-rules.tsx').then(
			({ HouseRules }) => setRules(() => HouseRules),
			() => setRules('failed'),
		);
	};
	return [rules, load];
}

export function Setup({ first, onClose }: SetupProps) {
	const [choices, setChoices] = useState(first);
	const [hasFailed, setFailed] = useState(false);
	const [HouseRules, loadHouseRules] = useHouseRules();
	const { game, seats, rulings } = choices;
	const hint = seatsHint(choices);
	return (
		<Dialog title={gameName(game)} onClose={onClose}>
			<form
				class="setup"
				onSubmit={(event) => {
					event.preventDefault();
					begin(choices).catch(() => setFailed(true));
				}}
				onFocusIn={expectTable}
			>
				<Choice
					legend={say('home.seat-count')}
					options={SEAT_COUNTS.map((count) => ({ value: count, label: String(count) }))}
					chosen={seats.length}
					onChoose={(count) => setChoices(withSeats(choices, count))}
				/>
				<div class="seats">
					{seats.map((seat, index) => (
						<SeatRow
							key={index}
							number={index + 1}
							seat={seat}
							isNamed={isShared(choices)}
							onWho={(who) => setChoices(withWho(choices, index, who))}
							onName={(name) => setChoices(withName(choices, index, name))}
						/>
					))}
				</div>
				<p class="hint" role="status">
					{hint}
				</p>
				<details onToggle={loadHouseRules}>
					<summary>{say('home.house-rules')}</summary>
					{HouseRules === 'failed' && <p role="alert">{say('common.not-loaded')}</p>}
					{HouseRules && HouseRules !== 'failed' && (
						<HouseRules
							game={game}
							rulings={rulings[game]}
							onRuling={(name, value) => setChoices(withRuling(choices, name, value))}
						/>
					)}
				</details>
				<div class="setup-foot">
					{hasFailed && <p role="alert">{say('home.not-started')}</p>}
					<button type="submit" class="button next setup-start">
						{say('home.start')}
					</button>
				</div>
			</form>
		</Dialog>
	);
}
