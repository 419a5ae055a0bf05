// Of several items the one that is worth most, whatever the order they come in, so that nothing is by chance.

/** What an item is worth, in figures of which the first that differs decides. */
export type Worth = readonly number[];

function isMore(a: Worth, b: Worth): boolean {
	const place = a.findIndex((figure, index) => figure !== b[index]);
	return place >= 0 && (a[place] ?? 0) > (b[place] ?? -Infinity);
}

export function best<T>(items: readonly T[], worth: (item: T) => Worth): T | undefined {
	const [first, ...others] = items;
	return first === undefined
		? undefined
		: others.reduce((leader, item) => (isMore(worth(item), worth(leader)) ? item : leader), first);
}

/** The items that are worth most, best first. */
export function firstOf<T>(items: readonly T[], worth: (item: T) => Worth, count: number): readonly T[] {
	// To find the best alone is much quicker than to sort them all.
	if (count <= 1) return [best(items, worth)].flatMap((item) => (item === undefined ? [] : [item]));
	return items
		.map((item) => ({ item, worth: worth(item) }))
		.toSorted((a, b) => Number(isMore(b.worth, a.worth)) - Number(isMore(a.worth, b.worth)))
		.slice(0, count)
		.map(({ item }) => item);
}
