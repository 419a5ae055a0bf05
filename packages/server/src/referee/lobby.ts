// Which tables the lobby shows. Their terms are in the journal, which cannot be searched, so they are gathered once and kept up.
import type { GameSummary, GamesAsked, Journal, Status } from '../journal/index.ts';
import { fromJournal, type TableState } from '../tables/index.ts';
import type { ListAsked } from './types.ts';

const PAGE = 500;

interface Shown {
	readonly id: string;
	readonly status: 'waiting' | 'running';
	readonly writtenAt: number;
}

/** Every game of a status, by when it was last written. */
export async function* gamesOf(
	journal: Journal,
	status: Status,
	first: GamesAsked['first'] = 'oldest',
): AsyncGenerator<GameSummary, void, void> {
	let after: GameSummary | undefined;
	for (;;) {
		const page = await journal.games({ status, first, limit: PAGE, after });
		yield* page;
		after = page.at(-1);
		if (page.length < PAGE || !after) return;
	}
}

/** The last changed first, as the journal orders games. */
function inOrder(a: Omit<Shown, 'status'>, b: Omit<Shown, 'status'>): number {
	if (a.writtenAt !== b.writtenAt) return b.writtenAt - a.writtenAt;
	return a.id === b.id ? 0 : a.id < b.id ? 1 : -1;
}

export class Lobby {
	readonly #journal: Journal;
	readonly #shown = new Map<string, Shown>();
	#gathered: Promise<void> | null = null;

	constructor(journal: Journal) {
		this.#journal = journal;
	}

	/** The table is as it is now. */
	note(id: string, { terms, status, changedAt }: TableState): void {
		if (!terms.listed) return;
		if (status === 'over') this.#shown.delete(id);
		else this.#shown.set(id, { id, status, writtenAt: changedAt });
	}

	async #gather(): Promise<void> {
		for (const status of ['waiting', 'running'] as const)
			for await (const { id, writtenAt } of gamesOf(this.#journal, status === 'waiting' ? 'open' : 'running')) {
				if (this.#shown.has(id)) continue;
				const first = (await this.#journal.read(id, 1, 1))?.entries[0];
				const entry = first && fromJournal(first).entry;
				if (entry?.type === 'created' && entry.terms.listed) this.#shown.set(id, { id, status, writtenAt });
			}
	}

	/** Ids of tables, the last changed first. */
	async list({ status, limit, after }: ListAsked): Promise<readonly string[]> {
		this.#gathered ??= this.#gather().catch((error) => {
			this.#gathered = null;
			throw error;
		});
		await this.#gathered;
		return [...this.#shown.values()]
			.filter((each) => each.status === status && (!after || inOrder(after, each) < 0))
			.sort(inOrder)
			.slice(0, limit)
			.map(({ id }) => id);
	}
}
