// However the bytes arrive, the lines are the same.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from './lines.ts';

async function* chunks(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
	yield* parts;
}

async function linesIn(...parts: readonly (string | Uint8Array)[]): Promise<readonly string[]> {
	const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
	const batches: (readonly string[])[] = [];
	for await (const lines of linesOf(chunks(bytes))) batches.push(lines);
	return batches.flat();
}

describe('lines of a stream', () => {
	test('the last line needs no end, and an end makes no further line', async () => {
		expect(await linesIn('a\nb')).toEqual(['a', 'b']);
		expect(await linesIn('a\nb\n')).toEqual(['a', 'b']);
		expect(await linesIn('')).toEqual([]);
	});
	test('empty lines count', async () => {
		expect(await linesIn('\n\na\n')).toEqual(['', '', 'a']);
	});
	test('a carriage return belongs to the end, other separators do not end a line', async () => {
		expect(await linesIn('a\r\nb\u2028c\rd\r\n')).toEqual(['a', 'b\u2028c\rd']);
	});
	test('a byte order mark at the very beginning is no part of the first line', async () => {
		expect(await linesIn('\uFEFFa\n\uFEFFb')).toEqual(['a', '\uFEFFb']);
	});
	test('lines come out as soon as they are complete', async () => {
		const batches: (readonly string[])[] = [];
		for await (const lines of linesOf(chunks(['a\nb', 'c\nd\n', 'e'].map((text) => Buffer.from(text)))))
			batches.push(lines);
		expect(batches).toEqual([['a'], ['bc', 'd'], ['e']]);
	});
	test('wherever the bytes are cut, letters of several bytes included', async () => {
		const cuts = fc.array(fc.nat(200), { maxLength: 8 });
		await fc.assert(
			fc.asyncProperty(fc.array(fc.stringMatching(/^[aé€😀]*$/u), { minLength: 1 }), cuts, async (lines, places) => {
				const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
				const ends = [...places.filter((place) => place < bytes.length), bytes.length].sort((a, b) => a - b);
				const parts = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
				expect(await linesIn(...parts)).toEqual(lines);
			}),
			{ seed: 1, numRuns: 200 },
		);
	});
});
