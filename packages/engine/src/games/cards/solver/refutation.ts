// A quick look before the search. For each kind, the numbers of copies that may serve its colour start as 0…all of them;
// numbers that the colour or the shape cannot accept are struck out until nothing changes. When a kind has none left, the
// cards cannot be arranged. With crowding.ts this finds out all but a few in a hundred of the tables that cannot be.
//
// The numbers open to each place of a line are four bits (bit n: n copies may serve this line):
//
//   options:  place   5      4      3     2     1    0
//             bits  23…20  19…16  15…12  11…8  7…4  3…0
import { total } from '../../../core/multiset.ts';
import { CODE_COUNT, COPIES, columnsOf, countAt, lineTable, PLACES, type Rows, splits } from './line-code.ts';

const OPTION_BITS = COPIES + 1;
const OPTION_MASK = 2 ** OPTION_BITS - 1;

const optionsAt = (options: number, place: number): number => (options >> (place * OPTION_BITS)) & OPTION_MASK;
const shifted = (option: number, place: number): number => option << (place * OPTION_BITS);
const isOpen = (option: number, copies: number): boolean => ((option >> copies) & 1) === 1;

/** For a line code, every number up to the count of each place. */
const untouchedOptions = lineTable(new Int32Array(CODE_COUNT), (code) =>
	PLACES.reduce((options, place) => options | shifted(2 ** (countAt(code, place) + 1) - 1, place), 0),
);
const untouched = (code: number): number => untouchedOptions()[code] ?? 0;

/** Copies that serve one line of a kind do not serve the other: of `count`, n here are count − n there. */
const MIRRORED: readonly (readonly number[])[] = Array.from({ length: OPTION_BITS }, (_, count) =>
	Array.from({ length: OPTION_MASK + 1 }, (_, option) => {
		let mirrored = 0;
		for (let copies = 0; copies <= count; copies++) if (isOpen(option, copies)) mirrored |= 1 << (count - copies);
		return mirrored;
	}),
);

const mirrored = (option: number, count: number): number => MIRRORED[count]?.[option] ?? 0;

/** The largest open number up to the limit, −1 when there is none. */
function largestOpen(option: number, limit: number): number {
	for (let copies = limit; copies >= 0; copies--) if (isOpen(option, copies)) return copies;
	return -1;
}

/** The options that occur in some splittable choice for the line; 0 when there is none. */
function supported(options: number): number {
	let kept = 0;
	for (let limit = 0; limit <= COPIES; limit++) {
		const most = PLACES.map((place) => largestOpen(optionsAt(options, place), limit));
		const sum = total(most);
		if (most.includes(-1) || !splits(sum, limit)) continue;
		most.forEach((largest, place) => {
			for (let copies = 0; copies <= largest; copies++)
				if (isOpen(optionsAt(options, place), copies) && splits(sum - largest + copies, limit))
					kept |= shifted(1 << copies, place);
		});
	}
	return kept;
}

/** Tells for certain tables that they cannot be arranged; false means nothing. */
export type Refutation = (rows: Rows) => boolean;

/** A refutation that remembers, for the many similar tables of one question, what each line supports. */
export function refuter(): Refutation {
	const known = new Map<number, number>();

	const supportedKnown = (options: number): number => {
		const found = known.get(options);
		if (found !== undefined) return found;
		const kept = supported(options);
		known.set(options, kept);
		return kept;
	};

	/** Mirrors the options of a line in those that cross it. */
	const mirror = (kept: number, code: number, line: number, crossing: number[]): void => {
		for (let place = 0; place < crossing.length; place++) {
			const option = mirrored(optionsAt(kept, place), countAt(code, place));
			crossing[place] = ((crossing[place] ?? 0) & ~shifted(OPTION_MASK, line)) | shifted(option, line);
		}
	};

	/** Strikes out what the lines do not support, in place; says whether anything was. */
	const strikeOut = (lines: number[], crossing: number[], codes: Rows): boolean => {
		let changed = false;
		for (let line = 0; line < lines.length; line++) {
			const options = lines[line] ?? 0;
			const kept = supportedKnown(options);
			if (kept === options) continue;
			changed = true;
			lines[line] = kept;
			mirror(kept, codes[line] ?? 0, line, crossing);
		}
		return changed;
	};

	return (rows) => {
		const columns = columnsOf(rows);
		const colours = rows.map(untouched);
		const shapes = columns.map(untouched);
		while (strikeOut(colours, shapes, rows) || strikeOut(shapes, colours, columns))
			if (colours.includes(0) || shapes.includes(0)) return true;
		return false;
	};
}
