// What every choice of cubes to keep is worth, exactly: the mean, over all rolls of the others, of the best that can be done
// then (Q3). The worth of each roll is worked out once; then the rolls are averaged colour by colour, which gives the mean for
// every choice at once.
import { ALL_SHAPES, COLOUR_COUNT, colourOf, type Kind } from '@tessera/engine';
import { layout } from '@tessera/engine/fast';
import { average, readFloat, visit } from './averages.ts';
import { type Keeping, keepingsOf } from './keeping.ts';
import { type LineWorths, lineIn, NOTHING, POINT, worthOf } from './line-worths.ts';
import { LINE_COUNT, lineOf, memberBit, SETS } from './lines.ts';
import { type Half, LOOK_UPS, type Pattern, patternOf } from './pattern.ts';

const { read } = layout;

/** Six cubes of six colours; while averages are taken there are never more. */
const MOST_ROLLS = 6 ** 6;
/** What is laid when nothing can be. */
export const NO_LINE = 0;
/** Indices of one look-up: a set of colours for each of its two shapes. */
const pairCount = SETS * SETS;

/** A choice of what to keep, and what it is worth. */
export interface Kept {
	readonly cubes: readonly Kind[];
	readonly worth: number;
}

/** The same with how often each line is then laid, by line; under NO_LINE, how often nothing can be. */
export interface Plan extends Kept {
	readonly uses: Float64Array;
}

type Groups = readonly (readonly Kind[])[];
type Keepings = readonly (readonly Keeping[])[];

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

/** What a choice keeps of each colour: its number has a digit for each, the last colour's being the lowest. */
function keepingsIn(choice: number, keepings: Keepings): readonly Keeping[] {
	let rest = choice;
	return keepings
		.toReversed()
		.flatMap((each) => {
			const digit = rest % each.length;
			rest = Math.floor(rest / each.length);
			return each[digit] ?? [];
		})
		.reverse();
}

/** To a thousandth: what is finer tells of the line, not of its worth. */
const inPoints = (worth: number): number => Math.round((1000 * worth) / POINT) / 1000;

const byWorth = (a: Kept, b: Kept): number => b.worth - a.worth || b.cubes.length - a.cubes.length;

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
		return this.choices(byColour(cubes), lines).sort(byWorth);
	}

	/** The best choices, with what they lead to. */
	plans(cubes: readonly Kind[], lines: LineWorths, most: number): readonly Plan[] {
		const groups = byColour(cubes);
		const { sets } = patternOf(groups.map(({ length }) => length));
		const best = this.choices(groups, lines).sort(byWorth).slice(0, most);
		return best.map(({ keepings, ...kept }) => ({ ...kept, uses: this.usesOf(keepings, sets) }));
	}

	private choices(groups: Groups, lines: LineWorths): (Kept & { readonly keepings: readonly Keeping[] })[] {
		const all = groups.map(keepingsOf);
		return Array.from(this.means(groups, lines), (worth, choice) => {
			const keepings = keepingsIn(choice, all);
			return { keepings, cubes: keepings.flatMap(({ kept }) => kept), worth: inPoints(worth) };
		});
	}

	/** How often each line is laid, by the rolls that were worked out last. */
	private usesOf(keepings: readonly Keeping[], sets: readonly number[]): Float64Array {
		const uses = new Float64Array(LINE_COUNT);
		visit(keepings, sets, (roll, chance) => {
			const line = lineIn(readFloat(this.rolls, roll));
			uses[line] = readFloat(uses, line) + chance;
		});
		return uses;
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
		const { rolls } = this;
		const keepNone = keepings.flatMap(([none]) => none ?? []);
		let fitting = 0;
		let sum = 0;
		visit(keepNone, pattern.sets, (roll, chance) => {
			const worth = readFloat(rolls, roll);
			if (worth === NOTHING) return;
			fitting += chance;
			sum += chance * worth;
		});
		const later = fitting === 0 ? 0 : worthOf(sum / fitting / POINT, NO_LINE);
		for (let roll = 0; roll < pattern.rolls; roll++) if (rolls[roll] === NOTHING) rolls[roll] = later;
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
