// How a store on a database ends: what was asked for is done first.
import type { DatabaseSync } from 'node:sqlite';
import type { GroupCommit, Transactions } from './group-commit.ts';

export interface Closer {
	/** From the moment that the end was asked for. */
	readonly isClosing: boolean;
	/** Once, however often it is asked for. */
	close(): Promise<void>;
}

export function closerOf(database: DatabaseSync, transactions: Transactions, group: GroupCommit): Closer {
	let closing: Promise<void> | null = null;
	const finish = async (): Promise<void> => {
		await group.settled();
		transactions.end();
		// Closing takes over what is in the log, and nobody knows what that is if the disk refused it.
		if (!group.distrust) database.close();
	};
	return {
		get isClosing() {
			return closing !== null;
		},
		close() {
			closing ??= finish();
			return closing;
		},
	};
}
