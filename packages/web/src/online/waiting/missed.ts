// Whoever was writing their name when the last seat was taken, the host began without it, or the game began, is told: the field goes
// away under their hands.
import { type ReadonlySignal, signal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Trouble } from '../problem-words.ts';
import { freeSeats } from '../seats.ts';
import type { Known, Session, TroubleOf } from '../session.ts';

/** Where the room said so for so long, it has been read, and nobody says it again at the game. In milliseconds. */
const READ_IN = 4000;

/** Why there is no seat any more: the last was taken, or the host began with seats that nobody had. */
export type WhyNoSeat = 'seat' | 'begun';

/**
 * What became of the seat that somebody was writing their name for; null where it is there still, or theirs. Whoever has asked for it
 * hears of the game that they begin before they hear that the seat is theirs; if it is not, they are told with the answer.
 */
export function whatWasMissed({ table, standing }: Known, isAsked: boolean): WhyNoSeat | 'game' | null {
	if (isAsked || standing.seat !== null || table.status === 'over') return null;
	if (table.status === 'running') return 'game';
	if (table.call && table.sitters.includes(null)) return 'begun';
	return freeSeats(table) === 0 ? 'seat' : null;
}

export interface Missed {
	readonly what: WhyNoSeat;
	/** Whether the keys were in the field. */
	readonly hadKeys: boolean;
	readonly at: number;
}

export interface Missing {
	/** The seat that was missed, if one was. */
	readonly missed: ReadonlySignal<Missed | null>;
	/** The field is there, again perhaps. */
	onThere(): void;
	/** The field goes, and somebody was writing in it. */
	onGone(hadKeys: boolean): void;
	/** What to tell whoever has asked for a seat in vain. */
	readonly troubleOf: TroubleOf;
	/** The room goes. */
	leave(): void;
}

const GAME: Trouble = { code: 'missed-game' };

export function missingAt(session: Pick<Session, 'known' | 'pending' | 'complain' | 'dismissTrouble'>): Missing {
	const missed = signal<Missed | null>(null);
	let hadKeys = false;
	const what = (isAsked: boolean) => {
		const known = session.known.peek();
		return known && whatWasMissed(known, isAsked);
	};
	const missSeat = (what: WhyNoSeat): void => {
		missed.value = { what, hadKeys, at: Date.now() };
	};
	return {
		missed,
		onThere() {
			missed.value = null;
		},
		onGone(keys) {
			hadKeys = keys;
			const gone = what(session.pending.peek() > 0);
			if (gone === 'game') session.complain(GAME);
			if (gone === null || gone === 'game') return;
			missSeat(gone);
			// What was wrong with the name is nothing to tell at the game.
			session.dismissTrouble();
		},
		troubleOf({ code }) {
			const late = code === 'table-full' ? what(false) : null;
			if (late === 'game') return GAME;
			if (late === null) return { code };
			missSeat(late);
			return null;
		},
		leave() {
			const told = missed.peek();
			if (told && Date.now() - told.at < READ_IN && what(false) === 'game') session.complain(GAME);
		},
	};
}

/** For the room where a table waits. What it has no time to say is said at the game. */
export function useMissing(session: Session): Missing {
	const missing = useMemo(() => missingAt(session), [session]);
	// While the field is looked at the room goes before it: then it tells by itself.
	useLayoutEffect(() => missing.leave, [missing]);
	return missing;
}
