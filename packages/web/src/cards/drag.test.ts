import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DragPorts, nudge, scrollAt, watchDrags } from './drag.ts';
import { eventOn, TestElement, testPage } from './testing/elements.ts';

let page: EventTarget;
let root: TestElement;
let stop: () => void;
const lift = vi.fn<DragPorts['lift']>((card) => [card]);
const drop = vi.fn<DragPorts['drop']>();

beforeEach(() => {
	vi.useFakeTimers();
	page = testPage();
	root = new TestElement();
	lift.mockClear();
	drop.mockClear();
	stop = watchDrags(root as unknown as HTMLElement, { lift, drop, would: () => null });
});
afterEach(() => {
	stop();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A card, on the table that a finger also scrolls or in the hand that it does not. */
function cardOf(id: number, where: 'table' | 'hand' = 'hand'): TestElement {
	const card = new TestElement();
	card.dataset['card'] = String(id);
	const closest = card.closest.bind(card);
	card.closest = (selector) => (selector === '[data-scroll]' && where === 'table' ? card : closest(selector));
	return card;
}

const down = (card: TestElement, pointerId: number): boolean =>
	root.dispatchEvent(
		eventOn(card, 'pointerdown', { pointerId, button: 0, pointerType: 'touch', clientX: 0, clientY: 0 }),
	);
const move = (pointerId: number, clientX: number): boolean =>
	page.dispatchEvent(eventOn(page, 'pointermove', { pointerId, clientX, clientY: 0 }));
const leave = (pointerId: number, how: 'pointerup' | 'pointercancel' = 'pointerup'): boolean =>
	page.dispatchEvent(eventOn(page, how, { pointerId }));

describe('dragging with several fingers', () => {
	it('the finger that lifted a card ends it, and no other does', () => {
		down(cardOf(5), 1);
		move(1, 30);
		expect(lift).toHaveBeenCalledExactlyOnceWith(5);
		leave(2);
		leave(2, 'pointercancel');
		expect(drop).not.toHaveBeenCalled();
		leave(1);
		expect(drop).toHaveBeenCalledOnce();
	});

	it('only that finger moves it', () => {
		const seen = vi.spyOn(document, 'elementFromPoint');
		down(cardOf(5), 1);
		move(1, 30);
		seen.mockClear();
		move(2, 300);
		expect(seen).not.toHaveBeenCalled();
		move(1, 60);
		expect(seen).toHaveBeenCalledWith(60, expect.any(Number));
	});

	it('a second finger that comes before the first has rested leaves nothing of it behind', () => {
		down(cardOf(5, 'table'), 1);
		down(cardOf(6), 2);
		vi.runAllTimers();
		expect(lift).not.toHaveBeenCalled();
		move(2, 30);
		expect(lift).toHaveBeenCalledExactlyOnceWith(6);
	});

	it('a finger lifted elsewhere does not call off the one that rests', () => {
		down(cardOf(5, 'table'), 1);
		leave(2);
		vi.runAllTimers();
		expect(lift).toHaveBeenCalledExactlyOnceWith(5);
	});
});

describe('what is said above a lifted card', () => {
	it('stays on the screen at both edges, and is in the middle elsewhere', () => {
		expect(nudge(180, 120, 360)).toBe(0);
		expect(nudge(20, 120, 360)).toBe(46);
		expect(nudge(350, 120, 360)).toBe(-56);
	});

	it('begins at the left edge where the screen is too narrow for it', () => {
		expect(nudge(100, 400, 360)).toBe(106);
	});
});

describe('a table under a card that is dragged', () => {
	const box = { top: 200, bottom: 800 };
	const sideAt = (y: number) => [Math.sign(scrollAt(y, box, false)), Math.sign(scrollAt(y, box, true))];

	it('scrolls where the card is near its edges', () => {
		expect(sideAt(220)).toEqual([-1, -1]);
		expect(sideAt(500)).toEqual([0, 0]);
		expect(sideAt(780)).toEqual([1, 1]);
	});

	it('stays while the card is still over the hand, on whichever side that is', () => {
		expect(sideAt(180)).toEqual([-1, 0]);
		expect(sideAt(820)).toEqual([0, 1]);
		expect(sideAt(150)).toEqual([0, 0]);
		expect(sideAt(850)).toEqual([0, 0]);
	});
});
