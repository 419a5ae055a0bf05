import type { Seat } from '@tessera/engine';
import type { FollowedStep } from '@tessera/protocol';
import { describe, expect, test } from 'vitest';
import { longAgo, MOST_MISSED, paceOf, STEP_PACE, seenBefore } from './catching-up.ts';

const [ME, OTHER] = [0 as Seat, 1 as Seat];

/** The deal and an action by each of these, one a second. */
const stepsBy = (...seats: readonly Seat[]): readonly FollowedStep[] =>
	[null, ...seats].map((seat, step) => ({
		step,
		seat,
		by: seat === null ? null : 'owner',
		events: [],
		at: 1000 * step,
	}));

describe('what was seen before', () => {
	const steps = stepsBy(ME, OTHER, ME, OTHER, OTHER);

	test('is all up to the last step that the device has shown', () => {
		expect(seenBefore(steps, ME, 0)).toBe(1);
		expect(seenBefore(steps, ME, 2000)).toBe(3);
		expect(seenBefore(steps, ME, 5000)).toBe(6);
	});

	test('goes by when a step happened: what came in the place of a step that was taken back was not', () => {
		const others = [...steps.slice(0, 3), ...stepsBy(ME, OTHER, ME, OTHER).slice(3)].map((step, index) =>
			index < 3 ? step : { ...step, at: step.at + 60_000 },
		);
		expect(seenBefore(others, ME, 5000)).toBe(3);
	});

	test('is all up to the own last action where the device has shown nothing, and the deal where there was none', () => {
		expect(seenBefore(steps, ME, null)).toBe(4);
		expect(seenBefore(steps, OTHER, null)).toBe(6);
		expect(seenBefore(stepsBy(OTHER, OTHER), ME, null)).toBe(1);
	});

	test('is not what a bot did for somebody whose time was over', () => {
		const played = steps.map((step) => (step.step === 3 ? ({ ...step, by: 'stand-in' } as const) : step));
		expect(seenBefore(played, ME, null)).toBe(2);
	});

	test('is at least the deal, also for a device that has only shown an earlier game', () => {
		expect(seenBefore(steps, ME, -1)).toBe(1);
	});

	test('counts as everything but the last steps after a long absence', () => {
		const long = stepsBy(...Array.from({ length: 40 }, () => OTHER));
		for (const lastShown of [null, 0, 5000]) expect(seenBefore(long, ME, lastShown)).toBe(41 - MOST_MISSED);
		expect(longAgo(long)).toBe(41 - MOST_MISSED);
	});
});

test.each([1, 3, 6, 7, 12])('however many steps were missed (%i), nobody waits long for the last', (missed) => {
	let [pace, passed] = [STEP_PACE, 0];
	for (let left = missed; left > 0; left--) {
		pace = paceOf(left, pace);
		passed += pace;
	}
	expect(passed).toBeLessThanOrEqual(5000.1);
	expect(pace).toBeLessThanOrEqual(STEP_PACE);
	if (missed <= 6) expect(pace).toBe(STEP_PACE);
});
