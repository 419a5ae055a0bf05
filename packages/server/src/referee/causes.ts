// What clients asked for, by ids of their own, and what came of it: asked for again, it has no second effect. What was asked is kept
// with the id, so that the same id with something else is not taken for the same thing.
import type { ClientAction, Entry } from '../journal/index.ts';

export interface Cause extends ClientAction {
	/** The hash of what was asked for. */
	readonly asked: string;
}

/** An id in the journal, the hash first. Journals that were begun long ago have the id alone, or a longer hash. */
const WITH_HASH = /^#([\w-]{22}|[0-9a-z]{7})\n([\s\S]*)$/;

/** Takes one more number in, so that no two that are near each other stay near. */
function mix(hash: number, value: number): number {
	let mixed = Math.imul(hash ^ value, 0x9e3779b1);
	mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
	return mixed ^ (mixed >>> 13);
}

function hashOfText(text: string, from: number): number {
	let hash = mix(from, text.length);
	for (let index = 0; index < text.length; index++) hash = mix(hash, text.charCodeAt(index));
	return hash;
}

/** Each kind of value begins in its own way, and lists and texts with their length: nothing runs into its neighbour. */
const KIND = { number: 0x11, text: 0x22, other: 0x33, list: 0x44, object: 0x55 } as const;

function hashOfValue(value: unknown, from: number): number {
	if (typeof value === 'number' && (value | 0) === value) return mix(mix(from, KIND.number), value);
	if (typeof value === 'string') return hashOfText(value, mix(from, KIND.text));
	if (typeof value !== 'object' || value === null) return hashOfText(String(value), mix(from, KIND.other));
	if (Array.isArray(value)) {
		const begun = mix(mix(from, KIND.list), value.length);
		return value.reduce<number>((hash, each) => hashOfValue(each, hash), begun);
	}
	// Its members are added up, whatever their order.
	let [sum, members] = [0, 0];
	for (const name of Object.keys(value)) {
		const each: unknown = value[name as keyof typeof value];
		if (each === undefined) continue;
		sum = (sum + hashOfValue(each, hashOfText(name, KIND.object))) | 0;
		members++;
	}
	return mix(mix(mix(from, KIND.object), members), sum);
}

/**
 * The same for the same things, in whatever order an object names them. Quick, and good enough to notice an id that was used
 * twice by mistake: whoever looks for two things with one hash can only mislead themselves.
 */
export const hashOf = (asked: unknown): string => (hashOfValue(asked, 0x2545f491) >>> 0).toString(36).padStart(7, '0');

/** As the journal keeps it. */
export const actionOf = ({ identity, id, asked }: Cause): ClientAction => ({ identity, id: `#${asked}\n${id}` });

interface Known {
	readonly version: number;
	/** Null where it was not kept. */
	readonly asked: string | null;
}

export class Causes {
	/** By who asked, then by id. */
	readonly #known = new Map<string, Map<string, Known>>();
	/** Under what a table was opened, in journals that say it: that is no command, and its id is free. */
	#opening: ClientAction | null = null;

	/** Takes in an entry of the journal, in order. */
	take({ version, cause }: Pick<Entry, 'version' | 'cause'>): void {
		if (!cause) return;
		const { identity } = cause;
		const [, asked, id] = WITH_HASH.exec(cause.id) ?? [];
		if (asked !== undefined && id !== undefined) return void this.note({ identity, id, asked }, version);
		if (version === 1) this.#opening = cause;
		if (identity !== this.#opening?.identity || cause.id !== this.#opening.id)
			this.#of(identity).set(cause.id, { version, asked: null });
	}

	/** Takes in what was asked for just now, and the version that it led to. */
	note({ identity, id, asked }: Cause, version: number): void {
		this.#of(identity).set(id, { version, asked });
	}

	#of(identity: string): Map<string, Known> {
		const known = this.#known.get(identity);
		if (known) return known;
		const own = new Map<string, Known>();
		this.#known.set(identity, own);
		return own;
	}

	/** The version that this led to when it was asked for before; `other` where the id was used for something else. */
	versionAfter(cause: Cause): number | 'other' | null {
		const known = this.#known.get(cause.identity)?.get(cause.id);
		if (!known) return null;
		// A hash of another length is of another kind, and says nothing.
		const isComparable = known.asked !== null && known.asked.length === cause.asked.length;
		return isComparable && known.asked !== cause.asked ? 'other' : known.version;
	}
}
