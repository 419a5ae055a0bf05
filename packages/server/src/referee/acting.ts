// The referee acts by itself: lets bots think and play, puts those out whose time is over, ends what nobody came back to.
import { fallbackAction } from '@tessera/bots/fallback';
import { type Action, deriveSeed, type Position, type Seat, type View, viewFor } from '@tessera/engine';
import type { BotLevel } from '@tessera/protocol';
import {
	type Absence,
	deadlineFor,
	decideAfter,
	decideExpiry,
	decideFor,
	decideTimeout,
	seatToActFor,
} from '../tables/index.ts';
import type { Deadlines } from './deadlines.ts';
import type { LiveTable } from './live-table.ts';
import type { RefereePorts, RefereeSettings } from './ports.ts';
import type { Writer } from './writer.ts';

/** Who plays for one whose time is over. */
const STAND_IN: BotLevel = 'club';
/** How long to wait after the storage has failed. */
const TRY_AGAIN = 1000;
/** A shorter absence than this is not made up for. */
const WORTH_IT = 1000;

interface Thought {
	readonly seat: Seat;
	readonly level: BotLevel;
	readonly view: View;
	readonly seed: string;
	/** The version of the game that it is about. */
	readonly about: number;
}

export class Acting {
	readonly #ports: RefereePorts;
	readonly #settings: RefereeSettings;
	readonly #deadlines: Deadlines;
	readonly #writer: Writer;
	/** The time before this start in which nobody could act; null where it was too short to speak of. */
	readonly #absence: Absence | null;

	constructor(ports: RefereePorts, settings: RefereeSettings, deadlines: Deadlines, writer: Writer) {
		this.#ports = ports;
		this.#settings = settings;
		this.#deadlines = deadlines;
		this.#writer = writer;
		const [from, until] = [ports.ranUntil ?? null, ports.now()];
		this.#absence = from !== null && until - from >= WORTH_IT ? { from, until } : null;
	}

	/** What a bot has to think about at a table now. */
	#thoughtAt({ state }: LiveTable): Thought | null {
		const acting = seatToActFor(state, this.#ports.now());
		if (!acting || !state.game) return null;
		const { seat } = acting;
		const occupant = state.seats[seat];
		return {
			seat,
			level: occupant?.type === 'bot' ? occupant.level : STAND_IN,
			view: viewFor<Position>(state.game.position, seat),
			// Bots think by chance of their own, from which nobody can learn anything about the deal.
			seed: deriveSeed(state.secret, [`bot ${seat}`]),
			about: state.game.changedIn,
		};
	}

	/** Sees to whatever comes next at a table. */
	goOn(table: LiveTable): void {
		if (this.#writer.isClosed) return;
		const deadline = deadlineFor(table.state);
		const thought = this.#thoughtAt(table);
		// A deadline that has passed is being dealt with.
		this.#deadlines.set(table.id, thought ? null : deadline);
		if (!thought || table.thinkingAbout === thought.about) return;
		table.thinkingAbout = thought.about;
		void this.#think(table, thought);
	}

	#pause(milliseconds: number): Promise<void> {
		return new Promise((resolve) => {
			if (milliseconds <= 0) resolve();
			else this.#ports.later(milliseconds, resolve);
		});
	}

	async #choose(table: string, { level, seed, view }: Thought): Promise<Action> {
		try {
			return await this.#ports.thinker.choose({ table, level, seed, view });
		} catch (error) {
			if (!this.#writer.isClosed) this.#ports.onFault?.('a bot gave no answer', error);
			return fallbackAction(view);
		}
	}

	async #think(table: LiveTable, thought: Thought): Promise<void> {
		try {
			const [action] = await Promise.all([this.#choose(table.id, thought), this.#pause(this.#settings.botPace)]);
			await table.inTurn(() => this.#play(table, thought, action));
			if (table.thinkingAbout === thought.about) table.thinkingAbout = null;
			this.goOn(table);
		} catch (error) {
			if (this.#writer.isClosed) return;
			this.#ports.onFault?.('a bot could not act', error);
			await this.#pause(TRY_AGAIN);
			if (table.thinkingAbout === thought.about) table.thinkingAbout = null;
			this.goOn(table);
		}
	}

	/** Plays what was thought of, unless the game has changed meanwhile. */
	async #play(table: LiveTable, { seat, view, about }: Thought, action: Action): Promise<void> {
		await table.makeSure();
		if (this.#writer.isClosed || table.state.game?.changedIn !== about) return;
		const now = this.#ports.now();
		const decided = decideFor(table.state, seat, action, now);
		const isLegal = decided.ok;
		if (!isLegal) this.#ports.onFault?.('a bot chose what is not legal', decided.problem.refusal?.kind);
		await this.#writer.write(table, isLegal ? decided : decideFor(table.state, seat, fallbackAction(view), now));
	}

	/** Whether somebody is to be put out. */
	isLate({ state }: LiveTable): boolean {
		const decision = decideTimeout(state, this.#ports.now());
		return decision.ok && decision.value.length > 0;
	}

	/** Puts those out whose time is over; called in turn, before anything else is done. */
	async settleTime(table: LiveTable): Promise<void> {
		for (;;) {
			const decision = decideTimeout(table.state, this.#ports.now());
			if (!decision.ok || decision.value.length === 0) return;
			await this.#writer.write(table, decision);
		}
	}

	/** Gives back the time in which the server was not there, once; before anything else is done with a table. */
	async giveBack(table: LiveTable): Promise<void> {
		const absence = this.#absence;
		if (!absence || this.#writer.isClosed) return;
		while (!table.history.hasSince('clock-moved', absence.until)) {
			const decision = decideAfter(absence, table.state);
			if (!decision.ok || decision.value.length === 0) return;
			await this.#writer.write(table, decision);
		}
	}

	/** A deadline has come. */
	async due(table: LiveTable): Promise<void> {
		await table.inTurn(async () => {
			await table.makeSure();
			if (!this.#writer.isClosed) await this.settleTime(table);
		});
		this.goOn(table);
	}

	async expire(table: LiveTable): Promise<void> {
		await table.inTurn(async () => {
			await table.makeSure();
			if (!this.#writer.isClosed) await this.#writer.write(table, decideExpiry(table.state, this.#ports.now()));
		});
		this.goOn(table);
	}
}
