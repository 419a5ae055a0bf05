// The journal of a server: in an SQLite database that a thread of its own writes, so that the server does other things meanwhile.
import { Worker } from 'node:worker_threads';
import { no, ok, type Result } from '@tessera/engine';
import type { OnDistrust } from '../../sqlite/group-commit.ts';
import type { OpenProblem } from '../../sqlite/open.ts';
import { type Journal, JournalFailure } from '../journal.ts';
import { type JournalStore, journalOf } from '../store.ts';
import { type Answered, type AnswerTo, appendQuestion, type Failed, type Question, type Telling } from './messages.ts';

/** Questions that went over together. */
interface Batch {
	unanswered: number;
}

/**
 * To wake the thread costs more than what it is told, so until it has answered everything it is sent something every so many
 * milliseconds at most; a time that has begun runs out even if it has answered meanwhile. Sent again as soon as it has answered,
 * everybody would be answered, and ask again, all at once, and the thread and the server wait for each other in turn.
 */
const LEAST_GAP = 10;

interface Waiting {
	/** None while it has not gone over. */
	batch: Batch | null;
	resolve(value: Extract<Answered, { value: unknown }>['value']): void;
	reject(why: Error): void;
}

const failureOf = ({ message, cause }: Failed): JournalFailure =>
	new JournalFailure(message, cause === '' ? {} : { cause });

/** Questions to a thread, and its answers. */
class Line {
	/** Why nothing is answered any more. */
	gone: JournalFailure | null = null;
	/** Whether nobody knows what is on disk. */
	isDistrusted = false;
	readonly #send: (questions: readonly Question[]) => void;
	/** By id, which is free again once it is answered. A map would have to be made anew every few questions. */
	readonly #waiting: (Waiting | undefined)[] = [];
	readonly #freeIds: number[] = [];
	#questions: Question[] = [];
	#isPosting = false;
	/** Those that are not answered whole. */
	#batches = 0;
	#postedAt = 0;

	constructor(send: (questions: readonly Question[]) => void) {
		this.#send = send;
	}

	ask<N extends Question[1]>(
		question: (id: number) => Extract<Question, readonly [number, N, ...unknown[]]>,
	): Promise<AnswerTo<N>> {
		return new Promise((resolve, reject) => {
			if (this.gone) return reject(this.gone);
			const id = this.#freeIds.pop() ?? this.#waiting.length;
			// The thread answers what it is asked.
			this.#waiting[id] = { batch: null, resolve: (value) => resolve(value as AnswerTo<N>), reject };
			this.#questions.push(question(id));
			this.#postSoon();
		});
	}

	/** All that is asked for in one turn of the event loop goes over together, and so does what is gathered. */
	#postSoon(): void {
		if (this.#isPosting) return;
		this.#isPosting = true;
		const wait = this.#batches === 0 ? 0 : this.#postedAt + LEAST_GAP - performance.now();
		if (wait > 0) setTimeout(this.#post, wait);
		else setImmediate(this.#post);
	}

	readonly #post = (): void => {
		this.#isPosting = false;
		const questions = this.#questions;
		this.#questions = [];
		if (this.gone) return;
		const batch: Batch = { unanswered: questions.length };
		for (const [id] of questions) {
			const waiting = this.#waiting[id];
			if (waiting) waiting.batch = batch;
		}
		this.#batches++;
		this.#postedAt = performance.now();
		this.#send(questions);
	};

	hear({ appended, others }: Extract<Telling, { tell: 'answers' }>): void {
		for (let index = 0; index < appended.length; index += 2)
			this.#answered(appended[index] ?? -1)?.resolve({ kind: 'appended', version: appended[index + 1] ?? 0 });
		for (const answer of others) {
			const waiting = this.#answered(answer.id);
			if ('value' in answer) waiting?.resolve(answer.value);
			else waiting?.reject(failureOf(answer.failed));
		}
	}

	/** Whoever waited for this one. */
	#answered(id: number): Waiting | undefined {
		const waiting = this.#waiting[id];
		if (!waiting) return undefined;
		this.#waiting[id] = undefined;
		this.#freeIds.push(id);
		if (waiting.batch && --waiting.batch.unanswered === 0) this.#batches--;
		return waiting;
	}

	/** The thread has ended: what it was asked may be written or not. */
	end(why: JournalFailure): void {
		this.gone = why;
		for (const waiting of this.#waiting) waiting?.reject(why);
		this.#waiting.length = 0;
	}
}

const storeAt = (line: Line, worker: Worker): JournalStore => ({
	create: (game) => line.ask<'create'>((id) => [id, 'create', game]),
	append: (append) => line.ask<'append'>((id) => appendQuestion(id, append)),
	read: (game, from, limit) => line.ask<'read'>((id) => [id, 'read', game, from, limit]),
	games: (asked) => line.ask<'games'>((id) => [id, 'games', asked]),
	remove: (game) => line.ask<'remove'>((id) => [id, 'remove', game]),
	async close() {
		if (line.gone) return;
		try {
			await line.ask<'close'>((id) => [id, 'close']);
		} finally {
			line.gone = new JournalFailure('the thread of the journal has done its work');
			// A thread that ends closes its database, and that takes over what is in the log, whatever that is.
			if (line.isDistrusted) worker.unref();
			else await worker.terminate();
		}
	},
});

const startThread = (folder: string): Worker =>
	new Worker(new URL('./thread.ts', import.meta.url), { workerData: folder });

/**
 * The journal in this data folder, which no other process may use at the same time. `onDistrust` hears when nobody can know
 * what is kept: the disk refused what was written, or the thread is no more.
 */
export function openJournal(
	folder: string,
	onDistrust: OnDistrust = () => {},
	start = startThread,
): Promise<Result<Journal, OpenProblem>> {
	const worker = start(folder);
	const line = new Line((questions) => worker.postMessage(questions));
	return new Promise((resolve, reject) => {
		const lost = (message: string, cause: unknown): void => {
			if (line.gone) return;
			const failure = new JournalFailure(message, { cause });
			line.end(failure);
			reject(failure);
			onDistrust(failure);
		};
		worker.on('error', (error) => lost('the thread of the journal failed', error));
		worker.on('exit', (code) => lost('the thread of the journal ended', `exit ${code}`));
		worker.on('message', (telling: Telling) => {
			switch (telling.tell) {
				case 'opened':
					if (!telling.problem) return resolve(ok(journalOf(storeAt(line, worker))));
					line.end(new JournalFailure('the journal could not be opened'));
					return resolve(no(telling.problem));
				case 'answers':
					return line.hear(telling);
				case 'distrust':
					line.isDistrusted = true;
					return onDistrust(failureOf(telling.failed));
			}
		});
	});
}
