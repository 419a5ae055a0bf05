// How often somebody may ask: a bucket for each that fills again with time, in memory that does not grow.

/** So many at once, and so many a second after that. */
export interface Rate {
	readonly burst: number;
	readonly perSecond: number;
}

interface Bucket {
	readonly level: number;
	readonly at: number;
}

export class Rates {
	private readonly rate: Rate;
	/** In the order in which they were last used. */
	private readonly buckets = new Map<string, Bucket>();
	private readonly most: number;

	constructor(rate: Rate, most = 100_000) {
		this.rate = rate;
		this.most = most;
	}

	/** Milliseconds that the one with this key must wait; 0 where they need not, which takes one from their bucket. */
	take(key: string, now: number): number {
		const { burst, perSecond } = this.rate;
		const had = this.buckets.get(key);
		const level = had ? Math.min(burst, had.level + (Math.max(0, now - had.at) / 1000) * perSecond) : burst;
		const isAllowed = level >= 1;
		this.buckets.delete(key);
		this.buckets.set(key, { level: isAllowed ? level - 1 : level, at: now });
		this.forgetFull(now);
		return isAllowed ? 0 : Math.ceil(((1 - level) / perSecond) * 1000);
	}

	get size(): number {
		return this.buckets.size;
	}

	/** Those who have not asked for long have full buckets, as if they had never asked. Under a flood the oldest go anyway. */
	private forgetFull(now: number): void {
		const filled = (this.rate.burst / this.rate.perSecond) * 1000;
		for (const [key, { at }] of this.buckets) {
			if (now - at < filled && this.buckets.size <= this.most) return;
			this.buckets.delete(key);
		}
	}
}
