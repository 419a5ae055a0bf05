// The routes of accounts: the whole way over HTTP with a passkey that really signs, and what is refused with which status.
import fc from 'fast-check';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SoftAuthenticator } from '../accounts/authenticator.ts';
import { MOST_PASSKEYS } from '../accounts/index.ts';
import { memoryPlayers, type Players } from '../players/index.ts';
import { passkey } from '../players/test-help.ts';
import { registerAccountRoutes } from './accounts.ts';
import { checking } from './checking.ts';
import { onError } from './problems.ts';

const HOST = 'play.example.org';
const ORIGIN = `http://${HOST}`;
const NOW = 1_000_000;

let players: Players;
let app: FastifyInstance;
let device: SoftAuthenticator;
let ann: string;
let moved: string[];

async function served(publicUrl: URL | null = null): Promise<FastifyInstance> {
	const serving = fastify();
	serving.setErrorHandler(onError);
	serving.setValidatorCompiler(({ schema }) => {
		const check = checking(schema as Parameters<typeof checking>[0]);
		return (value) => {
			const checked = check(value);
			return checked.ok ? { value: checked.value } : { error: new Error(checked.problem) };
		};
	});
	registerAccountRoutes(serving, {
		players,
		now: () => NOW,
		publicUrl,
		isTable: async (table) => table !== 'nowhere',
		onMoved: (identity) => moved.push(identity),
		identityOf: (request) => players.identify(request.headers.authorization ?? ''),
	});
	await serving.ready();
	return serving;
}

beforeEach(async () => {
	players = memoryPlayers();
	moved = [];
	app = await served();
	device = new SoftAuthenticator(ORIGIN);
	ann = (await players.createIdentity('Ann', 1)).token;
});
afterEach(async () => {
	await app.close();
	await players.close();
});

async function ask(method: 'GET' | 'POST' | 'DELETE', url: string, token: string | null, payload?: unknown, on = app) {
	const options: InjectOptions = { method, url, headers: { host: HOST, ...(token && { authorization: token }) } };
	if (payload !== undefined) options.payload = payload as NonNullable<InjectOptions['payload']>;
	const answer = await on.inject(options);
	return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

async function registered(token: string): Promise<string> {
	const { body: options } = await ask('POST', '/api/account/passkeys/begin', token);
	const { status, body } = await ask('POST', '/api/account/passkeys', token, device.create(options));
	expect(status).toBe(201);
	return body.account;
}

async function signIn(token: string) {
	const { body: options } = await ask('POST', '/api/account/sign-in/begin', token);
	return ask('POST', '/api/account/sign-in', token, device.get(options));
}

test('an account is made on one device, entered on another, looked at and left', async () => {
	expect(await ask('GET', '/api/account', ann)).toEqual({ status: 200, body: { account: null } });
	const account = await registered(ann);
	const { identity, token: phone } = await players.createIdentity('Anna', 2);
	expect(await signIn(phone)).toEqual({ status: 200, body: { account } });
	const looked = await ask('GET', '/api/account', phone);
	expect(looked).toMatchObject({
		status: 200,
		body: {
			account: {
				id: account,
				devices: [
					{ name: 'Ann', isThis: false },
					{ id: identity.id, name: 'Anna', lastSeenAt: 2, isThis: true },
				],
				passkeys: [{ createdAt: NOW, lastUsedAt: NOW }],
				ratings: [],
			},
		},
	});
	expect(JSON.stringify(looked.body)).not.toContain('publicKey');
	expect(await ask('POST', '/api/account/sign-out', phone, {})).toMatchObject({ status: 204 });
	expect((await ask('GET', '/api/account', phone)).body).toEqual({ account: null });
	expect((await ask('GET', '/api/account', ann)).body.account.devices).toHaveLength(1);
});

test('an account that has all its passkeys begins no other', async () => {
	const account = await registered(ann);
	const identity = (await players.identify(ann))?.id ?? '';
	for (let each = 1; each < MOST_PASSKEYS; each++) await players.register(identity, account, passkey(`k${each}`), NOW);
	expect(await ask('POST', '/api/account/passkeys/begin', ann)).toMatchObject({
		status: 409,
		body: { problem: { code: 'account-full' } },
	});
});

test('a device signs another one out', async () => {
	await registered(ann);
	const { identity, token: phone } = await players.createIdentity('Anna', 2);
	await signIn(phone);
	moved = [];
	expect(await ask('POST', '/api/account/sign-out', ann, { device: identity.id })).toMatchObject({ status: 204 });
	expect(new Set(moved)).toEqual(new Set([identity.id, (await players.identify(ann))?.id]));
	expect((await ask('GET', '/api/account', phone)).body).toEqual({ account: null });
	expect(await ask('POST', '/api/account/sign-out', ann, { device: identity.id })).toMatchObject({
		status: 404,
		body: { problem: { code: 'not-found' } },
	});
});

test('a passkey is taken out, but not the last', async () => {
	await registered(ann);
	moved = [];
	const idsOf = async (): Promise<string[]> =>
		(await ask('GET', '/api/account', ann)).body.account.passkeys.map(({ id }: { id: string }) => id);
	const [first = ''] = await idsOf();
	expect(await ask('DELETE', `/api/account/passkeys/${first}`, ann)).toMatchObject({
		status: 409,
		body: { problem: { code: 'not-now' } },
	});
	await registered(ann);
	expect(await ask('DELETE', `/api/account/passkeys/${first}`, ann)).toMatchObject({ status: 204 });
	expect(await idsOf()).not.toContain(first);
	expect(moved).toEqual([]);
	expect(await ask('DELETE', `/api/account/passkeys/${first}`, ann)).toMatchObject({ status: 404 });
});

test('the ratings of bots can be looked at, on the same scale', async () => {
	await players.rate({ table: 't', size: 2, subjects: ['bot:cards:club', 'x'], at: 1 }, (before) =>
		before.map(() => ({ mu: 30, sigma: 2 })),
	);
	const { status, body } = await ask('GET', '/api/ratings/bots/cards', null);
	expect(status).toBe(200);
	expect(body.bots.map(({ level }: { level: string }) => level)).toEqual([
		'first-steps',
		'family',
		'greedy',
		'club',
		'expert',
		'master',
	]);
	expect(body.bots[3]).toEqual({ level: 'club', ratings: [{ size: 2, number: 1960, games: 1 }] });
	expect(body.bots[0]).toEqual({ level: 'first-steps', ratings: [] });
	expect((await ask('GET', '/api/ratings/bots/chess', null)).status).toBe(400);
});

describe('refused', () => {
	test.each([
		['GET', '/api/account'],
		['POST', '/api/account/passkeys/begin'],
		['POST', '/api/account/sign-in/begin'],
		['POST', '/api/account/sign-out'],
		['DELETE', '/api/account/passkeys/abc'],
	] as const)('without an identity: %s %s', async (method, url) => {
		for (const token of [null, 'made-up'])
			expect(await ask(method, url, token, method === 'POST' ? {} : undefined)).toMatchObject({
				status: 401,
				body: { problem: { code: 'no-identity' } },
			});
	});

	test('what was not begun', async () => {
		const made = device.create({
			rp: { id: HOST, name: '' },
			user: { id: 'eA', name: '', displayName: '' },
			challenge: 'eA',
			pubKeyCredParams: [],
		});
		expect(await ask('POST', '/api/account/passkeys', ann, made)).toMatchObject({
			status: 409,
			body: { problem: { code: 'not-now' } },
		});
	});

	test('what was signed for another site', async () => {
		const { body: options } = await ask('POST', '/api/account/passkeys/begin', ann);
		const elsewhere = device.create(options, { origin: 'http://evil.example' });
		expect(await ask('POST', '/api/account/passkeys', ann, elsewhere)).toMatchObject({
			status: 403,
			body: { problem: { code: 'forbidden' } },
		});
	});

	const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
	test.each<[string, unknown]>([
		['nothing', {}],
		['a list', []],
		['an id that is no base64url', { id: 'a/b', response: {} }],
		['numbers', { id: 1, response: { clientDataJSON: 1, attestationObject: 1 } }],
		['an endless id', { id: 'x'.repeat(9999), response: { clientDataJSON: 'x', attestationObject: 'x' } }],
		['too much', { id: 'x', response: { clientDataJSON: 'x', attestationObject: 'x'.repeat(9999) } }],
		['something deep', { id: deep, response: deep }],
	])('%s in the place of a passkey', async (_, payload) => {
		for (const url of ['/api/account/passkeys', '/api/account/sign-in'])
			expect(await ask('POST', url, ann, payload)).toMatchObject({
				status: 400,
				body: { problem: { code: 'bad-request' } },
			});
	});

	/** One byte of one part is another, or one part is cut short. */
	const damage = fc.record({
		part: fc.nat(),
		at: fc.nat(),
		change: fc.integer({ min: 1, max: 255 }),
		isCut: fc.boolean(),
	});

	function damaged<T extends { response: object }>(
		made: T,
		parts: readonly (keyof T['response'])[],
		{ part, at, change, isCut }: typeof damage extends fc.Arbitrary<infer D> ? D : never,
	): T {
		const response: T['response'] = { ...made.response };
		const field = parts[part % parts.length] as keyof T['response'];
		const bytes = Buffer.from(String(response[field]), 'base64url');
		const index = at % bytes.length;
		bytes[index] = (bytes[index] ?? 0) ^ change;
		const left = isCut ? bytes.subarray(0, index) : bytes;
		return { ...made, response: { ...response, [field]: left.toString('base64url') } };
	}

	test('a new passkey that was damaged on the way, in whatever place, without disturbing the server', async () => {
		await fc.assert(
			fc.asyncProperty(damage, async (how) => {
				const { body: options } = await ask('POST', '/api/account/passkeys/begin', ann);
				const made = damaged(device.create(options), ['clientDataJSON', 'attestationObject'], how);
				const { status } = await ask('POST', '/api/account/passkeys', ann, made);
				// Nothing vouches for the make of the authenticator, its id, its counter or its key: other ones are as good.
				expect([201, 400, 403]).toContain(status);
			}),
			{ seed: 1, numRuns: 100 },
		);
	});

	test('a signature that was damaged on the way, in whatever place', async () => {
		await registered(ann);
		const { token: eve } = await players.createIdentity('Eve', 2);
		await fc.assert(
			fc.asyncProperty(damage, async (how) => {
				const { body: options } = await ask('POST', '/api/account/sign-in/begin', eve);
				const signed = damaged(device.get(options), ['clientDataJSON', 'authenticatorData', 'signature'], how);
				expect([400, 403]).toContain((await ask('POST', '/api/account/sign-in', eve, signed)).status);
			}),
			{ seed: 1, numRuns: 100 },
		);
		expect((await ask('GET', '/api/account', eve)).body).toEqual({ account: null });
	});

	test('to begin, where browsers make no passkeys', async () => {
		for (const url of ['/api/account/passkeys/begin', '/api/account/sign-in/begin']) {
			const answer = await app.inject({ method: 'POST', url, headers: { host: '127.0.0.1:3000', authorization: ann } });
			expect([answer.statusCode, answer.json().problem.code]).toEqual([409, 'not-now']);
		}
	});
});

test('O16 what a game did to a rating is told to its owner, on each of their devices, and to nobody else', async () => {
	const account = await registered(ann);
	const table = 'a-finished-table';
	await players.rate({ table, size: 2, subjects: [account, 'bot:classic:club'], at: 1 }, (before) =>
		before.map(() => ({ mu: 26, sigma: 8 })),
	);
	const { token: phone } = await players.createIdentity('Anna', 2);
	const { token: guest } = await players.createIdentity('Guest', 2);
	await signIn(phone);
	const told = { rating: { size: 2, before: 1000, number: 1080 } };
	expect(await ask('GET', `/api/tables/${table}/rating`, ann)).toEqual({ status: 200, body: told });
	expect(await ask('GET', `/api/tables/${table}/rating`, phone)).toEqual({ status: 200, body: told });
	expect(await ask('GET', `/api/tables/${table}/rating`, guest)).toEqual({ status: 200, body: { rating: null } });
	expect(await ask('GET', '/api/tables/another-table/rating', ann)).toEqual({ status: 200, body: { rating: null } });
	expect((await ask('GET', `/api/tables/${table}/rating`, null)).status).toBe(401);
});

test('a chosen address is the site, wherever the request went', async () => {
	const other = await served(new URL('https://tessera.example/'));
	const { body } = await ask('POST', '/api/account/passkeys/begin', ann, undefined, other);
	expect(body.rp.id).toBe('tessera.example');
	const made = new SoftAuthenticator('https://tessera.example').create(body);
	expect((await ask('POST', '/api/account/passkeys', ann, made, other)).status).toBe(201);
	await other.close();
});
