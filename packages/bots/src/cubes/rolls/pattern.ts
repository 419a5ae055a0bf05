// How the rolls of a hand are numbered. Only how many cubes there are of each colour matters, so there are 29 patterns in
// all. Cubes of one colour count by the set of shapes they show; a roll is one such set for each colour:
//
//   roll = ((set of colour 1) × sets of colour 2 + (set of colour 2)) × …
//
// For speed the colours are parted in two *halves* and each half's rolls are prepared: the worth of a roll is then the most
// of what its halves are worth by colour and of what they make together by shape. Shapes are looked up two at a time.
import { SHAPE_COUNT } from '@tessera/engine';
import { shownBy } from './keeping.ts';
import { lineOf, memberBit, membersOf } from './lines.ts';

/** Shapes that one look-up answers for. */
const SHAPES_AT_ONCE = 2;
export const LOOK_UPS = SHAPE_COUNT / SHAPES_AT_ONCE;

export interface Half {
	/** How many rolls it has. */
	readonly count: number;
	/** How many colours it has. */
	readonly colours: number;
	/** For each roll, by colour: the line of that colour, as if it were the colour of its place in the hand. */
	readonly lines: Int32Array;
	/** For each roll, by look-up: its colours' part of the index. */
	readonly pairs: Int32Array;
}

export interface Pattern {
	/** How many cubes of each colour, fewest first. */
	readonly counts: readonly number[];
	/** How many sets of shapes each colour can show. */
	readonly sets: readonly number[];
	readonly rolls: number;
	readonly first: Half;
	readonly second: Half;
}

/** What the cubes of one colour show. */
interface Shown {
	readonly colour: number;
	readonly shapes: number;
}

/** Every way to choose one of each list, the last running fastest. */
const product = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
	lists.reduce<readonly (readonly T[])[]>(
		(chosen, list) => chosen.flatMap((some) => list.map((item) => [...some, item])),
		[[]],
	);

/** The index of two sets of colours, those that show the one shape and those that show the other. */
function pairIndex(shown: readonly Shown[], lookUp: number, colours: number): number {
	const showing = (shape: number): number =>
		shown.reduce((set, { colour, shapes }) => (membersOf(shapes).includes(shape) ? set | memberBit(colour) : set), 0);
	return showing(SHAPES_AT_ONCE * lookUp) * 2 ** colours + showing(SHAPES_AT_ONCE * lookUp + 1);
}

function halfOf(counts: readonly number[], from: number, to: number): Half {
	const shown = counts.map((cubes, colour) => shownBy(cubes).map((shapes) => ({ colour, shapes })));
	const rolls = product(shown.slice(from, to));
	const lookUps = Array.from({ length: LOOK_UPS }, (_, lookUp) => lookUp);
	return {
		count: rolls.length,
		colours: to - from,
		lines: Int32Array.from(rolls.flatMap((roll) => roll.map(({ colour, shapes }) => lineOf(colour, shapes)))),
		pairs: Int32Array.from(rolls.flatMap((roll) => lookUps.map((lookUp) => pairIndex(roll, lookUp, counts.length)))),
	};
}

/** After how many colours to part them, so that neither half has many more rolls than the other. */
function middleOf(sets: readonly number[], rolls: number): number {
	const middle = sets.findIndex((_, colour) => sets.slice(0, colour).reduce((a, b) => a * b, 1) ** 2 >= rolls);
	return middle < 0 ? sets.length : middle;
}

function patternFor(counts: readonly number[]): Pattern {
	const sets = counts.map((cubes) => shownBy(cubes).length);
	const rolls = sets.reduce((a, b) => a * b, 1);
	const middle = middleOf(sets, rolls);
	return { counts, sets, rolls, first: halfOf(counts, 0, middle), second: halfOf(counts, middle, counts.length) };
}

const known = new Map<string, Pattern>();

/** The pattern of so many cubes of each colour, fewest first. */
export function patternOf(counts: readonly number[]): Pattern {
	const key = counts.join();
	const pattern = known.get(key) ?? patternFor(counts);
	known.set(key, pattern);
	return pattern;
}
