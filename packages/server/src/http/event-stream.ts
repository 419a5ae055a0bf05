// One stream of server-sent events: told as fast as it is read, and nothing after its end.
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MOST_AHEAD, MOST_UNREAD } from '../limits/sizes.ts';
import { ownBytes } from '../own-memory.ts';

/** How long whoever is sent away may take to go, in milliseconds. */
const PATIENCE = 3000;

type Act = () => void;

/** What is done once, at a moment that may have passed. */
class Moment {
	#waiting: Act[] | null = [];

	after(act: Act): void {
		if (this.#waiting === null) act();
		else this.#waiting.push(act);
	}

	get isPast(): boolean {
		return this.#waiting === null;
	}

	come(): void {
		const waiting = this.#waiting ?? [];
		this.#waiting = null;
		for (const act of waiting) act();
	}
}

export class EventStream {
	/** From here on nothing is told. */
	readonly over = new Moment();
	/** The connection is gone, or the answer is another than a stream. */
	readonly closed = new Moment();
	readonly #raw: ServerResponse;
	readonly #socket: Socket;
	readonly #begun = Promise.withResolvers<void>();
	#hasBegun = false;
	#isStuck = false;

	constructor(raw: ServerResponse, socket: Socket) {
		this.#raw = raw;
		this.#socket = socket;
		const close = (): void => this.close();
		// What goes wrong with a connection ends it, and nothing else.
		raw.on('error', () => {});
		raw.on('drain', () => {
			this.#isStuck = false;
		});
		raw.once('close', close);
		// An answer that waits behind another one on the same connection does not hear that it is gone.
		socket.once('close', close);
		this.closed.after(() => socket.off('close', close));
	}

	begin(headers: OutgoingHttpHeaders): void {
		this.#hasBegun = true;
		this.#raw.writeHead(200, headers);
		if (this.over.isPast) this.end();
		else this.#begun.resolve();
	}

	/** A promise of room for more, where there is none now. */
	room(): Promise<void> | null {
		if (!this.#hasBegun) return this.#begun.promise;
		if (this.#raw.writableLength <= MOST_AHEAD) return null;
		return new Promise((resolve) => this.#raw.once('drain', resolve));
	}

	send(text: string): void {
		if (!this.#isWritable) return;
		if (this.#raw.writableLength > MOST_UNREAD) this.#socket.destroy();
		// As bytes: of text, letters would be counted as waiting.
		else this.#raw.write(ownBytes(text));
	}

	/** Keeps the connection from being taken for dead; one that has read nothing since the last time is. */
	beat(): void {
		if (this.#isStuck) return void this.#socket.destroy();
		this.#isStuck = this.#raw.writableNeedDrain;
		this.send(':\n\n');
	}

	end(last?: string): void {
		this.over.come();
		if (!this.#isWritable) return;
		this.#raw.end(last);
		const timer = setTimeout(() => this.#socket.destroy(), PATIENCE).unref();
		this.closed.after(() => clearTimeout(timer));
	}

	close(): void {
		this.over.come();
		this.closed.come();
	}

	get #isWritable(): boolean {
		return this.#hasBegun && !this.#raw.writableEnded && !this.#raw.destroyed;
	}
}
