// A journal that forgets everything when the program ends: for the tests of whatever is built on a journal.
import type { CheckedAppend, CheckedGame, CheckedWriting } from './checked.ts';
import type { AppendAnswer, CreateAnswer, Entry, GameSummary, GamesAsked, Journal, Page, Status } from './journal.ts';
import { type JournalStore, journalOf } from './store.ts';

interface StoredGame {
	readonly entries: Entry[];
	readonly createdAt: number;
	status: Status;
	writtenAt: number;
}

const summaryOf = (id: string, { entries, status, createdAt, writtenAt }: StoredGame): GameSummary => ({
	id,
	version: entries.length,
	status,
	createdAt,
	writtenAt,
});

/** By time, and by id where times are equal. */
function inOrder(a: Pick<GameSummary, 'id' | 'writtenAt'>, b: Pick<GameSummary, 'id' | 'writtenAt'>): number {
	if (a.writtenAt !== b.writtenAt) return a.writtenAt - b.writtenAt;
	if (a.id === b.id) return 0;
	return a.id < b.id ? -1 : 1;
}

class MemoryStore implements JournalStore {
	readonly #games = new Map<string, StoredGame>();

	#write(game: StoredGame, { entries, at, cause }: CheckedWriting): number {
		for (const entry of entries) game.entries.push({ ...entry, version: game.entries.length + 1, at, cause });
		game.writtenAt = at;
		return game.entries.length;
	}

	async create(writing: CheckedGame): Promise<CreateAnswer> {
		if (this.#games.has(writing.game)) return { kind: 'exists' };
		const game: StoredGame = { entries: [], createdAt: writing.at, status: writing.status, writtenAt: writing.at };
		this.#games.set(writing.game, game);
		return { kind: 'created', version: this.#write(game, writing) };
	}

	async append(writing: CheckedAppend): Promise<AppendAnswer> {
		const game = this.#games.get(writing.game);
		if (!game) return { kind: 'unknown-game' };
		const { cause, seen } = writing;
		const before = game.entries.findLast(
			(entry) => cause && entry.cause?.identity === cause.identity && entry.cause.id === cause.id,
		);
		if (before) return { kind: 'repeated', version: before.version };
		if (seen !== game.entries.length) return { kind: 'stale', version: game.entries.length };
		game.status = writing.status ?? game.status;
		return { kind: 'appended', version: this.#write(game, writing) };
	}

	async read(id: string, from: number, limit: number): Promise<Page | null> {
		const game = this.#games.get(id);
		if (!game) return null;
		return { game: summaryOf(id, game), entries: game.entries.slice(from - 1, from - 1 + limit) };
	}

	async games({ status, first, limit, after }: GamesAsked): Promise<readonly GameSummary[]> {
		const direction = first === 'oldest' ? 1 : -1;
		return Array.from(this.#games, ([id, game]) => summaryOf(id, game))
			.filter((game) => game.status === status && (!after || direction * inOrder(game, after) > 0))
			.sort((a, b) => direction * inOrder(a, b))
			.slice(0, limit);
	}

	async remove(id: string): Promise<boolean> {
		return this.#games.delete(id);
	}

	async close(): Promise<void> {
		this.#games.clear();
	}
}

export const memoryJournal = (): Journal => journalOf(new MemoryStore());
