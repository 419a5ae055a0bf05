// Comings and goings are gathered for a moment before everybody at the table hears of them.
import type { Later } from '../later.ts';
import type { LiveTable } from './live-table.ts';

export class Comings {
	readonly #later: Later;
	readonly #every: number;
	readonly #timers = new Map<string, () => void>();
	#isClosed = false;

	constructor(later: Later, every: number) {
		this.#later = later;
		this.#every = every;
	}

	/** Tells everybody who is there, a little later. */
	soon(table: LiveTable): void {
		if (this.#timers.has(table.id) || this.#isClosed) return;
		const cancel = this.#later(this.#every, () => {
			this.#timers.delete(table.id);
			table.audiences.tellPresence();
		});
		this.#timers.set(table.id, cancel);
	}

	/** A connection of somebody; what comes back ends it. */
	connected(identity: string | null, table: LiveTable): () => void {
		table.audiences.comes(identity, 1);
		this.soon(table);
		let isThere = true;
		return () => {
			if (!isThere) return;
			isThere = false;
			table.audiences.comes(identity, -1);
			this.soon(table);
		};
	}

	close(): void {
		this.#isClosed = true;
		for (const cancel of this.#timers.values()) cancel();
	}
}
