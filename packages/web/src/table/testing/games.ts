// Whole games between bots as a seat hears of them, for the tests of the table.
import { type PlayerName, playerOf } from '@tessera/bots';
import {
	type Event,
	eventFor,
	type GameName,
	type Position,
	play,
	type Seat,
	seatsOf,
	seedFromText,
	start,
	viewFor,
} from '@tessera/engine';
import type { Moment, SeatInfo } from '../host.ts';

export interface Heard {
	readonly course: readonly Moment[];
	readonly position: Position;
}

/** A game as one seat, or a spectator, heard of it. */
export function gameHeard(
	game: GameName,
	players: number,
	seed: string,
	viewer: Seat | null,
	bot: PlayerName = 'greedy',
): Heard {
	const begun = start({ game, ages: seatsOf(players).map(() => null) }, seedFromText(seed));
	if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
	const heard = (events: readonly Event[]) => events.map((event) => eventFor(game, event, viewer));
	const course: Moment[] = [{ step: 0, seat: null, events: heard(begun.value.events) }];
	const player = playerOf(bot, seed);
	let { position }: { position: Position } = begun.value;
	while (!position.ending) {
		const seat = position.turn;
		const { action } = player.choose(viewFor(position, seat), { rollouts: 0 });
		const played = play(position, action);
		if (!played.ok) throw new Error(JSON.stringify(played.problem));
		({ position } = played.value);
		course.push({ step: position.step, seat, events: heard(played.value.events) });
	}
	return { course, position };
}

/** You against bots. */
export const youAndBots = (players: number): readonly SeatInfo[] =>
	seatsOf(players).map((seat) => ({
		name: null,
		kind: seat === 0 ? { type: 'person' } : { type: 'bot', level: 'greedy' },
	}));
