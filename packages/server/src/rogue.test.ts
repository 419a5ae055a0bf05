// Clients that mean no good: out of turn, for others, twice, with foreign tokens, and ten thousand requests made of rubbish. They
// get a clear no, nobody else notices, and the server does not grow.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appServing } from './app.ts';
import { localBus } from './bus/index.ts';
import { configFrom } from './config.ts';
import { memoryJournal } from './journal/index.ts';
import { Connection } from './live/connection.ts';
import { memoryPlayers } from './players/index.ts';
import { createReferee, laterHere, newSecretHere, type Referee, type TableNews } from './referee/index.ts';
import { FirstThinker } from './referee/test-help.ts';

let app: FastifyInstance;
let referee: Referee;
let folder = '';

beforeAll(async () => {
	const config = configFrom({ LIMIT_FACTOR: '1000000' }, '/');
	if ('problem' in config) throw new Error(config.problem);
	const players = memoryPlayers();
	const ports = {
		journal: memoryJournal(),
		players,
		bus: localBus<TableNews>(() => {}),
		thinker: new FirstThinker(),
		now: Date.now,
		later: laterHere,
	};
	referee = createReferee({ ...ports, newSecret: newSecretHere }, { botPace: 0 });
	folder = mkdtempSync(join(tmpdir(), 'tessera-rogue-'));
	writeFileSync(join(folder, 'index.html'), '<!doctype html>');
	const online = { referee, players, limits: config.limits, publicUrl: null, now: Date.now };
	app = await appServing({ folder, online, config: { trustProxy: false, logLevel: 'silent' }, isReady: () => true });
});
afterAll(async () => {
	await app.close();
	await referee.close();
	rmSync(folder, { recursive: true, force: true });
});

const post = (url: string, body: unknown, token?: string) =>
	app.inject({
		url,
		method: 'POST',
		payload: body as object,
		headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
	});

async function somebody(): Promise<string> {
	return (await post('/api/identity', {})).json().token;
}

let requests = 0;

interface Game {
	readonly table: string;
	/** Whose turn it is, and the other. */
	readonly mover: string;
	readonly other: string;
	readonly version: number;
}

async function playing(): Promise<Game> {
	const people = [await somebody(), await somebody()] as const;
	const terms = { game: 'classic', seats: 2 };
	const { table } = (await post('/api/tables', { id: `t${++requests}`, terms }, people[0])).json();
	for (const [seat, person] of people.entries())
		await post(
			`/api/tables/${table}/commands`,
			{ id: 's', seen: 0, command: { type: 'sit', name: `P${seat}` } },
			person,
		);
	const { turn } = (await app.inject(`/api/tables/${table}`)).json();
	const { version } = (await app.inject(`/api/tables/${table}/history`)).json();
	return { table, mover: people[turn] ?? '', other: people[1 - turn] ?? '', version };
}

const versionOf = async (table: string): Promise<number> =>
	(await app.inject(`/api/tables/${table}/history`)).json().version;

const firstMove = async ({ table, mover }: Game): Promise<{ readonly id: string; readonly command: object }> => {
	const answer = await app.inject({ url: `/api/tables/${table}/moves`, headers: { authorization: `Bearer ${mover}` } });
	return JSON.parse(answer.body.split('\n')[0] ?? '');
};

describe('somebody who', () => {
	test('acts out of turn is refused', async () => {
		const game = await playing();
		const move = await firstMove(game);
		const answer = await post(`/api/tables/${game.table}/commands`, move, game.other);
		expect(answer.statusCode).toBe(422);
		expect(answer.json().problem).toMatchObject({ code: 'refused', refusal: { kind: 'not-your-turn' } });
		expect(await versionOf(game.table)).toBe(game.version);
	});
	test('has no seat at the table is refused, whatever they ask', async () => {
		const game = await playing();
		const stranger = await somebody();
		for (const command of [
			(await firstMove(game)).command,
			{ type: 'resign' },
			{ type: 'offer-end' },
			{ type: 'begin' },
			{ type: 'set-chat', on: false },
			{ type: 'say', text: 'hello' },
			{ type: 'clear-seat', seat: 0 },
			{ type: 'rematch' },
		]) {
			const body = { id: `x${++requests}`, seen: game.version, command };
			const answer = await post(`/api/tables/${game.table}/commands`, body, stranger);
			expect([403, 409], JSON.stringify(command)).toContain(answer.statusCode);
		}
		expect(await versionOf(game.table)).toBe(game.version);
	});
	test('sends a move twice has moved once, and gets the same answer', async () => {
		const game = await playing();
		const move = await firstMove(game);
		const send = () => post(`/api/tables/${game.table}/commands`, move, game.mover);
		const answers = await Promise.all([send(), send(), send()]);
		for (const answer of answers) expect(answer.json()).toEqual({ ok: true, version: game.version + 1 });
		expect(await versionOf(game.table)).toBe(game.version + 1);
	});
	test('sends two moves at once for one turn has made one of them', async () => {
		const game = await playing();
		const move = await firstMove(game);
		const answers = await Promise.all(
			['one', 'two'].map((id) => post(`/api/tables/${game.table}/commands`, { ...move, id }, game.mover)),
		);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
		expect(await versionOf(game.table)).toBe(game.version + 1);
	});
	test('plays pieces that they do not hold learns only that', async () => {
		const game = await playing();
		const move = {
			type: 'act',
			action: { type: 'place', pieces: Array.from({ length: 6 }, (_, x) => ({ kind: x, x, y: 0 })) },
		};
		const body = { id: 'z', seen: game.version, command: move };
		const { problem } = (await post(`/api/tables/${game.table}/commands`, body, game.mover)).json();
		expect(problem.code).toBe('refused');
		expect(await versionOf(game.table)).toBe(game.version);
	});
	test('brings a token that nobody has is nobody', async () => {
		const { table } = await playing();
		for (const token of ['x', 'x'.repeat(43), `${'é'.repeat(20)}`])
			expect(
				(
					await post(
						`/api/tables/${table}/commands`,
						{ id: 'a', seen: 0, command: { type: 'resign' } },
						encodeURIComponent(token),
					)
				).statusCode,
			).toBe(401);
	});
	test('does not read is cut off', () => {
		let isCut = false;
		const socket = {
			bufferedAmount: 2 << 20,
			send: () => {},
			drained: () => new Promise<void>(() => {}),
			terminate: () => (isCut = true),
			hold: () => {},
			flush: () => {},
		};
		const connection = new Connection({ socket, referee, actorAt: async () => null, now: Date.now, wait: () => 0 });
		connection.tell({ tell: 'pong' });
		expect(isCut).toBe(true);
	});
});

/** Numbers from a fixed beginning: the same rubbish in every run. */
function rubbish() {
	let state = 2_463_534_242;
	const below = (limit: number): number => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) % limit;
	};
	const one = <T>(from: readonly T[]): T => from[below(from.length)] as T;
	const text = (): string =>
		one([
			'',
			'a',
			'__proto__',
			'\u0000',
			'\ud800',
			'🎲'.repeat(below(50)),
			'x'.repeat(below(3000)),
			'../../etc',
			'\u202e',
			'{"a":1}',
		]);
	const value = (depth: number): unknown => {
		const kind = below(depth > 4 ? 5 : 8);
		if (kind === 0) return null;
		if (kind === 1) return one([0, -1, 1e308, 2 ** 53, 0.5, -0, below(100)]);
		if (kind === 2) return text();
		if (kind === 3) return below(2) === 0;
		if (kind === 4) return one(['sit', 'act', 'begin', 'resign', 'say', 'rematch', 'place', 'classic', 'cards']);
		if (kind === 5) return Array.from({ length: below(5) }, () => value(depth + 1));
		return Object.fromEntries(
			Array.from({ length: below(5) }, () => [
				one([
					'id',
					'seen',
					'command',
					'type',
					'action',
					'pieces',
					'kind',
					'x',
					'y',
					'terms',
					'game',
					'seats',
					'name',
					text(),
				]),
				value(depth + 1),
			]),
		);
	};
	return { below, one, text, value };
}

type Rubbish = ReturnType<typeof rubbish>;

/** A right request with one part of it gone wrong. */
function bent({ one, value, below }: Rubbish): unknown {
	const command = one<Record<string, unknown>>([
		{ type: 'sit', name: 'Eve', seat: 0 },
		{ type: 'act', action: { type: 'place', pieces: [{ kind: 3, x: 0, y: 0 }] } },
		{ type: 'act', action: { type: 'exchange', pieces: [1, 2] } },
		{ type: 'act', action: { type: 'withdraw', seat: 0 } },
		{ type: 'answer', to: 'end', yes: true },
		{ type: 'say', text: 'hello' },
		{ type: 'seat-bot', level: 'master', seat: 1 },
	]);
	const envelope: Record<string, unknown> = { id: `f${below(1_000_000)}`, seen: below(5), command };
	const place = one([envelope, command, (command['action'] ?? command) as Record<string, unknown>]);
	place[one(Object.keys(place))] = value(0);
	return envelope;
}

function request(source: Rubbish, table: string, token: string): InjectOptions {
	const { one, below, text, value } = source;
	const url = one([
		`/api/tables/${table}/commands`,
		`/api/tables/${table}/commands`,
		`/api/tables/${table}/claim`,
		`/api/tables/${table}/history?from=${encodeURIComponent(String(value(5)).toWellFormed())}`,
		`/api/tables/${encodeURIComponent(text().toWellFormed())}/commands`,
		`/api/tables?status=${encodeURIComponent(text().toWellFormed())}`,
		'/api/tables',
		'/api/identity',
		'/api/account/sign-in',
		'/api/account/passkeys',
		`/api/${encodeURIComponent(text().toWellFormed())}`,
	]);
	const payload = one([
		() => JSON.stringify(bent(source)),
		() => JSON.stringify(value(0)) ?? '',
		() => text(),
		() => Buffer.from(Array.from({ length: below(40) }, () => below(256))),
		() => '['.repeat(below(5000)),
	])();
	const headers: Record<string, string> = {
		'content-type': one([
			'application/json',
			'application/json',
			'application/json',
			'text/plain',
			'multipart/form-data',
			'x/y',
		]),
	};
	if (below(3) > 0) headers['authorization'] = `Bearer ${one([token, 'x', ''])}`;
	if (below(4) === 0) headers['cookie'] = `tessera=${one([token, 'x', '%%%', '"'])}`;
	return { url, method: one(['POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'PATCH']), payload, headers };
}

const collected = (): number => {
	setFlagsFromString('--expose-gc');
	const collect: () => void = runInNewContext('gc');
	collect();
	return process.memoryUsage().heapUsed;
};

test('ten thousand requests of rubbish: a clear no, no failure, no effect, no growth', async () => {
	const game = await playing();
	const stranger = await somebody();
	const source = rubbish();
	const send = async (count: number): Promise<void> => {
		for (let each = 0; each < count; each++) {
			const asked = request(source, game.table, stranger);
			const { statusCode, body } = await app.inject(asked);
			if (statusCode >= 500) throw new Error(`${statusCode} to ${JSON.stringify(asked)}: ${body}`);
			if (statusCode >= 400)
				expect(JSON.parse(body), JSON.stringify(asked)).toMatchObject({
					problem: { message: expect.stringMatching(/\w/) },
				});
		}
	};
	await send(4000);
	const before = collected();
	await send(6000);
	const grown = collected() - before;
	expect(await versionOf(game.table)).toBe(game.version);
	expect(grown).toBeLessThan(8 << 20);
}, 120_000);
