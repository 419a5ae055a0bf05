// A referee to try things with: a clock and bots that the test drives, and people who follow; for tests only.
import { fallbackAction } from '@tessera/bots/fallback';
import { type Action, replayView, type Seat, type Secret, seedFromText, type View } from '@tessera/engine';
import {
	type Answer,
	type Command,
	type FollowedTable,
	follow,
	type Presence,
	type Problem,
	type Standing,
	type TermsWish,
} from '@tessera/protocol';
import { type Bus, localBus } from '../bus/index.ts';
import { type Journal, memoryJournal } from '../journal/index.ts';
import type { Later } from '../later.ts';
import { memoryPlayers, type Players } from '../players/index.ts';
import type { Question, Thinker } from '../thinking/index.ts';
import type { RefereeSettings, TableNews, TableResult } from './ports.ts';
import { createReferee } from './referee.ts';
import type { Follower, Following, Line, Referee } from './types.ts';

/** A clock that goes on when it is told to. */
export class HandClock {
	now = 1_000_000;
	readonly #waiting = new Map<symbol, { readonly at: number; readonly run: () => void }>();

	readonly later: Later = (milliseconds, run) => {
		const key = Symbol('timer');
		this.#waiting.set(key, { at: this.now + milliseconds, run });
		return () => void this.#waiting.delete(key);
	};

	get waiting(): number {
		return this.#waiting.size;
	}

	/** Lets time pass, timer by timer, each with all that follows from it. */
	async pass(milliseconds: number): Promise<void> {
		const end = this.now + milliseconds;
		for (;;) {
			const due = [...this.#waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
			if (!due) break;
			const [key, { at, run }] = due;
			this.#waiting.delete(key);
			this.now = Math.max(this.now, at);
			run();
			await settled();
		}
		this.now = end;
		await settled();
	}
}

/** Once everything that needs no clock has happened. */
export async function settled(): Promise<void> {
	for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** A thinker that does the first thing that is legal, or what the test says. */
export class FirstThinker implements Thinker {
	readonly asked: Question[] = [];
	answer: (question: Question) => Promise<Action> = async ({ view }) => fallbackAction(view);
	readonly waiting = 0;

	choose(question: Question): Promise<Action> {
		this.asked.push(question);
		return this.answer(question);
	}

	async close(): Promise<void> {}
}

/** Somebody who follows and remembers. */
export class Recorder implements Follower {
	readonly lines: Line[] = [];
	readonly standings: Standing[] = [];
	readonly presences: Presence[] = [];
	table: FollowedTable | null = null;
	caughtUpTo = 0;

	told(line: Line): void {
		this.lines.push(line);
		// One who begins later has no table to add to.
		if (this.table || line.version === 1) this.table = follow(this.table, JSON.parse(line.json()));
	}

	caughtUp(version: number, standing: Standing): void {
		this.caughtUpTo = version;
		this.standings.push(standing);
	}

	presence(presence: Presence): void {
		this.presences.push(presence);
	}

	get seat(): Seat | null {
		return this.standings.at(-1)?.seat ?? null;
	}

	get view(): View {
		return replayView(this.seat, this.table?.steps.flatMap(({ events }) => events) ?? []);
	}

	get types(): readonly string[] {
		return this.lines.map(({ told }) => told.happening.type);
	}
}

export const isProblem = (value: object): value is Problem => 'code' in value;

export class World {
	readonly clock = new HandClock();
	readonly thinker = new FirstThinker();
	readonly journal: Journal;
	readonly players: Players = memoryPlayers();
	readonly faults: string[] = [];
	readonly results: TableResult[] = [];
	onOver: (result: TableResult) => Promise<unknown> = async (result) => this.results.push(result);
	readonly #settings: Partial<RefereeSettings>;
	readonly #bus: Bus<TableNews> | null;
	/** When the server before this start was last known to run. */
	ranUntil: number | null = null;
	referee: Referee;
	#secrets = 0;
	#requests = 0;
	static #worlds = 0;
	/** Ids are of one world: two over the same journal ask for different things. */
	readonly #own = World.#worlds++;

	/** With a bus of its own, unless it is given one that it shares with others. */
	constructor(
		settings: Partial<RefereeSettings> = {},
		journal: Journal = memoryJournal(),
		bus: Bus<TableNews> | null = null,
	) {
		this.journal = journal;
		this.#bus = bus;
		this.#settings = { botPace: 0, ...settings };
		this.referee = this.start();
	}

	/** Another referee on the same journal: as after a restart. */
	start(): Referee {
		this.referee = createReferee(
			{
				journal: this.journal,
				bus: this.#bus ?? localBus(() => void this.faults.push('the bus failed')),
				players: this.players,
				thinker: this.thinker,
				ranUntil: this.ranUntil,
				now: () => this.clock.now,
				later: this.clock.later,
				newSecret: (): Secret => seedFromText(`secret ${this.#secrets++}`),
				onFault: (what) => void this.faults.push(what),
				onOver: (result) => this.onOver(result),
			},
			this.#settings,
		);
		return this.referee;
	}

	async open(wish: Partial<TermsWish> = {}, host = 'ann'): Promise<string> {
		const terms: TermsWish = { game: 'classic', seats: 2, ...wish };
		const answer = await this.referee.create(host, terms, `request-${this.#own}-${this.#requests++}`);
		if (!answer.ok || !answer.table) throw new Error(JSON.stringify(answer));
		return answer.table;
	}

	/** Asks with an id of its own, having seen everything, unless told otherwise. */
	async ask(
		who: string,
		table: string,
		command: Command,
		{ id = `ask-${this.#own}-${this.#requests++}`, seen }: { readonly id?: string; readonly seen?: number } = {},
	): Promise<Answer> {
		const all = async (): Promise<number> => (await this.journal.read(table, 1, 1))?.game.version ?? 0;
		return this.referee.command(who, table, { id, seen: seen ?? (await all()), command });
	}

	/** A game that has begun, for these people. */
	async begun(wish: Partial<TermsWish> = {}, people: readonly string[] = ['ann', 'bob']): Promise<string> {
		const table = await this.open({ seats: people.length, ...wish });
		for (const name of people) await this.ask(name, table, { type: 'sit', name });
		return table;
	}

	/** A game of one person against a bot. */
	async withBot(wish: Partial<TermsWish> = {}): Promise<string> {
		const table = await this.open(wish);
		await this.ask('ann', table, { type: 'seat-bot', level: 'club' });
		await this.ask('ann', table, { type: 'sit', name: 'ann' });
		return table;
	}

	async listen(who: string | null, table: string, from = 1): Promise<Recorder & Following> {
		const recorder = new Recorder();
		const following = await this.referee.follow(who, table, from, recorder);
		if (isProblem(following)) throw new Error(following.message);
		return Object.assign(recorder, { stop: following.stop });
	}

	/** The first legal thing, if it is this person's turn. */
	async actFirst(who: string, table: string): Promise<Answer | null> {
		const seen = await this.listen(who, table);
		seen.stop();
		const { view } = seen;
		if (seen.table?.status !== 'running' || view.turn !== view.viewer) return null;
		return this.ask(who, table, { type: 'act', action: fallbackAction(view) });
	}

	/** Plays to the end, or so many rounds. */
	async playOn(people: readonly string[], table: string, rounds = 1000): Promise<void> {
		for (let round = 0; round < rounds; round++) {
			for (const who of people) await this.actFirst(who, table);
			await settled();
			if ((await this.referee.table(null, table))?.status === 'over') return;
		}
	}
}
