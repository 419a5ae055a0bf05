import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frames.ts';

let server: WebSocketServer;
beforeAll(async () => {
	server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
	await once(server, 'listening');
});
afterAll(() => server.close());

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a message of %i bytes arrives as it is', async (length) => {
	const texts = ['x'.repeat(length), 'é'.repeat(length / 2)];
	const half = Math.floor(length / 4);
	server.once('connection', (_, { socket }) => {
		for (const text of texts) {
			socket.write(frameOf(text));
			socket.write(frameOf(text.slice(0, half), text.slice(half)));
		}
	});
	const address = server.address();
	if (typeof address === 'string' || address === null) throw new Error('it listens');
	const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
	const heard: string[] = [];
	client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)));
	const twice = texts.flatMap((text) => [text, text]);
	await expect.poll(() => heard.length).toBe(twice.length);
	expect(heard).toEqual(twice);
	client.terminate();
});
