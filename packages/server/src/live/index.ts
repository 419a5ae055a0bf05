// Live connections over WebSocket: opened, counted, kept alive, and told when the server stops.
import websocket from '@fastify/websocket';
import { PROTOCOL } from '@tessera/protocol';
import { LiveMessageSchema, LiveRequestSchema } from '@tessera/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { WebSocket } from 'ws';
import { answers, FOR_ANYBODY } from '../http/answers.ts';
import { isFromHere } from '../http/identity.ts';
import { problemOf, refuse } from '../http/problems.ts';
import type { Counts } from '../limits/counts.ts';
import type { Rates } from '../limits/rates.ts';
import { MOST_MESSAGE } from '../limits/sizes.ts';
import type { Identity } from '../players/players.ts';
import type { Referee } from '../referee/index.ts';
import { Beats } from './beats.ts';
import { Connection } from './connection.ts';
import type { Lines } from './lines.ts';

interface LiveRoutes {
	readonly referee: Referee;
	now(): number;
	identityOf(request: FastifyRequest): Promise<Identity | null>;
	actorAt(identity: Identity, table: string): string | Promise<string>;
	readonly rates: { readonly perAddress: Rates; readonly perIdentity: Rates };
	readonly counts: { readonly perAddress: Counts; readonly perIdentity: Counts };
	readonly lines: Lines;
	/** Hears of every connection that opens and closes. */
	onChange(change: 1 | -1): void;
}

const GOING_AWAY = 1012;
const TOO_MANY = 1013;
/** How long whoever is sent away may take to go, in milliseconds. */
const PATIENCE = 3000;

const PATH = '/api/live';
const NOT_HERE = problemOf('not-found', `Live connections are at ${PATH}.`);
const NO_SOCKET = problemOf('not-found', 'What is here is a WebSocket: see the description of the API.');
const NOT_FROM_THERE = problemOf('forbidden', 'Only pages of this server may connect.');

const DESCRIBED = {
	tags: ['tables'],
	summary: 'Many tables at once, over a WebSocket',
	description:
		'Each message is one JSON text. The client says what LiveRequest describes, the server what LiveMessage does: see both under the schemas. A browser is known by its cookie, a script by its token; without one, one may follow and not act.',
	...FOR_ANYBODY,
	'x-client-says': LiveRequestSchema,
	'x-server-says': LiveMessageSchema,
	response: answers({ 101: Type.Null({ description: 'The connection stands, and begins with "hello".' }) }),
};

/** Says goodbye, and waits only so long for an answer to it. */
function sendAway(socket: WebSocket, code: number, reason: string): void {
	socket.close(code, reason);
	const timer = setTimeout(() => socket.terminate(), PATIENCE).unref();
	socket.once('close', () => clearTimeout(timer));
}

export async function registerLive(app: FastifyInstance, routes: LiveRoutes): Promise<void> {
	const { referee, now, identityOf, actorAt, rates, counts, lines, onChange } = routes;
	const beats = new Beats<WebSocket>();

	await app.register(websocket, {
		options: { maxPayload: MOST_MESSAGE, perMessageDeflate: false, clientTracking: false },
		// A message that is too large or no message at all, a line that breaks: nothing that whoever hosts this can do anything about.
		errorHandler(error, socket, request) {
			request.log.debug({ err: error }, 'a live connection was cut');
			socket.terminate();
		},
		async preClose() {
			beats.stop();
			for (const socket of beats.all()) {
				socket.send(JSON.stringify({ tell: 'closing' }));
				sendAway(socket, GOING_AWAY, 'the server stops');
			}
		},
	});

	// Before the connection stands: afterwards all that is left is to close it.
	app.addHook('onRequest', async (request, reply) => {
		if (!request.ws) return;
		if (request.routeOptions.url !== PATH) return refuse(reply, NOT_HERE);
		if (!isFromHere(request)) return refuse(reply, NOT_FROM_THERE);
	});

	const open = async (socket: WebSocket, request: FastifyRequest): Promise<void> => {
		// What is said before it is known who says it waits.
		const early: string[] = [];
		const keep = (data: Buffer): void => void (early.length < 20 ? early.push(data.toString()) : socket.terminate());
		socket.on('message', keep);
		socket.on('error', () => socket.terminate());

		const address = request.ip;
		const identity = await identityOf(request);
		if (socket.readyState !== socket.OPEN) return;
		const releases = [
			counts.perAddress.take(address),
			identity === null ? () => {} : counts.perIdentity.take(identity.id),
		];
		if (releases.includes(null)) {
			for (const release of releases) release?.();
			return sendAway(socket, TOO_MANY, 'too many connections');
		}
		const line = request.raw.socket;
		const connection = new Connection({
			socket: {
				get bufferedAmount() {
					return line.writableLength;
				},
				// Past the library, which would put every message together anew; it sends nothing in parts, so nothing is torn apart.
				send: (frames) => void (socket.readyState === socket.OPEN && line.write(frames)),
				drained: () => new Promise((resolve) => line.once('drain', resolve)),
				terminate: () => socket.terminate(),
			},
			referee,
			actorAt: (table) => identity && actorAt(identity, table),
			now,
			wait: () =>
				Math.max(
					rates.perAddress.take(address, now()),
					identity === null ? 0 : rates.perIdentity.take(identity.id, now()),
				),
		});
		const beat = beats.add(socket);
		const cut = (): void => {
			connection.close();
			sendAway(socket, GOING_AWAY, 'call again');
		};
		const unlist = identity === null ? () => {} : lines.add(identity.id, cut);
		onChange(1);
		socket.on('pong', () => beat.answered());
		socket.once('close', () => {
			beat.end();
			connection.close();
			unlist();
			for (const release of releases) release?.();
			onChange(-1);
		});
		socket.off('message', keep);
		socket.on('message', (data: Buffer, isBinary: boolean) => {
			if (isBinary)
				connection.tell({ tell: 'problem', problem: problemOf('bad-request', 'Only text is understood here.') });
			else connection.hear(data.toString());
		});
		connection.tell({ tell: 'hello', protocol: PROTOCOL, now: now() });
		for (const text of early) connection.hear(text);
	};

	app.route({
		method: 'GET',
		url: PATH,
		schema: DESCRIBED,
		handler: (_, reply) => refuse(reply, NO_SOCKET),
		wsHandler: (socket, request) =>
			open(socket, request).catch((error: unknown) => {
				request.log.error({ err: error }, 'opening a live connection failed');
				socket.terminate();
			}),
	});
}
