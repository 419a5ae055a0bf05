import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addressesOf, connectionsHere, placeFrom } from './listening.ts';

test('without settings it is this machine alone, port 3000', () => {
	expect(placeFrom({})).toEqual({ host: '127.0.0.1', port: 3000 });
	expect(placeFrom({ HOST: ' ', PORT: '' })).toEqual({ host: '127.0.0.1', port: 3000 });
});

test('HOST and PORT choose', () => {
	expect(placeFrom({ HOST: '0.0.0.0', PORT: '8080' })).toEqual({ host: '0.0.0.0', port: 8080 });
});

test('listening everywhere, the addresses for other devices are told as well', async () => {
	const app = fastify();
	const tell = (host: string) => addressesOf(app, { host, port: 3000 }, ['192.168.1.7']);
	expect(tell('0.0.0.0')).toEqual(['http://localhost:3000', 'http://192.168.1.7:3000']);
	expect(tell('127.0.0.1')).toEqual(['http://127.0.0.1:3000']);
	expect(tell('::1')).toEqual(['http://[::1]:3000']);
	await app.close();
});

test('connections are known whichever listener they came to, until they close', async () => {
	const connections = connectionsHere();
	const servers = [createServer(), createServer()];
	for (const server of servers) {
		server.listen(0, '127.0.0.1');
		await once(server, 'listening');
		const line = connect((server.address() as AddressInfo).port, '127.0.0.1');
		await Promise.all([once(line, 'connect'), once(server, 'connection')]);
		line.on('error', () => {});
	}
	expect(connections.size).toBe(2);
	const closed = [...connections].map((socket) => once(socket, 'close'));
	for (const socket of connections) socket.destroy();
	await Promise.all(closed);
	expect(connections.size).toBe(0);
	for (const server of servers) server.close();
});
