// What is kept on this device until a server has answered it, a move or a line of the chat, read as far as whoever sends it needs:
// without the rules, which home does not load. `unsent.ts` and `said.ts` read on.
import { fieldsOf } from '../parts/fields.ts';

export interface Kept {
	/** The identity that played or said it: it is sent for no other. */
	readonly by: string;
	readonly envelope: { readonly id: string; readonly seen: number; readonly command: unknown };
}

const LONGEST_ID = 64;

/**
 * Null where it is damaged: a server does not say by which id it was asked what it cannot read, so that would be waited for forever.
 * The command is still to be read, but there is one; it goes on as it was written down, since the server compares it with the one it may have had.
 */
export function keptIn(stored: unknown): Kept | null {
	const { by, envelope } = fieldsOf(stored);
	const { id, seen, command } = fieldsOf(envelope);
	if (typeof by !== 'string' || typeof id !== 'string' || id === '' || id.length > LONGEST_ID) return null;
	if (typeof fieldsOf(command)['type'] !== 'string') return null;
	return Number.isSafeInteger(seen) && Number(seen) >= 0 ? { by, envelope: { id, seen: Number(seen), command } } : null;
}
