// Where texts are kept on this device. A storage that is full or forbidden never stops a game: what it refuses is held in memory
// for as long as the page lives, and whoever put it there is told.

/** As much of the browser's storage as is used; tests bring their own. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Tells of texts that another window changed: its key, or null when it may be any. */
export type Watch = (onChange: (key: string | null) => void) => () => void;

export interface Shelf {
	keys(): readonly string[];
	get(key: string): string | null;
	/** Says whether the text is kept. */
	put(key: string, text: string): boolean;
	/** Whether what is here under a key will still be there when the page is opened again. */
	isKept(key: string): boolean;
	remove(key: string): void;
	watch: Watch;
}

/** What a storage answers, or the second value where even asking is forbidden. */
function attempt<T>(ask: () => T, otherwise: T): T {
	try {
		return ask();
	} catch {
		return otherwise;
	}
}

const keysOf = (store: Store): readonly string[] =>
	Array.from({ length: store.length }, (_, index) => store.key(index)).filter((key) => key !== null);

export function shelfOn(store: Store | null, watch: Watch): Shelf {
	const unkept = new Map<string, string>();
	const tryPut = (key: string, text: string): boolean =>
		attempt(() => {
			if (!store) return false;
			store.setItem(key, text);
			return true;
		}, false);
	return {
		keys: () => [...new Set([...unkept.keys(), ...attempt(() => (store ? keysOf(store) : []), [])])],
		get: (key) => unkept.get(key) ?? attempt(() => store?.getItem(key) ?? null, null),
		put(key, text) {
			const isKept = tryPut(key, text);
			if (isKept) unkept.delete(key);
			else unkept.set(key, text);
			return isKept;
		},
		isKept: (key) => !unkept.has(key),
		remove(key) {
			unkept.delete(key);
			attempt(() => store?.removeItem(key), undefined);
		},
		watch,
	};
}
