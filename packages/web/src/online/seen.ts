// The tables elsewhere that were looked at last, as they were known when the connection went or the page did: whoever comes back
// without a connection sees how the game stood. Nothing of it outlives the word of the server. Loaded beside the game.
import { effect } from '@preact/signals';
import { type Answer, type FollowedTable, PROTOCOL, type ProblemCode } from '@tessera/protocol';
import { fieldsOf } from '../parts/fields.ts';
import { isGame } from '../parts/games.ts';
import { type Device, thisDevice } from '../saves/device.ts';
import { LEFT_KEY, SEEN_KEY } from './left.ts';
import { tableMemory } from './memory.ts';
import type { Known, Session } from './session.ts';

/** A whole game is some ten thousand letters, and the games of this device need the room more. */
const MOST_SEEN = 3;

export interface SeenTable {
	readonly id: string;
	/** Who this browser was to the server. */
	readonly by: string;
	readonly known: Known;
}

interface Stored extends SeenTable {
	readonly protocol: number;
}

/** Whether all is there that a room reads of it; what is wrong deeper down is noticed when the game is put together. */
function isReadable(value: unknown): value is Stored {
	const { id, by, protocol, known } = fieldsOf(value);
	const { table, standing } = fieldsOf(known);
	const { terms, status, clock, sitters, reserved, steps, out, offers, chat } = fieldsOf(table);
	const isNamed = typeof id === 'string' && typeof by === 'string' && protocol === PROTOCOL;
	const isPlayed = isGame(fieldsOf(terms)['game']) && (status === 'running' || status === 'over');
	const hasLists = [sitters, reserved, steps, out, offers, chat].every(Array.isArray);
	return (
		isNamed && isPlayed && hasLists && typeof clock === 'object' && typeof standing === 'object' && standing !== null
	);
}

/** The one seen last comes last. */
function allSeen({ shelf } = thisDevice()): readonly Stored[] {
	try {
		const stored: unknown = JSON.parse(shelf.get(SEEN_KEY) ?? '[]');
		return Array.isArray(stored) ? stored.filter(isReadable) : [];
	} catch {
		// Damaged: as if nothing had been kept.
		return [];
	}
}

export const seenTable = (id: string, device = thisDevice()): SeenTable | null =>
	allSeen(device).find((each) => each.id === id) ?? null;

/** All that can be looked at without a connection, the last first: what another identity saw is not shown, unless
 * nobody knows yet who this browser is. */
export const seenTables = (identity: string | null, device = thisDevice()): readonly SeenTable[] =>
	allSeen(device)
		.filter(({ by }) => identity === null || by === identity)
		.reverse();

const isRunning = ({ known }: SeenTable): boolean => known.table.status === 'running';

/** A move that waits is shown where it was laid, and whoever finished a game seldom comes back to it. */
function worth(seen: Stored, device: Device): number {
	if (tableMemory(seen.id, device).unsent !== null) return 2;
	return isRunning(seen) ? 1 : 0;
}

/** As many as there is room for: of those that are worth the same the last ones. A game that goes on and is looked at now is one. */
function worthMost(seen: readonly Stored[], device: Device): readonly Stored[] {
	const now = seen.at(-1);
	const rank = (each: Stored): number => (each === now && isRunning(each) ? 3 : worth(each, device));
	const best = [...seen].reverse().sort((a, b) => rank(b) - rank(a));
	return seen.filter((each) => best.indexOf(each) < MOST_SEEN);
}

export function keepSeen({ id, by, known }: SeenTable, device = thisDevice()): void {
	const others = allSeen(device).filter((each) => each.id !== id);
	const seen: readonly Stored[] = [...others, { id, by, protocol: PROTOCOL, known }];
	device.shelf.put(SEEN_KEY, JSON.stringify(worthMost(seen, device)));
}

/** A table that is gone. */
export function forgetSeen(id: string, device = thisDevice()): void {
	device.shelf.put(SEEN_KEY, JSON.stringify(allSeen(device).filter((each) => each.id !== id)));
}

/** A table that goes on from what was seen of it: the steps that are the same stay the same values. */
function goneOn(before: FollowedTable, now: FollowedTable): FollowedTable {
	const isSame = (at: number): boolean => JSON.stringify(now.steps[at]) === JSON.stringify(before.steps[at]);
	const parting = now.steps.findIndex((_, at) => !isSame(at));
	const shared = before.steps.slice(0, parting < 0 ? now.steps.length : parting);
	return { ...now, steps: [...shared, ...now.steps.slice(shared.length)] };
}

const refused = (code: ProblemCode): Answer => ({ ok: false, problem: { code, message: '' } });

/** Shows a table as it was seen last to who saw it: another identity would play with a hand that is not its own. */
export function recallSeen(session: Session, identity: () => string | null, device = thisDevice()): void {
	const seen = seenTable(session.id, device);
	if (!seen || (identity() ?? seen.by) !== seen.by) return;
	const { by, known } = seen;
	session.recall({
		known,
		by,
		refusal(standing) {
			// Of what another identity played nothing is said.
			if (identity() !== by) return refused('refused');
			return standing?.seat === known.standing.seat ? null : refused('forbidden');
		},
		goneOn: (table) => goneOn(known.table, table),
		forget: () => forgetSeen(session.id, device),
	});
}

function watchPage(look: () => void): () => void {
	addEventListener('pagehide', look);
	document.addEventListener('visibilitychange', look);
	return () => {
		removeEventListener('pagehide', look);
		document.removeEventListener('visibilitychange', look);
	};
}

/** Keeps what is known of a table whenever the connection goes or the page may; with every move it would be in the way. */
export function keepSeeing(
	session: Session,
	identity: () => string | null,
	whenPageMayGo = watchPage,
	device = thisDevice(),
): () => void {
	const left = device.shelf.get(LEFT_KEY);
	let last: Known | null = null;
	const look = (): void => {
		const known = session.known.peek();
		const by = identity();
		if (!known || known === last || session.recalled.peek() || by === null) return;
		if (device.shelf.get(LEFT_KEY) !== left) return;
		last = known;
		keepSeen({ id: session.id, by, known }, device);
	};
	const stop = effect(() => {
		if (session.connection.status.value === 'away') look();
	});
	const stopWatching = whenPageMayGo(look);
	return () => {
		stop();
		stopWatching();
		look();
	};
}
