// The tables that are in memory. They are read when somebody needs them, and let go when nobody does.
import type { Journal } from '../journal/index.ts';
import type { OnFault } from './audiences.ts';
import { LiveTable } from './live-table.ts';

export class Shelf {
	readonly #journal: Journal;
	readonly #now: () => number;
	readonly #onOpen: (table: LiveTable) => void;
	readonly #onFault: OnFault;
	readonly #tables = new Map<string, LiveTable>();
	readonly #opening = new Map<string, Promise<LiveTable | null>>();

	constructor(journal: Journal, now: () => number, onOpen: (table: LiveTable) => void, onFault: OnFault) {
		this.#journal = journal;
		this.#now = now;
		this.#onOpen = onOpen;
		this.#onFault = onFault;
	}

	get size(): number {
		return this.#tables.size;
	}

	all(): Iterable<LiveTable> {
		return this.#tables.values();
	}

	/** A table that is in memory already. */
	peek(id: string): LiveTable | null {
		return this.#tables.get(id) ?? null;
	}

	/** Null when there is no such table. */
	async get(id: string): Promise<LiveTable | null> {
		const here = this.#tables.get(id);
		if (here) {
			here.usedAt = this.#now();
			return here;
		}
		const opening = this.#opening.get(id) ?? this.#open(id);
		this.#opening.set(id, opening);
		return opening;
	}

	async #open(id: string): Promise<LiveTable | null> {
		try {
			const table = await LiveTable.open(id, this.#journal, this.#now(), this.#onFault);
			if (table) {
				this.#tables.set(id, table);
				this.#onOpen(table);
			}
			return table;
		} finally {
			this.#opening.delete(id);
		}
	}

	/** Lets go of a table that nobody needs. */
	release(table: LiveTable): void {
		if (table.audiences.isEmpty && !table.isBusy) this.#tables.delete(table.id);
	}

	/** Lets go of all that nobody has needed since then. */
	sweep(before: number): void {
		for (const table of this.#tables.values()) {
			if (table.usedAt > before) continue;
			table.audiences.forget();
			this.release(table);
		}
	}
}
