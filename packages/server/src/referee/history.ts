// The journal of one table in memory. What happened is kept as the text that was written down, a fraction of what it takes as
// objects, and nothing for the collector of garbage to go through; it is read again for those who come later.
import type { Entry } from '../journal/index.ts';
import { fromJournal, type TableEntry, type Written } from '../tables/index.ts';

interface Kept extends Omit<Entry, 'cause'> {
	readonly kind: TableEntry['type'];
}

export class History {
	readonly #kept: Kept[] = [];
	/** What was written last is told at once. */
	#latest: Written | null = null;

	add(written: Written): void {
		const { version, at, entry, payload } = written;
		this.#kept.push({ version, at, kind: entry.type, payload });
		this.#latest = written;
	}

	/** Of what type the entry of a version is; null where there is none. */
	typeAt(version: number): TableEntry['type'] | null {
		return this.#kept[version - 1]?.kind ?? null;
	}

	at(version: number): Written {
		if (this.#latest?.version === version) return this.#latest;
		const kept = this.#kept[version - 1];
		if (!kept) throw new RangeError(`there is no version ${version}`);
		return fromJournal(kept);
	}

	*backwards(): Generator<Written> {
		for (let version = this.#kept.length; version > 0; version--) yield this.at(version);
	}

	/** Whether something of this kind was written then or later. */
	hasSince(kind: TableEntry['type'], then: number): boolean {
		return this.#kept.some((each) => each.kind === kind && each.at >= then);
	}
}
