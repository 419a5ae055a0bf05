// What every journal has in common: what is asked is checked first, and nothing is done once it is closed.
import {
	type CheckedAppend,
	type CheckedGame,
	checkedAppend,
	checkedGame,
	checkGamesAsked,
	checkPage,
} from './checked.ts';
import {
	type AppendAnswer,
	type CreateAnswer,
	closedFailure,
	type GameSummary,
	type GamesAsked,
	type Journal,
	type Page,
} from './journal.ts';

/** As much of a journal as is left then. */
export interface JournalStore {
	create(game: CheckedGame): Promise<CreateAnswer>;
	append(append: CheckedAppend): Promise<AppendAnswer>;
	read(game: string, from: number, limit: number): Promise<Page | null>;
	games(asked: GamesAsked): Promise<readonly GameSummary[]>;
	remove(game: string): Promise<boolean>;
	/** Asked once, and nothing after it. */
	close(): Promise<void>;
}

export function journalOf(store: JournalStore): Journal {
	let closing: Promise<void> | null = null;
	const mustBeOpen = (): void => {
		if (closing) throw closedFailure();
	};
	return {
		async create(game) {
			mustBeOpen();
			return store.create(checkedGame(game));
		},
		// The one that is asked with every move: a promise less than `async` makes.
		append(append) {
			try {
				mustBeOpen();
				return store.append(checkedAppend(append));
			} catch (error) {
				return Promise.reject(error);
			}
		},
		async read(game, from, limit) {
			mustBeOpen();
			checkPage(from, limit);
			return store.read(game, from, limit);
		},
		async games(asked) {
			mustBeOpen();
			checkGamesAsked(asked);
			return store.games(asked);
		},
		async remove(game) {
			mustBeOpen();
			return store.remove(game);
		},
		close() {
			closing ??= store.close();
			return closing;
		},
	};
}
