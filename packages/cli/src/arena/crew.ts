// The processes that play a match: each is handed one game after the other, whichever is next. One that dies is replaced and its
// game played again. A game's result does not depend on who plays it, or when.
import { fork } from 'node:child_process';
import { no, ok, type Result } from '@tessera/engine';
import type { GameResult } from './match.ts';
import { endWithin, howEnded, lastWordsOf } from './processes.ts';
import { type MatchEnd, scheduleOf } from './schedule.ts';
import type { MatchTerms } from './terms.ts';

/** How long a process has to end, with the programs it asks, once it is let go. */
const GRACE = 3000;

const WORKER = new URL('./worker.ts', import.meta.url);

interface Worker {
	/** The result, or how the process died over it. */
	play(game: number): Promise<Result<GameResult, string>>;
	close(): Promise<void>;
}

function startWorker(terms: MatchTerms): Worker {
	const child = fork(WORKER, { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
	const lastWords = lastWordsOf(child.stderr);
	let death: string | null = null;
	let settle = (_: Result<GameResult, string>): void => {};

	const gone = new Promise<void>((resolve) => {
		const die = (how: string): void => {
			death ??= how;
			settle(no(death));
			resolve();
		};
		child.on('error', (error) => die(error.message));
		// There is no 'close' where the channel was closed from this side, so what it said last is waited for.
		child.on('exit', async (code, signal) => {
			const said = await lastWords();
			die(said === '' ? howEnded(code, signal) : `${howEnded(code, signal)}, saying: ${said}`);
		});
	});
	child.on('message', (text) => settle(ok(JSON.parse(String(text)))));
	// Whether anything arrives is seen from what comes back.
	const send = (message: string | number): boolean => child.send(message, () => {});
	send(JSON.stringify(terms));
	return {
		play: (game) =>
			new Promise((resolve) => {
				settle = resolve;
				if (death !== null) resolve(no(death));
				else send(game);
			}),
		async close() {
			if (child.connected) child.disconnect();
			await endWithin(GRACE, gone, () => child.kill('SIGKILL'));
		},
	};
}

/** What is told of a match while it is being played. */
export interface Watcher {
	finished(result: GameResult): void;
	/** A program could not be started at all, so that nothing more is played. */
	unstarted(result: GameResult): void;
	/** A process died over a game, which is played again or not. */
	died(game: number, how: string, isPlayedAgain: boolean): void;
}

/** Plays all games of a match in so many processes at once; gives up at once when the signal says so. */
export async function playMatch(
	terms: MatchTerms,
	jobs: number,
	watcher: Watcher,
	interrupt: AbortSignal,
): Promise<MatchEnd> {
	const schedule = scheduleOf(terms.games, jobs);
	const stopper = new AbortController();
	const signal = AbortSignal.any([interrupt, stopper.signal]);
	const take = (): number | null => (signal.aborted ? null : schedule.take());

	/** Takes a result; a program that could not be started is told of once, whatever other processes say about it. */
	const note = (result: GameResult): void => {
		schedule.finished();
		if (result.forfeit?.failure.kind !== 'unstarted') watcher.finished(result);
		else if (!signal.aborted) {
			watcher.unstarted(result);
			stopper.abort();
		}
	};
	const work = async (): Promise<void> => {
		let worker: Worker | null = null;
		const stop = (): Promise<void> | undefined => worker?.close();
		signal.addEventListener('abort', stop);
		for (let game = take(); game !== null; game = take()) {
			worker ??= startWorker(terms);
			const result = await worker.play(game);
			if (result.ok) note(result.value);
			else if (!signal.aborted) {
				worker = null;
				watcher.died(game, result.problem, schedule.died(game));
			}
		}
		signal.removeEventListener('abort', stop);
		await worker?.close();
	};
	await Promise.all(Array.from({ length: Math.min(jobs, terms.games) }, work));
	return schedule.end();
}
