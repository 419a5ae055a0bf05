// The course of a game as turns: what everyone did, what it brought, and where everyone stood then. Pure.
import { type Kind, type Seat, seatsOf, type ViewEvent } from '@tessera/engine';
import type { Moment } from './host.ts';

/** All that one seat did until it was the next one's turn: in Cubes a reroll and a laying, say. */
export interface Turn {
	/** 1 for the first. */
	readonly number: number;
	readonly seat: Seat;
	readonly moments: readonly Moment[];
	/** The step that ended it, or the last so far. */
	readonly step: number;
	/** Points, in Cards Qwirkles. */
	readonly gained: number;
	/** Everyone's standing after it. */
	readonly totals: readonly number[];
}

const gainOf = (event: ViewEvent): number => {
	if (event.type === 'scored' || event.type === 'bonus') return event.points;
	return event.type === 'captured' ? event.qwirkles.length : 0;
};

const gainsOf = (moments: readonly Moment[]): number =>
	moments.flatMap(({ events }) => events).reduce((sum, event) => sum + gainOf(event), 0);

/** What was laid in these moments, in the order of laying. */
export const laidIn = (moments: readonly Moment[]): readonly Kind[] =>
	moments
		.flatMap(({ events }) => events)
		.flatMap((event) => {
			if (event.type === 'placed') return event.pieces.map(({ kind }) => kind);
			return event.type === 'laid' ? event.cards : [];
		});

/** The pieces of a turn that everyone got to see: those laid, or a hand that was shown before it was swapped. */
export const seenIn = (moments: readonly Moment[]): readonly Kind[] => [
	...laidIn(moments),
	...moments.flatMap(({ events }) => events).flatMap((event) => (event.type === 'swapped' ? event.shown : [])),
];

const hasPassedOn = (moment: Moment | undefined): boolean =>
	moment?.events.some(({ type }) => type === 'turn' || type === 'ended') ?? true;

/** The turns of a course, the deal left out. */
export function turnsOf(course: readonly Moment[], players: number): readonly Turn[] {
	const turns: Turn[] = [];
	for (const moment of course) {
		if (moment.seat === null) continue;
		const before = turns.at(-1);
		const goesOn = before !== undefined && before.seat === moment.seat && !hasPassedOn(before.moments.at(-1));
		const moments = goesOn ? [...before.moments, moment] : [moment];
		const settled = (goesOn ? turns.at(-2) : before)?.totals ?? seatsOf(players).map(() => 0);
		const gained = gainsOf(moments);
		const turn: Turn = {
			number: goesOn ? before.number : turns.length + 1,
			seat: moment.seat,
			moments,
			step: moment.step,
			gained,
			totals: settled.map((total, seat) => (seat === moment.seat ? total + gained : total)),
		};
		if (goesOn) turns.pop();
		turns.push(turn);
	}
	return turns;
}

/** The turns that others took since a seat last did anything, oldest first; for whoever only watches, the last round. */
export function turnsSince(turns: readonly Turn[], seat: Seat | null, players: number): readonly Turn[] {
	const own = seat === null ? -1 : turns.findLastIndex((turn) => turn.seat === seat);
	return turns.slice(Math.max(own + 1, turns.length - players + (seat === null ? 0 : 1)));
}
