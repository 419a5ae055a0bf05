// How often somebody may ask: a bucket for each that fills again with time, in memory that does not grow.

/** So many at once, and so many a second after that. */
export interface Rate {
	readonly burst: number;
	readonly perSecond: number;
}

interface Bucket {
	level: number;
	at: number;
	/** Since when it stands where it stands among the others. */
	placedAt: number;
}

/** So long a bucket keeps its place: moving it to the end costs more than all else here. In milliseconds. */
const SETTLED = 1000;

export class Rates {
	private readonly rate: Rate;
	/** In the order in which they were last used, give or take a second. */
	private readonly buckets = new Map<string, Bucket>();
	private readonly most: number;

	constructor(rate: Rate, most = 100_000) {
		this.rate = rate;
		this.most = most;
	}

	/** Milliseconds that the one with this key must wait; 0 where they need not, which takes one from their bucket. */
	take(key: string, now: number): number {
		const { burst, perSecond } = this.rate;
		const bucket = this.buckets.get(key) ?? { level: burst, at: now, placedAt: Number.NEGATIVE_INFINITY };
		const level = Math.min(burst, bucket.level + (Math.max(0, now - bucket.at) / 1000) * perSecond);
		const isAllowed = level >= 1;
		bucket.level = isAllowed ? level - 1 : level;
		bucket.at = now;
		this.place(key, bucket, now);
		return isAllowed ? 0 : Math.ceil(((1 - level) / perSecond) * 1000);
	}

	get size(): number {
		return this.buckets.size;
	}

	private place(key: string, bucket: Bucket, now: number): void {
		if (Math.abs(now - bucket.placedAt) < SETTLED) return;
		bucket.placedAt = now;
		this.buckets.delete(key);
		this.buckets.set(key, bucket);
		this.forgetFull(now);
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
