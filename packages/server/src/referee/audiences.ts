// Who follows a table, what each of them has been told, and who is there.
import type { GameName } from '@tessera/engine';
import type { Presence, Standing, Told } from '@tessera/protocol';
import {
	type Audience,
	audienceOf,
	isHost,
	keptFor,
	seatOf,
	type TableEntry,
	type TableState,
	toldFor,
	toldTextFor,
	toldUpTo,
	type Written,
} from '../tables/index.ts';
import type { History } from './history.ts';
import type { Follower, Line } from './types.ts';

class SharedLine implements Line {
	/** Version and audience. */
	readonly key: number;
	readonly #game: GameName;
	readonly #written: Written;
	readonly #audience: Audience;
	#json: string | null = null;
	#frame: Buffer | null = null;

	constructor(key: number, game: GameName, written: Written, audience: Audience) {
		this.key = key;
		this.#game = game;
		this.#written = written;
		this.#audience = audience;
	}

	get version(): number {
		return this.#written.version;
	}

	get told(): Told {
		return toldFor(this.#game, this.#written, this.#audience);
	}

	json(): string {
		this.#json ??= toldTextFor(this.#game, this.#written, this.#audience);
		return this.#json;
	}

	frame(make: (json: string) => Buffer): Buffer {
		this.#frame ??= make(this.json());
		return this.#frame;
	}
}

interface Listener {
	readonly follower: Follower;
	readonly identity: string | null;
	/** The next version to be told. */
	next: number;
	/** As long as nobody sits down, stands up or moves, these stay as they are. */
	standing: Standing;
	audience: Audience;
	/** Whether the backlog is still being told, as fast as it is read. */
	isBehind: boolean;
	/** Who is there, as it was last told here: whoever comes has heard something else than those who were there before. */
	presence: string;
}

export type OnFault = (what: string, error: unknown) => void;

/** As much of a table as is told from. */
interface Source {
	readonly state: TableState;
	readonly history: History;
}

/** Lines are kept for those who follow together, or come together; whoever comes later has them made anew. */
const MOST_LINES = 256;

const whoOf = (identity: string | null): readonly string[] => (identity === null ? [] : [identity]);

/** What happened in the game is another thing to each; most else is the same for everybody. */
const OF_THE_GAME: ReadonlySet<TableEntry['type']> = new Set(['began', 'acted', 'withdrew']);

/** Version and audience in one number. */
const PLACES = 8;
const FOR_ALL = 7;

function placeOf(audience: Audience): number {
	if (audience === 'public') return 6;
	return audience === 'open' ? 5 : audience;
}

const isSame = (a: Standing, b: Standing): boolean =>
	a.seat === b.seat && a.isHost === b.isHost && a.host === b.host && a.kept === b.kept;

export class Audiences {
	readonly #source: Source;
	readonly #onFault: OnFault;
	readonly #listeners = new Set<Listener>();
	/**
	 * A new one each time, never one that is cleared: what a map has let go of points to what it holds now, and once a
	 * collection has moved the former among what is old, it keeps everything after it from being collected for many moves.
	 */
	#lines = new Map<number, SharedLine>();
	/** Of the last version, which has one for each audience at most: a map would have to be made for every move. */
	#news: SharedLine[] = [];
	/** Connections of each identity. */
	readonly #there = new Map<string | null, number>();
	#seats: TableState['seats'] | null = null;
	#host = '';

	constructor(source: Source, onFault: OnFault) {
		this.#source = source;
		this.#onFault = onFault;
	}

	get size(): number {
		return this.#listeners.size;
	}

	get isEmpty(): boolean {
		return this.#listeners.size === 0 && this.#there.size === 0;
	}

	get watchers(): number {
		return this.presence().watchers;
	}

	/** Lets go of what can be made again. */
	forget(): void {
		if (this.#lines.size > 0) this.#lines = new Map();
		this.#news = [];
	}

	/** Null where there is no such version. It is read only by the first who is told of it. */
	#line(version: number, audience: Audience): SharedLine | null {
		const { history, state } = this.#source;
		const type = history.typeAt(version);
		if (type === null) return null;
		const key = version * PLACES + (OF_THE_GAME.has(type) ? placeOf(audience) : FOR_ALL);
		const isNews = version === state.version;
		const known = isNews ? this.#news.find((line) => line.key === key) : this.#lines.get(key);
		if (known) return known;
		const line = new SharedLine(key, state.terms.game, history.at(version), audience);
		if (isNews) this.#news.push(line);
		else this.#keep(line);
		return line;
	}

	#keep(line: SharedLine): void {
		if (this.#lines.size >= MOST_LINES) this.#lines = new Map();
		this.#lines.set(line.key, line);
	}

	#standingOf(identity: string | null): Standing {
		const { state } = this.#source;
		const who = whoOf(identity);
		const kept = keptFor(state, who);
		// Who invites. Later seats are counted anew, and whoever is told of the game some turns behind would take them for the former ones.
		const host = state.status === 'waiting' ? seatOf(state, whoOf(state.host)) : null;
		return {
			seat: seatOf(state, who),
			isHost: isHost(state, who),
			...(host === null ? {} : { host }),
			...(kept === null ? {} : { kept }),
		};
	}

	#guarded(listener: Listener, tell: () => void): void {
		try {
			tell();
		} catch (error) {
			this.#drop(listener, error);
		}
	}

	/** Called for everybody with every move: a function of its own for each of them would only be carried about. */
	#tellNews(listener: Listener, upTo: (audience: Audience) => number, hasChanged: boolean): void {
		try {
			if (hasChanged) listener.audience = audienceOf(this.#source.state, whoOf(listener.identity));
			if (listener.isBehind) return;
			const last = upTo(listener.audience);
			while (listener.next <= last) this.#tellNext(listener);
			if (hasChanged) this.#tellStanding(listener, last);
		} catch (error) {
			this.#drop(listener, error);
		}
	}

	/** A follower that fails is told nothing any more, and disturbs nobody. */
	#drop(listener: Listener, error: unknown): void {
		this.#listeners.delete(listener);
		this.#onFault('a follower failed', error);
	}

	#tellNext(listener: Listener): void {
		const line = this.#line(listener.next, listener.audience);
		if (line) listener.follower.told(line);
		listener.next++;
	}

	#upTo(): (audience: Audience) => number {
		const { state, history } = this.#source;
		let behind: number | null = null;
		return (audience) => {
			if (audience !== 'open') return state.version;
			behind ??= toldUpTo(state, history.backwards(), audience);
			return behind;
		};
	}

	/** Who everybody is, when that has changed; whether it has. */
	#look(): boolean {
		const { seats, host } = this.#source.state;
		const hasChanged = seats !== this.#seats || host !== this.#host;
		this.#seats = seats;
		this.#host = host;
		return hasChanged;
	}

	/** Tells everybody what they have not been told yet. */
	tell(): void {
		const upTo = this.#upTo();
		const hasChanged = this.#look();
		for (const listener of this.#listeners) this.#tellNews(listener, upTo, hasChanged);
		// Those who follow have heard it together: what is kept longer would only be carried about.
		this.forget();
	}

	#tellStanding(listener: Listener, last: number): void {
		const standing = this.#standingOf(listener.identity);
		if (isSame(standing, listener.standing)) return;
		listener.standing = standing;
		listener.follower.caughtUp(last, standing);
	}

	/** Tells the backlog, as far as there is room for it, and the rest later. */
	#tellBacklog(listener: Listener): void {
		const { follower } = listener;
		const upTo = this.#upTo();
		this.#guarded(listener, () => {
			for (;;) {
				const room = follower.room?.() ?? null;
				if (room !== null) return this.#tellOnceThereIs(room, listener);
				if (listener.next > upTo(listener.audience)) break;
				this.#tellNext(listener);
			}
			listener.isBehind = false;
			const last = upTo(listener.audience);
			follower.caughtUp(last, listener.standing);
			// Whose seat changed meanwhile has heard a part with other eyes, and learns of it.
			this.#tellStanding(listener, last);
			this.#tellPresenceTo(listener, this.presence());
		});
	}

	#tellOnceThereIs(room: Promise<void>, listener: Listener): void {
		room.then(
			() => {
				if (this.#listeners.has(listener)) this.#tellBacklog(listener);
			},
			(error: unknown) => this.#onFault('a follower failed', error),
		);
	}

	/** Tells what there is from a version on; what comes back ends it. */
	add(identity: string | null, from: number, follower: Follower): () => void {
		const standing = this.#standingOf(identity);
		const audience = audienceOf(this.#source.state, whoOf(identity));
		const listener: Listener = {
			follower,
			identity,
			// Whoever knows of more than there is saw it before a backup was put back: nothing that happens now is left out for them.
			next: Math.max(1, Math.min(from, this.#source.state.version + 1)),
			standing,
			audience,
			isBehind: true,
			presence: '',
		};
		this.#listeners.add(listener);
		this.#tellBacklog(listener);
		return () => void this.#listeners.delete(listener);
	}

	presence(): Presence {
		const { seats } = this.#source.state;
		const seated = new Set(seats.map((each) => (each?.type === 'person' ? each.identity : null)));
		let watchers = 0;
		for (const [identity, connections] of this.#there)
			if (identity === null || !seated.has(identity)) watchers += connections;
		return {
			seats: seats.map((each) => each !== null && (each.type === 'bot' || this.#there.has(each.identity))),
			watchers,
		};
	}

	/** Somebody comes, or one of their connections goes. */
	comes(identity: string | null, change: 1 | -1): void {
		const connections = (this.#there.get(identity) ?? 0) + change;
		if (connections > 0) this.#there.set(identity, connections);
		else this.#there.delete(identity);
	}

	/** Tells everybody who is there, where that is news. */
	tellPresence(): void {
		const presence = this.presence();
		const text = JSON.stringify(presence);
		for (const listener of this.#listeners)
			if (!listener.isBehind && listener.presence !== text)
				this.#guarded(listener, () => this.#tellPresenceTo(listener, presence, text));
	}

	#tellPresenceTo(listener: Listener, presence: Presence, text = JSON.stringify(presence)): void {
		listener.presence = text;
		listener.follower.presence(presence);
	}
}
