// What is done now and then, whoever plays: tables that nobody needs leave the memory, those that nobody came back to end, what
// nobody can use any more is deleted, and after a start the games that go on by themselves are found again, and those that ended last are told of once more.
import type { Tidied } from '../players/index.ts';
import { EXPIRES_AFTER } from '../tables/index.ts';
import type { Acting } from './acting.ts';
import type { LiveTable } from './live-table.ts';
import { gamesOf } from './lobby.ts';
import type { RefereePorts, RefereeSettings } from './ports.ts';
import { resultOf } from './results.ts';
import type { Shelf } from './shelf.ts';
import { breathe, type Work } from './work.ts';

/** A server that was stopped for longer than this is told of older ends by nobody. */
const ENDS_TOLD_FOR = 2 * 24 * 60 * 60 * 1000;

export class Upkeep {
	readonly #ports: RefereePorts;
	readonly #settings: RefereeSettings;
	readonly #shelf: Shelf;
	readonly #acting: Acting;
	readonly #work: Work;
	#isStopped = false;
	#stopSweeping = () => {};
	#stopExpiring = () => {};

	constructor(ports: RefereePorts, settings: RefereeSettings, shelf: Shelf, acting: Acting, work: Work) {
		this.#ports = ports;
		this.#settings = settings;
		this.#shelf = shelf;
		this.#acting = acting;
		this.#work = work;
	}

	start(): void {
		this.#sweepAgain();
		this.#expireAgain();
	}

	stop(): void {
		this.#isStopped = true;
		this.#stopSweeping();
		this.#stopExpiring();
	}

	#sweepAgain(): void {
		const { idleAfter } = this.#settings;
		this.#stopSweeping = this.#ports.later(idleAfter, () => {
			this.#shelf.sweep(this.#ports.now() - idleAfter);
			this.#sweepAgain();
		});
	}

	#expireAgain(): void {
		if (this.#isStopped) return;
		this.#stopExpiring = this.#ports.later(this.#settings.sweepEvery, () => {
			this.#work.background(
				'looking for expired tables',
				this.#expireAll().finally(() => this.#expireAgain()),
			);
		});
	}

	/** Does something to each of these tables; one that cannot be read keeps nobody from the others. */
	async #forEach(ids: readonly string[], work: (table: LiveTable) => Promise<void> | void): Promise<void> {
		for (const id of ids) {
			if (this.#isStopped) return;
			try {
				const table = await this.#shelf.get(id);
				if (!table) continue;
				await work(table);
				await breathe();
				this.#shelf.release(table);
			} catch (error) {
				this.#ports.onFault?.(`looking after table ${id} failed`, error);
			}
		}
	}

	async #untouched(status: 'open' | 'running', patience: number): Promise<readonly string[]> {
		const ids: string[] = [];
		for await (const { id, writtenAt } of gamesOf(this.#ports.journal, status)) {
			if (this.#ports.now() - writtenAt < patience) break;
			ids.push(id);
		}
		return ids;
	}

	async #expireAll(): Promise<void> {
		const { waiting, running } = EXPIRES_AFTER;
		const old = [...(await this.#untouched('open', waiting)), ...(await this.#untouched('running', running))];
		await this.#forEach(old, async (table) => {
			await this.#acting.expire(table);
			await this.#forgetUnplayed(table);
		});
		await this.#tidy();
	}

	/** At a table that was closed before its game began nothing was played that anybody could want to look at again. */
	async #forgetUnplayed(table: LiveTable): Promise<void> {
		await table.inTurn(async () => {
			const { id, state } = table;
			if (state.status !== 'over' || state.game) return;
			await this.#ports.players.forgetTable(id);
			await this.#ports.journal.remove(id);
			table.isGone = true;
		});
		this.#shelf.release(table);
	}

	async #tidy(): Promise<void> {
		const { players, now } = this.#ports;
		for (let after: Tidied | null | undefined; after !== null && !this.#isStopped; await breathe())
			after = await players.tidy(now(), after);
	}

	/** Whoever is told of the ends of games may not have been, if the server was stopped right behind one. */
	async #tellOfEnds(): Promise<void> {
		const { journal, now, onOver } = this.#ports;
		for await (const { id, writtenAt } of gamesOf(journal, 'finished', 'newest')) {
			if (this.#isStopped || now() - writtenAt > ENDS_TOLD_FOR) return;
			await this.#forEach([id], async (table) => {
				const result = resultOf(id, table.state);
				if (result && onOver) await onOver(result);
				// Nor may it have come to forgetting one that it had closed.
				await this.#forgetUnplayed(table);
			});
		}
	}

	/** A table that is read sees to its bots and its clock by itself; a clock is waited for without it. */
	async resume(): Promise<void> {
		await this.#forEach(await this.#untouched('running', 0), () => {});
		await this.#expireAll();
		// Nobody who wants to play waits for this.
		this.#work.background('telling of finished games', this.#tellOfEnds());
	}
}
