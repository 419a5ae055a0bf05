// The final standing: who is first, who shares a place, and what of it was the bonus for the last piece. Pure.
import { type Seat, seatsOf } from '@tessera/engine';
import type { Moment } from '../host.ts';

export interface Standing {
	readonly seat: Seat;
	/** 1 for the first; equal scores share a place, and so do those who left, behind all others (W3). */
	readonly place: number;
	readonly hasLeft: boolean;
	readonly score: number;
	readonly bonus: number;
}

const bonusOf = (course: readonly Moment[], seat: Seat): number =>
	course
		.flatMap(({ events }) => events)
		.reduce((sum, event) => sum + (event.type === 'bonus' && event.seat === seat ? event.points : 0), 0);

export function standingsOf(
	scores: readonly number[],
	withdrawn: readonly Seat[],
	course: readonly Moment[],
): readonly Standing[] {
	const seats = seatsOf(scores.length);
	const stayed = seats.filter((seat) => !withdrawn.includes(seat));
	return seats
		.map((seat) => {
			const score = scores[seat] ?? 0;
			const hasLeft = withdrawn.includes(seat);
			const before = hasLeft ? stayed : stayed.filter((other) => (scores[other] ?? 0) > score);
			return { seat, place: 1 + before.length, hasLeft, score, bonus: bonusOf(course, seat) };
		})
		.sort((a, b) => a.place - b.place || a.seat - b.seat);
}
