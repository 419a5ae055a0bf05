// A server in this process, over memory and real sockets, and clients of it; for tests only.
import type { AddressInfo } from 'node:net';
import type { Secret } from '@tessera/engine';
import type { LiveMessage, LiveRequest } from '@tessera/protocol';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { WebSocket } from 'ws';
import { localBus } from '../bus/index.ts';
import { configFrom, type Limits } from '../config.ts';
import { registerApi } from '../http/api.ts';
import { wantsLive } from '../http/path.ts';
import { type Journal, memoryJournal } from '../journal/index.ts';
import { memoryPlayers, type Players } from '../players/index.ts';
import { createReferee, laterHere, newSecretHere, type Referee, type TableNews } from '../referee/index.ts';
import { FirstThinker } from '../referee/test-help.ts';

function usualLimits(): Limits {
	const config = configFrom({}, '/');
	if ('problem' in config) throw new Error(config.problem);
	return config.limits;
}

export interface Serving {
	readonly app: FastifyInstance;
	readonly referee: Referee;
	readonly journal: Journal;
	readonly players: Players;
	/** Where it is. */
	readonly server: string;
	stop(): Promise<void>;
}

export async function serve(
	limits: Partial<Limits> = {},
	logger: FastifyServerOptions['logger'] = false,
	newSecret: () => Secret = newSecretHere,
): Promise<Serving> {
	const players = memoryPlayers();
	const journal = memoryJournal();
	const now = Date.now;
	const bus = localBus<TableNews>(() => {});
	const ports = { journal, players, bus, thinker: new FirstThinker(), now, later: laterHere };
	const referee = createReferee({ ...ports, newSecret }, { botPace: 0, presenceEvery: 1 });
	const app = fastify({ logger, http: { shouldUpgradeCallback: wantsLive } });
	await registerApi(app, { referee, players, limits: { ...usualLimits(), ...limits }, publicUrl: null, now });
	await app.listen({ host: '127.0.0.1', port: 0 });
	const server = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
	return {
		app,
		referee,
		journal,
		players,
		server,
		async stop() {
			const closed = app.close();
			// A connection that nothing was ever asked on is not idle to Node, which would wait a minute for its first question.
			app.server.closeAllConnections();
			await closed;
			await referee.close();
		},
	};
}

/** A client that keeps what it hears, and waits for what is to come. */
export class Client {
	readonly heard: LiveMessage[] = [];
	readonly socket: WebSocket;
	private waiting: (() => void)[] = [];
	readonly closed: Promise<number>;

	constructor(server: string, headers: Readonly<Record<string, string>> = {}) {
		this.socket = new WebSocket(`${server.replace('http', 'ws')}/api/live`, { headers });
		this.closed = new Promise((resolve) => this.socket.once('close', resolve));
		this.socket.on('error', () => {});
		this.socket.on('message', (data) => {
			this.heard.push(JSON.parse(String(data)));
			for (const wake of this.waiting.splice(0)) wake();
		});
	}

	say(request: LiveRequest | string | Buffer): void {
		this.socket.send(typeof request === 'string' || Buffer.isBuffer(request) ? request : JSON.stringify(request));
	}

	/** The first message of this kind, from those heard already or still to come. */
	async hear<T extends LiveMessage['tell']>(
		tell: T,
		isIt: (message: Extract<LiveMessage, { tell: T }>) => boolean = () => true,
	): Promise<Extract<LiveMessage, { tell: T }>> {
		for (;;) {
			const found = this.heard.find(
				(message): message is Extract<LiveMessage, { tell: T }> =>
					message.tell === tell && isIt(message as Extract<LiveMessage, { tell: T }>),
			);
			if (found) return found;
			await new Promise<void>((resolve) => this.waiting.push(resolve));
		}
	}
}
