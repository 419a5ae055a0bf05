import type { ProblemCode } from '@tessera/protocol';
import { expect, test } from 'vitest';
import type { Asked, RatingChange } from '../api.ts';
import { askForRating } from './rating.ts';

const CHANGE: RatingChange = { size: 2, number: 1512, before: 1498 };

const refused = (code: ProblemCode): Asked<never> => ({ ok: false, problem: { code, message: '' } });

/** Somebody who asks a server that answers so, and after how long they ask it again each time. */
function asking(...answers: readonly Asked<RatingChange | null>[]) {
	const pauses: number[] = [];
	const told: (RatingChange | null)[] = [];
	let next: (() => void) | null = null;
	let asked = 0;
	const stop = askForRating(
		async () => answers[Math.min(asked++, answers.length - 1)] ?? refused('unavailable'),
		(change) => told.push(change),
		(pause, run) => {
			pauses.push(pause);
			next = run;
			return () => {
				next = null;
			};
		},
	);
	const settled = () => new Promise((resolve) => setImmediate(resolve));
	const passes = async () => {
		await settled();
		const run = next;
		next = null;
		run?.();
		await settled();
	};
	return { pauses, told, passes, stop, asked: () => asked };
}

test('O16 a rating that could not be asked for is asked for again, after a pause that grows', async () => {
	const { pauses, told, passes, asked } = asking(refused('too-many'), refused('unavailable'), {
		ok: true,
		value: CHANGE,
	});
	await passes();
	expect(told).toEqual([]);
	await passes();
	expect([pauses, told, asked()]).toEqual([[2000, 4000], [CHANGE], 3]);
});

test('and not for ever', async () => {
	const { pauses, passes, asked } = asking(refused('too-many'));
	for (let times = 0; times < 20; times++) await passes();
	expect(pauses).toEqual([2000, 4000, 8000, 16_000, 32_000, 64_000]);
	expect(asked()).toBe(7);
});

test('nor once the server has said why not for good', async () => {
	const { pauses, told, passes } = asking(refused('not-found'));
	await passes();
	expect([pauses, told]).toEqual([[], []]);
});

test('O16 a game that is over may not be rated yet: where there is nothing, it is asked for once more', async () => {
	const late = asking({ ok: true, value: null }, { ok: true, value: CHANGE });
	await late.passes();
	expect([late.pauses, late.told]).toEqual([[2000], [CHANGE]]);
	const unrated = asking({ ok: true, value: null });
	for (let times = 0; times < 3; times++) await unrated.passes();
	expect([unrated.pauses, unrated.told, unrated.asked()]).toEqual([[2000], [null], 2]);
});

test('and further where the server cannot be asked then', async () => {
	const { pauses, told, passes } = asking({ ok: true, value: null }, refused('unavailable'), {
		ok: true,
		value: CHANGE,
	});
	for (let times = 0; times < 3; times++) await passes();
	expect([pauses, told]).toEqual([[2000, 4000], [CHANGE]]);
});

test('nor once nobody looks any more', async () => {
	const { told, passes, stop, asked } = asking(refused('unavailable'), { ok: true, value: CHANGE });
	await Promise.resolve();
	stop();
	await passes();
	expect([told, asked()]).toEqual([[], 1]);
});
