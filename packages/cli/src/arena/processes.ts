// How other processes end and what they said last, in words; and ending those that do not end by themselves.
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/** As much of a standard error as is worth telling. */
const LONGEST_SAID = 300;
const MOST_KEPT = 10_000;
const LINES_TOLD = 3;
/** Where in its source a Node program failed: what failed stands before that. */
const FRAME = /^(at |Node\.js v)/;

export const howEnded = (code: number | null, signal: NodeJS.Signals | null): string =>
	signal ? `was ended by ${signal}` : `ended with exit code ${code}`;

/** Listens to a standard error; gives its last lines in one, once it has ended. */
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
		const lines = said
			.trim()
			.split(/\s*\n\s*/)
			.filter((line) => !FRAME.test(line));
		return lines.slice(-LINES_TOLD).join(' / ').slice(-LONGEST_SAID);
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
