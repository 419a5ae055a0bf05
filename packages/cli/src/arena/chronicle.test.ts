// What a match leaves behind while it goes on.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chronicleOf } from './chronicle.ts';
import { NO_PROGRESS } from './progress.ts';
import { resultOf, TERMS } from './testing/results.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-chronicle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a deal is saved when it is played from every seat, and what is left at the end', () => {
	const chronicle = chronicleOf(TERMS, { folder, progress: NO_PROGRESS, complain() {}, clock: () => 0 });
	const playedThenSaved = (game: number): readonly string[] => {
		chronicle.finished({ ...resultOf(game, [3, 4]), text: 'a game' });
		return readdirSync(folder);
	};
	expect(playedThenSaved(1)).toEqual([]);
	expect(playedThenSaved(2)).toEqual([]);
	const first = ['deal-0001-seat-1.txt', 'deal-0001-seat-2.txt'];
	expect(playedThenSaved(0)).toEqual(first);
	chronicle.end({ lost: [], gaveUp: false });
	expect(readdirSync(folder)).toEqual([...first, 'deal-0002-seat-1.txt']);
	expect(chronicle.isSaved()).toBe(true);
});
