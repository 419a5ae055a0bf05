// When something has to happen at a table by itself. Kept apart from the tables, which need not stay in memory for it.
import type { Later } from '../later.ts';

/** Timers count no further than this; whoever is woken early looks again. */
const LONGEST = 2 ** 31 - 1;

export class Deadlines {
	readonly #later: Later;
	readonly #now: () => number;
	readonly #due: (table: string) => void;
	readonly #waiting = new Map<string, { readonly at: number; readonly cancel: () => void }>();

	constructor(later: Later, now: () => number, due: (table: string) => void) {
		this.#later = later;
		this.#now = now;
		this.#due = due;
	}

	get size(): number {
		return this.#waiting.size;
	}

	/** The one time at which a table is woken; null for never. */
	set(table: string, at: number | null): void {
		const before = this.#waiting.get(table);
		if (before?.at === at) return;
		before?.cancel();
		if (at === null) {
			this.#waiting.delete(table);
			return;
		}
		const cancel = this.#later(Math.min(LONGEST, Math.max(0, at - this.#now())), () => {
			this.#waiting.delete(table);
			this.#due(table);
		});
		this.#waiting.set(table, { at, cancel });
	}

	close(): void {
		for (const { cancel } of this.#waiting.values()) cancel();
		this.#waiting.clear();
	}
}
