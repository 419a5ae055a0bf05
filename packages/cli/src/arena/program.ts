// A program from outside, talked to in lines over its standard input and output. Whatever it does, every question ends in a
// line or a failure, and nothing of it is left running.
import { spawn } from 'node:child_process';
import { no, ok, type Result } from '@tessera/engine';
import type { Json } from '../data/events.ts';
import type { Failure } from './failures.ts';
import { endWithin, howEnded, killGroup, lastWordsOf } from './processes.ts';

export interface Program {
	/** Sends a line that needs no answer. */
	tell(message: Json): void;
	/** Sends a line and waits for the next that comes back. */
	ask(message: Json, timeout: number): Promise<Result<string, Failure>>;
	/** Ends its input and waits until it is gone. */
	close(): Promise<void>;
	/** Ends it at once. */
	kill(): Promise<void>;
}

/** Far more than any answer takes. */
const MOST_UNREAD = 2 ** 20;
/** How long a program has to end by itself once its input has ended. */
const GRACE = 1000;
const LINE_FEED = 0x0a;
/** Exit codes of a shell that may not run a program, or finds none. */
const NOT_RUN = [126, 127];

/** What was written and not read yet. */
interface Inbox {
	add(part: Uint8Array): void;
	size(): number;
	/** The next whole line; null while there is none. */
	takeLine(): string | null;
	/** Whether there ever was one. */
	hadLine(): boolean;
}

function emptyInbox(): Inbox {
	let unread: Buffer = Buffer.alloc(0);
	let had = false;
	return {
		add(part) {
			unread = Buffer.concat([unread, part]);
		},
		size: () => unread.length,
		hadLine: () => had,
		takeLine() {
			const end = unread.indexOf(LINE_FEED);
			if (end < 0) return null;
			had = true;
			const line = unread.subarray(0, end).toString('utf8').trim();
			unread = unread.subarray(end + 1);
			return line;
		},
	};
}

/** Starts a command line in a shell, in a group of its own: Ctrl-C at the terminal is for us to handle. */
export function startProgram(command: string): Program {
	const ownGroup = process.platform !== 'win32';
	const child = spawn(command, { shell: true, detached: ownGroup, stdio: ['pipe', 'pipe', 'pipe'] });
	const lastWords = lastWordsOf(child.stderr);
	const inbox = emptyInbox();
	let failure: Failure | null = null;
	let onNews = (): void => {};

	const fail = (why: Failure): void => {
		failure ??= why;
		onNews();
	};
	const gone = new Promise<void>((resolve) => {
		child.on('exit', () => resolve());
		child.on('error', (error) => {
			fail({ kind: 'unstarted', how: `could not be started (${error.message})`, said: '' });
			resolve();
		});
	});
	child.on('close', async (code, signal) => {
		const isUnstarted = code !== null && NOT_RUN.includes(code) && !inbox.hadLine();
		fail({ kind: isUnstarted ? 'unstarted' : 'crash', how: howEnded(code, signal), said: await lastWords() });
	});
	// One that is gone cannot be written to: that it is gone, its end tells.
	child.stdin.on('error', () => {});
	child.stdout.on('data', (part: Buffer) => {
		inbox.add(part);
		if (inbox.size() <= MOST_UNREAD) return onNews();
		child.stdout.pause();
		fail({ kind: 'endless', bytes: MOST_UNREAD });
	});

	const tell = (message: Json): void => {
		child.stdin.write(`${JSON.stringify(message)}\n`);
	};
	const kill = (): Promise<void> => {
		killGroup(child);
		return gone;
	};
	return {
		tell,
		kill,
		ask: (message, timeout) =>
			new Promise((resolve) => {
				const settle = (answer: Result<string, Failure>): void => {
					clearTimeout(timer);
					onNews = () => {};
					resolve(answer);
				};
				const timer = setTimeout(() => settle(no({ kind: 'timeout', milliseconds: timeout })), timeout);
				onNews = () => {
					const line = inbox.takeLine();
					if (line !== null) settle(ok(line));
					else if (failure) settle(no(failure));
				};
				tell(message);
				onNews();
			}),
		async close() {
			child.stdin.end();
			await endWithin(GRACE, gone, () => killGroup(child));
			// What it may have started and left behind.
			await kill();
		},
	};
}
