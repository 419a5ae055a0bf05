// One live connection: what its client asks, and what it is told.
import { no, type Result } from '@tessera/engine';
import type { LiveMessage, LiveRequest, Presence, Problem, Standing } from '@tessera/protocol';
import { LiveRequestSchema } from '@tessera/protocol/schemas';
import { checking } from '../http/checking.ts';
import { isProblem, problemOf, tooMany } from '../http/problems.ts';
import { MOST_AHEAD, MOST_FOLLOWED, MOST_UNREAD } from '../limits/sizes.ts';
import type { Follower, Following, Line, Referee } from '../referee/index.ts';
import { frameOf, joined } from './frames.ts';

/** As much of a socket as a connection uses. */
export interface Socket {
	/** In bytes. */
	readonly bufferedAmount: number;
	/** Whole messages, as `frames.ts` makes them. */
	send(frames: Buffer): void;
	/** Everything that was sent has gone out. Never, once the socket is gone. */
	drained(): Promise<void>;
	terminate(): void;
}

export interface ConnectionPorts {
	readonly socket: Socket;
	readonly referee: Referee;
	/** As whom the client acts at this table; null for one who only watches. Whoever has no account is known at once. */
	actorAt(table: string): string | null | Promise<string | null>;
	now(): number;
	/** Milliseconds to wait before the next request is heard; 0 for none. */
	wait(): number;
}

const check = checking(LiveRequestSchema);

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Those with something to send at the end of this turn of the event loop. */
let sending: Connection[] = [];

function sendSoon(connection: Connection): void {
	if (sending.push(connection) === 1) process.nextTick(flushAll);
}

function flushAll(): void {
	const connections = sending;
	sending = [];
	for (const connection of connections) connection.flushOrEnd();
}

export class Connection {
	private readonly ports: ConnectionPorts;
	/** By table; null while the referee has not answered yet. */
	private readonly followed = new Map<string, { following: Following | null }>();
	private isOpen = true;
	/** What is to be sent at the end of this turn of the event loop. */
	private frames: Buffer[] = [];
	private held = 0;
	/** Shared by all tables whose backlog waits for the client to read. */
	private draining: Promise<void> | null = null;

	constructor(ports: ConnectionPorts) {
		this.ports = ports;
	}

	tell(message: LiveMessage): void {
		this.send(frameOf(JSON.stringify(message)));
	}

	hear(text: string): void {
		if (!this.isOpen) return;
		const request = this.understood(text);
		try {
			if (request.ok) this.answer(request.value)?.catch(this.giveUp);
			else this.complain(request.problem);
		} catch {
			this.giveUp();
		}
	}

	private readonly giveUp = (): void =>
		this.complain(problemOf('unavailable', 'The server could not do this just now. Try again.'));

	private understood(text: string): Result<LiveRequest, Problem> {
		const wait = this.ports.wait();
		if (wait > 0) return no(tooMany('Too many requests', wait).problem);
		const value = parsed(text);
		if (value === undefined) return no(problemOf('bad-request', 'This is not JSON.'));
		const request = check(value);
		return request.ok ? request : no(problemOf('bad-request', request.problem));
	}

	/** Lets go of everything: the socket is gone, or to go. */
	close(): void {
		this.flush();
		this.isOpen = false;
		for (const { following } of this.followed.values()) following?.stop();
		this.followed.clear();
	}

	/** Null where it is done at once. */
	private answer(request: LiveRequest): Promise<void> | null {
		switch (request.do) {
			case 'ping':
				this.tell({ tell: 'pong' });
				return null;
			case 'unfollow':
				this.followed.get(request.table)?.following?.stop();
				this.followed.delete(request.table);
				return null;
			case 'follow':
				return this.follow(request.table, request.from);
			case 'command':
				return this.command(request);
		}
	}

	private async command({ table, envelope }: Extract<LiveRequest, { do: 'command' }>): Promise<void> {
		const actor = this.ports.actorAt(table);
		const identity = actor instanceof Promise ? await actor : actor;
		const answer =
			identity === null
				? { ok: false as const, problem: problemOf('no-identity', 'Get an identity first: POST /api/identity.') }
				: await this.ports.referee.command(identity, table, envelope);
		this.tell({ tell: 'answer', table, id: envelope.id, answer });
	}

	private async follow(table: string, from: number): Promise<void> {
		this.followed.get(table)?.following?.stop();
		if (!this.followed.has(table) && this.followed.size >= MOST_FOLLOWED)
			return this.complain(problemOf('too-many', `One connection follows ${MOST_FOLLOWED} tables at most.`), table);
		const entry: { following: Following | null } = { following: null };
		this.followed.set(table, entry);
		const actor = await this.ports.actorAt(table);
		const following = await this.ports.referee.follow(actor, table, from, this.followerOf(table, entry));
		const isWanted = this.isOpen && this.followed.get(table) === entry;
		if (isProblem(following)) {
			if (isWanted) this.followed.delete(table);
			return this.complain(following, table);
		}
		// Whoever asked may have gone, or asked anew, while the table was looked up.
		if (!isWanted) return following.stop();
		const leave = this.ports.referee.connected(actor, table);
		entry.following = {
			stop() {
				leave();
				following.stop();
			},
		};
	}

	private followerOf(table: string, entry: object): Follower {
		const isStill = (): boolean => this.followed.get(table) === entry;
		const beginning = `{"tell":"entry","table":${JSON.stringify(table)},`;
		const make = (json: string): Buffer => frameOf(beginning, json.slice(1));
		return {
			room: () => this.room(),
			told: (line: Line) => {
				if (isStill()) this.send(line.frame(make));
			},
			caughtUp: (version: number, standing: Standing) => {
				if (isStill()) this.tell({ tell: 'caught-up', table, version, now: this.ports.now(), standing });
			},
			presence: (presence: Presence) => {
				if (isStill()) this.tell({ tell: 'presence', table, ...presence });
			},
		};
	}

	private complain(problem: Problem, table?: string): void {
		this.tell(table === undefined ? { tell: 'problem', problem } : { tell: 'problem', table, problem });
	}

	private room(): Promise<void> | null {
		const { socket } = this.ports;
		if (this.unread <= MOST_AHEAD) return null;
		this.flush();
		if (socket.bufferedAmount <= MOST_AHEAD) return null;
		this.draining ??= socket.drained().then(() => {
			this.draining = null;
		});
		return this.draining;
	}

	/** In bytes. */
	private get unread(): number {
		return this.held + this.ports.socket.bufferedAmount;
	}

	private send(frame: Buffer): void {
		if (!this.isOpen) return;
		if (this.unread > MOST_UNREAD) return void this.ports.socket.terminate();
		this.held += frame.length;
		// An action and its answer, and what happens at several tables at once: one write for all of it.
		if (this.frames.push(frame) === 1) sendSoon(this);
	}

	/** A socket that fails is not to keep others from what they are sent. */
	flushOrEnd(): void {
		try {
			this.flush();
		} catch {
			this.ports.socket.terminate();
		}
	}

	private flush(): void {
		const { frames } = this;
		const [first] = frames;
		this.frames = [];
		this.held = 0;
		if (this.isOpen && first) this.ports.socket.send(frames.length === 1 ? first : joined(frames));
	}
}
