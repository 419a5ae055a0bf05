// A client at the level of the protocol: follows a table, knows the game from what it is told, and moves when it is its turn.
// It never gives up: when the connection is lost it connects again, goes on from the last version it saw, and sends what was
// not answered once more.
import { setTimeout as pause } from 'node:timers/promises';
import { type Action, advanceView, arrange, legalInView, replayView, type Seat, type View } from '@tessera/engine';
import {
	type Answer,
	type Envelope,
	type FollowedTable,
	follow,
	type LiveMessage,
	type Problem,
	type Told,
} from '@tessera/protocol';
import { WebSocket } from 'ws';
import type { Person } from './api.ts';

/** Waits until the next move is due. */
export type Pace = () => Promise<void>;

export interface PlayerPorts {
	/** Where the server is; waits while there is none. */
	server(): string | Promise<string>;
	readonly person: Person;
	readonly table: string;
	readonly pace: Pace;
	/** A move is acknowledged: the version it led to, and the milliseconds since it was first sent. */
	onMove(version: number, took: number, envelope: Envelope): void;
	onOver(): void;
	/** The table to go on to with the same connection, once the game is over; without one it is closed. */
	next?(): Promise<string>;
	/** Every message as it came, and a refusal, which is a fault unless somebody listens. */
	onMessage?(text: string): void;
	onRefused?(problem: Problem, envelope: Envelope): void;
}

/** The most points, or whatever else there is to do. */
export function actionIn(view: View): Action {
	const legal = legalInView<View>(view);
	if (!legal) throw new Error('a player who is to move has something to do');
	if (legal.game === 'cards') {
		const [first] = legal.plays;
		const arranged = first && view.game === 'cards' && arrange(view.table, first.cards, 0);
		if (first && arranged) return { type: 'lay', cards: first.cards, table: arranged.table };
		return legal.swap ? { type: 'swap' } : { type: 'pass' };
	}
	const best = legal.placements.reduce<(typeof legal.placements)[number] | null>(
		(one, other) => (one && one.score >= other.score ? one : other),
		null,
	);
	if (best) return { type: 'place', pieces: best.pieces };
	if (legal.game === 'cubes' && legal.reroll) return { type: 'reroll', cubes: view.hand ?? [] };
	if (legal.game === 'classic' && legal.exchangeUpTo > 0)
		return { type: 'exchange', pieces: view.hand?.slice(0, 1) ?? [] };
	return { type: 'pass' };
}

const RECONNECT_MS = 20;

export class Player {
	private readonly ports: PlayerPorts;
	private at: string;
	private socket: WebSocket | null = null;
	private table: FollowedTable | null = null;
	private view: View | null = null;
	private seat: Seat | null = null;
	private pending: { readonly envelope: Envelope; readonly sentAt: number } | null = null;
	private isPacing = false;
	private asked = 0;
	private isDone = false;

	constructor(ports: PlayerPorts) {
		this.ports = ports;
		this.at = ports.table;
		void this.connect();
	}

	/** What it knows of the table. */
	get followed(): FollowedTable | null {
		return this.table;
	}

	/** The table it is at. */
	get place(): string {
		return this.at;
	}

	close(): void {
		this.isDone = true;
		this.socket?.terminate();
	}

	private goTo(table: string): void {
		this.send({ do: 'unfollow', table: this.at });
		this.at = table;
		this.table = null;
		this.view = null;
		this.seat = null;
		this.pending = null;
		this.send({ do: 'follow', table, from: 1 });
	}

	private async connect(): Promise<void> {
		const { person } = this.ports;
		const server = await this.ports.server();
		if (this.isDone) return;
		const socket = new WebSocket(`${server.replace('http', 'ws')}/api/live`, {
			headers: { authorization: `Bearer ${person.token}` },
			perMessageDeflate: false,
		});
		this.socket = socket;
		socket.on('open', () => {
			this.send({ do: 'follow', table: this.at, from: (this.table?.version ?? 0) + 1 });
			if (this.pending) this.send({ do: 'command', table: this.at, envelope: this.pending.envelope });
		});
		socket.on('message', (data) => {
			const text = String(data);
			this.ports.onMessage?.(text);
			this.hear(JSON.parse(text));
		});
		socket.on('error', () => {});
		socket.on('close', () => {
			if (!this.isDone) void pause(RECONNECT_MS).then(() => this.connect());
		});
	}

	private send(request: unknown): void {
		if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
	}

	private hear(message: LiveMessage): void {
		if ('table' in message && message.table !== this.at) return;
		if (message.tell === 'entry') this.learn(message);
		if (message.tell === 'answer') this.answered(message.id, message.answer);
		if (message.tell === 'caught-up') {
			this.seat = message.standing.seat;
			this.consider();
		}
	}

	private learn(told: Told): void {
		const { happening } = told;
		const isNew = told.version > (this.table?.version ?? 0);
		this.table = follow(this.table, told);
		if (!isNew) return;
		if ((happening.type === 'acted' || happening.type === 'withdrew') && this.view)
			this.view = happening.events.reduce<View>((view, event) => advanceView<View>(view, event), this.view);
		// What was taken back is looked at anew, from the steps that stand.
		if (happening.type === 'taken-back') this.view = null;
		if (happening.type === 'over') this.goOn();
		else this.consider();
	}

	private goOn(): void {
		const { next } = this.ports;
		if (next) void next().then((table) => this.goTo(table));
		else this.close();
		this.ports.onOver();
	}

	/** From the own eyes, once it is known whose they are. */
	private lookedAt(): View | null {
		const { seat, table } = this;
		if (!this.view && seat !== null && table && table.steps.length > 0)
			this.view = replayView(
				seat,
				table.steps.flatMap(({ events }) => events),
			);
		return this.view;
	}

	/** Moves if it is the own turn and nothing is under way. */
	private consider(): void {
		const { seat } = this;
		const view = this.lookedAt();
		if (this.pending || this.isPacing || seat === null || view?.turn !== seat || view.ending) return;
		this.isPacing = true;
		void this.ports.pace().then(() => {
			this.isPacing = false;
			this.move();
		});
	}

	private move(): void {
		const { view, table, seat } = this;
		if (this.isDone || !view || !table || view.turn !== seat) return;
		const command = { type: 'act' as const, action: actionIn(view) };
		const envelope: Envelope = { id: `move-${++this.asked}`, seen: table.version, command };
		this.pending = { envelope, sentAt: performance.now() };
		this.send({ do: 'command', table: this.at, envelope });
	}

	private answered(id: string, answer: Answer): void {
		const { pending } = this;
		if (pending?.envelope.id !== id) return;
		this.pending = null;
		const { envelope, sentAt } = pending;
		if (answer.ok) this.ports.onMove(answer.version, performance.now() - sentAt, envelope);
		else if (this.ports.onRefused) this.ports.onRefused(answer.problem, envelope);
		else throw new Error(`a move was refused: ${answer.problem.message}`);
		this.consider();
	}
}
