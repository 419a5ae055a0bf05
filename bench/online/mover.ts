// A client that costs little, so that a thousand of them measure the server and not themselves: it follows its stream, version by
// version, and takes the most points, which it finds on the fast board from nothing but what it was told.
import { type Action, type Kind, type Placed, replayView, type Seat, setOf, type ViewEvent } from '@tessera/engine';
import { FastBoard, MoveList } from '@tessera/engine/fast';
import type { Answer, Envelope, LiveMessage, Told } from '@tessera/protocol';
import { actionIn, type Person } from '@tessera/server/testing';
import type { Pacing } from './pace.ts';
import { connect, type Wire } from './wire.ts';

export interface MoverPorts {
	readonly server: string;
	readonly person: Person;
	readonly table: string;
	readonly pace: Pacing;
	/** A move is acknowledged, so many milliseconds after it was sent. */
	onMove(took: number): void;
	/** The table to go on to with the same connection, once the game is over. */
	next(): Promise<string>;
}

const PIECES = 108;

/** All movers of a process think one after the other, so one board is enough. */
const board = new FastBoard();
const list = new MoveList();

/** What is known of a game of Classic from the own seat. */
class Game {
	version = 0;
	seat: Seat | null = null;
	turn: Seat | null = null;
	private readonly laid: Placed[] = [];
	private readonly hand: Kind[] = [];
	private bag = PIECES;
	/** All that was told before the first piece was laid, as text: clients that hold on to more are mostly busy with their own memory. */
	private readonly told: string[] = [];

	/** Learns of the next version; nothing may be left out, and nothing may come twice. */
	learn({ version, happening }: Told, text: string): void {
		if (version !== this.version + 1) throw new Error(`version ${version} was told after version ${this.version}`);
		this.version = version;
		if (this.laid.length === 0) this.told.push(text);
		if ('events' in happening) for (const event of happening.events) this.take(event);
		if (happening.type === 'over') this.turn = null;
	}

	private get events(): readonly ViewEvent[] {
		return this.told.flatMap((text) => {
			const { happening }: Told = JSON.parse(text);
			return 'events' in happening ? happening.events : [];
		});
	}

	private take(event: ViewEvent): void {
		switch (event.type) {
			case 'opened':
			case 'turn':
				this.turn = event.seat;
				break;
			case 'dealt':
				if ('counts' in event) for (const count of event.counts) this.bag -= count;
				if ('hand' in event) this.hand.push(...(event.hand ?? []));
				break;
			case 'placed':
				this.laid.push(...event.pieces);
				if (event.seat === this.seat) for (const { kind } of event.pieces) this.drop(kind);
				break;
			case 'drew':
				if ('count' in event) this.bag -= event.count;
				if ('pieces' in event) this.hand.push(...(event.pieces ?? []));
				break;
			case 'exchanged':
				for (const kind of event.given ?? []) this.drop(kind);
				this.hand.push(...(event.drawn ?? []));
				break;
		}
	}

	private drop(kind: Kind): void {
		const place = this.hand.indexOf(kind);
		if (place < 0) throw new Error(`the hand has no piece of kind ${kind}`);
		this.hand.splice(place, 1);
	}

	/** The opening is rare, and left to those who know all the rules. */
	action(): Action {
		if (this.laid.length === 0) return actionIn(replayView(this.seat, this.events));
		board.load(this.laid);
		board.best(setOf(this.hand), list);
		if (list.count === 0) return this.bag > 0 ? { type: 'exchange', pieces: this.hand.slice(0, 1) } : { type: 'pass' };
		const pieces = Array.from({ length: list.size(0) }, (_, index) => board.placedOf(list.piece(0, index)));
		return { type: 'place', pieces };
	}
}

export class Mover {
	private readonly ports: MoverPorts;
	private wire: Wire | null = null;
	private isClosed = false;
	private at: string;
	private game = new Game();
	private sentAt: number | null = null;
	private isPacing = false;
	private asked = 0;

	constructor(ports: MoverPorts) {
		this.ports = ports;
		this.at = ports.table;
		void this.open();
	}

	private async open(): Promise<void> {
		const { server, person } = this.ports;
		this.wire = await connect(server, person.token, (text) => this.hear(text));
		if (this.isClosed) this.wire.close();
		else this.send({ do: 'follow', table: this.at, from: 1 });
	}

	close(): void {
		this.isClosed = true;
		this.wire?.close();
	}

	private send(request: unknown): void {
		this.wire?.send(JSON.stringify(request));
	}

	private hear(text: string): void {
		const message: LiveMessage = JSON.parse(text);
		if (message.tell === 'problem') throw new Error(message.problem.message);
		if (!('table' in message) || message.table !== this.at) return;
		if (message.tell === 'entry') this.learn(message, text);
		else if (message.tell === 'answer') this.answered(message.answer);
		else if (message.tell === 'caught-up') {
			this.game.seat = message.standing.seat;
			this.consider();
		}
	}

	private learn(told: Told, text: string): void {
		this.game.learn(told, text);
		if (told.happening.type === 'over') void this.ports.next().then((table) => this.goTo(table));
		else this.consider();
	}

	private goTo(table: string): void {
		this.send({ do: 'unfollow', table: this.at });
		this.at = table;
		this.game = new Game();
		this.sentAt = null;
		this.send({ do: 'follow', table, from: 1 });
	}

	private consider(): void {
		const { seat, turn } = this.game;
		if (this.sentAt !== null || this.isPacing || seat === null || turn !== seat) return;
		this.isPacing = true;
		this.ports.pace(this.move);
	}

	private readonly move = (): void => {
		this.isPacing = false;
		const { version, action } = { version: this.game.version, action: this.game.action() };
		const envelope: Envelope = { id: `move-${++this.asked}`, seen: version, command: { type: 'act', action } };
		this.sentAt = performance.now();
		this.send({ do: 'command', table: this.at, envelope });
	};

	private answered(answer: Answer): void {
		if (!answer.ok) throw new Error(`a move was refused: ${answer.problem.message}`);
		if (this.sentAt !== null) this.ports.onMove(performance.now() - this.sentAt);
		this.sentAt = null;
		this.consider();
	}
}
