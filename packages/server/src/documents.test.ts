// What docs/HOSTING.md and docs/API.md say of the server is what it does.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LONGEST_LINE, LONGEST_NAME } from '@tessera/protocol';
import { CommandSchema, EventSchema, HappeningSchema, LiveMessageSchema, TermsSchema } from '@tessera/protocol/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_PASSKEYS } from './accounts/index.ts';
import { configFrom } from './config.ts';
import { STATUS } from './http/problems.ts';
import type { Rate } from './limits/rates.ts';
import { KILOBYTE, MOST_FOLLOWED, MOST_HISTORY, MOST_MESSAGE, MOST_REQUEST, MOST_UNREAD } from './limits/sizes.ts';
import { DEFAULT_HOST, DEFAULT_PORT } from './listening.ts';
import { MOST_DEVICES, UNUSED_AFTER } from './players/index.ts';
import { EXPIRES_AFTER, MOST_BEFORE_LAST_SEAT, MOST_OF_GONE, MOST_OF_ONE, MOST_WAITING } from './tables/index.ts';
import { type ServerProcess, startServer } from './testing/index.ts';

const page = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const HOSTING = page('HOSTING.md');
const API = page('API.md');

/** What stands under a heading, up to the next. */
function under(text: string, heading: string): string {
	const [, part] = text.split(`## ${heading}\n`);
	return part?.split('\n## ')[0] ?? expect.fail(`there is no heading "${heading}"`);
}

/** The rows of the first table, without its head. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
	text
		.split('\n')
		.filter((line) => line.startsWith('|'))
		.slice(2)
		.map((line) =>
			line
				.slice(1, -1)
				.split('|')
				.map((cell) => cell.trim()),
		);

const codesIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code ?? []);

const config = configFrom({}, '/project');
if ('problem' in config) throw new Error(config.problem);

describe('docs/HOSTING.md', () => {
	test('has every limit as it is', () => {
		const { limits } = config;
		const rate = ({ burst, perSecond }: Rate): readonly string[] => [
			String(burst),
			perSecond >= 1 ? `${perSecond} a second` : `one every ${1 / perSecond} seconds`,
		];
		expect(rowsOf(under(HOSTING, 'Limits'))).toEqual([
			['requests and messages from one address', ...rate(limits.perAddress)],
			['requests and messages of one identity', ...rate(limits.perIdentity)],
			['new identities from one address', ...rate(limits.identitiesPerAddress)],
			['new tables of one identity', ...rate(limits.tablesPerIdentity)],
			['looking for moves (`/moves`) of one identity', ...rate(limits.movesPerIdentity)],
			['tables opened by one identity that are not over', `${limits.openTables}`, ''],
			['connections from one address', `${limits.connectionsPerAddress}`, ''],
			['connections of one identity', `${limits.connectionsPerIdentity}`, ''],
			['a request', `${MOST_REQUEST / KILOBYTE} KB`, ''],
			['a message on a live connection', `${MOST_MESSAGE / KILOBYTE} KB`, ''],
			['tables followed on a live connection', `${MOST_FOLLOWED}`, ''],
			['what a client has not read yet', `${MOST_UNREAD / KILOBYTE} KB`, ''],
			['a name', `${LONGEST_NAME} letters`, ''],
			['a line of chat', `${LONGEST_LINE} letters`, ''],
			['devices signed in to one account', `${MOST_DEVICES}`, ''],
			['passkeys of one account', `${MOST_PASSKEYS}`, ''],
			['what one identity does around a game, at one table', `${MOST_OF_ONE}`, ''],
			['of that, before the game begins, unless it hosts the table', `${MOST_WAITING}`, ''],
			['what all those do together who have left a table that waits', `${MOST_OF_GONE}`, ''],
			['the same, before they are refused its last seat too', `${MOST_BEFORE_LAST_SEAT}`, ''],
			['entries in one answer of `/history`', `${MOST_HISTORY}`, ''],
		]);
	});

	test('says which limits LIMIT_FACTOR changes', () => {
		const doubled = configFrom({ LIMIT_FACTOR: '2' }, '/');
		if ('problem' in doubled) return expect.fail(doubled.problem);
		const numbers = (value: unknown): readonly number[] =>
			typeof value === 'number' ? [value] : Object.values(value as object).flatMap(numbers);
		expect(numbers(doubled.limits)).toEqual(numbers(config.limits).map((number) => 2 * number));
		const row = rowsOf(under(HOSTING, 'What you may choose')).find(([name]) => name === '`LIMIT_FACTOR`');
		const count = Object.keys(config.limits).length;
		expect([count, row?.[2]]).toEqual([8, 'the first eight limits below, times this']);
	});

	test('has every variable with what is usual', () => {
		const usual = rowsOf(under(HOSTING, 'What you may choose')).map(([name, value]) => [name, value]);
		expect(usual).toEqual([
			['`HOST`, `PORT`', `\`${DEFAULT_HOST}\`, \`${DEFAULT_PORT}\``],
			['`DATA_DIR`', '`data` in the project’s folder'],
			['`TRUST_PROXY`', `\`${Number(config.trustProxy)}\``],
			['`LOG_LEVEL`', `\`${config.logLevel}\``],
			['`PUBLIC_URL`', 'where requests are sent to'],
			['`LIMIT_FACTOR`', '`1`'],
			['`METRICS_TOKEN`', config.metricsToken ?? 'none'],
		]);
		expect(config.dataFolder).toBe(join('/project', 'data'));
	});

	test('says when tables expire', () => {
		const hour = 60 * 60 * 1000;
		const said = under(HOSTING, 'When games expire');
		expect(said).toContain(`for ${EXPIRES_AFTER.waiting / hour} hours`);
		expect(said).toContain(`for ${EXPIRES_AFTER.running / (24 * hour)} days, with a clock`);
		for (const text of [said, API])
			expect(text.replaceAll(/\s+/g, ' ')).toContain(`not been there for ${UNUSED_AFTER / (24 * hour)} days`);
	});
});

interface Letters {
	readonly maxLength: number;
	readonly 'x-must': string;
}

interface Form {
	readonly properties: Readonly<Record<string, { readonly const?: string }>>;
}

describe('docs/API.md', () => {
	test('has every code of a problem under its status', () => {
		const said = rowsOf(under(API, 'When the server says no')).flatMap(([status, codes]) =>
			codesIn(codes ?? '')
				.filter((code) => code !== 'refusal')
				.map((code) => [code, Number(status)] as const),
		);
		expect(Object.fromEntries(said)).toEqual(STATUS);
		expect(said).toHaveLength(Object.keys(STATUS).length);
	});

	test('has every command and every term', () => {
		const [, commands = ''] = /The commands are (.*?)\./s.exec(API) ?? [];
		expect(codesIn(commands)).toEqual(CommandSchema.anyOf.map(({ properties }) => properties.type.const));
		const terms = rowsOf(under(API, 'A table')).flatMap(([name]) => codesIn(name ?? ''));
		expect(terms).toEqual(Object.keys(TermsSchema.properties));
	});

	test('says which letters a part of the deal may have, as FAIRNESS.md does', () => {
		const opening =
			CommandSchema.anyOf.find(({ properties }) => properties.type.const === 'open-part') ?? expect.fail();
		const { contribution } = opening.properties as unknown as Record<'contribution', Letters>;
		const letters = contribution['x-must'].replace('be of', `of up to ${contribution.maxLength} of`);
		for (const text of [under(API, 'A part in the deal'), under(page('FAIRNESS.md'), 'The course of a game')])
			expect(text.replaceAll('`', '').replaceAll(/\s+/g, ' ').replace('has up to', 'of up to')).toContain(letters);
	});

	/** The names in a row and what it says beside them: the last cell has the fields. */
	const fieldsIn = (heading: string) =>
		rowsOf(under(API, heading)).map((cells) => ({
			name: codesIn(cells[0] ?? '')[0],
			fields: fieldNamesIn(cells.at(-1) ?? '').toSorted(),
			games: cells.slice(1, -1).join(),
		}));
	/** Addresses and JSON stand there too. */
	const fieldNamesIn = (text: string) => codesIn(text).filter((code) => /^\w+$/.test(code));
	const formsOf = (schema: unknown, field: string) =>
		((schema as { readonly anyOf: readonly Form[] }).anyOf ?? []).map(({ properties }) => ({
			name: properties[field]?.const,
			fields: Object.keys(properties)
				.filter((name) => name !== field)
				.toSorted(),
			games: '',
		}));

	test('has every kind of entry and every message of a live connection with all that they have', () => {
		expect(fieldsIn('What a stream says')).toEqual(formsOf(HappeningSchema, 'type'));
		expect(fieldsIn('A live connection')).toEqual(formsOf(LiveMessageSchema, 'tell'));
	});

	test('has every event of every game with all that it has', () => {
		const [classic, cubes, cards] = (EventSchema as unknown as { readonly anyOf: readonly unknown[] }).anyOf;
		for (const [game, schema] of Object.entries({ Classic: classic, Cubes: cubes, Cards: cards })) {
			const said = fieldsIn('What happens in a game').filter(({ games }) => games === 'all' || games.includes(game));
			const inOrder = (all: readonly { readonly name: string | undefined; readonly fields: readonly string[] }[]) =>
				all.map(({ name, fields }) => `${name}: ${fields.join()}`).toSorted();
			expect(inOrder(said)).toEqual(inOrder(formsOf(schema, 'type')));
		}
	});
});

describe('a server as docs/API.md speaks of it', () => {
	let folder = '';
	let server: ServerProcess;
	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), 'tessera-documents-'));
		writeFileSync(join(folder, 'index.html'), '<!doctype html>');
		server = await startServer({ board: folder, data: join(folder, 'data') });
	});
	afterAll(async () => {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	test('has every address that is named with a method, and no other', async () => {
		const { paths } = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as {
			readonly paths: Readonly<Record<string, object>>;
		};
		const named = [...API.matchAll(/`(GET|POST|DELETE) (\/api\/[^?`]+)/g)].map(
			([, method = '', path = '']) =>
				`${method} ${path.replace('TABLE', '{table}').replace('GAME', '{game}').replace('ID', '{id}')}`,
		);
		const described = Object.entries(paths).flatMap(([path, methods]) =>
			Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
		);
		// A live connection is no request.
		expect([...new Set([...named, 'GET /api/live'])].toSorted()).toEqual(described.toSorted());
		expect((await fetch(`${server.address}/api/docs`)).status).toBe(200);
	});

	const canRun = spawnSync('sh', ['-c', 'command -v curl']).status === 0;

	test.skipIf(!canRun)('plays a turn with its ten lines of shell', async () => {
		const [, script = ''] = /```sh\n(.*?)```/s.exec(API) ?? [];
		expect(script.trim().split('\n')).toHaveLength(10);
		const here = script.replace('http://localhost:3000', server.address);
		const { stdout, stderr } = await promisify(execFile)('sh', ['-c', here]);
		expect(stderr).toBe('');
		const answers = JSON.parse(`[${stdout.replaceAll('}{', '},{')}]`) as readonly object[];
		const card = answers.at(-1);
		expect(answers.slice(0, 2)).toEqual([
			{ ok: true, version: 2 },
			{ ok: true, version: 4 },
		]);
		// Who begins is a matter of the deal: the turn is played when it has come.
		expect(answers.slice(2, -1)).toMatchObject([{ ok: true }]);
		expect(card).toMatchObject({
			status: 'running',
			sitters: [
				{ type: 'person', name: 'Shell' },
				{ type: 'bot', level: 'family' },
			],
			seat: 0,
		});
	});
});
