// The games that were written to of late, with what clients asked for in them. Looked up in the database, actions would need an
// index of their own, which costs more to keep than all else that is written. Nobody else writes to the database, so what is known
// here is true until a writing is undone.
import type { ClientAction, Status } from '../journal.ts';
import type { Statements } from './statements.ts';

/** With more actions than these in memory, the games that were asked for longest ago are let go. */
const MOST_ACTIONS = 200_000;

/** The length tells where one ends and the other begins. */
const keyOf = ({ identity, id }: ClientAction): string => `${identity.length} ${identity}${id}`;

/** A game as it stands in the database. */
interface KnownGame {
	readonly number: number;
	version: number;
	status: Status;
	/** The last version that each action led to. */
	readonly led: Map<string, number>;
}

export class KnownGames {
	readonly #statements: Statements;
	readonly #most: number;
	/** The one that was asked for longest ago first. */
	readonly #games = new Map<string, KnownGame>();
	#actions = 0;

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
		const { version, status } = found.summary;
		return { number: found.number, version, status, led };
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

	/** The game was written to. */
	note(id: string, cause: ClientAction | null, version: number, status: Status): void {
		const game = this.#games.get(id);
		if (!game) return;
		game.version = version;
		game.status = status;
		if (!cause) return;
		const before = game.led.size;
		this.#actions += game.led.set(keyOf(cause), version).size - before;
		this.#makeRoom(id);
	}

	forget(id: string): void {
		this.#actions -= this.#games.get(id)?.led.size ?? 0;
		this.#games.delete(id);
	}

	/** Something was undone: nothing is known any more. */
	clear(): void {
		this.#games.clear();
		this.#actions = 0;
	}
}
