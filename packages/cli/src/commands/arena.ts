// `tessera arena`: a match between two players, bots of this program or programs from outside, and what it says about them.
import { availableParallelism } from 'node:os';
import { chronicleOf } from '../arena/chronicle.ts';
import { playMatch } from '../arena/crew.ts';
import { progressOn } from '../arena/progress.ts';
import { drawReport, type MatchReport } from '../arena/report.ts';
import { reportData } from '../arena/report-data.ts';
import { prepareFolder } from '../arena/saving.ts';
import type { MatchTerms } from '../arena/terms.ts';
import { type MatchWishes, termsOf } from '../arena/wishes.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Host, print, printJson } from '../host.ts';
import { misuse } from './input.ts';

export interface ArenaOptions extends MatchWishes {
	readonly jobs?: number;
	readonly json?: boolean;
	readonly plain?: boolean;
}

const clock = (): number => performance.now();

/** Plays it, and stops in the middle when somebody wants to end the program. */
async function interruptible<T>(host: Host, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
	const stopper = new AbortController();
	const done = host.onInterrupt(() => stopper.abort());
	return run(stopper.signal).finally(done);
}

async function printReport(host: Host, report: MatchReport, { json, plain }: ArenaOptions): Promise<void> {
	if (json) return printJson(host, reportData(report));
	const look = host.look(plain === true);
	return print(host, look, drawReport(look, report));
}

async function runMatch(host: Host, terms: MatchTerms, options: ArenaOptions): Promise<ExitCode> {
	const jobs = Math.min(options.jobs ?? availableParallelism(), terms.games);
	const chronicle = chronicleOf(terms, {
		folder: options.save ?? null,
		progress: progressOn(host, options, clock),
		complain: (sentence) => host.complain(sentence),
		clock,
	});
	chronicle.begin();
	const end = await interruptible(host, (signal) => playMatch(terms, jobs, chronicle, signal));
	const report = { ...chronicle.end(end), jobs };
	await printReport(host, report, options);
	if (!chronicle.isSaved()) return EXIT.misuse;
	return report.interrupted || report.lost.length > 0 ? EXIT.no : EXIT.ok;
}

export async function arena(host: Host, options: ArenaOptions): Promise<ExitCode> {
	const terms = termsOf(options, new Date().toISOString().slice(0, 10));
	if (!terms.ok) return misuse(host, terms.problem);
	const folder = options.save === undefined ? null : prepareFolder(options.save);
	if (folder && !folder.ok) return misuse(host, folder.problem);
	const { games, players } = terms.value;
	if (games !== options.games)
		host.complain(
			`${games} games are played, not ${options.games}, so that A sits in each of ${players} seats equally often.`,
		);
	return runMatch(host, terms.value, options);
}
