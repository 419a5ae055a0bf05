// Thinks for bots in short slices, so that whoever asked can be heard in between. Knows no worker: it is given what it runs with.
import { type Choice, playerOf, type Thinking, USUAL_BUDGET } from '@tessera/bots';
import type { FromThinker, Question, ToThinker } from './messages.ts';

/** How long it thinks before it listens again, in milliseconds. */
const SLICE = 24;

export interface ThinkerPorts {
	send(message: FromThinker): void;
	/** Runs something after whatever waits to be heard. */
	breathe(run: () => void): void;
	/** Milliseconds since any moment. */
	clock(): number;
}

interface Task {
	readonly id: number;
	readonly thinking: Thinking;
	readonly rollouts: number;
	last: Choice | null;
	isHurried: boolean;
}

const usualRollouts = 'rollouts' in USUAL_BUDGET ? USUAL_BUDGET.rollouts : 0;

const taskOf = (id: number, { view, level, seed, rollouts = usualRollouts }: Question): Task => ({
	id,
	thinking: playerOf(level, seed).think(view),
	rollouts,
	last: null,
	isHurried: false,
});

/** Thinks on: the answer once there is one to give, or null when the slice is over before. */
function slice(task: Task, clock: () => number): Choice | null {
	const end = clock() + SLICE;
	do {
		if (task.last && task.isHurried) return task.last;
		const next = task.thinking.next();
		if (next.done) {
			if (!task.last) throw new Error('a thinker has an answer at once');
			return task.last;
		}
		task.last = next.value;
		if (next.value.rollouts >= task.rollouts) return next.value;
	} while (clock() < end);
	return null;
}

/** A thinker that hears messages with the function that comes back. */
export function createThinker({ send, breathe, clock }: ThinkerPorts): (message: ToThinker) => void {
	const tasks = new Map<number, Task>();

	function end(task: Task): void {
		tasks.delete(task.id);
		// It gives back the memory it works on.
		task.thinking.return();
	}

	function fail(id: number, error: unknown): void {
		send({ type: 'failed', id, why: error instanceof Error ? error.message : String(error) });
	}

	function run(task: Task): void {
		if (!tasks.has(task.id)) return;
		try {
			const choice = slice(task, clock);
			if (choice) {
				end(task);
				send({ type: 'chosen', id: task.id, choice });
				return;
			}
		} catch (error) {
			tasks.delete(task.id);
			fail(task.id, error);
			return;
		}
		send({ type: 'progress', id: task.id, done: Math.min(1, (task.last?.rollouts ?? 0) / task.rollouts) });
		breathe(() => run(task));
	}

	function begin(id: number, question: Question): void {
		try {
			const task = taskOf(id, question);
			tasks.set(id, task);
			breathe(() => run(task));
		} catch (error) {
			fail(id, error);
		}
	}

	return (message) => {
		if (message.type === 'think') {
			begin(message.id, message.question);
			return;
		}
		const task = tasks.get(message.id);
		if (!task) return;
		if (message.type === 'hurry') task.isHurried = true;
		else end(task);
	};
}
