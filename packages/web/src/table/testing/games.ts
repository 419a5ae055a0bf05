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

interface Played {
	readonly steps: readonly { readonly seat: Seat | null; readonly events: readonly Event[] }[];
	readonly position: Position;
}

const gamesPlayed = new Map<string, Played>();

function gameOf(game: GameName, players: number, seed: string, bot: PlayerName): Played {
	const begun = start({ game, ages: seatsOf(players).map(() => null) }, seedFromText(seed));
	if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
	const player = playerOf(bot, seed);
	let { position }: { position: Position } = begun.value;
	const steps: Played['steps'][number][] = [{ seat: null, events: begun.value.events }];
	while (!position.ending) {
		const seat = position.turn;
		const { action } = player.choose(viewFor(position, seat), { rollouts: 0 });
		const played = play(position, action);
		if (!played.ok) throw new Error(JSON.stringify(played.problem));
		({ position } = played.value);
		steps.push({ seat, events: played.value.events });
	}
	return { steps, position };
}

interface Heard {
	readonly course: readonly Moment[];
	readonly position: Position;
}

/** A game as one seat, or a spectator, heard of it; the same game is played only once. */
export function gameHeard(
	game: GameName,
	players: number,
	seed: string,
	viewer: Seat | null,
	bot: PlayerName = 'greedy',
): Heard {
	const key = JSON.stringify([game, players, seed, bot]);
	const { steps, position } = gamesPlayed.get(key) ?? gameOf(game, players, seed, bot);
	gamesPlayed.set(key, { steps, position });
	const course = steps.map(({ seat, events }, step) => ({
		step,
		seat,
		events: events.map((event) => eventFor(game, event, viewer)),
	}));
	return { course, position };
}

/** You against bots. */
export const youAndBots = (players: number): readonly SeatInfo[] =>
	seatsOf(players).map((seat) => ({
		name: null,
		kind: seat === 0 ? { type: 'person' } : { type: 'bot', level: 'greedy' },
	}));
