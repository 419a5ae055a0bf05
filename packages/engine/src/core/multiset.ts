// Multisets as arrays of counts: what a bag, a pile or the unseen pieces hold, where order means nothing.
import { ALL_KINDS, COLOUR_COUNT, colourOf, KIND_COUNT, type Kind } from './vocabulary.ts';

/** How many of each kind, indexed by kind. */
export type KindCounts = readonly number[];

/** How many of each colour, indexed by colour. */
export type ColourCounts = readonly number[];

export const everyKind = (copies: number): KindCounts => new Array<number>(KIND_COUNT).fill(copies);

export function countKinds(kinds: Iterable<Kind>): KindCounts {
	const counts = new Array<number>(KIND_COUNT).fill(0);
	for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
	return counts;
}

export function total(counts: readonly number[]): number {
	let sum = 0;
	for (const count of counts) sum += count;
	return sum;
}

export const plus = (a: readonly number[], b: readonly number[]): readonly number[] =>
	a.map((count, index) => count + (b[index] ?? 0));

/** May go below zero: ask `firstMissing` first where that would be wrong. */
export const minus = (a: readonly number[], b: readonly number[]): readonly number[] =>
	a.map((count, index) => count - (b[index] ?? 0));

/** The pieces of a multiset in ascending order of kind. */
export const listKinds = (counts: KindCounts): readonly Kind[] =>
	ALL_KINDS.flatMap((kind) => new Array<Kind>(counts[kind] ?? 0).fill(kind));

/** Takes one piece of a kind out, the last one moving into its place; whether there was one. */
function takeOut(pieces: Kind[], kind: Kind): boolean {
	const place = pieces.indexOf(kind);
	const last = place < 0 ? undefined : pieces.pop();
	if (last !== undefined && place < pieces.length) pieces[place] = last;
	return place >= 0;
}

/** The first piece of `wanted` that `held` does not have (copies counted), or null. Hands are short: they are looked through. */
export function firstMissing(held: readonly Kind[], wanted: readonly Kind[]): Kind | null {
	const left = [...held];
	for (const kind of wanted) if (!takeOut(left, kind)) return kind;
	return null;
}

/** A hand without the given pieces, the others in their order; of equal pieces the earliest goes. */
export function without(hand: readonly Kind[], gone: readonly Kind[]): readonly Kind[] {
	const leaving = [...gone];
	return hand.filter((kind) => !takeOut(leaving, kind));
}

/** Every distinct non-empty sub-multiset of a hand, each in ascending order of kind. */
export function subMultisets(hand: readonly Kind[]): readonly (readonly Kind[])[] {
	let found: (readonly Kind[])[] = [[]];
	countKinds(hand).forEach((count, index) => {
		const kind = index as Kind;
		const grown: (readonly Kind[])[] = [];
		for (const base of found)
			for (let copies = 0; copies <= count; copies++) grown.push([...base, ...new Array<Kind>(copies).fill(kind)]);
		found = grown;
	});
	return found.filter((pieces) => pieces.length > 0);
}

/** Colours of pieces, counted: cubes keep their colour whatever face shows. */
export function countColours(kinds: Iterable<Kind>): ColourCounts {
	const counts = new Array<number>(COLOUR_COUNT).fill(0);
	for (const kind of kinds) {
		const colour = colourOf(kind);
		counts[colour] = (counts[colour] ?? 0) + 1;
	}
	return counts;
}

/** A hand in which each of the pieces `from` has become the one at the same place of `to`; the others stay where they are. */
export function replaceEach(hand: readonly Kind[], from: readonly Kind[], to: readonly Kind[]): readonly Kind[] {
	const changed = new Map<number, Kind>();
	for (const [index, kind] of from.entries()) {
		const place = hand.findIndex((held, at) => held === kind && !changed.has(at));
		const becomes = to[index];
		if (place >= 0 && becomes !== undefined) changed.set(place, becomes);
	}
	return hand.map((kind, at) => changed.get(at) ?? kind);
}
