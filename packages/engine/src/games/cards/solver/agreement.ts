// Makes the bound of the search tight before it starts. The bound is the sum, over the twelve lines, of the best that each
// could reach if it forgot the others. Worth may be shifted between the colour and the shape of a decision, value by value,
// without changing any sum that counts; shifting until both agree on what each value is worth at best lets the bound only
// fall (a dual ascent). Tables are so tame that the search then hardly ever has to turn back.
import { plus } from '../../../core/multiset.ts';
import { NEVER } from './keep-table.ts';
import type { Decision, TableModel } from './line-model.ts';

/** What each entry of a line is worth, in fractions of a card so that it can be shared. */
export type Worths = Int32Array;

export const CARD = 1024;
/** The worth of what cannot be: far below any sum of what can. */
export const DEAD = -(2 ** 28);
const isDead = (worth: number): boolean => worth < DEAD / 2;

const MOST_ROUNDS = 6;

export function worthsOf(most: Int8Array): Worths {
	const worths = new Int32Array(most.length);
	for (let entry = 0; entry < most.length; entry++) {
		const kept = most[entry] ?? NEVER;
		worths[entry] = kept === NEVER ? DEAD : kept * CARD;
	}
	return worths;
}

export function bestWorth(worths: Worths): number {
	let best = DEAD;
	for (let entry = 0; entry < worths.length; entry++) best = Math.max(best, worths[entry] ?? DEAD);
	return best;
}

/** More than this no division is worth. */
export const boundOf = (worths: readonly Worths[]): number => worths.reduce((sum, line) => sum + bestWorth(line), 0);

/** The best worth for each value of one digit. */
function bestByValue(worths: Worths, stride: number, radix: number): readonly number[] {
	const best = new Array<number>(radix).fill(DEAD);
	for (let from = 0, value = 0; from < worths.length; from += stride, value = (value + 1) % radix) {
		let most = best[value] ?? DEAD;
		for (let entry = from; entry < from + stride; entry++) most = Math.max(most, worths[entry] ?? DEAD);
		best[value] = most;
	}
	return best;
}

/** Adds an amount for each value of one digit. */
function addByValue(worths: Worths, stride: number, amounts: readonly number[]): void {
	for (let from = 0, value = 0; from < worths.length; from += stride, value = (value + 1) % amounts.length) {
		const amount = amounts[value] ?? 0;
		if (amount === 0) continue;
		for (let entry = from; entry < from + stride; entry++)
			worths[entry] = Math.max(DEAD, (worths[entry] ?? DEAD) + amount);
	}
}

/** What must go from the shape to the colour for both to agree on each value; DEAD where it cannot be. */
const disagreement = (ofColour: readonly number[], ofShape: readonly number[]): readonly number[] =>
	ofColour.map((worth, value) => {
		const other = ofShape[ofColour.length - 1 - value] ?? DEAD;
		return isDead(worth) || isDead(other) ? DEAD : Math.floor((other - worth) / 2);
	});

/** The same amounts as the shape sees them: its value is what the colour does not get. */
const forShape = (amounts: readonly number[]): readonly number[] =>
	amounts.map((amount) => (amount === DEAD ? DEAD : -amount)).reverse();

/** For each decision, by value of its colour's digit, how much worth went from the shape to the colour. */
export type Shifts = readonly (readonly number[])[];

const NO_WORTHS: Worths = new Int32Array();

/** Makes the two lines of a decision agree, in place; what is dead in the one dies in the other. Says what was shifted. */
function agreeOn({ radix, colour, shape }: Decision, worths: readonly Worths[]): readonly number[] {
	const ofColour = worths[colour.line] ?? NO_WORTHS;
	const ofShape = worths[shape.line] ?? NO_WORTHS;
	const amounts = disagreement(bestByValue(ofColour, colour.stride, radix), bestByValue(ofShape, shape.stride, radix));
	addByValue(ofColour, colour.stride, amounts);
	addByValue(ofShape, shape.stride, forShape(amounts));
	return amounts.map((amount) => (amount === DEAD ? 0 : amount));
}

const sumOf = (a: Shifts, b: Shifts): Shifts => a.map((amounts, decision) => plus(amounts, b[decision] ?? []));

/** Shifts worth in place until nothing improves, or no division can reach the goal, or it has been tried often enough. */
export function agree({ decisions }: TableModel, worths: readonly Worths[], goal: number): Shifts {
	let shifts: Shifts = decisions.map(({ radix }) => new Array<number>(radix).fill(0));
	let bound = boundOf(worths);
	for (let round = 0, before = Infinity; round < MOST_ROUNDS && bound < before && bound >= goal; round++) {
		const shifted = decisions.map((decision) => agreeOn(decision, worths));
		shifts = sumOf(shifts, shifted);
		before = bound;
		bound = boundOf(worths);
	}
	return shifts;
}

/** Shifts the same in other worths of the same lines, in place: what one search learnt about the table serves the next. */
export function applyShifts({ decisions }: TableModel, shifts: Shifts, worths: readonly (readonly Worths[])[]): void {
	for (const [number, { colour, shape }] of decisions.entries()) {
		const amounts = shifts[number] ?? [];
		for (const ofColour of worths[colour.line] ?? []) addByValue(ofColour, colour.stride, amounts);
		for (const ofShape of worths[shape.line] ?? []) addByValue(ofShape, shape.stride, forShape(amounts));
	}
}
