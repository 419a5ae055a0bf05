// Whether those who are connected are still there: each is asked every half minute, and is gone who has not answered by the next
// time. Not all of them at once: a thousand questions, and a thousand answers, would hold up every move meanwhile.

/** As much of a socket as is needed for that. */
export interface Asked {
	ping(): void;
	terminate(): void;
}

/** One who is asked. */
export interface Beat {
	answered(): void;
	/** They are not asked any more. */
	end(): void;
}

/** How often some of them are asked, in milliseconds; after so many times it was each of them once. */
const BEAT = 1000;
const ROUND = 30;

interface Line<T> {
	readonly socket: T;
	hasAnswered: boolean;
}

export class Beats<T extends Asked> {
	/** Those who are asked together: whoever comes is put with the next ones in turn, and stays there. */
	readonly #groups: readonly Set<Line<T>>[] = Array.from({ length: ROUND }, () => new Set<Line<T>>());
	#joined = 0;
	#asked = 0;
	readonly #timer = setInterval(() => this.#ask(), BEAT).unref();

	*all(): Iterable<T> {
		for (const group of this.#groups) for (const { socket } of group) yield socket;
	}

	add(socket: T): Beat {
		const line: Line<T> = { socket, hasAnswered: true };
		const group = this.#group(this.#joined++).add(line);
		return {
			answered() {
				line.hasAnswered = true;
			},
			end: () => void group.delete(line),
		};
	}

	stop(): void {
		clearInterval(this.#timer);
	}

	#group(number: number): Set<Line<T>> {
		return this.#groups[number % ROUND] as Set<Line<T>>;
	}

	#ask(): void {
		const group = this.#group(this.#asked++);
		for (const line of group) {
			if (line.hasAnswered) {
				line.hasAnswered = false;
				line.socket.ping();
			} else {
				group.delete(line);
				line.socket.terminate();
			}
		}
	}
}
