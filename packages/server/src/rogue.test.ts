// Clients that mean no good: out of turn, for others, twice, with foreign tokens, and ten thousand requests made of rubbish. They
// get a clear no, nobody else notices, and the server does not grow.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appServing } from './app.ts';
import { localBus } from './bus/index.ts';
import { configFrom } from './config.ts';
import { memoryJournal } from './journal/index.ts';
import { memoryPlayers } from './players/index.ts';
import { createReferee, laterHere, newSecretHere, type Referee, type TableNews } from './referee/index.ts';
import { FirstThinker } from './referee/test-help.ts';
import { collected, rubbish, wrongRequest } from './testing/rubbish.ts';

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
});

test('ten thousand requests of rubbish: a clear no, no failure, no effect, no growth', async () => {
	const game = await playing();
	const stranger = await somebody();
	const source = rubbish();
	const send = async (count: number): Promise<void> => {
		for (let each = 0; each < count; each++) {
			const asked = wrongRequest(source, game.table, stranger);
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
});
