// How many appends a second the embedded journal makes durable when many games share its commits, beside one commit for
// each append on the same disk, and how long an append takes at the rate that is aimed at. The ways take turns in one run, so
// that whatever else the machine does disturbs all of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Journal, openJournal } from '@tessera/server/journal';

const GAMES = 500;
const ROUNDS = 4;
const ROUND_MS = 750;
/** The rate that is aimed at, a millisecond. */
const AIM = 4;
/** About what a turn of Classic takes as JSON. */
const PAYLOAD = JSON.stringify({
	seat: 1,
	placed: Array.from({ length: 4 }, (_, x) => ({ x, y: -3, piece: 'r4' })),
	drew: 4,
	score: 9,
});

interface Game {
	readonly id: string;
	version: number;
}

interface Measures {
	/** How long each append took to be acknowledged, in milliseconds. */
	readonly latencies: number[];
	elapsed: number;
}

/** Appends to the game; the time it takes counts from when it was due. */
async function append(journal: Journal, game: Game, latencies: number[], due = performance.now()): Promise<void> {
	const { id, version } = game;
	const answer = await journal.append({
		game: id,
		seen: version,
		entries: [{ kind: 'played', payload: PAYLOAD }],
		at: version,
		cause: { identity: 'someone-at-this-table', id: `action-${version}` },
	});
	latencies.push(performance.now() - due);
	if (answer.kind !== 'appended') throw new Error(`an append was ${answer.kind}`);
	game.version = answer.version;
}

/** Every game by itself, each waiting only for its own answers. */
async function together(journal: Journal, games: readonly Game[], until: number, latencies: number[]): Promise<void> {
	const play = async (game: Game): Promise<void> => {
		while (performance.now() < until) await append(journal, game, latencies);
	};
	await Promise.all(games.map(play));
}

/** One append after the other, so that each is a commit of its own. */
async function oneByOne(journal: Journal, games: readonly Game[], until: number, latencies: number[]): Promise<void> {
	for (;;)
		for (const game of games) {
			if (performance.now() >= until) return;
			await append(journal, game, latencies);
		}
}

/** The games in turn at the rate aimed at, whether or not the journal keeps up. */
async function atTheAim(journal: Journal, games: readonly Game[], until: number, latencies: number[]): Promise<void> {
	const start = performance.now();
	const last = games.map(() => Promise.resolve());
	for (let asked = 0; performance.now() < until; await pause(1))
		for (; start + asked / AIM <= performance.now(); asked++) {
			const due = start + asked / AIM;
			const turn = asked % games.length;
			last[turn] = Promise.all([games[turn], last[turn]]).then(
				([game]) => game && append(journal, game, latencies, due),
			);
		}
	await Promise.all(last);
}

async function measure(way: typeof together, journal: Journal, games: readonly Game[], into: Measures): Promise<void> {
	const before = performance.now();
	await way(journal, games, before + ROUND_MS, into.latencies);
	into.elapsed += performance.now() - before;
}

const perSecond = ({ latencies, elapsed }: Measures): number => (1000 * latencies.length) / elapsed;

function print(name: string, measures: Measures): void {
	const sorted = measures.latencies.toSorted((a, b) => a - b);
	const at = (share: number): string => (sorted[Math.floor(share * sorted.length)] ?? Number.NaN).toFixed(1);
	console.log(`  ${name}: ${perSecond(measures).toFixed(0)} appends/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

export async function run(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
	const opened = await openJournal(folder);
	if (!opened.ok) throw new Error(opened.problem.kind);
	const journal = opened.value;
	const games = Array.from({ length: GAMES }, (_, number): Game => ({ id: `game-${number}`, version: 1 }));
	const first = { entries: [{ kind: 'created', payload: PAYLOAD }], at: 0, status: 'running' } as const;
	await Promise.all(games.map(({ id }) => journal.create({ ...first, game: id })));

	await measure(together, journal, games, { latencies: [], elapsed: 0 });
	const shared: Measures = { latencies: [], elapsed: 0 };
	const single: Measures = { latencies: [], elapsed: 0 };
	const paced: Measures = { latencies: [], elapsed: 0 };
	for (let round = 0; round < ROUNDS; round++) {
		await measure(together, journal, games, shared);
		await measure(oneByOne, journal, games, single);
		await measure(atTheAim, journal, games, paced);
	}
	await journal.close();
	rmSync(folder, { recursive: true, force: true });

	console.log(`Journal: durable appends over ${GAMES} games (aim: ${AIM * 1000} a second, p99 50 ms)`);
	print('commits shared within a turn of the event loop, all games at once', shared);
	print('the same, asked for at the rate aimed at', paced);
	print('a commit for each append', single);
	console.log(`  sharing makes ${(perSecond(shared) / perSecond(single)).toFixed(0)} × as many durable`);
}

if (import.meta.main) await run();
