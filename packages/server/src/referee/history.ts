// The journal of one table in memory. What happened is kept as the text that was written down, a fraction of what it takes as
// objects, in lists side by side: hardly more than a text for each version is there for the collector of garbage to go through. It
// is read again for those who come later.
import { fromJournal, type TableEntry, type Written } from '../tables/index.ts';

export class History {
	readonly #kinds: TableEntry['type'][] = [];
	readonly #times: number[] = [];
	readonly #payloads: string[] = [];
	/** What was written last, until it is told. */
	#latest: Written | null = null;

	add(written: Written): void {
		const { at, entry, payload } = written;
		this.#kinds.push(entry.type);
		this.#times.push(at);
		this.#payloads.push(payload);
		this.#latest = written;
	}

	/** Everybody has been told: as objects it would only be carried about, by every collection until the next move. */
	forgetLatest(): void {
		this.#latest = null;
	}

	/** Of what type the entry of a version is; null where there is none. */
	typeAt(version: number): TableEntry['type'] | null {
		return this.#kinds[version - 1] ?? null;
	}

	at(version: number): Written {
		if (this.#latest?.version === version) return this.#latest;
		const [kind, at, payload] = [this.#kinds[version - 1], this.#times[version - 1], this.#payloads[version - 1]];
		if (kind === undefined || at === undefined || payload === undefined)
			throw new RangeError(`there is no version ${version}`);
		return fromJournal({ version, at, kind, payload });
	}

	*backwards(): Generator<Written> {
		for (let version = this.#kinds.length; version > 0; version--) yield this.at(version);
	}

	/** Whether something of this kind was written then or later. */
	hasSince(kind: TableEntry['type'], then: number): boolean {
		return this.#times.some((at, index) => at >= then && this.#kinds[index] === kind);
	}
}
