import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventOn, TestElement, testPage } from '../../cards/testing/elements.ts';
import { openDesk } from '../desk.ts';
import { cellsAt, type Point } from '../model/camera.ts';
import { pick, placedOf } from '../model/plan.ts';
import type { Stage } from '../stage.ts';
import { testHost } from '../testing/host.ts';
import { classic, pieces, row } from '../testing/views.ts';
import { BoardCamera } from './camera.ts';
import { listenToBoard } from './gestures.ts';

// The real settings ask the browser what it prefers.
vi.mock('../../settings/settings.ts', async () => {
	const { signal } = await import('@preact/signals');
	return { settings: signal({ confirm: false }), isStill: signal(true) };
});

const FRAME = { width: 900, height: 300 };
const PIECES = row('red star, red circle, red cross');

/** Where the board is on the page. */
let corner: Point;
let board: TestElement;
let page: EventTarget;
let stage: Stage;
let stop: () => void;

class BoardElement extends TestElement {
	getBoundingClientRect(): object {
		return { left: corner.x, top: corner.y, right: corner.x + FRAME.width, bottom: corner.y + FRAME.height };
	}
}

beforeEach(() => {
	vi.useFakeTimers();
	page = testPage();
	corner = { x: 0, y: 140 };
	board = new BoardElement();
	const element = board as unknown as HTMLElement;
	const desk = openDesk(
		testHost(classic({ board: row('red star, red circle'), hand: pieces('red square, blue star') })),
	);
	stage = {
		desk,
		camera: new BoardCamera(),
		at: { root: null, board: element, laid: null, hand: null, floating: null },
		isTurned: false,
	};
	stage.camera.resize(FRAME);
	stage.camera.show(PIECES, [], null);
	// Some time ago.
	stage.camera.look();
	stop = listenToBoard(stage, element, () => true);
	desk.change((plan) => pick(plan, plan.hand[0]?.id ?? -1));
});
afterEach(() => {
	stop();
	stage.desk.close();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** The middle of a cell on the screen. */
function middleOf(x: number, y: number): { readonly clientX: number; readonly clientY: number } {
	const { camera } = stage.camera;
	return { clientX: corner.x + camera.x + x * camera.size, clientY: corner.y + camera.y + y * camera.size };
}

/** A pointer comes down on the board; from then on the whole page hears of it. */
const send = (type: string, at: { readonly clientX: number; readonly clientY: number }, by = 'mouse'): boolean =>
	(type === 'pointerdown' ? board : page).dispatchEvent(
		eventOn(board, type, { pointerId: 1, button: 0, isPrimary: true, pointerType: by, ...at }),
	);

describe('a row that comes above the board', () => {
	const ROW = 50;
	/** It comes, or goes: the board begins further down and is as much lower. */
	const comes = (by: number): void => {
		corner = { x: corner.x, y: corner.y + by };
		height -= by;
		stage.camera.yieldTo({ width: FRAME.width, height }, by);
	};
	let height: number;
	beforeEach(() => {
		height = FRAME.height;
	});
	const tall = Array.from({ length: 7 }, (_, y) => ({ x: 0, y: y - 3 }));
	const one = { clientX: 400, clientY: 300 };
	const move = (pointerId: number, clientX: number, clientY: number): boolean =>
		page.dispatchEvent(eventOn(board, 'pointermove', { pointerId, pointerType: 'touch', clientX, clientY }));

	test('leaves every cell where somebody aims at it, and so does its going', () => {
		const before = middleOf(1, 0);
		comes(ROW);
		expect(middleOf(1, 0)).toEqual(before);
		comes(-ROW);
		expect(middleOf(1, 0)).toEqual(before);
	});

	test('also on a board that somebody has moved', () => {
		stage.camera.zoom(1.3, { x: 450, y: 150 });
		const before = middleOf(1, 0);
		comes(ROW);
		expect(middleOf(1, 0)).toEqual(before);
	});

	test('makes all of it smaller where it has no room else, and a press in that moment means what was seen', () => {
		stage.camera.show([...PIECES, ...tall], [], null);
		stage.camera.look();
		const [before, { size }] = [middleOf(2, 0), stage.camera.camera];
		comes(ROW);
		expect(stage.camera.camera.size).toBeLessThan(size);
		expect(middleOf(2, 0)).not.toEqual(before);
		send('pointerdown', before);
		send('pointerup', before);
		expect(placedOf(stage.desk.plan.peek())).toMatchObject([{ x: 2, y: 0 }]);
	});

	test('takes a board on the finger no further than the finger does', () => {
		send('pointerdown', one, 'touch');
		move(1, 420, 300);
		const before = middleOf(0, 0);
		comes(ROW);
		move(1, 421, 300);
		expect(middleOf(0, 0)).toEqual({ ...before, clientX: before.clientX + 1 });
	});

	test('nor one that two fingers hold', () => {
		send('pointerdown', one, 'touch');
		const second = { pointerId: 2, button: 0, isPrimary: false, pointerType: 'touch', clientX: 500, clientY: 300 };
		board.dispatchEvent(eventOn(board, 'pointerdown', second));
		const [before, { size }] = [middleOf(0, 0), stage.camera.camera];
		comes(ROW);
		move(2, 500, 300);
		expect(stage.camera.camera.size).toBeCloseTo(size);
		expect(middleOf(0, 0).clientY).toBeCloseTo(before.clientY);
	});

	test('leaves a press aimed at what was seen before the board moved', () => {
		const at = middleOf(2, 0);
		stage.camera.show([...PIECES, { x: -4, y: 0 }], [], null);
		comes(ROW);
		send('pointerdown', at);
		send('pointerup', at);
		expect(placedOf(stage.desk.plan.peek())).toMatchObject([{ x: 2, y: 0 }]);
	});

	test('and goes leaves all of it as large as before where nobody aims at anything', () => {
		stage.camera.show([...PIECES, ...tall], [], null);
		const before = stage.camera.camera;
		comes(ROW);
		expect(stage.camera.camera.size).toBeLessThan(before.size);
		comes(-ROW);
		expect(stage.camera.camera).toEqual(before);
	});
});

describe('a tap on the board', () => {
	const tapOn = (at: ReturnType<typeof middleOf>): void => {
		send('pointerdown', at);
		send('pointerup', at);
	};
	const laid = () => placedOf(stage.desk.plan.value).map(({ x, y }) => ({ x, y }));

	test('puts the piece in hand down where it fits', () => {
		const at = middleOf(2, 0);
		tapOn(at);
		expect(laid()).toEqual([{ x: 2, y: 0 }]);
	});

	test('means what lay under the finger when it came down, though the board moves before it leaves', () => {
		const at = middleOf(2, 0);
		send('pointerdown', at);
		stage.camera.show([...PIECES, { x: -39, y: 0 }], [], null);
		send('pointerup', at);
		expect(laid()).toEqual([{ x: 2, y: 0 }]);
	});

	test('on a board that has just moved by itself means what was seen there', () => {
		const at = middleOf(2, 0);
		stage.camera.show([...PIECES, { x: -4, y: 0 }], [], null);
		expect(cellsAt(stage.camera.camera, { x: at.clientX, y: at.clientY - corner.y }).x).not.toBeCloseTo(2, 0);
		tapOn(at);
		expect(laid()).toEqual([{ x: 2, y: 0 }]);
	});

	test('also when it moved twice before anybody could see it, and where the press is only near', () => {
		const at = middleOf(2.6, 0);
		stage.camera.show([...PIECES, { x: -4, y: 0 }], [], null);
		stage.camera.show([...PIECES, { x: -6, y: 0 }], [], null);
		tapOn(at);
		expect(laid()).toEqual([{ x: 2, y: 0 }]);
	});

	test('of another size means what is there now', () => {
		const at = middleOf(2, 0);
		stage.camera.show([...PIECES, { x: -4, y: 0 }], [], null);
		stage.camera.resize({ ...FRAME, height: FRAME.height + 1 });
		tapOn(at);
		expect(laid()).toEqual([]);
	});

	test('on one that moved before another press means what is there now', () => {
		const at = middleOf(2, 0);
		stage.camera.show([...PIECES, { x: -4, y: 0 }], [], null);
		page.dispatchEvent(eventOn(page, 'pointerdown', {}));
		tapOn(at);
		expect(laid()).toEqual([]);
	});

	test('stays a tap while only the page moves under it', () => {
		const at = middleOf(2, 0);
		send('pointerdown', at);
		corner = { x: 0, y: 152 };
		// A browser tells of a pointer that rests, too, when something else has come under it.
		send('pointermove', at);
		send('pointerup', at);
		expect(laid()).toEqual([{ x: 2, y: 0 }]);
		expect(stage.camera.isByHand.value).toBe(false);
	});

	test('far from everything says why not, and the piece stays in hand for the next one', () => {
		const tap = (x: number, y: number): void => {
			send('pointerdown', middleOf(x, y));
			send('pointerup', middleOf(x, y));
		};
		tap(9, 1);
		expect(stage.desk.complaint.value).toMatchObject({ kind: 'touches-nothing' });
		tap(2, 0);
		expect(stage.desk.complaint.value).toBeNull();
		expect(laid()).toEqual([{ x: 2, y: 0 }]);
	});

	test('is judged by where the board is now, however lately it was measured', () => {
		const first = middleOf(5, 0);
		send('pointerdown', first);
		send('pointerup', first);
		stage.desk.change((plan) => pick(plan, plan.hand[0]?.id ?? -1));
		corner = { x: 0, y: 340 };
		const at = middleOf(2, 0);
		tapOn(at);
		expect(laid()).toEqual([{ x: 2, y: 0 }]);
	});

	describe('of a board so large that its cells are small', () => {
		const WIDE = [{ x: -29, y: 0 }, ...PIECES, { x: 30, y: 0 }];
		beforeEach(() => {
			// The blue star: it fits on both sides of the red one, two cells from each other.
			stage.desk.change((plan) => pick(plan, plan.hand[1]?.id ?? -1));
			stage.camera.show(WIDE, [], null);
		});

		test('a finger between two places comes closer first, then puts down, and is back when the turn is over', () => {
			send('pointerdown', middleOf(0, 0.4), 'touch');
			send('pointerup', middleOf(0, 0.4), 'touch');
			expect(laid()).toEqual([]);
			expect(stage.camera.camera.size).toBe(40);
			send('pointerdown', middleOf(0, 1), 'touch');
			send('pointerup', middleOf(0, 1), 'touch');
			expect(laid()).toEqual([{ x: 0, y: 1 }]);
			// Also when all is taken back, nobody is taken away from where they aim; only when it is played.
			stage.camera.show(WIDE, [{ x: 0, y: 1 }], null);
			stage.camera.show(WIDE, [], null);
			expect(stage.camera.camera.size).toBe(40);
			stage.camera.stepBack();
			expect(stage.camera.camera.size).toBeLessThan(24);
			expect(stage.camera.isByHand.value).toBe(false);
		});

		test('a view that somebody had chosen before is theirs, also when the turn is over', () => {
			stage.camera.zoom(1.1, { x: 450, y: 150 });
			send('pointerdown', middleOf(0, 0.2), 'touch');
			send('pointerup', middleOf(0, 0.2), 'touch');
			expect(stage.camera.camera.size).toBe(40);
			stage.camera.stepBack();
			expect(stage.camera.camera.size).toBe(40);
		});

		test('a finger that is right on one of them puts down at once', () => {
			send('pointerdown', middleOf(0, 1), 'touch');
			send('pointerup', middleOf(0, 1), 'touch');
			expect(laid()).toEqual([{ x: 0, y: 1 }]);
		});

		test('a mouse, which is exact, puts down at once', () => {
			send('pointerdown', middleOf(0, 0.9));
			send('pointerup', middleOf(0, 0.9));
			expect(laid()).toEqual([{ x: 0, y: 1 }]);
		});
	});

	test('is none where the finger moves: that pans', () => {
		const { clientX, clientY } = middleOf(2, 0);
		send('pointerdown', { clientX, clientY });
		send('pointermove', { clientX: clientX + 30, clientY });
		send('pointerup', { clientX: clientX + 30, clientY });
		expect(laid()).toEqual([]);
		expect(stage.camera.isByHand.value).toBe(true);
	});
});

describe('what happens elsewhere on the page', () => {
	const laid = () => placedOf(stage.desk.plan.value).map(({ x, y }) => ({ x, y }));
	const ELSEWHERE = { pointerId: 7, button: 0, isPrimary: false, pointerType: 'touch', clientX: 1, clientY: 1 };

	test('another finger that leaves does not spoil a tap', () => {
		send('pointerdown', middleOf(2, 0), 'touch');
		page.dispatchEvent(eventOn(page, 'pointerup', ELSEWHERE));
		send('pointerup', middleOf(2, 0), 'touch');
		expect(laid()).toEqual([{ x: 2, y: 0 }]);
	});

	test('nor does one that trembles after it move the board', () => {
		const { clientX, clientY } = middleOf(2, 0);
		send('pointerdown', { clientX, clientY }, 'touch');
		page.dispatchEvent(eventOn(page, 'pointerup', ELSEWHERE));
		send('pointermove', { clientX: clientX + 2, clientY }, 'touch');
		expect(stage.camera.isByHand.value).toBe(false);
	});

	test('a mouse that was let go of unheard does not drag the board along, nor lay anything', () => {
		const { clientX, clientY } = middleOf(2, 0);
		send('pointerdown', { clientX, clientY });
		const hover = { pointerId: 1, button: -1, buttons: 0, isPrimary: true, pointerType: 'mouse' };
		page.dispatchEvent(eventOn(page, 'pointermove', { ...hover, clientX: clientX + 200, clientY: clientY + 900 }));
		send('pointerup', { clientX, clientY });
		expect([stage.camera.isByHand.value, laid()]).toEqual([false, []]);
	});
});
