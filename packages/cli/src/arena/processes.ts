// How other processes end and what they said last, in words; and ending those that do not end by themselves.
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/** As much of a standard error as is worth telling. */
const LONGEST_SAID = 300;
const MOST_KEPT = 10_000;
const LINES_TOLD = 3;
/** Lines that may stand between what failed and the end: what a program said long before it ended is no reason. */
const LINES_BELOW = 12;
/** Where in its source a Node program failed: what failed stands before that. */
const FRAME = /^(at |Node\.js v)/;
/** What failed, as Node, Python, Java and others put it. */
const NAMED = /^[\w.]*(Error|Exception)\b/;

export const howEnded = (code: number | null, signal: NodeJS.Signals | null): string =>
	signal ? `was ended by ${signal}` : `ended with exit code ${code}`;

/** The last lines in one; those from where what failed is named, where that stands further up, as above what Node tells of it in braces. */
function tellingOf(lines: readonly string[]): string {
	const last = Math.max(0, lines.length - LINES_TOLD);
	const named = lines.findLastIndex((line) => NAMED.test(line));
	if (named < lines.length - LINES_BELOW || named < 0 || named >= last)
		return lines.slice(last).join(' / ').slice(-LONGEST_SAID);
	return lines
		.slice(named, named + LINES_TOLD)
		.join(' / ')
		.slice(0, LONGEST_SAID);
}

/** Listens to a standard error; gives the lines worth telling in one, once it has ended. */
export function lastWordsOf(stream: Readable | null): () => Promise<string> {
	let said = '';
	const ended = new Promise<void>((resolve) => {
		if (!stream) return resolve();
		stream.on('data', (part: Buffer) => {
			said = (said + part.toString('utf8')).slice(-MOST_KEPT);
		});
		stream.on('close', resolve);
	});
	return async () => {
		await ended;
		const lines = said.trim().split(/\s*\n\s*/);
		return tellingOf(lines.filter((line) => !FRAME.test(line)));
	};
}

/** Ends a process with all that it started, where it has a group of its own; Windows has no such groups. */
export function killGroup(child: ChildProcess): void {
	try {
		if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
		else child.kill('SIGKILL');
	} catch {
		// There is nobody left to end.
	}
}

/** Waits for an end, but not for ever: after so many milliseconds it is brought about. */
export async function endWithin(milliseconds: number, gone: Promise<unknown>, end: () => void): Promise<void> {
	const timer = setTimeout(end, milliseconds);
	await gone;
	clearTimeout(timer);
}
