import { describe, expect, test } from 'vitest';
import { DEAD, lineSteps, START, STATE_BITS } from './line-automaton.ts';
import {
	afterPlaces,
	CODE_COUNT,
	cardsIn,
	countAt,
	countsOf,
	PLACES,
	partsOf,
	smallestIn,
	splits,
	unitAt,
} from './line-code.ts';

const ALL_CODES = Array.from({ length: CODE_COUNT }, (_, code) => code);

const splittable = (code: number): boolean => splits(cardsIn(code), Math.max(...countsOf(code)));

/** Every code of three to six different cards. */
const SERIES = partsOf(PLACES.reduce((code, place) => code + unitAt(place), 0)).filter((code) => cardsIn(code) >= 3);

/** Codes that are sums of series, found by adding one at a time. */
function sumsOfSeries(): ReadonlySet<number> {
	const sums = new Set([0]);
	for (const sum of sums)
		for (const series of SERIES) {
			const counts = PLACES.map((place) => countAt(sum, place) + countAt(series, place));
			if (Math.max(...counts) <= 3) sums.add(sum + series);
		}
	return sums;
}

describe('the theorem of Cards', () => {
	test('K3 a line splits into series exactly when its sum is 0 or at least three times its largest count', () => {
		const sums = sumsOfSeries();
		expect(SERIES).toHaveLength(42);
		expect(ALL_CODES.filter(splittable)).toEqual(ALL_CODES.filter((code) => sums.has(code)));
	});

	test('K4 with a Qwirkle taken out, what is left must split by itself', () => {
		const sums = sumsOfSeries();
		const full = SERIES.at(-1) ?? 0;
		const withQwirkle = ALL_CODES.filter((code) => smallestIn(code) > 0 && sums.has(code - full));
		expect(withQwirkle.every(splittable)).toBe(true);
		expect(ALL_CODES.filter((code) => smallestIn(code) > 0 && splittable(code)).length).toBeGreaterThan(
			withQwirkle.length,
		);
	});
});

describe('a line read place by place', () => {
	const tables = lineSteps();
	const placeOf = (state: number, coming: number): number => coming * 2 ** STATE_BITS + state;
	const stepLine = (state: number, given: number, coming: number): number =>
		tables.after[placeOf(state, coming) * 4 + given] ?? DEAD;

	test('K3 the numbers of cards that would be fatal are those that lead to death', () => {
		const deadAt = (place: number): number =>
			[0, 1, 2, 3].reduce((bits, given) => bits | (Number(tables.after[place * 4 + given] === DEAD) << given), 0);
		expect([...tables.fatal]).toEqual(Array.from(tables.fatal, (_, place) => deadAt(place)));
	});

	/** Gives the line all of its cards at each place. */
	const readWhole = (code: number): number =>
		PLACES.reduce((state, place) => stepLine(state, countAt(code, place), afterPlaces(code, place + 1)), START);

	test('K3 comes out alive exactly when it splits', () => {
		for (const code of ALL_CODES) expect(readWhole(code) !== DEAD, `code ${code}`).toBe(splittable(code));
	});

	test('K3 is dead as soon as no gift of the coming cards can help, and not before', () => {
		for (let code = 0; code < CODE_COUNT; code += 7) {
			const parts = partsOf(code).filter(splittable);
			for (const given of partsOf(code % 64)) {
				const read = (place: number, state: number): number =>
					stepLine(state, countAt(given, place), afterPlaces(code, place + 1));
				const state = [0, 1, 2].reduce((before, place) => read(place, before), START);
				const canHelp = parts.some((part) => part % 64 === given);
				expect(state !== DEAD, `code ${code} given ${given}`).toBe(canHelp);
			}
		}
	});
});
