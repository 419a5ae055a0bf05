// The process that the crash test kills: appends to many games at once, as fast as it can, and tells of each append that was
// acknowledged. `node crash-child.ts FOLDER GAMES`; for tests only.
import { writeSync } from 'node:fs';
import type { ClientAction, Journal, NewEntry } from '../journal.ts';
import { openJournal } from './threaded.ts';

/** What each entry of an append says of it, so that half an append can be told from a whole one. */
export interface CrashPayload {
	readonly part: number;
	readonly parts: number;
	readonly filler: string;
}

/** One line of what the process tells: an action that it got an answer for, and the version that it led to. */
export interface Acknowledged {
	readonly game: string;
	readonly action: string;
	readonly version: number;
}

const MOST_PARTS = 3;
const FILLERS = [0, 40, 700, 9, 250];

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/** Straight to the pipe: what stays in this process's memory dies with it. A pipe that is full is read before long. */
function tell(line: string): void {
	for (;;)
		try {
			writeSync(process.stdout.fd, `${line}\n`);
			return;
		} catch (error) {
			if (!isFull(error)) throw error;
		}
}

function must(holds: boolean, what: string): void {
	if (holds) return;
	tell(`wrong: ${what}`);
	process.exit(1);
}

/** One entry or several, small and large. */
function entriesAfter(version: number): readonly [NewEntry, ...NewEntry[]] {
	const parts = 1 + (version % MOST_PARTS);
	const entry = (part: number): NewEntry => {
		const payload: CrashPayload = { part, parts, filler: 'x'.repeat(FILLERS[version % FILLERS.length] ?? 0) };
		return { kind: 'played', payload: JSON.stringify(payload) };
	};
	return [entry(1), ...Array.from({ length: parts - 1 }, (_, index) => entry(index + 2))];
}

/** The version of the game, whose last action is sent once more: it must be known. */
async function resumed(journal: Journal, game: string): Promise<number> {
	const version = (await journal.read(game, 1, 1))?.game.version ?? 0;
	if (version === 0) return 0;
	const cause = (await journal.read(game, version, 1))?.entries[0]?.cause ?? undefined;
	const again = await journal.append({
		game,
		seen: version - 1,
		at: 0,
		cause,
		entries: [{ kind: 'again', payload: '0' }],
	});
	must(again.kind === 'repeated' && again.version === version, `sent again, ${game} was ${JSON.stringify(again)}`);
	return version;
}

/** Goes on with the game for ever. Ids of actions are made from the version seen, which no run sees twice. */
async function play(journal: Journal, game: string): Promise<never> {
	let version = await resumed(journal, game);
	for (;;) {
		const cause: ClientAction = { identity: 'ann', id: `after-${version}` };
		const writing = { game, entries: entriesAfter(version), at: version, cause };
		const answer = await (version === 0
			? journal.create({ ...writing, status: 'running' })
			: journal.append({ ...writing, seen: version }));
		if (answer.kind !== 'created' && answer.kind !== 'appended') {
			must(false, `${game} after ${version} was ${JSON.stringify(answer)}`);
			continue;
		}
		version = answer.version;
		const acknowledged: Acknowledged = { game, action: cause.id, version };
		tell(JSON.stringify(acknowledged));
	}
}

if (import.meta.main) {
	const [folder = '', games = ''] = process.argv.slice(2);
	const opened = await openJournal(folder);
	must(opened.ok, 'the folder could not be opened');
	if (opened.ok)
		await Promise.all(Array.from({ length: Number(games) }, (_, number) => play(opened.value, `g${number}`)));
}
