// Thoughts that are under way at the same time never share what they work on; thoughts one after the other do.
import { viewFor } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { playerOf } from './levels.ts';
import { poolOf } from './pool.ts';
import { begin } from './testing/games.ts';

describe('a pool', () => {
	const made: number[] = [];
	const lend = poolOf(() => made.push(made.length));
	const work = () =>
		lend(function* (item) {
			yield item;
			yield item;
		});

	test('makes a second item only while the first is in use', () => {
		expect([...work()]).toEqual([1, 1]);
		expect([...work()]).toEqual([1, 1]);
		const one = work();
		const two = work();
		expect([one.next().value, two.next().value]).toEqual([1, 2]);
	});
	test('gets back what a stopped thought worked on', () => {
		const before = made.length;
		for (const _ of work()) break;
		for (const _ of work()) break;
		expect(made.length - before).toBeLessThanOrEqual(1);
	});
});

test('two games thought about in turns give the answers that each gives alone', () => {
	const views = ['one', 'two'].map((seed) => {
		const position = begin({ game: 'classic', players: 2, seed });
		return viewFor(position, position.turn);
	});
	const alone = views.map((view) => playerOf('expert', 'turns').choose(view, { rollouts: 100_000 }));
	const thoughts = views.map((view) => playerOf('expert', 'turns').think(view));
	const last = [...thoughts.keys()].map(() => undefined as unknown);
	for (let running = true; running; ) {
		running = false;
		thoughts.forEach((thought, index) => {
			const next = thought.next();
			if (next.done) return;
			last[index] = next.value;
			running = true;
		});
	}
	expect(last).toEqual(alone);
});
