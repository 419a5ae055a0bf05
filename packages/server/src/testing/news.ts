// Waiting for what others bring about, and saying what is missing where it does not come.

/** Longer than anything takes on a busy machine. */
const PATIENCE = 60_000;

export class News {
	private waiting: (() => void)[] = [];

	/** Something has changed. */
	come(): void {
		for (const wake of this.waiting.splice(0)) wake();
	}

	/** Until nothing is missing; `missing` names what is. */
	async until(missing: () => readonly string[]): Promise<void> {
		const late = Promise.withResolvers<never>();
		const timer = setTimeout(() => late.reject(new Error(`still waiting for ${missing().join(', ')}`)), PATIENCE);
		try {
			while (missing().length > 0)
				await Promise.race([new Promise<void>((resolve) => this.waiting.push(resolve)), late.promise]);
		} finally {
			clearTimeout(timer);
		}
	}
}
