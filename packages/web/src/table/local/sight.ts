// Who looks at a screen that people pass around, and what they may see of the game.
import { eventFor, type GameName, type Position, type Seat, seatAfter, viewFor } from '@tessera/engine';
import type { Moment, SeatInfo, TableState, Waiting } from '../host.ts';
import { type Course, lastOf } from './course.ts';

const isPerson = (seats: readonly SeatInfo[], seat: Seat): boolean => seats[seat]?.kind.type === 'person';

const personsOf = (seats: readonly SeatInfo[]): readonly Seat[] =>
	seats.flatMap(({ kind }, seat) => (kind.type === 'person' ? [seat as Seat] : []));

function nextPerson(seats: readonly SeatInfo[], from: Seat): Seat {
	return isPerson(seats, from) ? from : nextPerson(seats, seatAfter(from, seats.length));
}

/**
 * Who holds the device now. One person alone always does. Where nothing is hidden (Q1) there is nothing to hand over: it is the
 * person who acts next. Otherwise it is whoever took it last, null when nobody has yet.
 */
export function holderOf(seats: readonly SeatInfo[], position: Position, last: Seat | null): Seat | null {
	const [first, second] = personsOf(seats);
	if (first === undefined) return null;
	if (second === undefined) return first;
	return position.game === 'cubes' ? nextPerson(seats, position.turn) : last;
}

function waitingFor(seats: readonly SeatInfo[], position: Position, holder: Seat | null): Waiting {
	const { turn, ending } = position;
	if (ending) return { for: 'nobody', because: 'over' };
	if (!isPerson(seats, turn)) return { for: 'other', seat: turn, canHurry: true };
	return turn === holder ? { for: 'me' } : { for: 'handover', seat: turn };
}

/** The moments of a course for one pair of eyes; those that were told before stay the same values. */
export type TellMoments = (course: Course, viewer: Seat | null) => readonly Moment[];

export function createMoments(game: GameName): TellMoments {
	const told = new Map<Seat | null, WeakMap<Course[number], Moment>>();
	return (course, viewer) => {
		const mine = told.get(viewer) ?? new WeakMap<Course[number], Moment>();
		told.set(viewer, mine);
		return course.map((step, number) => {
			const known = mine.get(step);
			if (known) return known;
			const events = step.events.map((event) => eventFor<GameName>(game, event, viewer));
			const moment: Moment = { step: number, seat: step.seat, events };
			mine.set(step, moment);
			return moment;
		});
	};
}

/** The seat whose eyes look: nobody's during a handover. */
const viewerOf = (waiting: Waiting, holder: Seat | null): Seat | null => (waiting.for === 'handover' ? null : holder);

/** Everything that the screen may know. */
export function stateOf(
	course: Course,
	seats: readonly SeatInfo[],
	holder: Seat | null,
	tell: TellMoments,
): Omit<TableState, 'notices'> {
	const { position } = lastOf(course);
	const waiting = waitingFor(seats, position, holder);
	const viewer = viewerOf(waiting, holder);
	return { view: viewFor<Position>(position, viewer), course: tell(course, viewer), waiting };
}
