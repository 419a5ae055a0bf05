// Work that nobody waits for, except the end.
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

	/** Once all of it is done, and what it led to. */
	async finish(): Promise<void> {
		while (this.#underWay.size > 0) await Promise.all(this.#underWay);
	}
}
