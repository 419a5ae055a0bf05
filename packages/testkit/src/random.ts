// Chance for tests: small, quick and the same for the same seed everywhere. Not the game's own generator on purpose, so
// that a fault in that one cannot hide behind the positions it made.

/** Gives a whole number from 0 up to, not including, the bound. */
export type Random = (bound: number) => number;

/** Mulberry32, a public-domain generator by Tommy Ettinger. */
export function randomFrom(seed: number): Random {
	let state = seed >>> 0;
	return (bound) => {
		state = (state + 0x6d2b79f5) >>> 0;
		let word = Math.imul(state ^ (state >>> 15), state | 1);
		word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
		return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * bound);
	};
}

export function pick<T>(random: Random, choices: readonly T[]): T {
	const [choice] = choices.slice(random(choices.length));
	if (choice === undefined) throw new RangeError('nothing to pick from');
	return choice;
}

/** So many of the items in random order, or all of them when there are fewer. */
export function sample<T>(random: Random, items: readonly T[], size: number): readonly T[] {
	const left = [...items];
	const taken: T[] = [];
	while (taken.length < size && left.length > 0) taken.push(...left.splice(random(left.length), 1));
	return taken;
}
