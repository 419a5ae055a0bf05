import { expect, test } from 'vitest';
import { ownBytes } from './own-memory.ts';

test('what is sent shares its memory with nothing else', () => {
	const bytes = ownBytes('é🎲');
	expect(bytes.toString()).toBe('é🎲');
	expect([bytes.byteLength, bytes.buffer.byteLength]).toEqual([6, 6]);
});
