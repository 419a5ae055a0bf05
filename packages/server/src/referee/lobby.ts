// Which tables the lobby shows. Their terms are in the journal, which cannot be searched, so they are gathered, as far as somebody
// looks, and kept up.
import type { GameSummary, GamesAsked, Journal, Status } from '../journal/index.ts';
import { fromJournal, type TableState } from '../tables/index.ts';
import type { ListAsked } from './types.ts';
import { breathe } from './work.ts';

const PAGE = 500;
/** Each of these is read before anybody else has a turn. */
const AT_ONCE = 100;

interface Shown {
	readonly id: string;
	readonly status: 'waiting' | 'running';
	readonly writtenAt: number;
}

type Place = Omit<Shown, 'status'>;

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
function inOrder(a: Place, b: Place): number {
	if (a.writtenAt !== b.writtenAt) return b.writtenAt - a.writtenAt;
	return a.id === b.id ? 0 : a.id < b.id ? 1 : -1;
}

/** How far the games of a status have been gathered, the last changed first. */
interface Gathering {
	readonly status: Shown['status'];
	/** The last that was looked at; null before the first. */
	at: Place | null;
	isDone: boolean;
	underWay: Promise<void> | null;
}

const fresh = (status: Shown['status']): Gathering => ({ status, at: null, isDone: false, underWay: null });

export class Lobby {
	readonly #journal: Journal;
	/** All that have changed since the start, and all that were gathered; the last changed at the end. */
	readonly #shown = new Map<string, Shown>();
	readonly #gathered = { waiting: fresh('waiting'), running: fresh('running') };
	/** Those that came to their end while games were gathered. */
	readonly #ended = new Set<string>();

	constructor(journal: Journal) {
		this.#journal = journal;
	}

	/** The table is as it is now. */
	note(id: string, { terms, status, changedAt }: TableState): void {
		if (!terms.listed) return;
		this.#shown.delete(id);
		if (status !== 'over') this.#shown.set(id, { id, status, writtenAt: changedAt });
		else if (this.#isGathering) this.#ended.add(id);
	}

	get #isGathering(): boolean {
		return Object.values(this.#gathered).some(({ underWay }) => underWay !== null);
	}

	async #isListed(id: string): Promise<boolean> {
		const first = (await this.#journal.read(id, 1, 1))?.entries[0];
		const entry = first && fromJournal(first).entry;
		return entry?.type === 'created' && entry.terms.listed;
	}

	async #gatherPage(gathering: Gathering): Promise<void> {
		const { status, at } = gathering;
		await breathe();
		const asked = { status: status === 'waiting' ? 'open' : 'running', first: 'newest', limit: AT_ONCE } as const;
		const page = await this.#journal.games({ ...asked, after: at ?? undefined });
		for (const { id, writtenAt } of page) {
			const isListed = !this.#shown.has(id) && (await this.#isListed(id));
			// What was noted meanwhile is newer.
			if (isListed && !this.#shown.has(id) && !this.#ended.has(id)) this.#shown.set(id, { id, status, writtenAt });
		}
		gathering.at = page.at(-1) ?? at;
		gathering.isDone = page.length < AT_ONCE;
	}

	/** Gathers some more; whoever asks meanwhile waits for the same. */
	#gatherMore(gathering: Gathering): Promise<void> {
		gathering.underWay ??= this.#gatherPage(gathering).finally(() => {
			gathering.underWay = null;
			if (!this.#isGathering) this.#ended.clear();
		});
		return gathering.underWay;
	}

	#found({ status, after }: ListAsked): readonly Shown[] {
		return [...this.#shown.values()]
			.filter((each) => each.status === status && (!after || inOrder(after, each) < 0))
			.reverse()
			.sort(inOrder);
	}

	/** Ids of tables, the last changed first. No more is gathered than it takes to know them. */
	async list(asked: ListAsked): Promise<readonly string[]> {
		const gathering = this.#gathered[asked.status];
		for (;;) {
			const found = this.#found(asked).slice(0, asked.limit);
			const { at, isDone } = gathering;
			const last = found.at(-1);
			if (isDone || (at && last && found.length === asked.limit && inOrder(last, at) <= 0))
				return found.map(({ id }) => id);
			await this.#gatherMore(gathering);
		}
	}
}
