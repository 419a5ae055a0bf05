import { signal } from '@preact/signals';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { afterPaint, settle, trailing } from './after-paint.ts';
import { type Screen, stubScreen } from './testing/screen.ts';

let screen: Screen;

beforeAll(() => {
	screen = stubScreen();
});
afterEach(settle);
afterAll(() => {
	vi.unstubAllGlobals();
});

const ALWAYS = (): boolean => true;

test('what follows from a gesture is done after the paint, in order, and once', async () => {
	const done: number[] = [];
	afterPaint(() => done.push(1));
	afterPaint(() => done.push(2));
	expect(done).toEqual([]);
	await screen.paint();
	expect(done).toEqual([1, 2]);
	await screen.paint();
	expect(done).toEqual([1, 2]);
});

test.each([
	['a press', 'pointerdown', 0],
	['a key', 'keydown', 0],
	['a click without a pointer', 'click', 0],
])('%s finds everything done', (_, type, detail) => {
	let isDone = false;
	afterPaint(() => {
		isDone = true;
	});
	screen.gesture(type, detail);
	expect(isDone).toBe(true);
});

test('the end of a press hurries nothing that follows from it', async () => {
	let isDone = false;
	afterPaint(() => {
		isDone = true;
	});
	for (const type of ['pointerup', 'mouseup']) screen.gesture(type);
	screen.gesture('click', 1);
	expect(isDone).toBe(false);
	await screen.paint();
	expect(isDone).toBe(true);
});

test('what a task asks for waits for the paint after it', async () => {
	let isDone = false;
	afterPaint(() =>
		afterPaint(() => {
			isDone = true;
		}),
	);
	settle();
	expect(isDone).toBe(false);
	await screen.paint();
	expect(isDone).toBe(true);
});

test('a page that nobody sees is not waited for', async () => {
	screen.hide(true);
	await new Promise<void>((resolve) => afterPaint(resolve));
	screen.hide(false);
});

test('nor is one that nobody sees any longer, though its frame was asked for', () => {
	let isDone = false;
	afterPaint(() => {
		isDone = true;
	});
	screen.hide(true);
	expect(isDone).toBe(true);
	screen.hide(false);
});

test('a trailing signal has the last value after the paint', async () => {
	const source = signal(1);
	const { signal: late, stop } = trailing(source, ALWAYS);
	source.value = 2;
	source.value = 3;
	expect(late.value).toBe(1);
	await screen.paint();
	expect(late.value).toBe(3);
	stop();
	source.value = 4;
	await screen.paint();
	expect(late.value).toBe(3);
});

test('what may not wait is followed at once, and what waited does not undo it', async () => {
	const source = signal(1);
	const { signal: late, stop } = trailing(source, (next, before) => next < before + 10);
	source.value = 2;
	source.value = 20;
	expect(late.value).toBe(20);
	await screen.paint();
	expect(late.value).toBe(20);
	stop();
});
