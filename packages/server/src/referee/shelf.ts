// The tables that are in memory. They are read when somebody needs them, and let go when nobody does: after a while, or at once
// when there are many. Meanwhile it is listened to what others write to them.
import { LiveTable, type TablePorts } from './live-table.ts';

/** With more than these in memory, those that nobody needs go at once, the longest unused first. */
const MANY = 500;
/** So long a table keeps its place among the others, in milliseconds. */
const SETTLED = 1000;
/** How many are looked at for that in one go. */
const AT_ONCE = 25;

export interface ShelfPorts extends TablePorts {
	/** Does what has to be done to a table before anybody gets it. */
	prepare(table: LiveTable): Promise<void>;
	/** A table has come into memory. */
	onOpen(table: LiveTable): void;
	/** Somebody else says that a table is at this version. */
	onNews(table: LiveTable, version: number): void;
	/** How many tables are many. */
	readonly many?: number;
}

interface Kept {
	readonly table: LiveTable;
	readonly stopListening: () => void;
	/** Since when it stands where it stands among the others. */
	placedAt: number;
}

export class Shelf {
	readonly #ports: ShelfPorts;
	/** The longest unused first, give or take a second. */
	readonly #kept = new Map<string, Kept>();
	readonly #opening = new Map<string, Promise<LiveTable | null>>();
	#trimming: NodeJS.Immediate | null = null;

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

	/** A table that is in memory is had at once; a promise of one that is not, or of null when there is no such table. */
	get(id: string): LiveTable | Promise<LiveTable | null> {
		const here = this.#kept.get(id);
		if (here?.table.isGone) this.release(here.table);
		else if (here) {
			this.#use(id, here);
			return here.table;
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
			this.#kept.set(id, { table, stopListening, placedAt: this.#ports.now() });
			onOpen(table);
			onNews(table, latest);
			this.#trimSoon();
			return table;
		} finally {
			this.#opening.delete(id);
			if (!this.#kept.has(id)) stopListening();
		}
	}

	/** Among those that were used within the same second the order is of no account, and moving costs more than the rest. */
	#use(id: string, kept: Kept): void {
		const now = this.#ports.now();
		kept.table.usedAt = now;
		if (Math.abs(now - kept.placedAt) < SETTLED) return;
		kept.placedAt = now;
		this.#moveBack(id, kept);
	}

	#moveBack(id: string, kept: Kept): void {
		this.#kept.delete(id);
		this.#kept.set(id, kept);
	}

	get #areMany(): boolean {
		return this.#kept.size > (this.#ports.many ?? MANY);
	}

	/** Not before whoever was given a table has done something with it. */
	#trimSoon(): void {
		if (!this.#areMany || this.#trimming) return;
		this.#trimming = setImmediate(() => {
			this.#trimming = null;
			this.#trim();
		});
	}

	/** Those that somebody needs go to the end, so that the next time others are looked at; soon, as long as some could go. */
	#trim(): void {
		const before = this.#kept.size;
		let looked = 0;
		for (const [id, kept] of this.#kept) {
			if (!this.#areMany || ++looked > AT_ONCE) break;
			this.release(kept.table);
			if (this.#kept.has(id)) this.#moveBack(id, kept);
		}
		if (this.#kept.size < before) this.#trimSoon();
	}

	/** Lets go of a table that nobody needs, or that is no more. */
	release(table: LiveTable): void {
		if (!table.isGone && (!table.audiences.isEmpty || table.isBusy)) return;
		const kept = this.#kept.get(table.id);
		if (kept?.table !== table) return;
		kept.stopListening();
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
		if (this.#trimming) clearImmediate(this.#trimming);
		for (const { stopListening } of this.#kept.values()) stopListening();
	}
}
