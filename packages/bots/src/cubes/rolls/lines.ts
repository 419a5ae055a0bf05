// The lines that cubes can make, as numbers. All pieces of a placement share a colour or a shape (C4), so what a hand is worth
// is the most that its pieces of one colour, or of one shape, are worth: twelve groups, and of each some of its six members.
//
//   line     9 ────── 6 5 ─────── 0
//            │  group  │  members  │        group 0 … 5: a colour, its members are the shapes
//                                           group 6 … 11: a shape, its members are the colours
import {
	COLOUR_COUNT,
	type Colour,
	type ColourCounts,
	colourOf,
	type Kind,
	type KindSet,
	kindOf,
	SHAPE_COUNT,
	type Shape,
	setOf,
	shapeOf,
} from '@tessera/engine';

const MOST_MEMBERS = 6;
/** How many sets of members there are. */
export const SETS = 2 ** MOST_MEMBERS;
export const GROUPS = COLOUR_COUNT + SHAPE_COUNT;
export const LINE_COUNT = GROUPS * SETS;

export const memberBit = (member: number): number => 1 << member;
export const membersOf = (members: number): readonly number[] =>
	Array.from({ length: MOST_MEMBERS }, (_, member) => member).filter((member) => (members & memberBit(member)) !== 0);

/** How many members each set has. */
export const SIZES: readonly number[] = Array.from({ length: SETS }, (_, members) => membersOf(members).length);

export const lineOf = (group: number, members: number): number => group * SETS + members;
export const sizeOfLine = (line: number): number => SIZES[line % SETS] ?? 0;

export const groupOfColour = (kind: Kind): number => colourOf(kind);
export const groupOfShape = (kind: Kind): number => COLOUR_COUNT + shapeOf(kind);

const kindIn = (group: number, member: number): Kind =>
	group < COLOUR_COUNT
		? kindOf(group as Colour, member as Shape)
		: kindOf(member as Colour, (group - COLOUR_COUNT) as Shape);

/** The kinds of every line. */
export const KINDS_OF_LINE: readonly KindSet[] = Array.from({ length: LINE_COUNT }, (_, line) =>
	setOf(membersOf(line % SETS).map((member) => kindIn(Math.floor(line / SETS), member))),
);

/** Whether cubes of these colours can show a line; single pieces count as lines of their colour alone. */
function canShow(line: number, colours: ColourCounts): boolean {
	const group = Math.floor(line / SETS);
	const size = sizeOfLine(line);
	if (group < COLOUR_COUNT) return size > 0 && size <= (colours[group] ?? 0);
	return size > 1 && membersOf(line % SETS).every((colour) => (colours[colour] ?? 0) > 0);
}

const known = new Map<string, readonly number[]>();

/** Every line that cubes of these colours can show, whatever they roll. */
export function linesOf(colours: ColourCounts): readonly number[] {
	const key = colours.join();
	const lines =
		known.get(key) ?? Array.from({ length: LINE_COUNT }, (_, line) => line).filter((line) => canShow(line, colours));
	known.set(key, lines);
	return lines;
}
