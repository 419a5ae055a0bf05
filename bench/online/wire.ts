// A live connection that costs next to nothing, so that a thousand of them leave the processors to the server: whole messages of
// text each way, one write for each, and no library in between.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

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

/** Reads frames from what comes in, however it is cut. */
function reading(socket: Socket, hear: (text: string) => void): void {
	let rest: Buffer = Buffer.alloc(0);
	socket.on('data', (part: Buffer) => {
		const bytes = rest.length === 0 ? part : Buffer.concat([rest, part]);
		let at = 0;
		for (let frame = frameAt(bytes, at); frame; frame = frameAt(bytes, at)) {
			const { kind, from, to } = frame;
			at = to;
			if (kind === TEXT) hear(bytes.toString('utf8', from, to));
			else if (kind === PING) socket.write(frameOf(PONG, bytes.subarray(from, to)));
			else if (kind === CLOSE) socket.destroy();
		}
		rest = bytes.subarray(at);
	});
}

/** Connects as whoever has this token; what the server says is heard from then on. */
export const connect = (server: string, token: string, hear: (text: string) => void): Promise<Wire> =>
	new Promise((resolve, reject) => {
		const asking = request(`${server}/api/live`, {
			headers: {
				authorization: `Bearer ${token}`,
				connection: 'Upgrade',
				upgrade: 'websocket',
				'sec-websocket-version': '13',
				'sec-websocket-key': randomBytes(16).toString('base64'),
			},
		});
		asking.on('error', reject);
		asking.on('response', ({ statusCode }) => reject(new Error(`no live connection: ${statusCode}`)));
		asking.on('upgrade', (_, socket: Socket, head: Buffer) => {
			socket.setNoDelay(true);
			socket.on('error', () => socket.destroy());
			reading(socket, hear);
			if (head.length > 0) socket.unshift(head);
			resolve({
				send(text) {
					if (socket.writable) socket.write(frameOf(TEXT, Buffer.from(text)));
				},
				close: () => void socket.destroy(),
			});
		});
		asking.end();
	});
