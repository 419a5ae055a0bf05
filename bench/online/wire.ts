// A live connection that costs next to nothing, so that a thousand of them leave the processors to the server: whole messages of
// text each way, one write for each, what comes in read into one place for all, and no library in between.
import { randomBytes } from 'node:crypto';
import { connect as open, type Socket } from 'node:net';

export interface Wire {
	send(text: string): void;
	close(): void;
}

// RFC 6455, 5.2: the last part of a message, and of what kind; a client says that it masks.
const LAST = 0x80;
const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const MASKED = 0x80;
const SHORT = 126;
const LONG = 127;
const LARGEST = 0xffff;

const mask = randomBytes(4);
const EMPTY = Buffer.alloc(0);

/** A frame of a client. */
function frameOf(kind: number, payload: Buffer): Buffer {
	const { length } = payload;
	if (length > LARGEST) throw new RangeError('this client sends short messages only');
	const isShort = length < SHORT;
	const start = isShort ? 6 : 8;
	const frame = Buffer.allocUnsafe(start + length);
	frame[0] = LAST | kind;
	frame[1] = MASKED | (isShort ? length : SHORT);
	if (!isShort) frame.writeUInt16BE(length, 2);
	mask.copy(frame, start - mask.length);
	for (let at = 0; at < length; at++) frame[start + at] = (payload[at] as number) ^ (mask[at & 3] as number);
	return frame;
}

interface Frame {
	readonly kind: number;
	readonly from: number;
	readonly to: number;
}

/** The frame of the server that begins here; null while some of it is still on its way. */
function frameAt(bytes: Buffer, at: number): Frame | null {
	if (bytes.length < at + 2) return null;
	const short = bytes[at + 1] as number;
	const from = at + (short < SHORT ? 2 : short < LONG ? 4 : 10);
	if (bytes.length < from) return null;
	const length =
		short < SHORT ? short : short < LONG ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
	const to = from + length;
	return bytes.length < to ? null : { kind: (bytes[at] as number) & 0xf, from, to };
}

/** What comes in on any connection is read into this, and looked at before anything else is. */
const incoming = Buffer.allocUnsafe(64 * 1024);
const END_OF_HEAD = '\r\n\r\n';
const SWITCHED = /^HTTP\/1\.1 101 /;

/** What a connection has heard but not understood yet: the head of the answer to its first request, then frames, however they are cut. */
class Hearing {
	private rest: Buffer = EMPTY;
	private isOpen = false;
	private readonly socket: Socket;
	private readonly onOpen: (problem: Error | null) => void;
	private readonly hear: (text: string) => void;

	constructor(socket: Socket, onOpen: (problem: Error | null) => void, hear: (text: string) => void) {
		this.socket = socket;
		this.onOpen = onOpen;
		this.hear = hear;
	}

	take(part: Buffer): void {
		const bytes = this.rest.length === 0 ? part : Buffer.concat([this.rest, part]);
		const understood = this.isOpen ? this.frames(bytes, 0) : this.frames(bytes, this.head(bytes));
		// The place is used again, so what is left over is copied.
		this.rest = understood === bytes.length ? EMPTY : Buffer.from(bytes.subarray(understood));
	}

	/** Where the head ends; 0 while some of it is still on its way. */
	private head(bytes: Buffer): number {
		const end = bytes.indexOf(END_OF_HEAD);
		if (end < 0) return 0;
		const head = bytes.toString('latin1', 0, end);
		this.isOpen = SWITCHED.test(head);
		this.onOpen(this.isOpen ? null : new Error(`no live connection: ${head.split('\r\n', 1)[0]}`));
		return end + END_OF_HEAD.length;
	}

	private frames(bytes: Buffer, from: number): number {
		let at = from;
		if (!this.isOpen) return at;
		for (let frame = frameAt(bytes, at); frame; frame = frameAt(bytes, at)) {
			const { kind, from: first, to } = frame;
			at = to;
			if (kind === TEXT) this.hear(bytes.toString('utf8', first, to));
			else if (kind === PING) this.socket.write(frameOf(PONG, bytes.subarray(first, to)));
			else if (kind === CLOSE) this.socket.destroy();
		}
		return at;
	}
}

const requestOf = (host: string, token: string): string => {
	const lines = [
		'GET /api/live HTTP/1.1',
		`host: ${host}`,
		`authorization: Bearer ${token}`,
		'connection: Upgrade',
		'upgrade: websocket',
		'sec-websocket-version: 13',
		`sec-websocket-key: ${randomBytes(16).toString('base64')}`,
	];
	return `${lines.join('\r\n')}${END_OF_HEAD}`;
};

/** Connects as whoever has this token; what the server says is heard from then on. */
export const connect = (server: string, token: string, hear: (text: string) => void): Promise<Wire> =>
	new Promise((resolve, reject) => {
		const { host, hostname, port } = new URL(server);
		const socket: Socket = open({
			host: hostname,
			port: Number(port),
			noDelay: true,
			onread: {
				buffer: incoming,
				callback: (length) => {
					hearing.take(incoming.subarray(0, length));
					return true;
				},
			},
		});
		const wire: Wire = {
			send(text) {
				if (socket.writable) socket.write(frameOf(TEXT, Buffer.from(text)));
			},
			close: () => void socket.destroy(),
		};
		const hearing = new Hearing(socket, (problem) => (problem ? reject(problem) : resolve(wire)), hear);
		socket.on('error', (error) => {
			reject(error);
			socket.destroy();
		});
		socket.on('connect', () => socket.write(requestOf(host, token)));
	});
