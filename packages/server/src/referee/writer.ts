// Writes down what was decided at a table, and does whatever follows from it.
import type { Answer } from '@tessera/protocol';
import type { Decision, TableEntry, TableState } from '../tables/index.ts';
import { NO_TABLE, no } from './answers.ts';
import type { Cause } from './causes.ts';
import type { Comings } from './comings.ts';
import type { LiveTable } from './live-table.ts';
import type { Lobby } from './lobby.ts';
import type { RefereePorts } from './ports.ts';
import { resultOf } from './results.ts';
import type { Work } from './work.ts';

/** What changes who is where. */
const SEATING: ReadonlySet<string> = new Set(['sat', 'stood', 'began', 'seat-moved']);

export class Writer {
	readonly #ports: RefereePorts;
	readonly #lobby: Lobby;
	readonly #comings: Comings;
	readonly #work: Work;

	constructor(ports: RefereePorts, lobby: Lobby, comings: Comings, work: Work) {
		this.#ports = ports;
		this.#lobby = lobby;
		this.#comings = comings;
		this.#work = work;
	}

	get isClosed(): boolean {
		return this.#work.isClosed;
	}

	/** Called in turn. Null when somebody else was faster. */
	async write(table: LiveTable, decision: Decision, cause?: Cause): Promise<Answer | null> {
		if (!decision.ok) return no(decision.problem);
		const before = table.state;
		// Times never go back within a table, whatever the clock of the machine does.
		const at = Math.max(this.#ports.now(), before.changedAt);
		const writing = await table.write(decision.value, at, cause);
		if (writing.kind === 'gone') return no(NO_TABLE);
		if (writing.kind === 'overtaken') {
			this.noteNews(table);
			return null;
		}
		if (decision.value.length > 0) this.#lobby.note(table.id, table.state);
		this.#forgetThose(table.id, before, decision.value);
		if (before.status !== table.state.status) this.#noteStatus(table, before);
		if (decision.value.some(({ type }) => SEATING.has(type))) this.#comings.soon(table);
		return { ok: true, version: writing.version };
	}

	/** Somebody else has written to the table, and has seen to all that follows from it outside of this process. */
	noteNews(table: LiveTable): void {
		this.#lobby.note(table.id, table.state);
		this.#comings.soon(table);
	}

	#noteStatus({ id, state }: LiveTable, before: TableState): void {
		this.#work.background('noting a table', this.#ports.players.touch(id, state.changedAt));
		const result = before.status === 'running' ? resultOf(id, state) : null;
		if (result && this.#ports.onOver) this.#work.background('telling of a finished game', this.#ports.onOver(result));
	}

	/** Those who stood up, or were asked to, have nothing to do with the table any more. */
	#forgetThose(table: string, { seats }: TableState, entries: readonly TableEntry[]): void {
		for (const entry of entries) {
			const gone = entry.type === 'stood' ? seats[entry.seat] : null;
			if (gone?.type !== 'person') continue;
			this.#work.background('noting who left', this.#ports.players.removeTable(gone.identity, table));
		}
	}
}
