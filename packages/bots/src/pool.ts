// Search works in place on megabytes that are worth keeping from move to move. Several thoughts may be under way at once, each
// stopped between two steps (a server with many games), so each takes its own, and the next one takes over what is free again.

/** Lets a thought work on something of its own for as long as it lasts. */
export type Lend<T> = <Y>(use: (item: T) => Generator<Y, void, void>) => Generator<Y, void, void>;

export function poolOf<T>(make: () => T): Lend<T> {
	const free: T[] = [];
	return function* (use) {
		const item = free.pop() ?? make();
		try {
			yield* use(item);
		} finally {
			free.push(item);
		}
	};
}
