// A move that was played and has not been answered yet, as it is kept on this device: a page that is loaded again sends it once
// more, by the same id, and so it happens once.
import { actionOf, GAMES, type GameName, type Seat } from '@tessera/engine';
import type { Envelope } from '@tessera/protocol';
import { fieldsOf } from '../parts/fields.ts';
import { keptIn } from './kept.ts';

export interface Unsent {
	/** The identity and the seat that it was played by: it is sent for no other. */
	readonly by: string;
	readonly seat: Seat;
	readonly envelope: Envelope;
}

const isAction = (game: GameName, value: unknown): value is { readonly type: string } => actionOf(game, value).ok;

/** The move that was kept, or null where it is damaged. */
export function unsentFrom(game: GameName, stored: unknown): Unsent | null {
	const kept = keptIn(stored);
	const { seat } = fieldsOf(stored);
	const { type, action } = fieldsOf(kept?.envelope.command);
	if (!kept || typeof seat !== 'number' || type !== 'act' || !isAction(game, action)) return null;
	return { by: kept.by, seat: seat as Seat, envelope: { ...kept.envelope, command: { type, action } } };
}

/** Whether a move of this identity waits, told before it is known which game is played there; nobody knows theirs while the server is away. */
export function isUnsentBy(identity: string | null, stored: unknown): boolean {
	const unsent = GAMES.map((game) => unsentFrom(game, stored)).find((each) => each !== null);
	return unsent !== undefined && (identity === null || unsent.by === identity);
}
