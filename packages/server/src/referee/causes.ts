// What clients asked for, by ids of their own, and what came of it: asked for again, it has no second effect. What was asked is kept
// with the id, so that the same id with something else is not taken for the same thing.
import { hash } from 'node:crypto';
import type { ClientAction, Entry } from '../journal/index.ts';

export interface Cause extends ClientAction {
	/** The hash of what was asked for. */
	readonly asked: string;
}

const LENGTH = 22;
/** An id in the journal, the hash first. Journals that were begun long ago have the id alone. */
const WITH_HASH = /^#([\w-]{22})\n([\s\S]*)$/;

/** JSON with the names of every object in order. */
function ordered(value: unknown): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
	if (Array.isArray(value)) return `[${value.map(ordered).join()}]`;
	const named = Object.entries(value).filter(([, each]) => each !== undefined);
	return `{${named
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([name, each]) => `${JSON.stringify(name)}:${ordered(each)}`)
		.join()}}`;
}

/** The same for the same things, in whatever order an object names them. */
export const hashOf = (asked: unknown): string => hash('sha256', ordered(asked), 'base64url').slice(0, LENGTH);

/** As the journal keeps it. */
export const actionOf = ({ identity, id, asked }: Cause): ClientAction => ({ identity, id: `#${asked}\n${id}` });

const keyOf = ({ identity, id }: ClientAction): string => `${identity}\n${id}`;

interface Known {
	readonly version: number;
	/** Null where it was not kept. */
	readonly asked: string | null;
}

export class Causes {
	readonly #known = new Map<string, Known>();
	/** Under what a table was opened, in journals that say it: that is no command, and its id is free. */
	#opening: string | null = null;

	/** Takes in an entry of the journal, in order. */
	take({ version, cause }: Pick<Entry, 'version' | 'cause'>): void {
		if (!cause) return;
		const [, asked, id] = WITH_HASH.exec(cause.id) ?? [];
		if (asked !== undefined && id !== undefined) {
			this.#known.set(keyOf({ identity: cause.identity, id }), { version, asked });
			return;
		}
		const key = keyOf(cause);
		if (version === 1) this.#opening = key;
		if (key !== this.#opening) this.#known.set(key, { version, asked: null });
	}

	/** The version that this led to when it was asked for before; `other` where the id was used for something else. */
	versionAfter(cause: Cause): number | 'other' | null {
		const known = this.#known.get(keyOf(cause));
		if (!known) return null;
		return known.asked === null || known.asked === cause.asked ? known.version : 'other';
	}
}
