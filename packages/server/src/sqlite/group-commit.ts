// One commit, and one wait for the disk, for everything that was asked for meanwhile. That wait takes milliseconds however much is
// written, so writings that share it cost next to nothing each; and it is another thread that waits, so nobody else has to.
import { fdatasync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';

/** The frame that a group is carried out in: all of it is kept, or none. */
export interface Transactions {
	begin(): void;
	/** Returns when everything since `begin` is written, but perhaps not on disk yet. */
	commit(): void;
	/** Undoes everything since `begin`, if it has not been undone already. */
	rollback(): void;
	/** Resolves when everything that was committed before is on disk. */
	sync(): Promise<void>;
	/** Lets go of whatever `sync` needed. */
	end(): Promise<void>;
}

const synced = ({ fd }: FileHandle): Promise<void> =>
	new Promise((resolve, reject) => fdatasync(fd, (error) => (error ? reject(error) : resolve())));

/**
 * Some failures, a full disk among them, make SQLite undo the transaction by itself. Commits go to the write-ahead log, so that
 * is the file to be on disk; SQLite itself sees to the rest whenever it takes pages over from there.
 */
export function transactionsOf(database: DatabaseSync): Transactions {
	let log: Promise<FileHandle> | null = null;
	const path = database.location();
	return {
		begin: () => database.exec('BEGIN IMMEDIATE'),
		commit: () => database.exec('COMMIT'),
		rollback: () => {
			if (database.isTransaction) database.exec('ROLLBACK');
		},
		async sync() {
			if (path === null) return;
			log ??= open(`${path}-wal`, 'r+');
			await synced(await log);
		},
		async end() {
			await (await log)?.close();
		},
	};
}

/** The error that everybody in a group gets whose storage failed, in the words of the port that it is for. */
export type FailureOf = (message: string, options: ErrorOptions) => Error;

interface Member {
	/** Does the work, and gives back how to tell of it once it is kept. */
	readonly carryOut: () => () => void;
	readonly reject: (failure: Error) => void;
}

export interface GroupCommit {
	/**
	 * Does the work together with that of others, in the order of asking, and resolves with its value once all of it is on
	 * disk. Work that throws has found the storage failing: then nothing of the group is kept, and all of it is rejected.
	 * When the disk does not take what was committed, nothing is believed any more: all of it and everything after is rejected.
	 */
	ask<T>(work: () => T): Promise<T>;
	/** Resolves when all that can be read is on disk; rejected once nothing is believed any more. What waits is not hurried. */
	readable(): Promise<void>;
	/** Resolves when nothing is waiting and nothing is on its way to the disk. */
	settled(): Promise<void>;
}

export function groupCommit(transactions: Transactions, failureOf: FailureOf): GroupCommit {
	let waiting: Member[] = [];
	/** The group on its way to the disk. What is asked for meanwhile is the next one. */
	let underWay: Promise<void> | null = null;
	let distrust: Error | null = null;

	/** What cannot be undone now is undone after the next group, which cannot begin until then. Nobody is there to catch a failure of this. */
	function undo(): void {
		try {
			transactions.rollback();
		} catch {
			// Those who asked are told of what came before it.
		}
	}

	const rejectAll = (group: readonly Member[], message: string, cause: unknown): void => {
		for (const { reject } of group) reject(failureOf(message, { cause }));
	};

	/** How to answer everybody in the group, which is committed; null when nothing of it could be. */
	function written(group: readonly Member[]): readonly (() => void)[] | null {
		try {
			transactions.begin();
			const answers = group.map(({ carryOut }) => carryOut());
			transactions.commit();
			return answers;
		} catch (cause) {
			undo();
			rejectAll(group, 'nothing could be written', cause);
			return null;
		}
	}

	async function keep(group: readonly Member[]): Promise<void> {
		const answers = written(group);
		if (!answers) return;
		try {
			await transactions.sync();
		} catch (cause) {
			// It may be on disk or not, and asking the disk again would only say that it knows of nothing to do.
			distrust = failureOf('the disk did not take what was written', { cause });
			return rejectAll(group, distrust.message, cause);
		}
		for (const answer of answers) answer();
	}

	function flush(): void {
		if (underWay || waiting.length === 0) return;
		const group = waiting;
		waiting = [];
		underWay = keep(group).then(() => {
			underWay = null;
			// In a later turn, so that those who were just answered can ask for more.
			if (waiting.length > 0) setImmediate(flush);
		});
	}

	return {
		async readable() {
			if (underWay) await underWay;
			if (distrust) throw distrust;
		},
		async settled() {
			while (underWay || waiting.length > 0) {
				flush();
				await underWay;
			}
		},
		ask: (work) =>
			new Promise((resolve, reject) => {
				if (distrust) return reject(distrust);
				// After the events of this turn, so that all they ask for is there.
				if (waiting.length === 0 && !underWay) setImmediate(flush);
				const carryOut = () => {
					const value = work();
					return () => resolve(value);
				};
				waiting.push({ carryOut, reject });
			}),
	};
}
