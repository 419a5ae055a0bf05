import { expect, test } from 'vitest';
import { fileNameOf } from './download.ts';

test('a file is named after the game and the day it was saved on', () => {
	expect(fileNameOf('classic', new Date(2026, 2, 9))).toBe('tessera-classic-2026-03-09.txt');
	expect(fileNameOf('cards', new Date(2026, 11, 31))).toBe('tessera-cards-2026-12-31.txt');
});
