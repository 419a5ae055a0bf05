// Ten thousand requests of rubbish over real sockets to the real server with its databases: a clear no, no failure, no effect, and
// no growth of its memory.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, historyOf, newPerson, newTable, type ServerProcess, startServer } from './testing/index.ts';
import { rubbish, wrongRequest } from './testing/rubbish.ts';

/** Connections, which are kept, as those of a client that asks again and again. */
const AT_ONCE = 8;
/** On this signal the server lets go of what nobody holds on to. */
const COLLECTS = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2", () => gc())'];

let folder = '';
let server: ServerProcess;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-rogue-'));
	writeFileSync(join(folder, 'index.html'), '<!doctype html>');
	const env = { LIMIT_FACTOR: '1000000' };
	server = await startServer({ board: folder, data: join(folder, 'data'), node: COLLECTS, env });
});
afterAll(async () => {
	agent.destroy();
	await server.stop();
	rmSync(folder, { recursive: true, force: true });
});

interface Told {
	readonly status: number;
	readonly body: string;
}

/** What comes back for one request, of a stream its beginning. */
const told = ({ url, method, headers, payload }: ReturnType<typeof wrongRequest>): Promise<Told> =>
	new Promise((resolve, reject) => {
		const options = { agent, method: method ?? 'GET', headers: headers as Record<string, string> };
		const asking = request(`${server.address}${String(url)}`, options, (answer) => {
			const status = answer.statusCode ?? 0;
			const isStream = answer.headers['content-type']?.startsWith('text/event-stream');
			let body = '';
			answer.setEncoding('utf8').on('data', (part) => {
				body += part;
				if (!isStream) return;
				resolve({ status, body: '' });
				asking.destroy();
			});
			answer.once('end', () => resolve({ status, body }));
		});
		asking.once('error', reject);
		asking.end(payload as string | Buffer);
	});

const numberIn = (metrics: string, name: string): number =>
	Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);

/** How much memory the server uses once it has let go of what nobody holds on to. */
async function collected(): Promise<number> {
	const metrics = async (): Promise<string> => (await fetch(`${server.address}/metrics`)).text();
	const majorIn = (text: string): number => numberIn(text, 'nodejs_gc_duration_seconds_count\\{kind="major"\\}');
	const before = majorIn(await metrics()) || 0;
	process.kill(server.pid, 'SIGUSR2');
	for (;;) {
		const now = await metrics();
		if (majorIn(now) > before)
			return numberIn(now, 'nodejs_heap_size_used_bytes') + numberIn(now, 'nodejs_external_memory_bytes');
	}
}

test('ten thousand requests of rubbish to the real server: a clear no, no failure, no effect, no growth', async () => {
	const [ann, ben, stranger] = [
		await newPerson(server.address),
		await newPerson(server.address),
		await newPerson(server.address),
	];
	const table = await newTable(server.address, ann, { game: 'classic', seats: 2 });
	await ask(server.address, ann, table, { type: 'sit', name: 'Ann' });
	await ask(server.address, ben, table, { type: 'sit', name: 'Ben' });
	const history = await historyOf(server.address, ann, table);
	const source = rubbish();
	const send = async (count: number): Promise<void> => {
		let left = count;
		const client = async (): Promise<void> => {
			while (left-- > 0) {
				const asked = wrongRequest(source, table, stranger.token);
				const { status, body } = await told(asked);
				if (status >= 500) throw new Error(`${status} to ${JSON.stringify(asked)}: ${body}`);
				if (status >= 400)
					expect(JSON.parse(body), JSON.stringify(asked)).toMatchObject({
						problem: { message: expect.stringMatching(/\w/) },
					});
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, client));
	};
	await send(4000);
	const before = await collected();
	await send(6000);
	expect((await collected()) - before).toBeLessThan(8 << 20);
	expect(await historyOf(server.address, ann, table)).toEqual(history);
	expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
	expect(server.errors()).toBe('');
});
