// The games that were written to of late, with what clients asked for in them. Looked up in the database, actions would need an
// index of their own, which costs more to keep than all else that is written; and so does where a game stands in lists, which is
// put down when a list is asked for. Nobody else writes to the database, so what is known here is true until a writing is undone.
import type { ClientAction, Status } from '../journal.ts';
import type { Statements } from './statements.ts';

/** With more actions than these in memory, the games that were asked for longest ago are let go. */
const MOST_ACTIONS = 200_000;
/** With more games than these whose place in lists is not put down, it is put down for all of them. */
const MOST_BEHIND = 2000;

/** The length tells where one ends and the other begins. */
const keyOf = ({ identity, id }: ClientAction): string => `${identity.length} ${identity}${id}`;

/** A game as it stands in the database. */
interface KnownGame {
	readonly number: number;
	version: number;
	status: Status;
	writtenAt: number;
	/** Whether its place in lists is still that of an earlier entry. */
	isBehind: boolean;
	/** The last version that each action led to. */
	readonly led: Map<string, number>;
}

export class KnownGames {
	readonly #statements: Statements;
	readonly #most: number;
	/** The one that was asked for longest ago first. */
	readonly #games = new Map<string, KnownGame>();
	#actions = 0;
	/** Those whose place is to be put down, and some where it has been meanwhile. */
	#behind: KnownGame[] = [];
	/** Whether others may be behind as well: what was known of them went with a process, or with something that was undone. */
	#mayBeMore = true;

	constructor(statements: Statements, most = MOST_ACTIONS) {
		this.#statements = statements;
		this.#most = most;
	}

	/** Null when there is no such game. */
	get(id: string): Readonly<KnownGame> | null {
		const game = this.#games.get(id) ?? this.#read(id);
		if (!game) return null;
		this.#games.delete(id);
		this.#games.set(id, game);
		return game;
	}

	/** Without its actions, for a game that nobody will write to; null when there is no such game. */
	numberOf(id: string): number | null {
		return (this.#games.get(id) ?? this.#statements.find(id))?.number ?? null;
	}

	#read(id: string): KnownGame | null {
		const found = this.#statements.find(id);
		if (!found) return null;
		const led = new Map<string, number>();
		for (const { cause, version } of this.#statements.actions(found.number)) led.set(keyOf(cause), version);
		this.#actions += led.size;
		this.#makeRoom(id);
		const { version, status, writtenAt } = found.summary;
		return { number: found.number, version, status, writtenAt, isBehind: false, led };
	}

	/** Never at the cost of this one. */
	#makeRoom(spared: string): void {
		for (const id of this.#games.keys()) {
			if (this.#actions <= this.#most) return;
			if (id !== spared) this.forget(id);
		}
	}

	/** The version that an action led to; null when it is not in the game. */
	ledBy(id: string, cause: ClientAction | null): number | null {
		return (cause && this.#games.get(id)?.led.get(keyOf(cause))) ?? null;
	}

	/** The game was written to. Called within the writing, to which whatever is put down belongs. */
	note(id: string, cause: ClientAction | null, version: number, at: number, status: Status): void {
		const game = this.#games.get(id);
		if (!game) return;
		const isElsewhere = status !== game.status;
		game.version = version;
		game.status = status;
		game.writtenAt = at;
		// Games that are over are many, and nobody looks for those that are behind among them.
		if (isElsewhere || status === 'finished') this.#putDown(game);
		else this.#putDownLater(game);
		if (!cause) return;
		const before = game.led.size;
		this.#actions += game.led.set(keyOf(cause), version).size - before;
		this.#makeRoom(id);
	}

	#putDownLater(game: KnownGame): void {
		if (!game.isBehind) this.#behind.push(game);
		game.isBehind = true;
		if (this.#behind.length > MOST_BEHIND) this.settle();
	}

	#putDown(game: KnownGame): void {
		game.isBehind = false;
		this.#statements.updateGame(game.number, game.writtenAt, game.status);
	}

	/** Whether all of it is put down. */
	get isSettled(): boolean {
		return !this.#mayBeMore && this.#behind.length === 0;
	}

	/** Puts down where every game stands in lists. Called within a writing. */
	settle(): void {
		if (this.#mayBeMore) this.#statements.updateGames();
		else for (const game of this.#behind) if (game.isBehind) this.#putDown(game);
		for (const game of this.#behind) game.isBehind = false;
		this.#behind = [];
		this.#mayBeMore = false;
	}

	/** Called within a writing. */
	forget(id: string): void {
		const game = this.#games.get(id);
		if (!game) return;
		if (game.isBehind) this.#putDown(game);
		this.#actions -= game.led.size;
		this.#games.delete(id);
	}

	/** Something was undone: nothing is known any more. */
	clear(): void {
		this.#games.clear();
		this.#actions = 0;
		this.#behind = [];
		this.#mayBeMore = true;
	}
}
