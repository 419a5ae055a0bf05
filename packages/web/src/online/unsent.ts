// A move that was played and has not been answered yet, as it is kept on this device: a page that is loaded again sends it once
// more, by the same id, and so it happens once.
import { actionOf, GAMES, type GameName, type Seat } from '@tessera/engine';
import type { Envelope } from '@tessera/protocol';

export interface Unsent {
	/** The identity and the seat that it was played by: it is sent for no other. */
	readonly by: string;
	readonly seat: Seat;
	readonly envelope: Envelope;
}

const LONGEST_ID = 64;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

const isAction = (game: GameName, value: unknown): value is { readonly type: string } => actionOf(game, value).ok;

/**
 * What was kept, or null where it is damaged: a server does not say by which id it was asked what it cannot read, so that would
 * be waited for forever. The action goes on as it was written down, since the server compares it with the one it may have had.
 */
export function unsentFrom(game: GameName, stored: unknown): Unsent | null {
	const { by, seat, envelope } = fieldsOf(stored);
	const { id, seen, command } = fieldsOf(envelope);
	const { type, action } = fieldsOf(command);
	if (typeof by !== 'string' || typeof seat !== 'number') return null;
	if (typeof id !== 'string' || id === '' || id.length > LONGEST_ID) return null;
	if (!Number.isSafeInteger(seen) || Number(seen) < 0) return null;
	if (type !== 'act' || !isAction(game, action)) return null;
	return { by, seat: seat as Seat, envelope: { id, seen: Number(seen), command: { type, action } } };
}

/** Whether a move of this identity waits, told before it is known which game is played there; nobody knows theirs while the server is away. */
export function isUnsentBy(identity: string | null, stored: unknown): boolean {
	const unsent = GAMES.map((game) => unsentFrom(game, stored)).find((each) => each !== null);
	return unsent !== undefined && (identity === null || unsent.by === identity);
}
