// The journal of one table in memory. What happened is kept as the text that was written down, a fraction of what it takes as
// objects, and nothing for the collector of garbage to go through; it is read again for those who come later.
import type { Entry } from '../journal/index.ts';
import { fromJournal, type TableEntry, type Written } from '../tables/index.ts';

type Kept = Omit<Entry, 'cause'>;

export class History {
	readonly #kept: Kept[] = [];
	/** What was written last is told at once. */
	#latest: Written | null = null;

	add(written: Written): void {
		const { version, at, entry, payload } = written;
		this.#kept.push({ version, at, kind: entry.type, payload });
		this.#latest = written;
	}

	at(version: number): Written | null {
		if (this.#latest?.version === version) return this.#latest;
		const kept = this.#kept[version - 1];
		return kept ? fromJournal(kept) : null;
	}

	*backwards(): Generator<Written> {
		for (let version = this.#kept.length; version > 0; version--) {
			const written = this.at(version);
			if (written) yield written;
		}
	}

	/** Whether something of this kind was written then or later. */
	hasSince(kind: TableEntry['type'], then: number): boolean {
		return this.#kept.some((each) => each.kind === kind && each.at >= then);
	}
}
