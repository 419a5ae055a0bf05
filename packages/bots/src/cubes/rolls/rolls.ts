// What every choice of cubes to keep is worth, exactly: the mean, over all rolls of the others, of the best that can be done
// then (Q3). The worth of each roll is worked out once; then the rolls are averaged colour by colour, which gives the mean for
// every choice at once.
import { ALL_SHAPES, COLOUR_COUNT, colourOf, type Kind } from '@tessera/engine';
import { layout } from '@tessera/engine/fast';
import { type Keeping, keepingsOf } from './keeping.ts';
import { type LineWorths, NOTHING, POINT } from './line-worths.ts';
import { lineOf, memberBit, SETS } from './lines.ts';
import { type Half, LOOK_UPS, type Pattern, patternOf } from './pattern.ts';

const { read } = layout;

/** Six cubes of six colours; while averages are taken there are never more. */
const MOST_ROLLS = 6 ** 6;
/** Indices of one look-up: a set of colours for each of its two shapes. */
const pairCount = SETS * SETS;

/** A choice of what to keep, and what it is worth. */
export interface Kept {
	readonly cubes: readonly Kind[];
	readonly worth: number;
}

type Groups = readonly (readonly Kind[])[];
type Keepings = readonly (readonly Keeping[])[];

/** How a table is laid out around one colour. */
interface Shape {
	readonly before: number;
	readonly sets: number;
	readonly after: number;
}

/** The cubes of each colour in ascending order, the colour with the fewest first: it is averaged away at the least cost. */
function byColour(cubes: readonly Kind[]): Groups {
	const groups = Array.from({ length: COLOUR_COUNT }, (_, colour) =>
		cubes.filter((kind) => colourOf(kind) === colour).sort((a, b) => a - b),
	);
	return groups.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length);
}

const colourOfGroup = ([first]: readonly Kind[]): number => (first === undefined ? 0 : colourOf(first));

/** The larger of two whole numbers. No branch: the processor would guess it wrong half of the time. */
function larger(a: number, b: number): number {
	const lead = (a - b) | 0;
	return (a - (lead & (lead >> 31))) | 0;
}

/** Adds so many entries, weighed, to as many others: the inner loop of all averages. */
function addWeighed(
	from: Float64Array,
	first: number,
	count: number,
	weight: number,
	to: Float64Array,
	at: number,
): void {
	for (let i = 0; i < count; i++) to[at + i] = (to[at + i] as number) + (from[first + i] as number) * weight;
}

/**
 * Averages a table over its first colour that still is one of rolls, for every choice of what to keep of it: what was
 * [choices of earlier colours][sets of this one][rolls of later ones] becomes [choices][choices of this one][rolls].
 */
function average(
	from: Float64Array,
	{ before, sets, after }: Shape,
	keepings: readonly Keeping[],
	to: Float64Array,
): void {
	let at = 0;
	to.fill(0, 0, before * keepings.length * after);
	for (let block = 0; block < before; block++)
		for (const { places, chances } of keepings) {
			for (let i = 0; i < places.length; i++)
				addWeighed(from, (block * sets + read(places, i)) * after, after, chances[i] as number, to, at);
			at += after;
		}
}

/** The cubes that a choice keeps: the number has a digit for each colour, the last colour's being the lowest. */
function keptBy(choice: number, keepings: Keepings): readonly Kind[] {
	let rest = choice;
	return keepings.toReversed().flatMap((each) => {
		const digit = rest % each.length;
		rest = Math.floor(rest / each.length);
		return each[digit]?.kept ?? [];
	});
}

export class Rolls {
	/** The worth of every roll, and room for the averages: they change places with every colour. */
	private readonly rolls = new Float64Array(MOST_ROLLS);
	private readonly here = new Float64Array(MOST_ROLLS);
	private readonly there = new Float64Array(MOST_ROLLS);
	/** The worths of lines, with the hand's colours numbered by their place in the pattern. */
	private readonly ofColour = new Int32Array(COLOUR_COUNT * SETS);
	private readonly ofShapes = new Int32Array(LOOK_UPS * pairCount);
	private readonly bestOfFirst = new Int32Array(MOST_ROLLS);
	private readonly bestOfSecond = new Int32Array(MOST_ROLLS);

	/** What the best choice is worth; nothing, where no roll can ever be placed. */
	best(cubes: readonly Kind[], lines: LineWorths): number {
		let most = NOTHING;
		for (const worth of this.means(byColour(cubes), lines)) most = Math.max(most, worth);
		return most / POINT;
	}

	/** Every choice, the best first; of equal ones that which keeps more. */
	all(cubes: readonly Kind[], lines: LineWorths): readonly Kept[] {
		const groups = byColour(cubes);
		const keepings = groups.map(keepingsOf);
		return Array.from(this.means(groups, lines), (worth, choice) => ({
			cubes: keptBy(choice, keepings),
			worth: Math.round(worth) / POINT,
		})).sort((a, b) => b.worth - a.worth || b.cubes.length - a.cubes.length);
	}

	private means(groups: Groups, lines: LineWorths): Float64Array {
		const pattern = patternOf(groups.map(({ length }) => length));
		const keepings = groups.map(keepingsOf);
		this.localise(groups, lines.worths);
		this.spread(pattern);
		if (!this.alwaysFits(groups)) this.rollOn(pattern, keepings);
		return this.averages(pattern, keepings);
	}

	/** Takes over the worths of the hand's lines. */
	private localise(groups: Groups, worths: Int32Array): void {
		const colours = groups.map(colourOfGroup);
		for (const [place, colour] of colours.entries())
			this.ofColour.set(worths.subarray(lineOf(colour, 0), lineOf(colour + 1, 0)), lineOf(place, 0));
		const sets = [0];
		for (const colour of colours) sets.push(...sets.map((set) => set | memberBit(colour)));
		for (let lookUp = 0; lookUp < LOOK_UPS; lookUp++) this.pair(lookUp, sets, worths);
	}

	private pair(lookUp: number, sets: readonly number[], worths: Int32Array): void {
		const one = lineOf(COLOUR_COUNT + 2 * lookUp, 0);
		const other = one + SETS;
		let next = lookUp * pairCount;
		for (const set of sets) {
			const worth = read(worths, one + set);
			for (const beside of sets) this.ofShapes[next++] = larger(worth, read(worths, other + beside));
		}
	}

	/** Whether whatever is rolled can be placed: for sure, if there is a colour of which every face fits somewhere. */
	private alwaysFits(groups: Groups): boolean {
		return groups.some((_, place) =>
			ALL_SHAPES.every((shape) => read(this.ofColour, lineOf(place, memberBit(shape))) !== NOTHING),
		);
	}

	/** Works out the worth of every roll. */
	private spread({ first, second }: Pattern): void {
		const { ofShapes, rolls, bestOfFirst, bestOfSecond } = this;
		this.bestByColour(first, bestOfFirst);
		this.bestByColour(second, bestOfSecond);
		const seconds = second.pairs;
		let next = 0;
		for (let i = 0; i < first.count; i++) {
			const best = read(bestOfFirst, i);
			const pair0 = read(first.pairs, LOOK_UPS * i);
			const pair1 = read(first.pairs, LOOK_UPS * i + 1) + pairCount;
			const pair2 = read(first.pairs, LOOK_UPS * i + 2) + 2 * pairCount;
			for (let j = 0; j < second.count; j++) {
				const at = LOOK_UPS * j;
				const colours = larger(best, read(bestOfSecond, j));
				const shapes01 = larger(
					read(ofShapes, (pair0 + read(seconds, at)) | 0),
					read(ofShapes, (pair1 + read(seconds, at + 1)) | 0),
				);
				rolls[next++] = larger(larger(colours, shapes01), read(ofShapes, (pair2 + read(seconds, at + 2)) | 0));
			}
		}
	}

	private bestByColour({ count, colours, lines }: Half, best: Int32Array): void {
		let next = 0;
		for (let roll = 0; roll < count; roll++) {
			let most = NOTHING;
			for (let i = 0; i < colours; i++) most = larger(most, read(this.ofColour, read(lines, next++)));
			best[roll] = most;
		}
	}

	/** Q4: who rolled nothing that can be placed rolls all cubes again, until something can be. */
	private rollOn(pattern: Pattern, keepings: Keepings): void {
		const rolls = this.rolls.subarray(0, pattern.rolls);
		const worths = rolls.slice();
		const meanIf = (worthOf: (rolled: number) => number): number => {
			for (const [roll, worth] of worths.entries()) rolls[roll] = worth === NOTHING ? 0 : worthOf(worth);
			return this.averages(pattern, keepings)[0] ?? 0;
		};
		const chance = meanIf(() => 1);
		const later = chance === 0 ? 0 : meanIf((worth) => worth) / chance;
		for (const [roll, worth] of worths.entries()) rolls[roll] = worth === NOTHING ? later : worth;
	}

	/** The mean of the rolls for every choice of what to keep; the first choice keeps nothing. */
	private averages(pattern: Pattern, keepings: Keepings): Float64Array {
		let from = this.rolls;
		let before = 1;
		let after = pattern.rolls;
		for (const [colour, choices] of keepings.entries()) {
			const sets = pattern.sets[colour] ?? 1;
			const to = from === this.here ? this.there : this.here;
			after /= sets;
			average(from, { before, sets, after }, choices, to);
			before *= choices.length;
			from = to;
		}
		return from.subarray(0, before);
	}
}
