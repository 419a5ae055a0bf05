// How many of something somebody may have at the same time.
export class Counts {
	private readonly held = new Map<string, number>();
	private readonly most: number;

	constructor(most: number) {
		this.most = most;
	}

	/** Takes one, and gives what gives it back, which may be called again without harm; null where they have enough. */
	take(key: string): (() => void) | null {
		const had = this.held.get(key) ?? 0;
		if (had >= this.most) return null;
		this.held.set(key, had + 1);
		let isHeld = true;
		return () => {
			if (isHeld) this.giveBack(key);
			isHeld = false;
		};
	}

	private giveBack(key: string): void {
		const left = (this.held.get(key) ?? 1) - 1;
		if (left > 0) this.held.set(key, left);
		else this.held.delete(key);
	}
}
