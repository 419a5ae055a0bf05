// A finished game as the notation writes it down.
import { advance, type Event, type PlayedStep, type Position, replay } from '@tessera/engine';
import { type GameRecord, isPlayerName } from '@tessera/notation';
import type { Occupant } from './entries.ts';
import { doneIn, type TableState } from './state.ts';

const nameOf = (occupant: Occupant | null): string => {
	if (occupant?.type === 'person') return occupant.name;
	return occupant ? `Bot ${occupant.level}` : '';
};

/** Names as a file can hold them, no two equal. */
function namesOf(seats: TableState['seats']): readonly string[] {
	const fit = seats.map((occupant, seat) => {
		const name = nameOf(occupant).replaceAll(':', ' ').trim();
		return isPlayerName(name) ? name : `Player ${seat + 1}`;
	});
	return fit.map((name, seat) => (fit.indexOf(name) === fit.lastIndexOf(name) ? name : `${seat + 1} ${name}`));
}

const fold = (position: Position, events: readonly Event[]): Position =>
	events.reduce<Position>((before, event) => advance<Position>(before, event), position);

/** The game of a table that is over; null where none was dealt, or it still goes on. */
export function recordOf(state: TableState): GameRecord | null {
	const { terms, status, seats, game, commitment, secret, createdAt } = state;
	if (status !== 'over' || !game) return null;
	const { seed, contributions, seals, deal, played } = game;
	let position: Position = replay(deal);
	const start = { position, events: deal };
	const steps = played.map((each): PlayedStep => {
		const { action, events } = doneIn(each);
		position = fold(position, events);
		return { action, step: { position, events } };
	});
	return {
		terms: { game: terms.game, ages: seats.map(() => null), options: terms.options },
		names: namesOf(seats),
		tags: { Date: new Date(createdAt).toISOString().slice(0, 10) },
		fairness: { seed, commitment, secret, contributions, ...(seals ? { seals } : {}) },
		start,
		steps,
	};
}
