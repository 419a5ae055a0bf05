// The connection of this page, opened when a table elsewhere is first wanted.
import { thisDevice } from '../saves/device.ts';
import { laterHere } from '../thinking/later.ts';
import { identify } from './api.ts';
import { connect } from './connection.ts';
import type { Connection, Line, LineEvents } from './live.ts';

const address = (): string => `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/live`;

/** A line of which the server knows whose it is: a new browser introduces itself before. */
function openLine(events: LineEvents): Line {
	let socket: WebSocket | null = null;
	let isWanted = true;
	// A network that is known to be gone is not waited for: its lines would only fall silent.
	const gone = () => events.closed();
	addEventListener('offline', gone);
	void identify().then((me) => {
		if (!isWanted) return;
		if (!me.ok) return events.closed();
		socket = new WebSocket(address());
		socket.addEventListener('open', () => events.opened());
		socket.addEventListener('message', ({ data }) => events.heard(String(data)));
		socket.addEventListener('close', () => events.closed());
	});
	return {
		send: (text) => socket?.send(text),
		close() {
			isWanted = false;
			removeEventListener('offline', gone);
			socket?.close();
		},
	};
}

function onHope(hope: () => void): () => void {
	const seen = () => {
		if (document.visibilityState === 'visible') hope();
	};
	addEventListener('online', hope);
	document.addEventListener('visibilitychange', seen);
	return () => {
		removeEventListener('online', hope);
		document.removeEventListener('visibilitychange', seen);
	};
}

const toBase64 = (bytes: Uint8Array): string =>
	btoa(String.fromCharCode(...bytes))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replaceAll('=', '');

/** Letters and digits that nobody can foretell. */
export const unforeseeable = (bytes: number): string => toBase64(thisDevice().bytes(bytes));

let here: Connection | null = null;

export function connectionHere(): Connection {
	here ??= connect({
		open: openLine,
		later: laterHere,
		now: () => Date.now(),
		random: Math.random,
		newId: () => unforeseeable(15),
		onHope,
	});
	return here;
}
