// Opens tables: new ones, and those where the same people go on.
import { type Opening, openRematch, openTable, toJournal } from '../tables/index.ts';
import { rematchIdFor, tableIdFor } from './ids.ts';
import type { Cause, LiveTable } from './live-table.ts';
import type { Lobby } from './lobby.ts';
import type { RefereePorts } from './ports.ts';
import type { Shelf } from './shelf.ts';

export class Opener {
	readonly #ports: RefereePorts;
	readonly #shelf: Shelf;
	readonly #lobby: Lobby;

	constructor(ports: RefereePorts, shelf: Shelf, lobby: Lobby) {
		this.#ports = ports;
		this.#shelf = shelf;
		this.#lobby = lobby;
	}

	/** The same request of the same identity opens one table. */
	async open(identity: string, terms: Parameters<typeof openTable>[0], requestId: string): Promise<string> {
		const { players, now, newSecret } = this.#ports;
		const id = tableIdFor(identity, requestId);
		await this.#openWith(id, openTable(terms, identity, newSecret()), { identity, id: requestId });
		await players.addTable(identity, id, now());
		return id;
	}

	/** Opens the table that the same people go on at, if it is not open already. */
	async openAgain(table: LiveTable, identity: string): Promise<string> {
		const { players, now, newSecret } = this.#ports;
		const id = rematchIdFor(table.id);
		await this.#openWith(id, openRematch(table.state, identity, newSecret()), { identity, id: table.id });
		for (const occupant of table.state.seats)
			if (occupant?.type === 'person') await players.addTable(occupant.identity, id, now());
		return id;
	}

	async #openWith(id: string, opening: Opening, cause: Cause): Promise<void> {
		const { journal, now } = this.#ports;
		const [first, ...rest] = opening;
		const entries = [toJournal(first), ...rest.map(toJournal)] as const;
		const answer = await journal.create({ game: id, entries: [...entries], at: now(), cause, status: 'open' });
		if (answer.kind === 'created' && first.type === 'created' && first.terms.listed) {
			const table = await this.#shelf.get(id);
			if (table) this.#lobby.note(id, table.state);
		}
	}
}
