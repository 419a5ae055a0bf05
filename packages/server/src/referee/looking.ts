// What can be asked of tables without changing anything.
import { formatGame } from '@tessera/notation';
import type { Problem, TableCard } from '@tessera/protocol';
import { cardOf, problem, recordOf } from '../tables/index.ts';
import { NO_TABLE, UNREAD } from './answers.ts';
import type { OnFault } from './audiences.ts';
import type { Lobby } from './lobby.ts';
import type { TablePlayers } from './ports.ts';
import type { Shelf } from './shelf.ts';
import type { ListAsked, PageAsked, Place, TablesPage } from './types.ts';
import { breathe } from './work.ts';

export class Looking {
	readonly #shelf: Shelf;
	readonly #lobby: Lobby;
	readonly #players: TablePlayers;
	readonly #onFault: OnFault;

	constructor(shelf: Shelf, lobby: Lobby, players: TablePlayers, onFault: OnFault) {
		this.#shelf = shelf;
		this.#lobby = lobby;
		this.#players = players;
		this.#onFault = onFault;
	}

	/** What fails is answered in words too. */
	async reading<T>(what: string, read: () => Promise<T | Problem>): Promise<T | Problem> {
		try {
			return await read();
		} catch (error) {
			this.#onFault(`${what} failed`, error);
			return UNREAD;
		}
	}

	async #cards(ids: readonly string[], who: readonly string[]): Promise<readonly TableCard[]> {
		const cards: TableCard[] = [];
		for (const id of ids) {
			// Reading a table takes its time: others go first in between.
			if (!this.#shelf.peek(id)) await breathe();
			const table = await this.#shelf.get(id);
			if (table) cards.push(cardOf(id, table.state, who, table.audiences.watchers));
		}
		return cards;
	}

	async table(identity: string | null, id: string): Promise<TableCard | null> {
		const [card] = await this.#cards([id], identity === null ? [] : [identity]);
		return card ?? null;
	}

	/** One more place than there is room for was asked for: whether it is there says whether anything comes after the page. */
	async #page(places: readonly Place[], limit: number, who: readonly string[]): Promise<TablesPage> {
		const here = places.slice(0, limit);
		return {
			tables: await this.#cards(
				here.map(({ id }) => id),
				who,
			),
			next: places.length > limit ? (here.at(-1) ?? null) : null,
		};
	}

	async list(asked: ListAsked): Promise<TablesPage> {
		const { status, limit } = asked;
		const { tables, next } = await this.#page(await this.#lobby.list({ ...asked, limit: limit + 1 }), limit, []);
		return { tables: tables.filter((each) => each.status === status), next };
	}

	async tablesOf(identity: string, { limit, after }: PageAsked): Promise<TablesPage> {
		const [tables, devices] = await Promise.all([
			this.#players.tablesOf(identity, limit + 1, after && { table: after.id, at: after.writtenAt }),
			this.#players.devicesOf(identity),
		]);
		return this.#page(
			tables.map(({ table, at }) => ({ id: table, writtenAt: at })),
			limit,
			devices.includes(identity) ? devices : [identity],
		);
	}

	gameText(id: string): Promise<string | Problem> {
		return this.reading<string>('writing a game down', async () => {
			const table = await this.#shelf.get(id);
			if (!table) return NO_TABLE;
			if (table.state.status !== 'over') return problem('not-now', 'The game is not over yet.');
			const record = recordOf(table.state);
			return record ? formatGame(record) : problem('not-found', 'No game was played at this table.');
		});
	}
}
