// The API over a real referee, a journal and players in memory, with a clock that the test drives; for tests only.
import fastify, { type FastifyInstance } from 'fastify';
import { localBus } from '../bus/index.ts';
import { configFrom } from '../config.ts';
import { memoryJournal } from '../journal/index.ts';
import { memoryPlayers, type Players } from '../players/index.ts';
import { createReferee, laterHere, newSecretHere, type Referee } from '../referee/index.ts';
import { FirstThinker } from '../referee/test-help.ts';
import { registerApi } from './api.ts';

const config = configFrom({}, '/');
if ('problem' in config) throw new Error(config.problem);
export const { limits } = config;

interface Asked {
	readonly method?: 'GET' | 'POST';
	readonly body?: unknown;
	readonly token?: string;
	readonly headers?: Readonly<Record<string, string>>;
}

export class TestApi {
	time = 1_000_000;
	readonly app: FastifyInstance = fastify();
	readonly players: Players = memoryPlayers();
	readonly referee: Referee;
	#asked = 0;

	private constructor() {
		this.referee = createReferee(
			{
				journal: memoryJournal(),
				players: this.players,
				bus: localBus(() => {}),
				thinker: new FirstThinker(),
				now: () => this.time,
				later: laterHere,
				newSecret: newSecretHere,
			},
			{ botPace: 0 },
		);
	}

	static async start(publicUrl: URL | null = null): Promise<TestApi> {
		const api = new TestApi();
		const { players, referee } = api;
		await registerApi(api.app, { referee, players, limits, publicUrl, now: () => api.time });
		return api;
	}

	async close(): Promise<void> {
		await this.app.close();
		await this.referee.close();
	}

	async ask(url: string, { method, body, token, headers = {} }: Asked = {}) {
		const answer = await this.app.inject({
			url,
			method: method ?? (body === undefined ? 'GET' : 'POST'),
			headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
			...(body === undefined ? {} : { payload: body as object }),
		});
		const isJson = /^application\/json/.test(String(answer.headers['content-type']));
		const data = isJson ? answer.json() : null;
		return { status: answer.statusCode, headers: answer.headers, text: answer.body, data };
	}

	/** A new identity; its token. */
	async somebody(name: string): Promise<string> {
		return (await this.ask('/api/identity', { body: { name } })).data.token;
	}

	async tableOf(token: string, terms: object = { game: 'classic', seats: 2 }): Promise<string> {
		return (await this.ask('/api/tables', { token, body: { id: 'one', terms } })).data.table;
	}

	command(table: string, token: string, what: object, seen = 0) {
		return this.ask(`/api/tables/${table}/commands`, { token, body: { id: `r${++this.#asked}`, seen, command: what } });
	}
}
