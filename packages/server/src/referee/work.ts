// Work that the end waits for, whether anybody else does or not.
import type { OnFault } from './audiences.ts';

/** Lets everybody else have a turn: whoever was given a table meanwhile follows it by then, or waits in its queue. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class Work {
	readonly #onFault: OnFault;
	readonly #underWay = new Set<Promise<unknown>>();
	/** Nothing new is begun any more. */
	isClosed = false;

	constructor(onFault: OnFault) {
		this.#onFault = onFault;
	}

	background(what: string, work: Promise<unknown>): void {
		const guarded = work
			.catch((error) => this.#onFault(`${what} failed`, error))
			.finally(() => this.#underWay.delete(guarded));
		this.#underWay.add(guarded);
	}

	/** What somebody else waits for too, and hears of when it fails. */
	whole<T>(work: Promise<T>): Promise<T> {
		const ended = (): void => void this.#underWay.delete(waited);
		const waited = work.then(ended, ended);
		this.#underWay.add(waited);
		return work;
	}

	/** Once all of it is done, and what it led to. */
	async finish(): Promise<void> {
		while (this.#underWay.size > 0) await Promise.all(this.#underWay);
	}
}
