// What is open to whom. A stream is told with the eyes its reader had when it began, so whoever signs in or out is cut off
// everywhere, and comes back as who they are now.

export class Lines {
	readonly #open = new Map<string, Set<() => void>>();

	/** Notes how to cut somebody off; returns how to forget it. */
	add(identity: string, cut: () => void): () => void {
		const lines = this.#open.get(identity) ?? new Set();
		this.#open.set(identity, lines.add(cut));
		return () => {
			lines.delete(cut);
			if (lines.size === 0 && this.#open.get(identity) === lines) this.#open.delete(identity);
		};
	}

	cut(identity: string): void {
		for (const cut of [...(this.#open.get(identity) ?? [])]) cut();
	}
}
