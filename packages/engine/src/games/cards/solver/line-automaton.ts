// A line read place by place: what must be remembered of the cards it got so far, and whether it can still split into
// valid series. The same small automaton serves every colour and every shape.
//
// By the theorem of Cards (line-code.ts) the state is (largest count, sum), and from a sum of 3 × 3 on nothing matters any
// more: 23 states. Which of them share their whole future depends on the cards the line may still get, so for each code of
// coming cards such states are merged, and those without a good end are dead. Merging by (largest, lack) instead would be
// wrong: the same lack weighs more when a larger count may still come.
import { MIN_SERIES } from '../series.ts';
import { afterPlaces, CODE_COUNT, COPIES, countAt, splits } from './line-code.ts';

const ENOUGH = MIN_SERIES * COPIES;
const GIFTS = COPIES + 1;

/** States are numbered 1…23 to fit these bits; 0 is the dead one. */
export const STATE_BITS = 5;
const STATE_RANGE = 2 ** STATE_BITS;
export const DEAD = 0;
export const START = 1;

interface LineState {
	readonly largest: number;
	readonly sum: number;
}

const STATES: readonly LineState[] = [
	{ largest: 0, sum: 0 },
	...[1, 2, 3].flatMap((largest) =>
		Array.from({ length: ENOUGH - largest }, (_, more) => ({ largest, sum: largest + more })),
	),
	{ largest: COPIES, sum: ENOUGH },
];

function numberAfter(state: LineState, given: number): number {
	const sum = Math.min(state.sum + given, ENOUGH);
	const largest = sum === ENOUGH ? COPIES : Math.max(state.largest, given);
	return START + STATES.findIndex((other) => other.largest === largest && other.sum === sum);
}

/** The state after one more place, not yet merged: indexed by state × 4 + cards given there. */
const unmergedStates = (): Uint8Array =>
	Uint8Array.from([
		...new Array<number>(GIFTS).fill(DEAD),
		...STATES.flatMap((state) => Array.from({ length: GIFTS }, (_, given) => numberAfter(state, given))),
	]);

interface Automaton {
	readonly unmerged: Uint8Array;
	/** The state that stands for all with the same future: indexed by code of coming cards × 32 + state. */
	readonly merged: Uint8Array;
}

/** The automaton as tables, for the search that steps six lines at once. */
export interface LineSteps {
	/** The state after a place: indexed by (code of coming cards × 32 + state) × 4 + cards given there. */
	readonly after: Uint8Array;
	/** The numbers of cards that would be fatal, as bits: indexed by code of coming cards × 32 + state. */
	readonly fatal: Uint8Array;
}

const stepIn = ({ unmerged, merged }: Automaton, state: number, given: number, coming: number): number =>
	merged[coming * STATE_RANGE + (unmerged[state * GIFTS + given] ?? DEAD)] ?? DEAD;

/** Where each possible gift at the next place leads, as one number; 0 when all are dead. */
function futureOf(automaton: Automaton, state: number, coming: number): number {
	const later = afterPlaces(coming, 1);
	let future = 0;
	for (let given = 0; given <= countAt(coming, 0); given++)
		future = future * STATE_RANGE + stepIn(automaton, state, given, later);
	return future;
}

function endOf(state: number): number {
	const { sum, largest } = STATES[state - START] ?? { sum: 0, largest: 0 };
	return splits(sum, largest) ? 1 : 0;
}

function mergeStates({ merged }: Automaton, coming: number, future: (state: number) => number): void {
	const standsFor = new Map([[0, DEAD]]);
	STATES.forEach((_, index) => {
		const state = START + index;
		const key = future(state);
		const standsIn = standsFor.get(key) ?? state;
		standsFor.set(key, standsIn);
		merged[coming * STATE_RANGE + state] = standsIn;
	});
}

function buildAutomaton(): Automaton {
	const codes = CODE_COUNT / GIFTS;
	const automaton = { unmerged: unmergedStates(), merged: new Uint8Array(codes * STATE_RANGE) };
	mergeStates(automaton, 0, endOf);
	for (let coming = 1; coming < codes; coming++)
		mergeStates(automaton, coming, (state) => futureOf(automaton, state, coming));
	return automaton;
}

function tabulate(automaton: Automaton): LineSteps {
	const { merged } = automaton;
	const after = new Uint8Array(merged.length * GIFTS);
	const fatal = new Uint8Array(merged.length);
	for (let index = 0; index < after.length; index++) {
		const given = index % GIFTS;
		const before = (index - given) / GIFTS;
		const state = before % STATE_RANGE;
		after[index] = stepIn(automaton, state, given, (before - state) / STATE_RANGE);
		if (after[index] === DEAD) fatal[before] = (fatal[before] ?? 0) | (1 << given);
	}
	return { after, fatal };
}

/** Built for the first step: pages that play another game never take one. */
let tabulated: LineSteps | null = null;

export function lineSteps(): LineSteps {
	tabulated ??= tabulate(buildAutomaton());
	return tabulated;
}
