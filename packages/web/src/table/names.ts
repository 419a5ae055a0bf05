// What the seats of a table are called: as somebody typed it, or as the language has it.
import type { Seat } from '@tessera/engine';
import { levelName } from '../parts/levels.ts';
import { say } from '../words/say.ts';
import type { SeatInfo } from './host.ts';

/** How a message speaks of a seat: "you" where it is the only person here, else by name. */
export interface Who {
	readonly who: 'you' | 'other';
	readonly name: string;
	/** Lets the index type of the values of a message accept it. */
	readonly [value: string]: string;
}

const isPersonHere = ({ kind }: SeatInfo): boolean => kind.type === 'person' && !kind.isElsewhere;

/** Which seat is "you": the only person on this side of the screen, if there is just one. */
export function youAt(seats: readonly SeatInfo[]): Seat | null {
	const people = seats.flatMap((seat, index) => (isPersonHere(seat) ? [index as Seat] : []));
	const [only] = people;
	return only !== undefined && people.length === 1 ? only : null;
}

function usualName(seats: readonly SeatInfo[], seat: Seat): string {
	const info = seats[seat];
	if (info?.kind.type !== 'bot') return say('table.player', { number: seat + 1 });
	const { level } = info.kind;
	const alike = seats.flatMap(({ kind, name }, index) =>
		kind.type === 'bot' && kind.level === level && name === null ? [index] : [],
	);
	const title = levelName(level);
	return alike.length > 1 ? say('table.one-of', { title, number: alike.indexOf(seat) + 1 }) : title;
}

/** The name that stands at a seat. */
export function nameOf(seats: readonly SeatInfo[], seat: Seat): string {
	const typed = seats[seat]?.name ?? null;
	if (typed !== null) return typed;
	return seat === youAt(seats) ? say('table.you') : usualName(seats, seat);
}

/** A name parted before the number at its end, as in "Greedy 2", for where names are cut short. */
export function atNumber(name: string): readonly [title: string, number: string] {
	const [, number = ''] = /\S(\s\d{1,2})$/.exec(name) ?? [];
	return [name.slice(0, name.length - number.length), number];
}

/** Everybody's name, by seat. */
export const namesOf = (seats: readonly SeatInfo[]): readonly string[] =>
	seats.map((_, seat) => nameOf(seats, seat as Seat));

/** The name for a sentence, which speaks to "you" and of the others. */
export const whoIs = (seats: readonly SeatInfo[], seat: Seat): Who => ({
	who: seat === youAt(seats) ? 'you' : 'other',
	name: nameOf(seats, seat),
});
