// Who may read how much is going on.
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { metricsOf, registerMetrics } from './metrics.ts';
import { TestApi } from './test-help.ts';

let api: TestApi;
let app: FastifyInstance;

async function serve(token: string | null, isOpenHere = true): Promise<void> {
	app = fastify();
	registerMetrics(app, metricsOf(api.referee), { token, isOpenHere });
	await app.ready();
}

beforeEach(async () => {
	api = await TestApi.start();
});
afterEach(async () => {
	await app.close();
	await api.close();
});

const asked = async (remoteAddress: string, headers: Record<string, string> = {}): Promise<number> =>
	(await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

test('without a token it is for programs on this machine alone', async () => {
	await serve(null);
	expect(await asked('127.0.0.1')).toBe(200);
	expect(await asked('192.168.1.7')).toBe(403);
	expect(await asked('192.168.1.7', { authorization: 'Bearer null' })).toBe(403);
	const { body } = await app.inject({ url: '/metrics', remoteAddress: '192.168.1.7' });
	expect(JSON.parse(body).problem).toMatchObject({
		code: 'forbidden',
		message: expect.stringContaining('METRICS_TOKEN'),
	});
});

test.each(['x-forwarded-for', 'forwarded', 'via'])(
	'what a proxy on this machine sends on is from elsewhere: %s',
	async (header) => {
		await serve(null);
		expect(await asked('127.0.0.1', { [header]: '127.0.0.1' })).toBe(403);
	},
);

test('with a token whoever has it may read it too, from anywhere', async () => {
	await serve('open-sesame');
	expect(await asked('127.0.0.1')).toBe(200);
	expect(await asked('192.168.1.7')).toBe(403);
	expect(await asked('192.168.1.7', { authorization: 'Bearer open' })).toBe(403);
	expect(await asked('192.168.1.7', { authorization: 'Bearer open-sesame' })).toBe(200);
	expect(await asked('127.0.0.1', { authorization: 'Bearer open-sesame', via: '1.1 proxy' })).toBe(200);
});

test('where a proxy is in front, this machine needs the token too: anybody may seem to be on it', async () => {
	await serve('open-sesame', false);
	expect(await asked('127.0.0.1')).toBe(403);
	expect(await asked('127.0.0.1', { authorization: 'Bearer open-sesame' })).toBe(200);
});
