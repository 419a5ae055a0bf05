// What is to be played and by whom: the choices of a new game, and the same again from whatever a browser has kept.
import type { LevelName } from '@tessera/bots';
import type { GameName, OptionValue } from '@tessera/engine';
import { fitted, LONGEST_NAME } from '@tessera/protocol';
import { fieldsOf } from '../parts/fields.ts';
import { GAMES, isGame } from '../parts/games.ts';
import { isLevel } from '../parts/levels.ts';
import type { SeatInfo } from '../table/host.ts';

export type Who = 'me' | 'person' | LevelName;

export interface SeatChoice {
	readonly who: Who;
	/** What a person wants to be called; empty for the usual name. */
	readonly name: string;
}

export type Rulings = Readonly<Record<string, OptionValue>>;

export interface Choices {
	readonly game: GameName;
	readonly seats: readonly SeatChoice[];
	/** Rulings that differ from the usual ones, of each game. */
	readonly rulings: Readonly<Record<GameName, Rulings>>;
}

export const SEAT_COUNTS = [2, 3, 4] as const;
const MOST_SEATS = 4;

const seated = (who: Who): SeatChoice => ({ who, name: '' });

export const FIRST_CHOICES: Choices = {
	game: 'classic',
	seats: [seated('me'), seated('family')],
	rulings: { classic: {}, cubes: {}, cards: {} },
};

/** The same table for more or fewer; those who come are like the last one there, but for me there is only one seat. */
export function withSeats(choices: Choices, count: number): Choices {
	const last = choices.seats.at(-1)?.who ?? 'family';
	const newcomer = seated(last === 'me' ? 'family' : last);
	const seats = Array.from({ length: count }, (_, index) => choices.seats[index] ?? newcomer);
	return { ...choices, seats };
}

/** Seats somebody else; where that is me, whoever sat there takes the seat that I leave. */
export function withWho(choices: Choices, seat: number, who: Who): Choices {
	const left = choices.seats[seat];
	const seats = choices.seats.map((before, index) => {
		if (index === seat) return who === before.who ? before : (mine(choices, who) ?? seated(who));
		return who === 'me' && before.who === 'me' && left ? left : before;
	});
	return { ...choices, seats };
}

/** My seat with my name, when it is I who moves. */
const mine = (choices: Choices, who: Who): SeatChoice | undefined =>
	who === 'me' ? choices.seats.find((seat) => seat.who === 'me') : undefined;

export const withName = (choices: Choices, seat: number, name: string): Choices => ({
	...choices,
	seats: choices.seats.map((before, index) => (index === seat ? { ...before, name } : before)),
});

export const withRuling = (choices: Choices, name: string, value: OptionValue): Choices => ({
	...choices,
	rulings: { ...choices.rulings, [choices.game]: { ...choices.rulings[choices.game], [name]: value } },
});

const isPerson = ({ who }: SeatChoice): boolean => !isLevel(who);

/** Whether the device goes from hand to hand. Only then do people need names. */
export const isShared = ({ seats }: Choices): boolean => seats.filter(isPerson).length > 1;

export const isWatched = ({ seats }: Choices): boolean => !seats.some(isPerson);

/** Who sits where, as a table wants to know it. */
export const seatsOf = (choices: Choices): readonly SeatInfo[] =>
	choices.seats.map(({ who, name }) =>
		isLevel(who)
			? { name: null, kind: { type: 'bot', level: who } }
			: { name: (isShared(choices) && name.trim()) || null, kind: { type: 'person' } },
	);

const isWho = (value: unknown): value is Who => value === 'me' || value === 'person' || isLevel(value);

function seatFrom(stored: unknown): SeatChoice | null {
	const { who, name } = fieldsOf(stored);
	if (!isWho(who)) return null;
	return { who, name: typeof name === 'string' ? fitted(name, name.length, LONGEST_NAME).text : '' };
}

function seatsFrom(stored: unknown): readonly SeatChoice[] {
	const seats = Array.isArray(stored) ? stored.map(seatFrom) : [];
	const whole = seats.filter((seat) => seat !== null);
	const isTable = whole.length === seats.length && whole.length >= 2 && whole.length <= MOST_SEATS;
	const mySeats = whole.filter(({ who }) => who === 'me').length;
	return isTable && mySeats <= 1 ? whole : FIRST_CHOICES.seats;
}

const isOptionValue = (value: unknown): value is OptionValue =>
	typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';

const rulingsFrom = (stored: unknown): Rulings =>
	Object.fromEntries(
		Object.entries(fieldsOf(stored)).flatMap(([name, value]) => (isOptionValue(value) ? [[name, value]] : [])),
	);

/** Choices from whatever was stored: each part that makes sense is taken over. Whether a game knows a ruling is asked when it begins. */
export function choicesFrom(stored: unknown): Choices {
	const { game, seats, rulings } = fieldsOf(stored);
	const given = fieldsOf(rulings);
	const [classic, cubes, cards] = GAMES.map((name) => rulingsFrom(given[name]));
	return {
		game: isGame(game) ? game : FIRST_CHOICES.game,
		seats: seatsFrom(seats),
		rulings: { classic: classic ?? {}, cubes: cubes ?? {}, cards: cards ?? {} },
	};
}
