// The tables elsewhere that were looked at last, as they were known when the connection went or the page did: whoever comes back
// without a connection sees how the game stood. Nothing of it outlives the word of the server. Loaded beside the game.
import { effect } from '@preact/signals';
import { PROTOCOL } from '@tessera/protocol';
import { isGame } from '../parts/games.ts';
import { thisDevice } from '../saves/device.ts';
import type { Known, Session } from './session.ts';

const KEY = 'tessera.online.seen';
/** A whole game is some ten thousand letters, and the games of this device need the room more. */
const MOST_SEEN = 3;

export interface Seen {
	readonly id: string;
	/** Who this browser was to the server. */
	readonly by: string;
	readonly known: Known;
}

interface Stored extends Seen {
	readonly protocol: number;
}

type Unread = Partial<Omit<Stored, 'known'>> & { readonly known?: Partial<Known> };

/** Whether all is there that a room reads of it; what is wrong deeper down is noticed when the game is put together. */
function isReadable(value: unknown): value is Stored {
	const { id, by, protocol, known }: Unread = typeof value === 'object' && value !== null ? value : {};
	const { table, standing } = known ?? {};
	const isNamed = typeof id === 'string' && typeof by === 'string' && protocol === PROTOCOL;
	if (!isNamed || !table || !standing || !isGame(table.terms?.game)) return false;
	const { sitters, reserved, steps, out, offers, chat, clock } = table;
	return [sitters, reserved, steps, out, offers, chat].every(Array.isArray) && typeof clock === 'object';
}

/** The one seen last comes last. */
function allSeen({ shelf } = thisDevice()): readonly Stored[] {
	try {
		const stored: unknown = JSON.parse(shelf.get(KEY) ?? '[]');
		return Array.isArray(stored) ? stored.filter(isReadable) : [];
	} catch {
		// Damaged: as if nothing had been kept.
		return [];
	}
}

export const seenTable = (id: string, device = thisDevice()): Seen | null =>
	allSeen(device).find((each) => each.id === id) ?? null;

export function keepSeen({ id, by, known }: Seen, device = thisDevice()): void {
	const others = allSeen(device).filter((each) => each.id !== id);
	const seen: readonly Stored[] = [...others, { id, by, protocol: PROTOCOL, known }];
	device.shelf.put(KEY, JSON.stringify(seen.slice(-MOST_SEEN)));
}

/** A table that is gone. */
export function forgetSeen(id: string, device = thisDevice()): void {
	device.shelf.put(KEY, JSON.stringify(allSeen(device).filter((each) => each.id !== id)));
}

/** Whoever leaves an account here leaves no hand of its games behind for who uses the device next. */
export function forgetAllSeen({ shelf } = thisDevice()): void {
	shelf.put(KEY, '[]');
}

/** Keeps what is known of a table whenever the connection goes or the page may; with every move it would be in the way. */
export function keepSeeing(session: Session, identity: () => string | null): () => void {
	let last: Known | null = null;
	const look = (): void => {
		const known = session.known.peek();
		const by = identity();
		if (!known || known === last || by === null) return;
		last = known;
		keepSeen({ id: session.id, by, known });
	};
	const stop = effect(() => {
		if (session.connection.status.value === 'away') look();
	});
	addEventListener('pagehide', look);
	document.addEventListener('visibilitychange', look);
	return () => {
		stop();
		removeEventListener('pagehide', look);
		document.removeEventListener('visibilitychange', look);
		look();
	};
}
