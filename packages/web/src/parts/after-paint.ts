// What follows from a gesture without being its answer: done once the answer has been painted, or before the next gesture is
// looked at, whichever comes first. So a press is answered by little work, and no gesture meets anything that is out of date.
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';

type Task = () => void;

const waiting: Task[] = [];
let hasListened = false;

/** Does at once whatever waits for the paint. */
export function settle(): void {
	if (waiting.length === 0) return;
	const tasks = waiting.splice(0);
	batch(() => {
		for (const task of tasks) task();
	});
}

/**
 * Before anything else hears of a new gesture. A screen reader clicks without a pointer; any other click ends a press. A page
 * that is put away is not painted any more, and what is to be said is said all the same.
 */
function listen(): void {
	if (hasListened) return;
	hasListened = true;
	addEventListener('pointerdown', settle, true);
	addEventListener('keydown', settle, true);
	addEventListener('click', ({ detail }) => detail === 0 && settle(), true);
	addEventListener('visibilitychange', () => document.hidden && settle(), true);
}

/** Calls back when the frame that is being prepared is on its way to the screen. What is not seen is not painted. */
function painted(then: Task): void {
	if (document.hidden) setTimeout(then);
	else requestAnimationFrame(() => setTimeout(then));
}

/** Does something after the next paint. */
export function afterPaint(task: Task): void {
	listen();
	if (waiting.push(task) === 1) painted(settle);
}

export interface Trailing<T> {
	readonly signal: ReadonlySignal<T>;
	readonly stop: () => void;
}

/** A signal that follows another after the paint; what may not wait it follows at once. */
export function trailing<T>(source: ReadonlySignal<T>, mayWait: (next: T, before: T) => boolean): Trailing<T> {
	const late = signal(source.peek());
	let isWaiting = false;
	const catchUp = (): void => {
		isWaiting = false;
		late.value = source.peek();
	};
	const stop = effect(() => {
		const next = source.value;
		if (next === late.peek()) return;
		if (!mayWait(next, late.peek())) catchUp();
		else if (!isWaiting) {
			isWaiting = true;
			afterPaint(catchUp);
		}
	});
	return { signal: late, stop };
}
