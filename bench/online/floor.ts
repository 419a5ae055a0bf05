// The least that a server could do for the same moves: no rules, no journal, no checks, only something as long back to both players.
// Run right after ours, with clients that do nothing else either, it tells what this machine takes at that rate at the very least.
// `node floor.ts`; prints its port.
import { type WebSocket, WebSocketServer } from 'ws';

/** About what both players are told of a move. */
const TOLD = JSON.stringify({ tell: 'entry', filler: 'x'.repeat(900) });

let waiting: WebSocket | null = null;

/** Whatever one of two says, both hear of. */
function pair(one: WebSocket, other: WebSocket): void {
	for (const socket of [one, other])
		socket.on('message', () => {
			one.send(TOLD);
			other.send(TOLD);
		});
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => {
	socket.on('error', () => socket.terminate());
	if (waiting) pair(waiting, socket);
	waiting = waiting ? null : socket;
});
server.on('listening', () => console.log(JSON.stringify(server.address())));
