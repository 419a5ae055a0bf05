// One commit for everything that was asked for within a turn of the event loop. Waiting for the disk takes milliseconds
// however much is written, so writings that share the wait cost next to nothing each.
import type { DatabaseSync } from 'node:sqlite';

/** The frame that a group is carried out in: all of it is kept, or none. */
export interface Transactions {
	begin(): void;
	/** Returns when everything since `begin` is on disk. */
	commit(): void;
	/** Undoes everything since `begin`, if it has not been undone already. */
	rollback(): void;
}

/** Some failures, a full disk among them, make SQLite undo the transaction by itself. */
export const transactionsOf = (database: DatabaseSync): Transactions => ({
	begin: () => database.exec('BEGIN IMMEDIATE'),
	commit: () => database.exec('COMMIT'),
	rollback: () => {
		if (database.isTransaction) database.exec('ROLLBACK');
	},
});

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
	 */
	ask<T>(work: () => T): Promise<T>;
	/** Does now what is waiting. */
	flush(): void;
}

export function groupCommit(transactions: Transactions, failureOf: FailureOf): GroupCommit {
	let waiting: Member[] = [];

	/** What cannot be undone now is undone after the next group, which cannot begin until then. Nobody is there to catch a failure of this. */
	function undo(): void {
		try {
			transactions.rollback();
		} catch {
			// Those who asked are told of what came before it.
		}
	}

	function flush(): void {
		const group = waiting;
		waiting = [];
		if (group.length === 0) return;
		let answers: readonly (() => void)[];
		try {
			transactions.begin();
			answers = group.map(({ carryOut }) => carryOut());
			transactions.commit();
		} catch (cause) {
			undo();
			for (const { reject } of group) reject(failureOf('nothing could be written', { cause }));
			return;
		}
		for (const answer of answers) answer();
	}

	return {
		flush,
		ask: (work) =>
			new Promise((resolve, reject) => {
				// After the events of this turn, so that all they ask for is there.
				if (waiting.length === 0) setImmediate(flush);
				const carryOut = () => {
					const value = work();
					return () => resolve(value);
				};
				waiting.push({ carryOut, reject });
			}),
	};
}
