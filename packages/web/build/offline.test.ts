import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressesIn, compressTexts, listFiles } from './offline.ts';

let folder = '';

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-build-'));
	mkdirSync(join(folder, 'assets'));
	mkdirSync(join(folder, '.vite'));
	const files = {
		'index.html': '<!doctype html>'.repeat(20),
		'sw.js': 'self.ran = true;',
		'icon.png': 'not really',
		'assets/home-1.js': 'export const home = 1;\n'.repeat(50),
		'.vite/manifest.json': '{}',
	};
	for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Scope {
	readonly tesseraBuild?: { readonly version: string; readonly files: Readonly<Record<string, string>> };
	readonly ran?: boolean;
}

/** What the worker finds when it begins. */
function begun(): Scope {
	const self: Scope = {};
	runInNewContext(readFileSync(join(folder, 'sw.js'), 'utf8'), { self });
	return JSON.parse(JSON.stringify(self));
}

test('the worker is told of every file but itself and the hidden ones, and still does its own work', () => {
	listFiles(folder);
	const { ran, tesseraBuild } = begun();
	expect(ran).toBe(true);
	expect(Object.keys(tesseraBuild?.files ?? {})).toEqual(['/assets/home-1.js', '/icon.png', '/']);
});

test('the worker can tell each file from one of another build', () => {
	listFiles(folder);
	const hash = createHash('sha256').update('not really').digest('hex');
	expect(hash.startsWith(begun().tesseraBuild?.files['/icon.png'] ?? 'none')).toBe(true);
});

test('a build that differs in anything has another version', () => {
	const original = readFileSync(join(folder, 'sw.js'));
	const versionWith = (html: string) => {
		writeFileSync(join(folder, 'sw.js'), original);
		writeFileSync(join(folder, 'index.html'), html);
		listFiles(folder);
		return begun().tesseraBuild?.version;
	};
	expect(versionWith('one')).not.toBe(versionWith('two'));
	expect(versionWith('one')).toBe(versionWith('one'));
});

test('texts are stored compressed beside themselves, pictures are not', () => {
	compressTexts(folder);
	const file = join(folder, 'assets/home-1.js');
	const plain = readFileSync(file, 'utf8');
	expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(plain);
	expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(plain);
	expect(() => readFileSync(join(folder, 'icon.png.gz'))).toThrow();
	expect(addressesIn(folder)).toEqual(['/assets/home-1.js', '/icon.png', '/index.html', '/sw.js']);
});
