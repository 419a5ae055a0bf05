import { expect, test } from 'vitest';
import { memoryDevice } from '../saves/testing/memory.ts';
import { remember } from './memory.ts';
import { hasPlayedOnline } from './played.ts';

test('whoever has never been at a table elsewhere has not played there, whatever else their browser keeps', () => {
	for (const cookies of ['', 'theme=dark', 'not-tessera-known=1; tessera=1'])
		expect(hasPlayedOnline(memoryDevice(), cookies)).toBe(false);
});

test('whoever has been at one has, by what their device remembers', () => {
	const device = memoryDevice();
	remember('a', { read: 1 }, device);
	expect(hasPlayedOnline(device, '')).toBe(true);
});

test('a browser whose storage was cleared still knows by its cookie that it is somebody', () => {
	for (const cookies of ['tessera-known=1', 'theme=dark; tessera-known=1; other=2'])
		expect(hasPlayedOnline(memoryDevice(), cookies)).toBe(true);
});
