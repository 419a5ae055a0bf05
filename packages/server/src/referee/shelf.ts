// The tables that are in memory. They are read when somebody needs them, and let go when nobody does. Meanwhile it is listened to
// what others write to them.
import { LiveTable, type TablePorts } from './live-table.ts';

export interface ShelfPorts extends TablePorts {
	/** Does what has to be done to a table before anybody gets it. */
	prepare(table: LiveTable): Promise<void>;
	/** A table has come into memory. */
	onOpen(table: LiveTable): void;
	/** Somebody else says that a table is at this version. */
	onNews(table: LiveTable, version: number): void;
}

interface Kept {
	readonly table: LiveTable;
	readonly stopListening: () => void;
}

export class Shelf {
	readonly #ports: ShelfPorts;
	readonly #kept = new Map<string, Kept>();
	readonly #opening = new Map<string, Promise<LiveTable | null>>();

	constructor(ports: ShelfPorts) {
		this.#ports = ports;
	}

	get size(): number {
		return this.#kept.size;
	}

	*all(): Iterable<LiveTable> {
		for (const { table } of this.#kept.values()) yield table;
	}

	/** A table that is in memory already. */
	peek(id: string): LiveTable | null {
		return this.#kept.get(id)?.table ?? null;
	}

	/** Null when there is no such table. */
	async get(id: string): Promise<LiveTable | null> {
		const here = this.peek(id);
		if (here) {
			here.usedAt = this.#ports.now();
			return here;
		}
		const opening = this.#opening.get(id) ?? this.#open(id);
		this.#opening.set(id, opening);
		return opening;
	}

	/** It is listened before anything is read, so that nothing is missed in between. */
	async #open(id: string): Promise<LiveTable | null> {
		const { bus, prepare, onOpen, onNews } = this.#ports;
		let latest = 0;
		const stopListening = bus.subscribe(id, ({ version }) => {
			latest = Math.max(latest, version);
			const table = this.peek(id);
			if (table) onNews(table, version);
		});
		try {
			const table = await LiveTable.open(id, this.#ports);
			if (!table) return null;
			await prepare(table);
			this.#kept.set(id, { table, stopListening });
			onOpen(table);
			onNews(table, latest);
			return table;
		} finally {
			this.#opening.delete(id);
			if (!this.#kept.has(id)) stopListening();
		}
	}

	/** Lets go of a table that nobody needs. */
	release(table: LiveTable): void {
		if (!table.audiences.isEmpty || table.isBusy) return;
		this.#kept.get(table.id)?.stopListening();
		this.#kept.delete(table.id);
	}

	/** Lets go of all that nobody has needed since then. */
	sweep(before: number): void {
		for (const { table } of this.#kept.values()) {
			if (table.usedAt > before) continue;
			table.audiences.forget();
			this.release(table);
		}
	}

	/** Listens no longer. */
	close(): void {
		for (const { stopListening } of this.#kept.values()) stopListening();
	}
}
