// The final standing: who is first, who shares a place, and what of it was the bonus for the last piece. Pure.
import { type Seat, seatsOf } from '@tessera/engine';
import type { Moment } from '../host.ts';

export interface Standing {
	readonly seat: Seat;
	/** 1 for the first; equal scores share a place. */
	readonly place: number;
	readonly score: number;
	readonly bonus: number;
}

const bonusOf = (course: readonly Moment[], seat: Seat): number =>
	course
		.flatMap(({ events }) => events)
		.reduce((sum, event) => sum + (event.type === 'bonus' && event.seat === seat ? event.points : 0), 0);

export function standingsOf(scores: readonly number[], course: readonly Moment[]): readonly Standing[] {
	return seatsOf(scores.length)
		.map((seat) => {
			const score = scores[seat] ?? 0;
			const place = 1 + scores.filter((other) => other > score).length;
			return { seat, place, score, bonus: bonusOf(course, seat) };
		})
		.sort((a, b) => a.place - b.place || a.seat - b.seat);
}
