// Who is let in to a live connection: what is refused is refused before the connection stands.
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client, type Serving, serve } from './test-help.ts';

let serving: Serving;
beforeEach(async () => {
	serving = await serve();
});
afterEach(() => serving.stop());

/** How the server refuses to open a connection; it fails if it does not. */
async function refusal(path: string, headers: Readonly<Record<string, string>> = {}) {
	const socket = new WebSocket(`${serving.server.replace('http', 'ws')}${path}`, { headers });
	const opened = once(socket, 'open').then(() => expect.fail('the connection was opened'));
	const refused = once(socket, 'unexpected-response') as Promise<[unknown, IncomingMessage]>;
	const [, answer] = await Promise.race([refused, opened]);
	const { problem } = JSON.parse((await answer.toArray()).join('')) as { readonly problem: { readonly code: string } };
	return [answer.statusCode, problem.code];
}

/** The server has seen every connection break off. */
async function untilNobodyIsConnected(): Promise<void> {
	const metrics = async () => (await fetch(`${serving.server}/metrics`)).text();
	while (!/^tessera_connections 0$/m.test(await metrics())) await new Promise(setImmediate);
}

test.each([{ origin: 'https://evil.test' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
	'a page of somebody else (%j) is not let in, whatever cookie it brings',
	async (from) => {
		expect(await refusal('/api/live', { cookie: 'tessera=anything', ...from })).toEqual([403, 'forbidden']);
	},
);

test.each(['/', '/api/tables?status=waiting', '/api/docs/', '/api/me', '/nowhere', '/api/live/more', '/metrics'])(
	'there is no live connection at %s',
	async (path) => {
		expect(await refusal(path)).toEqual([404, 'not-found']);
	},
);

test.each(['/api/live', '/%61pi/live'])('somebody with a token that is not known is told so at %s', async (path) => {
	expect(await refusal(path, { authorization: 'Bearer nope' })).toEqual([401, 'no-identity']);
});

test('whoever asks by the whole address is told so too', async () => {
	const headers = { authorization: 'Bearer nope', connection: 'upgrade', upgrade: 'websocket' };
	const asked = request(serving.server, { path: `${serving.server}/api/live`, headers }).end();
	const [answer] = (await once(asked, 'response')) as [IncomingMessage];
	answer.resume();
	expect(answer.statusCode).toBe(401);
});

test.skipIf(!('shouldUpgradeCallback' in createServer()))(
	'whoever would rather go on with another protocol is answered as if they had not said so, and stays connected',
	async () => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const headers = {
			connection: 'Upgrade, HTTP2-Settings',
			upgrade: 'h2c',
			'http2-settings': 'AAMAAABkAARAAAAAAAIAAAAA',
			'content-type': 'application/json',
		};
		const ask = async (method: string, path: string, body?: string) => {
			const asked = request(`${serving.server}${path}`, { method, headers, agent }).end(body);
			const [answer] = (await once(asked, 'response')) as [IncomingMessage];
			const data = JSON.parse((await answer.toArray()).join(''));
			return { status: answer.statusCode, data, isReused: asked.reusedSocket };
		};
		expect(await ask('GET', '/api/tables')).toEqual({ status: 200, data: { tables: [] }, isReused: false });
		const named = { status: 201, data: { name: 'Ann' }, isReused: true };
		expect(await ask('POST', '/api/identity', '{"name":"Ann"}')).toMatchObject(named);
		agent.destroy();
	},
);

test('a message that is too large is the mistake of its sender, and no error of the server', async () => {
	await serving.stop();
	const logged: string[] = [];
	serving = await serve({}, { level: 'warn', stream: { write: (line) => void logged.push(line) } });
	const client = new Client(serving.server);
	await client.hear('hello');
	client.say('x'.repeat(20_000));
	expect(await client.closed).toBe(1009);
	const next = new Client(serving.server);
	await next.hear('hello');
	next.socket.terminate();
	await untilNobodyIsConnected();
	expect(logged).toEqual([]);
});
