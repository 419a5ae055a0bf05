// What a colour can give to the shapes: the parts of its cards that leave it a rest which splits into series. Each is
// looked at very often, so the lists are kept, and a gift can be held against what the shapes refuse in one operation.
//
//   numbers of a gift (bit n: n copies):  place   5      4      3      2     1    0
//                                         bits  23…20  19…16  15…12  11…8  7…4  3…0
import { MIN_SERIES } from '../series.ts';
import { CODE_COUNT, COPIES, cardsIn, countAt, largestIn, lineTable, PLACES, partsOf, splits } from './line-code.ts';

/** More than any line has. */
const MOST_CARDS = 32;

/** Bits for the numbers 0…3 of copies at one place. */
export const NUMBER_BITS = COPIES + 1;

/** By gift, the number of copies at each place as a bit. */
export const giftNumbers = lineTable(new Int32Array(CODE_COUNT), (gift) =>
	PLACES.reduce((numbers, place) => numbers | (1 << (place * NUMBER_BITS + countAt(gift, place))), 0),
);

const leavesSeries = (row: number, gift: number): boolean => splits(cardsIn(row - gift), largestIn(row - gift));

const KNOWN: (Uint16Array | undefined)[] = [];

/** What a colour with these cards can give, smallest gifts first: they are the likeliest to come out well. */
export function giftsOf(row: number): Uint16Array {
	KNOWN[row] ??= Uint16Array.from(
		partsOf(row)
			.filter((gift) => leavesSeries(row, gift))
			.sort((a, b) => cardsIn(a) - cardsIn(b)),
	);
	return KNOWN[row];
}

/**
 * Colours are alike, so they may be walked in any order: those with the least to spare run into contradictions soonest.
 * By line code, its place in that order.
 */
export const walkingOrder = lineTable(new Int32Array(CODE_COUNT), (row) => {
	const spare = cardsIn(row) - MIN_SERIES * largestIn(row);
	return ((spare + MOST_CARDS) * MOST_CARDS + cardsIn(row)) * CODE_COUNT + row;
});
