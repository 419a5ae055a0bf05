// Games are saved in a folder of their own, and nothing of anybody else is touched.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pairingOf } from './deals.ts';
import { fileNameOf, prepareFolder, saveGame } from './saving.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-saving-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file is called by its deal and by where A sat', () => {
	expect(fileNameOf(pairingOf(0, 2))).toBe('deal-0001-seat-1.txt');
	expect(fileNameOf(pairingOf(30_003, 3))).toBe('deal-10002-seat-1.txt');
});

test('a folder is made with those above it, and an empty one is taken', () => {
	const made = join(folder, 'one', 'two');
	expect(prepareFolder(made).ok).toBe(true);
	expect(prepareFolder(made).ok).toBe(true);
	expect(saveGame(made, pairingOf(0, 2), 'a game\n').ok).toBe(true);
	expect(readdirSync(made)).toEqual(['deal-0001-seat-1.txt']);
	expect(readFileSync(join(made, 'deal-0001-seat-1.txt'), 'utf8')).toBe('a game\n');
});

test('one with something in it is refused, and so is a file', () => {
	expect(prepareFolder(join(folder, 'one'))).toMatchObject({ problem: expect.stringContaining('is not empty') });
	writeFileSync(join(folder, 'file'), '');
	const file = join(folder, 'file');
	expect(prepareFolder(file)).toEqual({
		ok: false,
		problem: `${file} is a file; choose a folder to save the games in.`,
	});
	expect(prepareFolder(join(file, 'below'))).toEqual({
		ok: false,
		problem: `${join(file, 'below')} cannot be made a folder: something above it is a file.`,
	});
	for (const name of ['', ' '])
		expect(prepareFolder(name)).toEqual({ ok: false, problem: 'The folder to save the games in has no name.' });
	expect(saveGame(join(folder, 'gone'), pairingOf(0, 2), '')).toMatchObject({ ok: false });
});
