// Choices from a hand, found by trying every one; shared by the references of all three games.
import type { Kind } from '@tessera/engine';

export const ascending = (kinds: readonly Kind[]): readonly Kind[] => [...kinds].sort((a, b) => a - b);

/** The hand without one piece of each given kind for each time it is given. */
export function handWithout(hand: readonly Kind[], gone: readonly Kind[]): readonly Kind[] {
	const left = [...hand];
	for (const kind of gone) {
		const index = left.indexOf(kind);
		if (index >= 0) left.splice(index, 1);
	}
	return left;
}

/** Every non-empty choice of pieces from a hand, each in ascending order; equal pieces make no difference. */
export function everyChoice(hand: readonly Kind[]): readonly (readonly Kind[])[] {
	const choices = new Map<string, readonly Kind[]>();
	for (let mask = 1; mask < 2 ** hand.length; mask++) {
		const choice = ascending(hand.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1));
		choices.set(choice.join(), choice);
	}
	return [...choices.values()];
}
