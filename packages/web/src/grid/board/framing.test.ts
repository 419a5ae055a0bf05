import { signal } from '@preact/signals';
import type { Cell, Seat } from '@tessera/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../parts/after-paint.ts';
import { stubScreen } from '../../parts/testing/screen.ts';
import { type Desk, openDesk } from '../desk.ts';
import type { LastMove } from '../model/course.ts';
import { letGo, moveCursor, pick } from '../model/plan.ts';
import { testHost } from '../testing/host.ts';
import { classic, piece, pieces, row } from '../testing/views.ts';
import { type InView, newsSince, toKeepInView, toOffer } from './framing.ts';

const isStill = vi.hoisted(() => ({ value: false }));

// The real settings ask the browser what it prefers.
vi.mock('../../settings/settings.ts', () => ({ settings: signal({ confirm: false }), isStill }));

let desk: Desk;

beforeEach(() => {
	stubScreen();
	desk = openDesk(testHost(classic({ board: row('red star, red circle'), hand: pieces('red square, blue star') })));
});
afterEach(() => {
	settle();
	desk.close();
	vi.unstubAllGlobals();
});

const LAID = { x: 2, y: 0 };
const HINTED = { x: 0, y: 1 };

function layAndLook(): void {
	desk.change((plan) => pick(plan, plan.hand[0]?.id ?? -1));
	desk.dropAt(LAID);
	desk.hint.value = { state: 'look', cells: [HINTED] };
}

test('a camera that glides sets out for what was laid after the paint', () => {
	isStill.value = false;
	const cells = toKeepInView(desk);
	layAndLook();
	expect(cells.value).toMatchObject([HINTED]);
	settle();
	expect(cells.value).toMatchObject([LAID, HINTED]);
});

test('one that jumps does so with the gesture, and no press finds it elsewhere than it was seen', () => {
	isStill.value = true;
	const cells = toKeepInView(desk);
	layAndLook();
	const seen = cells.value;
	expect(seen).toMatchObject([LAID, HINTED]);
	settle();
	expect(cells.value).toBe(seen);
	desk.hint.value = null;
	expect(cells.value).toMatchObject([LAID]);
});

test('nothing new is to be seen where only the cursor moves', () => {
	isStill.value = true;
	const cells = toKeepInView(desk);
	layAndLook();
	const seen = cells.value;
	desk.change((plan) => moveCursor(plan, HINTED));
	expect(cells.value).toBe(seen);
});

test('places are offered for a piece that was taken up, after the paint, and not while one is dragged', () => {
	isStill.value = false;
	const places = toOffer(desk);
	const id = desk.plan.peek().hand[0]?.id ?? -1;
	desk.change((plan) => pick(plan, id));
	expect(places.value).toEqual([]);
	settle();
	expect(places.value).toContainEqual(expect.objectContaining({ x: 2, y: 0 }));
	desk.drag.value = { id, kind: piece('red square'), size: 44 };
	expect(places.value).toEqual([]);
});

test('a piece that was let go is shown no places any more, although the rest of it is still to be drawn', () => {
	isStill.value = false;
	const places = toOffer(desk);
	desk.drag.value = { id: 1, kind: piece('red square'), size: 44 };
	desk.change((plan) => pick(plan, 1));
	settle();
	expect(places.value).toEqual([]);
	desk.change(letGo);
	desk.drag.value = null;
	expect(desk.late.plan.value.held).toBe(1);
	expect(places.value).toEqual([]);
	settle();
	expect(places.value).toEqual([]);
});

test('what is new to see is what was laid last, or what the others played; taking back shows nothing', () => {
	const last: LastMove = { step: 4, seat: 0 as Seat, pieces: row('red star'), lines: [] };
	const [one, other] = [
		{ x: 2, y: 0 },
		{ x: 3, y: 0 },
	];
	const seen = (shown: readonly Cell[], move: LastMove | null = last): InView => ({ shown, last: move });
	expect(newsSince(seen([], null), seen([]))).toEqual(last.pieces);
	expect(newsSince(seen([]), seen([one]))).toEqual([one]);
	expect(newsSince(seen([one]), seen([one, other]))).toEqual([other]);
	expect(newsSince(seen([one, other]), seen([one]))).toEqual([]);
	expect(newsSince(seen([one]), seen([]))).toEqual([]);
	expect(newsSince(seen([one]), seen([], { ...last, step: 5 }))).toEqual(last.pieces);
});
