// One table in memory: its journal folded, and a queue, so that whatever is done to it is done one after the other.
import { begun } from '../begun.ts';
import type { Entry, Journal } from '../journal/index.ts';
import { evolve, fromJournal, type TableEntry, type TableState, writtenAs } from '../tables/index.ts';
import { Audiences, type OnFault } from './audiences.ts';
import { actionOf, type Cause, Causes } from './causes.ts';
import { History } from './history.ts';
import type { RefereePorts } from './ports.ts';

const PAGE = 1000;

const STATUS = { waiting: 'open', running: 'running', over: 'finished' } as const;

/** What a table in memory needs from outside. */
export interface TablePorts extends Pick<RefereePorts, 'journal' | 'bus' | 'now'> {
	readonly onFault: OnFault;
}

export type Writing =
	| { readonly kind: 'written'; readonly version: number }
	/** Somebody else wrote to the table: look again. */
	| { readonly kind: 'overtaken' }
	/** The table has been deleted. */
	| { readonly kind: 'gone' };

export class LiveTable {
	readonly id: string;
	readonly history = new History();
	readonly audiences: Audiences;
	state: TableState;
	/** When anything last had to do with it. */
	usedAt: number;
	/** The version of the game that somebody is thinking about. */
	thinkingAbout: number | null = null;
	/** It was deleted: nothing can be done to it any more. */
	isGone = false;
	readonly #store: Journal;
	/** Tells the referees elsewhere. */
	readonly #publish: (version: number) => void;
	/** What clients asked for, and the versions that it led to. */
	readonly causes = new Causes();
	#isUnsure = false;
	/** Until all that was asked for is done. */
	#queue: Promise<void> = Promise.resolve();
	#waiting = 0;

	constructor(id: string, entries: readonly Entry[], { journal, bus, now, onFault }: TablePorts) {
		this.id = id;
		this.#store = journal;
		this.#publish = (version) => bus.publish(id, { version });
		this.usedAt = now();
		let state: TableState | null = null;
		for (const entry of entries) state = this.#take(state, entry);
		if (!state) throw new Error('a table has entries');
		this.state = state;
		this.history.forgetLatest();
		this.audiences = new Audiences(this, onFault);
	}

	/** Null when there is no such table. */
	static async open(id: string, ports: TablePorts): Promise<LiveTable | null> {
		const entries = await entriesFrom(ports.journal, id, 1);
		return entries && new LiveTable(id, entries, ports);
	}

	#take(state: TableState | null, entry: Entry): TableState {
		const written = fromJournal(entry);
		this.history.add(written);
		this.causes.take(entry);
		return evolve(state, written);
	}

	/** Does something once everything that was asked before is done: at once where that is nothing. */
	inTurn<T>(work: () => Promise<T>): Promise<T> {
		const before = this.#waiting++ === 0 ? null : this.#queue;
		// In its place before it begins: what it asks for itself comes after it.
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#queue = promise;
		const turn = before ? before.then(work) : begun(work);
		const done = (): void => {
			this.#waiting--;
			resolve();
		};
		turn.then(done, done);
		return turn;
	}

	get isBusy(): boolean {
		return this.#waiting > 0 || this.thinkingAbout !== null;
	}

	/** Reads what was written by others, or by us without our knowing; whether there was anything. */
	async #catchUp(): Promise<boolean> {
		this.#isUnsure = true;
		const entries = await entriesFrom(this.#store, this.id, this.state.version + 1);
		for (const entry of entries ?? []) this.state = this.#take(this.state, entry);
		this.#isUnsure = false;
		const isBehind = entries !== null && entries.length > 0;
		if (isBehind) this.#tell();
		return isBehind;
	}

	/** Tells everybody of what is new, which is then kept as text alone. */
	#tell(): void {
		this.audiences.tell();
		this.history.forgetLatest();
	}

	/** Whether the storage failed at a moment that leaves it open what is written. */
	get isUnsure(): boolean {
		return this.#isUnsure;
	}

	/** What turns out to be written by us has been told to nobody yet. */
	async makeSure(): Promise<void> {
		if (this.#isUnsure && (await this.#catchUp())) this.#publish(this.state.version);
	}

	/** Somebody else says that the table is at this version; whether that was news. Called in turn. */
	async hear(version: number): Promise<boolean> {
		return version > this.state.version && this.#catchUp();
	}

	/** Writes entries down for good, then tells everybody who may know. */
	async write(entries: readonly TableEntry[], at: number, cause?: Cause): Promise<Writing> {
		const before = this.state.version;
		const news = entries.map((entry, index) => writtenAs(entry, before + 1 + index, at));
		const [first, ...rest] = news.map(({ entry, payload }) => ({ kind: entry.type, payload }));
		if (!first) return { kind: 'written', version: before };
		let after = this.state;
		const action = cause && actionOf(cause);
		for (const written of news) after = evolve(after, written);
		this.#isUnsure = true;
		const answer = await this.#store.append({
			game: this.id,
			seen: before,
			entries: [first, ...rest],
			at,
			cause: action,
			status: STATUS[after.status],
		});
		if (answer.kind === 'unknown-game') {
			this.#isUnsure = false;
			this.isGone = true;
			return { kind: 'gone' };
		}
		if (answer.kind !== 'appended') {
			await this.#catchUp();
			return { kind: 'overtaken' };
		}
		this.#isUnsure = false;
		for (const written of news) this.history.add(written);
		this.state = after;
		if (cause) this.causes.note(cause, answer.version);
		this.#tell();
		this.#publish(answer.version);
		return { kind: 'written', version: answer.version };
	}
}

async function entriesFrom(store: Journal, id: string, from: number): Promise<readonly Entry[] | null> {
	const entries: Entry[] = [];
	for (;;) {
		const page = await store.read(id, from + entries.length, PAGE);
		if (!page) return null;
		entries.push(...page.entries);
		if (page.entries.length === 0 || from + entries.length > page.game.version) return entries;
	}
}
