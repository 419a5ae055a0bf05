// Where nothing follows from it (O6), nothing else would say that somebody's time has run out: it is told once, on every screen.
import type { Seat } from '@tessera/engine';
import { type Clock, deadlineOf, type FollowedTable } from '@tessera/protocol';
import type { Later } from '../../thinking/client.ts';
import { DAY, isBehind } from './time.ts';

interface Running {
	readonly seat: Seat;
	readonly clock: Clock;
	readonly until: number;
}

/** Whose time is running at such a table, and until when. */
function runningAt({ terms, clock, sitters, status }: FollowedTable): Running | null {
	const until = deadlineOf(terms.clock, clock);
	if (status !== 'running' || terms.timeout !== 'nothing' || until === null || clock.turn === null) return null;
	// No time runs for bots (O5).
	return sitters[clock.turn]?.type === 'bot' ? null : { seat: clock.turn, clock, until };
}

interface OverduePorts {
	/** The own seat; null for whoever watches. */
	readonly mine: Seat | null;
	/** Milliseconds since 1970, by the clock of the server. */
	readonly now: () => number;
	readonly later: Later;
	readonly tell: (seat: Seat) => void;
}

export interface Overdue {
	/** Looks at how the table stands now; null where that is not known, as while the connection is away, and until what was missed has been told. */
	look(table: FollowedTable | null): void;
}

/** A move that came in time may just be being heard. In milliseconds. */
const HEARD_IN = 1000;

export function watchOverdue({ mine, now, later, tell }: OverduePorts): Overdue {
	let looked: Clock | null = null;
	let told: Clock | null = null;
	let callOff = (): void => undefined;
	const wait = (running: Running): void => {
		const { seat, clock, until } = running;
		// No timer of a browser runs for a month.
		const left = Math.min(Math.max(until - now(), HEARD_IN), DAY);
		callOff = later(left, () => {
			if (now() < until) return wait(running);
			told = clock;
			tell(seat);
		});
	};
	return {
		look(table) {
			const running = table && !isBehind(table, mine) ? runningAt(table) : null;
			const clock = running?.clock ?? null;
			// Talk and offers leave the clock as it is.
			if (clock === looked) return;
			looked = clock;
			callOff();
			if (running && clock !== told) wait(running);
		},
	};
}
