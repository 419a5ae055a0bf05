// The least that a server could do for the same moves: no rules, no journal, no checks, only the bytes back to both players. Run
// right after ours, with clients that do nothing else either, it tells what this machine takes at that rate at the very least.
// `node floor.ts`; prints its port.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** About what both players are told of a move. */
const TOLD = `{"tell":"entry","filler":"${'x'.repeat(900)}"}`;

function frameOf(text: string): Buffer {
	const frame = Buffer.allocUnsafe(4 + text.length);
	frame[0] = 0x81;
	frame[1] = 126;
	frame.writeUInt16BE(text.length, 2);
	frame.write(text, 4, 'latin1');
	return frame;
}

let waiting: Duplex | null = null;

/** Whatever one of two says, both hear of. */
function pair(one: Duplex, other: Duplex): void {
	for (const socket of [one, other])
		socket.on('data', () => {
			one.write(frameOf(TOLD));
			other.write(frameOf(TOLD));
		});
}

const server = createServer();
server.on('upgrade', (request, socket) => {
	const key = `${request.headers['sec-websocket-key']}${GUID}`;
	const accept = createHash('sha1').update(key).digest('base64');
	const head = ['HTTP/1.1 101 Switching Protocols', 'upgrade: websocket', 'connection: Upgrade'];
	socket.on('error', () => socket.destroy());
	socket.write([...head, `sec-websocket-accept: ${accept}`, '', ''].join('\r\n'));
	if (waiting) pair(waiting, socket);
	waiting = waiting ? null : socket;
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
