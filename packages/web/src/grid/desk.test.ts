import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '../parts/after-paint.ts';
import { stubScreen } from '../parts/testing/screen.ts';
import { settings } from '../settings/settings.ts';
import type { Outcome } from '../table/host.ts';
import { openDesk } from './desk.ts';
import { askHint } from './hint.ts';
import { sort } from './model/hand.ts';
import { pick, placedOf, takeBackAll, turnTo } from './model/plan.ts';
import { testHost } from './testing/host.ts';
import { classic, cubes, pieces, row } from './testing/views.ts';

// The real settings ask the browser what it prefers.
vi.mock('../settings/settings.ts', async () => {
	const { signal } = await import('@preact/signals');
	return { settings: signal({ confirm: false }) };
});

beforeEach(() => {
	stubScreen();
	vi.useFakeTimers();
});
afterEach(() => {
	settle();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	settings.value = { ...settings.peek(), confirm: false };
});

const BOARD = row('red star, red circle');
const HAND = pieces('red square, blue star, red cross');
const GOOD = {
	action: { type: 'place' as const, pieces: row('red star, red circle, red square').slice(2) },
	points: 3,
};

function seated() {
	const host = testHost(classic({ board: BOARD, hand: HAND }));
	return { host, desk: openDesk(host) };
}

describe('a hint', () => {
	test('is laid for now when it comes, and put away once something else is prepared', async () => {
		const { host, desk } = seated();
		const asked = askHint(desk, 'best');
		expect(desk.hint.value).toEqual({ state: 'thinking' });
		host.answer([GOOD]);
		await asked;
		expect(placedOf(desk.plan.value)).toEqual(GOOD.action.pieces);
		expect(desk.hint.value).toEqual({ state: 'laid', points: 3 });
		desk.change((plan) => pick(plan, 2));
		expect(desk.hint.value).toBeNull();
	});

	test('is called off by a gesture, and takes nothing away from what is laid meanwhile', async () => {
		const { host, desk } = seated();
		const asked = askHint(desk, 'best');
		desk.change((plan) => pick(plan, 3));
		desk.dropAt({ x: 2, y: 0 });
		expect(host.isCalledOff).toBe(true);
		host.answer([GOOD]);
		await asked;
		expect(placedOf(desk.plan.value)).toEqual(row('red star, red circle, red cross').slice(2));
		expect(desk.hint.value).toBeNull();
	});

	test('is still wanted when only the hand is put in order', async () => {
		const { host, desk } = seated();
		const asked = askHint(desk, 'where');
		desk.change(sort);
		expect(host.isCalledOff).toBe(false);
		host.answer([GOOD]);
		await asked;
		expect(desk.hint.value).toEqual({ state: 'look', cells: [{ x: 2, y: 0 }] });
	});

	test.each(['Escape', 'playing', 'leaving'])('is called off by %s', async (how) => {
		const { host, desk } = seated();
		desk.change((plan) => pick(plan, 1));
		desk.dropAt({ x: 2, y: 0 });
		const asked = askHint(desk, 'where');
		if (how === 'Escape') desk.dropHint();
		else if (how === 'playing') await desk.press();
		else desk.close();
		expect(host.isCalledOff).toBe(true);
		await asked;
		expect(desk.hint.value).toBeNull();
	});

	test('C2 on an empty board points to the hand', async () => {
		const host = testHost(classic({ hand: HAND }));
		const desk = openDesk(host);
		const asked = askHint(desk, 'where');
		host.answer([{ action: { type: 'place', pieces: row('red square, red cross') }, points: 2 }]);
		await asked;
		expect(desk.hint.value).toEqual({ state: 'look-opening', kinds: pieces('red square, red cross') });
	});

	test('that cannot be given is said', async () => {
		const { host, desk } = seated();
		const asked = askHint(desk, 'where');
		host.answer([]);
		await asked;
		expect(desk.hint.value).toEqual({ state: 'none' });
	});
});

test('the button of the turn says why it does nothing, as often as it is pressed', async () => {
	const { host, desk } = seated();
	await desk.press();
	const first = desk.complaint.value;
	expect(first).toEqual({ kind: 'nothing-laid' });
	await desk.press();
	expect(desk.complaint.value).toEqual(first);
	expect(desk.complaint.value).not.toBe(first);
	expect(host.acted).toEqual([]);
});

test('what was played stays as it is until it has got there, and the hand can be put in order meanwhile', async () => {
	const { host } = seated();
	const there = Promise.withResolvers<null>();
	const desk = openDesk({ ...host, act: () => there.promise });
	desk.change((plan) => pick(plan, 1));
	expect(desk.dropAt({ x: 2, y: 0 })).toBe(true);
	const [, , blue] = desk.plan.value.hand;
	const played = desk.press();
	expect(desk.isBusy.value).toBe(true);
	desk.change(takeBackAll);
	desk.change((plan) => turnTo(plan, 'exchange'));
	expect(desk.dropAt({ x: -1, y: 0 })).toBe(false);
	expect(placedOf(desk.plan.value)).toEqual(GOOD.action.pieces);
	expect(desk.plan.value.mode).toBe('lay');
	desk.change(sort);
	expect(desk.plan.value.hand.map(({ id }) => id)).toContain(blue?.id);
	there.resolve(null);
	await played;
	desk.change(takeBackAll);
	expect(placedOf(desk.plan.value)).toEqual([]);
});

test('O19 what was missed is seen before anything is played on it, or a hint asked for', async () => {
	const { host, desk } = seated();
	desk.change((plan) => pick(plan, 1));
	desk.dropAt({ x: 2, y: 0 });
	host.catchUp();
	await desk.press();
	expect(host.acted).toEqual([]);
	expect(host.state.peek().waiting).toEqual({ for: 'me' });
	host.catchUp();
	await askHint(desk, 'best');
	expect(desk.hint.value).toBeNull();
	expect(host.state.peek().waiting).toEqual({ for: 'me' });
	await desk.press();
	expect(host.acted).toHaveLength(1);
});

describe('a turn that an earlier page played', () => {
	const STEP = classic({ board: BOARD, hand: HAND }).step;
	const KEPT = { version: 1, seat: 0, order: HAND, laid: GOOD.action.pieces };

	function deskWith(acting: Promise<Outcome>, prepared: unknown = KEPT) {
		return openDesk({ ...testHost(classic({ board: BOARD, hand: HAND })), prepared, acting: () => acting });
	}

	test('lies there and stays as it is until it has got there', async () => {
		const there = Promise.withResolvers<Outcome>();
		const desk = deskWith(there.promise);
		expect(placedOf(desk.plan.value)).toEqual(GOOD.action.pieces);
		desk.change(takeBackAll);
		await desk.press();
		expect(placedOf(desk.plan.value)).toEqual(GOOD.action.pieces);
		there.resolve(null);
		await vi.waitFor(() => expect(desk.isBusy.value).toBe(false));
	});

	test.each([
		['laid', KEPT],
		['chosen', { ...KEPT, laid: [], choice: { step: STEP, mode: 'exchange', kinds: HAND.slice(0, 2) } }],
	])('is back in the hand where the game did not wait for it: %s', async (_, prepared) => {
		const there = Promise.withResolvers<Outcome>();
		const desk = deskWith(there.promise, prepared);
		expect(desk.plan.value.laid.length + desk.plan.value.chosen.length).toBeGreaterThan(0);
		there.resolve('dropped');
		await vi.waitFor(() => expect(desk.isBusy.value).toBe(false));
		expect(desk.plan.value).toMatchObject({ laid: [], chosen: [], aside: [] });
		expect(desk.plan.value.hand).toHaveLength(HAND.length);
	});

	test('that the rules refuse says why', async () => {
		const desk = deskWith(Promise.resolve({ kind: 'nothing-laid' }));
		await vi.waitFor(() => expect(desk.complaint.value?.kind).toBe('nothing-laid'));
		expect(placedOf(desk.plan.value)).toEqual(GOOD.action.pieces);
	});
});

test('a hint for somebody whose turn it is not is refused', async () => {
	const desk = openDesk(testHost(classic({ board: BOARD, hand: HAND, turn: 1 })));
	await askHint(desk, 'where');
	expect(desk.complaint.value).toEqual({ kind: 'not-your-turn', turn: 1 });
	expect(desk.hint.value).toBeNull();
});

test('Q3 advice to roll comes with its reason', async () => {
	const host = testHost(cubes({ board: BOARD, hand: HAND }));
	const desk = openDesk(host);
	const asked = askHint(desk, 'best');
	host.answer([{ action: { type: 'reroll', cubes: pieces('blue star') }, points: 0 }]);
	await asked;
	expect(desk.hint.value).toEqual({ state: 'reroll', most: 6, stays: pieces('red square, red cross') });
});

describe('C9 passing by choice', () => {
	test('goes to the table, and is asked about where the player wants that', async () => {
		const { host, desk } = seated();
		settings.value = { ...settings.peek(), confirm: true };
		await desk.press('pass');
		expect(desk.asking.value).toBe('pass');
		expect(host.acted).toEqual([]);
		await desk.press('pass');
		expect(host.acted).toEqual([{ type: 'pass' }]);
		expect(desk.asking.value).toBeNull();
	});

	test('is not confirmed by the other button', async () => {
		const { host, desk } = seated();
		settings.value = { ...settings.peek(), confirm: true };
		desk.change((plan) => pick(plan, 1));
		desk.dropAt({ x: 2, y: 0 });
		await desk.press('pass');
		await desk.press();
		expect(host.acted).toEqual([]);
		expect(desk.asking.value).toBe('turn');
	});

	test('that is refused says why', async () => {
		const host = testHost(classic({ board: BOARD, hand: HAND }), { kind: 'can-place' });
		const desk = openDesk(host);
		await desk.press('pass');
		expect(desk.complaint.value).toEqual({ kind: 'can-place' });
	});
});

describe('what follows from a gesture', () => {
	test('is drawn after the gesture itself', () => {
		const { desk } = seated();
		desk.change((plan) => pick(plan, 1));
		expect(desk.plan.value.held).toBe(1);
		expect(desk.late.plan.value.held).toBeNull();
		settle();
		expect(desk.late.plan.value).toBe(desk.plan.value);
	});

	test('never holds up an answer: why not, whether one is sure, what is being chosen', async () => {
		const { desk } = seated();
		await desk.press();
		expect(desk.late.complaint.value).toEqual({ kind: 'nothing-laid' });
		settings.value = { ...settings.peek(), confirm: true };
		await desk.press('pass');
		expect(desk.late.asking.value).toBe('pass');
		desk.change((plan) => turnTo(plan, 'exchange'));
		expect(desk.late.plan.value.mode).toBe('exchange');
	});

	test('is never behind the game', () => {
		const { host, desk } = seated();
		desk.change((plan) => pick(plan, 1));
		host.show(classic({ board: BOARD, hand: HAND, turn: 1 }));
		expect(desk.late.plan.value).toBe(desk.plan.value);
	});
});
