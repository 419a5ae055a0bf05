// A move that was played and has not been answered yet, as it is kept on this device: a page that is loaded again sends it once
// more, by the same id, and so it happens once.
import { actionOf, GAMES, type GameName, type Seat } from '@tessera/engine';
import type { Envelope } from '@tessera/protocol';
import { fieldsOf } from './fields.ts';

export interface Unsent {
	/** The identity and the seat that it was played by: it is sent for no other. */
	readonly by: string;
	readonly seat: Seat;
	readonly envelope: Envelope;
}

const LONGEST_ID = 64;

const isAction = (game: GameName, value: unknown): value is { readonly type: string } => actionOf(game, value).ok;

/**
 * What was kept to be sent, or null where it is damaged: a server does not say by which id it was asked what it cannot read, so that
 * would be waited for forever. The command is still to be read.
 */
export function envelopeIn(
	stored: unknown,
): { readonly id: string; readonly seen: number; readonly command: unknown } | null {
	const { id, seen, command } = fieldsOf(stored);
	if (typeof id !== 'string' || id === '' || id.length > LONGEST_ID) return null;
	return Number.isSafeInteger(seen) && Number(seen) >= 0 ? { id, seen: Number(seen), command } : null;
}

/**
 * The move that was kept, or null where it is damaged. The action goes on as it was written down, since the server compares it with the one it may have had.
 */
export function unsentFrom(game: GameName, stored: unknown): Unsent | null {
	const { by, seat, envelope } = fieldsOf(stored);
	const sent = envelopeIn(envelope);
	const { type, action } = fieldsOf(sent?.command);
	if (typeof by !== 'string' || typeof seat !== 'number') return null;
	if (!sent || type !== 'act' || !isAction(game, action)) return null;
	return { by, seat: seat as Seat, envelope: { ...sent, command: { type, action } } };
}

/** Whether a move of this identity waits, told before it is known which game is played there; nobody knows theirs while the server is away. */
export function isUnsentBy(identity: string | null, stored: unknown): boolean {
	const unsent = GAMES.map((game) => unsentFrom(game, stored)).find((each) => each !== null);
	return unsent !== undefined && (identity === null || unsent.by === identity);
}
