// What every journal has in common: what is asked is checked first, and nothing is done once it is closed.
import { begun } from '../begun.ts';
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
	/** What may not be asked, or not any more, is a rejection. */
	const asked = <T>(ask: () => Promise<T>): Promise<T> => (closing ? Promise.reject(closedFailure()) : begun(ask));
	return {
		create: (game) => asked(() => store.create(checkedGame(game))),
		append: (append) => asked(() => store.append(checkedAppend(append))),
		read: (game, from, limit) =>
			asked(() => {
				checkPage(from, limit);
				return store.read(game, from, limit);
			}),
		games: (given) =>
			asked(() => {
				checkGamesAsked(given);
				return store.games(given);
			}),
		remove: (game) => asked(() => store.remove(game)),
		close() {
			closing ??= store.close();
			return closing;
		},
	};
}
