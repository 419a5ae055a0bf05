// Opens tables: new ones, and those where the same people go on.
import type { TableTerms } from '@tessera/protocol';
import { type Opening, openRematch, openTable, toJournal } from '../tables/index.ts';
import { hashOf } from './causes.ts';
import { rematchIdFor, tableIdFor } from './ids.ts';
import type { LiveTable } from './live-table.ts';
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

	/** The same request of the same identity opens one table; null where its id was used to open another. */
	async open(identity: string, terms: TableTerms, requestId: string): Promise<string | null> {
		const { players, now, newSecret } = this.#ports;
		const id = tableIdFor(identity, requestId);
		const isNew = await this.#openWith(id, openTable(terms, identity, newSecret()));
		if (!isNew && hashOf((await this.#shelf.get(id))?.state.terms) !== hashOf(terms)) return null;
		await players.addTable(identity, id, now());
		return id;
	}

	/** Opens the table that the same people go on at, if it is not open already. */
	async openAgain(table: LiveTable, identity: string): Promise<string> {
		const { players, now, newSecret } = this.#ports;
		const id = rematchIdFor(table.id);
		const isNew = await this.#openWith(id, openRematch(table.state, identity, newSecret()));
		// Whoever has left it meanwhile does not get it back in their list.
		if (!isNew && table.state.rematch !== null) return id;
		for (const occupant of table.state.seats)
			if (occupant?.type === 'person') await players.addTable(occupant.identity, id, now());
		return id;
	}

	/** Whether there was no such table before. It needs no cause: its id says what was asked for. */
	async #openWith(id: string, opening: Opening): Promise<boolean> {
		const { journal, now } = this.#ports;
		const [first, ...rest] = opening;
		const entries = [toJournal(first), ...rest.map(toJournal)] as const;
		const answer = await journal.create({ game: id, entries: [...entries], at: now(), status: 'open' });
		if (answer.kind === 'created' && first.type === 'created' && first.terms.listed) {
			const table = await this.#shelf.get(id);
			if (table) this.#lobby.note(id, table.state);
		}
		return answer.kind === 'created';
	}
}
