import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveSignsOfLife, lastSignOfLife } from './life.ts';

let folder = '';
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-life-'));
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	rmSync(folder, { recursive: true, force: true });
});

test('a server leaves word of when it last ran, now and then and when it stops', () => {
	let now = 1000;
	expect(lastSignOfLife(folder)).toBeNull();
	const stop = giveSignsOfLife(folder, () => now, expect.fail);
	expect(lastSignOfLife(folder)).toBe(1000);
	now = 12_000;
	vi.advanceTimersByTime(11_000);
	expect(lastSignOfLife(folder)).toBe(12_000);
	now = 15_000;
	stop();
	expect(lastSignOfLife(folder)).toBe(15_000);
});

test('what cannot be read says nothing, and what cannot be written stops nobody', () => {
	writeFileSync(join(folder, 'last-alive'), 'half a');
	expect(lastSignOfLife(folder)).toBeNull();
	const faults: string[] = [];
	giveSignsOfLife(
		join(folder, 'gone'),
		() => 1,
		(what) => faults.push(what),
	)();
	expect(faults).toHaveLength(2);
});
