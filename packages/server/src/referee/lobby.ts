// Which tables the lobby shows. Their terms are in the journal, which cannot be searched, so they are gathered, as far as somebody
// looks, and kept up.
import type { GameSummary, GamesAsked, Journal, Status } from '../journal/index.ts';
import { fromJournal, hasFreeSeat, type TableState, tableFrom } from '../tables/index.ts';
import type { ListAsked, Place } from './types.ts';
import { breathe } from './work.ts';

const PAGE = 500;
/** The beginnings of these are read before anybody else has a turn. */
const AT_ONCE = 100;
/** Of a table whose deal is called for: it was opened, two sat down at least, and the call. O20 */
const FEWEST_OF_CALL = 4;

interface Shown extends Place {
	/** Nobody looks for a table that waits only for those whom its seats are kept for, or whose deal is under way; that may change. */
	readonly status: ListAsked['status'] | 'kept';
}

const shownAs = (status: ListAsked['status'], state: TableState): Shown['status'] =>
	status === 'waiting' && !hasFreeSeat(state) ? 'kept' : status;

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
	readonly status: ListAsked['status'];
	/** The last that was looked at; null before the first. */
	at: Place | null;
	isDone: boolean;
	underWay: Promise<void> | null;
}

const fresh = (status: ListAsked['status']): Gathering => ({ status, at: null, isDone: false, underWay: null });

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
	note(id: string, state: TableState): void {
		const { terms, status, changedAt } = state;
		if (!terms.listed) return;
		this.#shown.delete(id);
		if (status !== 'over') this.#shown.set(id, { id, status: shownAs(status, state), writtenAt: changedAt });
		else if (this.#isGathering) this.#ended.add(id);
	}

	get #isGathering(): boolean {
		return Object.values(this.#gathered).some(({ underWay }) => underWay !== null);
	}

	/** As what a game of this status is shown; null where it is not. */
	async #shownAs(id: string, status: ListAsked['status']): Promise<Shown['status'] | null> {
		const start = await this.#journal.read(id, 1, 1);
		const first = start?.entries[0];
		if (!first) return null;
		const { version } = start.game;
		const { entry } = fromJournal(first);
		if (entry.type !== 'created' || !entry.terms.listed) return null;
		if (status === 'running') return status;
		if (version < FEWEST_OF_CALL && entry.reserved.every((kept) => kept === null)) return status;
		// Whether any seat is free by now, of a rematch or where a deal is under way, stands further down, and all of it may be long.
		await breathe();
		const whole = await this.#journal.read(id, 1, version);
		const state = tableFrom((whole?.entries ?? []).map(fromJournal));
		return state && shownAs(status, state);
	}

	async #gatherPage(gathering: Gathering): Promise<void> {
		const { status, at } = gathering;
		await breathe();
		const asked = { status: status === 'waiting' ? 'open' : 'running', first: 'newest', limit: AT_ONCE } as const;
		const page = await this.#journal.games({ ...asked, after: at ?? undefined });
		for (const { id, writtenAt } of page) {
			const found = this.#shown.has(id) ? null : await this.#shownAs(id, status);
			// What was noted meanwhile is newer.
			if (found && !this.#shown.has(id) && !this.#ended.has(id)) this.#shown.set(id, { id, status: found, writtenAt });
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

	/** Tables, the last changed first. No more is gathered than it takes to know them. */
	async list(asked: ListAsked): Promise<readonly Place[]> {
		const gathering = this.#gathered[asked.status];
		for (;;) {
			const found = this.#found(asked).slice(0, asked.limit);
			const { at, isDone } = gathering;
			const last = found.at(-1);
			if (isDone || (at && last && found.length === asked.limit && inOrder(last, at) <= 0)) return found;
			await this.#gatherMore(gathering);
		}
	}
}
