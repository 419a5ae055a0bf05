// Events as JSON for other programs: pieces by their codes, seats counted from 1 as in the texts.
import { COLOURS, type Kind, type Placed, type ScoredLine, type Seat, unreachable } from '@tessera/engine';
import { pieceCode } from '@tessera/notation';
import type { AnyEvent } from '../words/events.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export const codes = (kinds: readonly Kind[]): Json => kinds.map(pieceCode);
export const codesOfEach = (lists: readonly (readonly Kind[])[]): Json => lists.map(codes);
export const placedCodes = (pieces: readonly Placed[]): Json => pieces.map(({ kind, x, y }) => [pieceCode(kind), x, y]);
export const seatNumber = (seat: Seat): number => seat + 1;

const orNull = <T>(value: T | null, write: (value: T) => Json): Json => (value === null ? null : write(value));

const lineData = ({ axis, pieces, points, qwirkle }: ScoredLine): Json => ({
	axis,
	pieces: placedCodes(pieces),
	points,
	qwirkle,
});

/** What an event says beside its type and its seat. */
function detailsOf(event: AnyEvent): { readonly [key: string]: Json } {
	switch (event.type) {
		case 'started':
			return { game: event.game, options: { ...event.options }, ages: event.ages };
		case 'dealt':
			return 'hands' in event
				? { hands: codesOfEach(event.hands) }
				: { counts: event.counts, hand: orNull(event.hand, codes) };
		case 'misdealt':
			return { sizes: event.sizes };
		case 'opened':
			return { sizes: event.sizes, decidedBy: event.decidedBy };
		case 'placed':
			return { pieces: placedCodes(event.pieces) };
		case 'scored':
			return { lines: event.lines.map(lineData), single: event.single, points: event.points };
		case 'bonus':
			return { points: event.points };
		case 'drew':
			if ('colours' in event) return { colours: event.colours.map((colour) => COLOURS[colour] ?? null) };
			return 'count' in event
				? { count: event.count, pieces: orNull(event.pieces, codes) }
				: { pieces: codes(event.pieces) };
		case 'rolled':
			return { cubes: codes(event.cubes) };
		case 'exchanged':
			return 'count' in event
				? { count: event.count, given: orNull(event.given, codes), drawn: orNull(event.drawn, codes) }
				: { given: codes(event.given), drawn: codes(event.drawn) };
		case 'rerolled':
			return { cause: event.cause, from: codes(event.from), to: codes(event.to) };
		case 'laid':
			return { cards: codes(event.cards) };
		case 'rearranged':
			return { table: codesOfEach(event.table) };
		case 'captured':
			return { qwirkles: codesOfEach(event.qwirkles) };
		case 'swapped':
			return { shown: codes(event.shown), drawn: orNull(event.drawn, codes) };
		case 'withdrew':
			return 'count' in event
				? { count: event.count, pieces: orNull(event.pieces, codes) }
				: { pieces: codes(event.pieces) };
		case 'final-round':
			return { turns: event.turns };
		case 'ended':
			return { reason: event.reason, winners: event.winners.map(seatNumber) };
		case 'turn':
		case 'passed':
			return {};
		default:
			return unreachable(event);
	}
}

export const eventData = (event: AnyEvent): Json => ({
	type: event.type,
	...('seat' in event ? { seat: seatNumber(event.seat) } : {}),
	...detailsOf(event),
});
