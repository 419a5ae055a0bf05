// The order in which somebody keeps their pieces: their own doing, which no news from the table may undo.
import { colourOf, type Kind, shapeOf } from '@tessera/engine';
import type { Own, Plan } from './plan.ts';

const nextId = (hand: readonly Own[]): number => Math.max(0, ...hand.map(({ id }) => id)) + 1;

/** A hand of new pieces, in the order in which they came. */
export const freshHand = (kinds: readonly Kind[], from = 1): readonly Own[] =>
	kinds.map((kind, index) => ({ id: from + index, kind }));

/** Takes the first piece that fits out of a list; null when there is none. */
function takeOut(kinds: Kind[], fits: (kind: Kind) => boolean): Kind | null {
	const index = kinds.findIndex(fits);
	return index < 0 ? null : (kinds.splice(index, 1)[0] ?? null);
}

interface News {
	readonly isCubes: boolean;
	/** What lies on the board for good. */
	readonly gone: ReadonlySet<number>;
	/** What was chosen to be given away or rolled again, whether or not it has been. */
	readonly given?: readonly number[];
}

/**
 * The hand as it is now, kept in its order: what is still there stays in its place, a cube that shows another face is still
 * that cube, and what is new fills the places of what has gone. Of equal pieces those that were given away or rolled have gone.
 */
export function keepOrder(
	hand: readonly Own[],
	now: readonly Kind[],
	{ isCubes, gone, given = [] }: News,
): readonly Own[] {
	const coming = [...now];
	const still = hand.filter(({ id }) => !gone.has(id));
	const keptFirst = still.toSorted((a, b) => Number(given.includes(a.id)) - Number(given.includes(b.id)));
	const same = new Set(keptFirst.filter((own) => takeOut(coming, (kind) => kind === own.kind) !== null));
	const kept = hand.map((own): Own | null => {
		if (same.has(own)) return own;
		const turned =
			isCubes && !gone.has(own.id) ? takeOut(coming, (kind) => colourOf(kind) === colourOf(own.kind)) : null;
		return turned === null ? null : { id: own.id, kind: turned };
	});
	const fresh = [...freshHand(coming, nextId(hand))];
	const filled = kept.flatMap((own) => own ?? fresh.shift() ?? []);
	return [...filled, ...fresh];
}

const byColour = (a: Own, b: Own): number => a.kind - b.kind;
const byShape = (a: Own, b: Own): number => shapeOf(a.kind) - shapeOf(b.kind) || a.kind - b.kind;

const isInOrder = (hand: readonly Own[], order: (a: Own, b: Own) => number): boolean =>
	hand.every((own, index) => {
		const before = hand[index - 1];
		return !before || order(before, own) <= 0;
	});

/** Sorted by colour; a hand that is so already, by shape. */
export const sort = (plan: Plan): Plan => ({
	...plan,
	hand: [...plan.hand].sort(isInOrder(plan.hand, byColour) ? byShape : byColour),
});

/** In another order, by numbers from 0 up to 1 that the caller gives. */
export function shuffle(plan: Plan, random: () => number): Plan {
	const hand = [...plan.hand];
	for (let last = hand.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		const [a, b] = [hand[last], hand[other]];
		if (a && b) [hand[last], hand[other]] = [b, a];
	}
	return { ...plan, hand };
}

/** Moves one piece to another place in the row. */
export function moveTo(plan: Plan, id: number, place: number): Plan {
	const own = plan.hand.find((each) => each.id === id);
	if (!own || plan.hand[place] === own) return plan;
	const others = plan.hand.filter((each) => each !== own);
	return { ...plan, hand: [...others.slice(0, place), own, ...others.slice(place)] };
}
