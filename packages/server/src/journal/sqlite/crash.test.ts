// A server that is killed loses nothing that it acknowledged. A real process writes under load and is killed at seeded moments,
// again and again on the same folder; in between everything is read and compared with what it told.
// CRASHES asks for another number of them: `CRASHES=500 npx vitest run crash.test`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@tessera/testkit';
import { expect, test } from 'vitest';
import type { Entry } from '../journal.ts';
import { entriesOf, summaryOf } from '../test-help.ts';
import type { Acknowledged, CrashPayload } from './crash-child.ts';
import { openJournal } from './threaded.ts';

const CRASHES = Number(process.env['CRASHES'] ?? 20);
const GAMES = 25;
/** A process is killed after it told of fewer appends than this; now and then before it told of any. */
const MOST_APPENDS = 400;
/** All that was ever written is read again after each, so the last take longest. */
const PATIENCE = 60_000 + CRASHES * 10_000;

const child = fileURLToPath(new URL('./crash-child.ts', import.meta.url));

/** Lets it write until it has told of so many appends, and kills it in the midst of the next; all that it told. */
async function crashed(folder: string, appends: number): Promise<readonly Acknowledged[]> {
	const writer = spawn(process.execPath, [child, folder, String(GAMES)], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const ended = once(writer, 'exit');
	const told: Acknowledged[] = [];
	if (appends === 0) writer.kill('SIGKILL');
	// A line that the kill cut short was written after an acknowledgement, but nobody can be held to half a line.
	for await (const line of createInterface(writer.stdout)) {
		if (!line.endsWith('}')) expect(line).not.toContain('wrong');
		else told.push(JSON.parse(line));
		if (told.length === appends) writer.kill('SIGKILL');
	}
	expect(await ended).toEqual([null, 'SIGKILL']);
	return told;
}

const payloadOf = ({ payload }: Entry): CrashPayload => JSON.parse(payload);

/** Checks that a game consists of whole appends, each once and in order; gives the version that each action led to. */
function wholeAppends(entries: readonly Entry[]): ReadonlyMap<string, number> {
	expect(entries.map(({ version }) => version)).toEqual(entries.map((_, index) => index + 1));
	const led = new Map<string, number>();
	let seen = 0;
	for (let first = entries[0]; first; first = entries[seen]) {
		const { parts } = payloadOf(first);
		const append = entries.slice(seen, seen + parts);
		const action = `after-${seen}`;
		expect(append.map((entry) => [payloadOf(entry).part, entry.cause?.id])).toEqual(
			Array.from({ length: parts }, (_, index) => [index + 1, action]),
		);
		seen += parts;
		led.set(action, seen);
	}
	return led;
}

/** What is in the folder, checked game by game. */
async function surviving(folder: string): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
	const opened = await openJournal(folder);
	if (!opened.ok) throw new Error(opened.problem.kind);
	const journal = opened.value;
	const games = new Map<string, ReadonlyMap<string, number>>();
	for (let number = 0; number < GAMES; number++) {
		const game = `g${number}`;
		const entries = await entriesOf(journal, game);
		games.set(game, wholeAppends(entries));
		expect((await summaryOf(journal, game))?.version ?? 0).toBe(entries.length);
	}
	await journal.close();
	return games;
}

test(
	`killed ${CRASHES} times under load, everything acknowledged is there, once and in order, and nothing by halves`,
	async () => {
		const folder = mkdtempSync(join(tmpdir(), 'tessera-crash-'));
		const random = randomFrom(1);
		const acknowledged: Acknowledged[] = [];
		for (let crash = 0; crash < CRASHES; crash++) {
			const appends = random(8) === 0 ? 0 : random(MOST_APPENDS);
			acknowledged.push(...(await crashed(folder, appends)));
			const games = await surviving(folder);
			const lost = acknowledged.filter(({ game, action, version }) => games.get(game)?.get(action) !== version);
			expect(lost).toEqual([]);
		}
		expect(acknowledged.length).toBeGreaterThan(CRASHES);
		rmSync(folder, { recursive: true, force: true });
	},
	PATIENCE,
);
