import { expect, test } from 'vitest';
import { memoryDevice } from '../../saves/testing/memory.ts';
import { actOnce, TWO_PEOPLE, tableOn } from '../local/testing/tables.ts';
import { cheerOf } from './cheer.ts';

test('the cover waits for points, for less than a second, and for nothing else', async () => {
	const host = tableOn(memoryDevice(), 'classic', TWO_PEOPLE);
	expect(cheerOf(host.state.peek().course.at(-1))).toBe(0);
	expect(cheerOf(undefined)).toBe(0);
	await actOnce(host);
	const { course, view, waiting } = host.state.peek();
	expect(waiting.for).toBe('handover');
	expect(view.hand).toBeNull();
	const cheer = cheerOf(course.at(-1));
	expect(cheer).toBeGreaterThan(0);
	expect(cheer).toBeLessThan(1000);
});
