// One commit, and one wait for the disk, for everything that was asked for meanwhile. That wait takes milliseconds however much is
// written, so writings that share it cost next to nothing each.
import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
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
	end(): void;
}

const synced = (file: number): Promise<void> =>
	new Promise((resolve, reject) => fdatasync(file, (error) => (error ? reject(error) : resolve())));

/** A thread that does nothing else may wait itself, which is quicker than to have another one do it; where others would be held up, not. */
export type Waits = 'itself' | 'aside';

/**
 * Some failures, a full disk among them, make SQLite undo the transaction by itself. Commits go to the write-ahead log, so that
 * is the file to be on disk; SQLite itself sees to the rest whenever it takes pages over from there. The log is the same file for
 * as long as the database is open, and nothing is locked by it.
 */
export function transactionsOf(database: DatabaseSync, waits: Waits = 'aside'): Transactions {
	const path = database.location();
	const log = path === null ? null : openSync(`${path}-wal`, 'a');
	return {
		begin: () => database.exec('BEGIN IMMEDIATE'),
		commit: () => database.exec('COMMIT'),
		rollback: () => {
			if (database.isTransaction) database.exec('ROLLBACK');
		},
		sync: async () => {
			if (log === null) return;
			if (waits === 'aside') await synced(log);
			else fdatasyncSync(log);
		},
		end: () => {
			if (log !== null) closeSync(log);
		},
	};
}

/** The error that everybody in a group gets whose storage failed, in the words of the port that it is for. */
export type FailureOf = (message: string, options: ErrorOptions) => Error;

/** Hears once that nothing is believed any more: only a new start helps. */
export type OnDistrust = (why: Error) => void;

interface Member {
	/** Does the work, and gives back how to tell of it once it is kept. */
	readonly carryOut: () => () => void;
	readonly reject: (failure: Error) => void;
}

export interface GroupCommit {
	/**
	 * Does the work together with that of others, in the order of asking, and resolves with its value once all of it is on
	 * disk. Work that throws has found the storage failing: then nothing of the group is kept, and all of it is rejected.
	 */
	ask<T>(work: () => T): Promise<T>;
	/** Reads when all that can be read is on disk. What waits to be written is not hurried. */
	read<T>(work: () => T): Promise<T>;
	/**
	 * Why nothing is believed any more: the disk did not take what was committed, or what failed could not be undone. Nobody can
	 * know what is kept then, and whoever asks the disk again is only told that there is nothing to do. Everything is rejected
	 * from there on; what is kept is found out when the database is opened anew.
	 */
	readonly distrust: Error | null;
	/** Resolves when nothing is waiting and nothing is on its way to the disk. */
	settled(): Promise<void>;
}

export function groupCommit(
	transactions: Transactions,
	failureOf: FailureOf,
	onDistrust: OnDistrust = () => {},
): GroupCommit {
	let waiting: Member[] = [];
	/** The group on its way to the disk. What is asked for meanwhile is the next one. */
	let underWay: Promise<void> | null = null;
	let distrust: Error | null = null;

	const rejectAll = (group: readonly Member[], failure: Error): void => {
		for (const { reject } of group) reject(failure);
	};

	function believeNothing(message: string, cause: unknown): Error {
		distrust = failureOf(message, { cause });
		rejectAll(waiting, distrust);
		waiting = [];
		onDistrust(distrust);
		return distrust;
	}

	/** The failure that those who asked are told of. */
	function undone(cause: unknown): Error {
		try {
			transactions.rollback();
			return failureOf('nothing could be written', { cause });
		} catch {
			return believeNothing('what could not be written could not be undone', cause);
		}
	}

	/** How to answer everybody in the group, which is committed; null when nothing of it could be. */
	function written(group: readonly Member[]): readonly (() => void)[] | null {
		try {
			transactions.begin();
			const answers = group.map(({ carryOut }) => carryOut());
			transactions.commit();
			return answers;
		} catch (cause) {
			rejectAll(group, undone(cause));
			return null;
		}
	}

	async function keep(group: readonly Member[]): Promise<void> {
		const answers = written(group);
		if (!answers) return;
		try {
			await transactions.sync();
		} catch (cause) {
			return rejectAll(group, believeNothing('the disk did not take what was written', cause));
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
		get distrust() {
			return distrust;
		},
		async read(work) {
			while (underWay) await underWay;
			if (distrust) throw distrust;
			return work();
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
