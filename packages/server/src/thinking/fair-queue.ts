// Who thinks next, so that everybody gets the same share of the time: whoever has thought long waits for those who have not, and
// nobody waits for ever.

interface Waiting<T> {
	readonly key: string;
	/** The share of time at which its turn comes. */
	readonly due: number;
	readonly value: T;
}

/** Shares that are remembered; of those who have not asked for longest nothing is. */
const MOST_KEPT = 10_000;

export class FairQueue<T> {
	readonly #waiting: Waiting<T>[] = [];
	/** By key, how far each has used up its share. */
	readonly #used = new Map<string, number>();
	/** How far everybody has come who always waits: a thought counts for as much of it as each of them gets. */
	#now = 0;

	get size(): number {
		return this.#waiting.length;
	}

	push(key: string, value: T): void {
		this.#waiting.push({ key, due: Math.max(this.#now, this.#used.get(key) ?? 0), value });
	}

	/** The one that is due first; of those that are due at once the one that came first. */
	shift(): T | undefined {
		const first = this.#waiting.reduce<Waiting<T> | null>(
			(one, other) => (one && one.due <= other.due ? one : other),
			null,
		);
		if (!first) return undefined;
		this.#waiting.splice(this.#waiting.indexOf(first), 1);
		return first.value;
	}

	/** Whoever has this key has had so much time. */
	spend(key: string, time: number): void {
		const used = Math.max(this.#now, this.#used.get(key) ?? 0) + time;
		this.#used.delete(key);
		this.#used.set(key, used);
		const [oldest] = this.#used.keys();
		if (oldest !== undefined && this.#used.size > MOST_KEPT) this.#used.delete(oldest);
		this.#now += time / (this.#waiting.length + 1);
	}

	/** Takes out all that wait. */
	clear(): readonly T[] {
		return this.#waiting.splice(0).map(({ value }) => value);
	}
}
