import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Result } from '@tessera/engine';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appServing } from './app.ts';
import { type Config, configFrom } from './config.ts';
import { openServices, type Services } from './services.ts';

const PAGE = '<!doctype html><title>Tessera</title>';
const SCRIPT = 'export const home = 1;\n'.repeat(50);

let folder = '';
let data = '';
let app: FastifyInstance;
let services: Services;
let isReady = false;

function must<T>(opened: Result<T, string>): T {
	if (!opened.ok) throw new Error(opened.problem);
	return opened.value;
}

function usualConfig(): Config {
	const config = configFrom({}, folder);
	if ('problem' in config) throw new Error(config.problem);
	return config;
}

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'tessera-server-'));
	data = mkdtempSync(join(tmpdir(), 'tessera-data-'));
	mkdirSync(join(folder, 'assets'));
	mkdirSync(join(folder, '.vite'));
	writeFileSync(join(folder, 'index.html'), PAGE);
	writeFileSync(join(folder, 'sw.js'), '');
	writeFileSync(join(folder, '.vite/manifest.json'), '{}');
	writeFileSync(
		join(folder, '.ahead.json'),
		JSON.stringify({
			screens: { '': ['/assets/home-1.js'], play: ['/assets/table-1.css', '/assets/table-1.js'] },
			words: { en: ['/assets/en-1.js'], fr: ['/assets/fr-1.js'] },
		}),
	);
	writeFileSync(join(folder, 'assets/home-1.js'), SCRIPT);
	writeFileSync(join(folder, 'assets/home-1.js.br'), brotliCompressSync(SCRIPT));
	writeFileSync(join(folder, 'assets/home-1.js.gz'), gzipSync(SCRIPT));
	services = must(await openServices(data, () => {}));
	const online = { ...services, limits: usualConfig().limits, publicUrl: null };
	app = await appServing({ folder, online, config: { trustProxy: false, logLevel: 'silent' }, isReady: () => isReady });
});

afterAll(async () => {
	await app.close();
	await services.close();
	for (const each of [folder, data]) rmSync(each, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each(['/', '/play/abc', '/settings', '/no/such/screen'])(
	'%s is the page, which is asked for anew each time',
	async (url) => {
		const answer = await get(url, html);
		expect(answer.statusCode).toBe(200);
		expect(answer.body).toBe(PAGE);
		expect(answer.headers['content-type']).toMatch(/^text\/html/);
		expect(answer.headers['cache-control']).toBe('no-cache');
	},
);

test.each([
	['/', 'fr-CA,fr;q=0.9,en;q=0.8', '</assets/home-1.js>; rel=modulepreload, </assets/fr-1.js>; rel=modulepreload'],
	[
		'/play/abc?from=link',
		'el, en;q=0.5',
		'</assets/table-1.css>; rel=preload; as=style; crossorigin, </assets/table-1.js>; rel=modulepreload, </assets/en-1.js>; rel=modulepreload',
	],
	['/', '', '</assets/home-1.js>; rel=modulepreload, </assets/en-1.js>; rel=modulepreload'],
	['/settings', 'fr', undefined],
	['/constructor', 'fr', undefined],
])('%s in %s says what the screen will ask for', async (url, language, link) => {
	expect((await get(url, { ...html, 'accept-language': language })).headers['link']).toBe(link);
	// The worker that keeps the page for every address must not keep what is said of one.
	expect((await get(url, { 'accept-language': language })).headers['link']).toBeUndefined();
});

test('files named by their content are kept for good, the worker is not', async () => {
	expect((await get('/assets/home-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
	expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
});

test.each([
	['br, gzip', 'br', brotliCompressSync(SCRIPT)],
	['gzip', 'gzip', gzipSync(SCRIPT)],
	['identity', undefined, Buffer.from(SCRIPT)],
])('a browser that takes %s gets it', async (accepted, encoding, bytes) => {
	const answer = await get('/assets/home-1.js', { 'accept-encoding': accepted });
	expect(answer.headers['content-encoding']).toBe(encoding);
	expect(answer.headers['content-type']).toMatch(/javascript/);
	expect(answer.rawPayload).toEqual(bytes);
	expect(answer.headers['cache-control']).toMatch(/immutable/);
});

test.each([
	['/assets/gone-2.js', html],
	['/%61ssets/gone-2.js', html],
	['/%61pi/nothing', html],
	['/missing.png', { accept: 'image/*' }],
	['/.vite/manifest.json', { accept: '*/*' }],
	['/../package.json', { accept: '*/*' }],
	['/%2e%2e/package.json', { accept: '*/*' }],
])('%s is not there', async (url, headers) => {
	const answer = await get(url, headers);
	expect(answer.statusCode).toBeGreaterThanOrEqual(403);
	expect(answer.statusCode).toBeLessThanOrEqual(404);
	expect(answer.body).not.toContain('{}');
});

test('an address that cannot be read is refused with a sentence to a reader, and in the usual form to a program', async () => {
	for (const url of ['/%E0%A4%A', '/play/%ff']) {
		const read = await get(url, html);
		expect([read.statusCode, read.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
		expect(read.body).toBe('This address cannot be read.');
		expect(read.headers['cache-control']).toBe('no-store');
	}
	for (const [url, headers] of [
		['/%E0%A4%A', { accept: '*/*' }],
		['/api/%E0%A4%A', html],
		['/%61pi/%E0%A4%A', html],
	] as const) {
		const told = await get(url, headers);
		expect([told.statusCode, told.json().problem.code]).toEqual([400, 'bad-request']);
	}
});

test('every answer says what a page may do, and scripts written into a page may not run', async () => {
	for (const url of ['/', '/assets/home-1.js', '/missing.png', '/healthz', '/%E0%A4%A']) {
		const { headers } = await get(url);
		expect(headers['content-security-policy']).toMatch(/^default-src 'self';/);
		expect(headers['content-security-policy']).not.toContain('unsafe');
		expect(headers['x-content-type-options']).toBe('nosniff');
	}
});

test.each([
	['localhost:3000', undefined, true],
	['127.0.0.1:3000', undefined, true],
	['[::1]:3000', undefined, true],
	['192.0.2.2:3000', undefined, false],
	['localhost.example.org', undefined, false],
	['play.example.org', 'https://play.example.org', true],
])(
	'a page at %s is kept apart from others where browsers heed that (PUBLIC_URL: %s)',
	async (host, address, isApart) => {
		const publicUrl = address ? new URL(address) : null;
		const online = { ...services, limits: usualConfig().limits, publicUrl };
		const config = { trustProxy: false, logLevel: 'silent' } as const;
		const serving = await appServing({ folder, online, config, isReady: () => true });
		const { headers } = await serving.inject({ url: '/', headers: { ...html, host } });
		await serving.close();
		expect(headers['cross-origin-opener-policy']).toBe(isApart ? 'same-origin' : undefined);
	},
);

test('it says when its games go on again', async () => {
	expect((await get('/readyz')).statusCode).toBe(503);
	isReady = true;
	expect((await get('/readyz')).json()).toEqual({ ready: true });
});

test('it tells whoever watches over it that it is well', async () => {
	const answer = await get('/healthz');
	expect(answer.statusCode).toBe(200);
	expect(answer.json()).toEqual({ ok: true });
});

test.each<[Config['trustProxy'], readonly string[]]>([
	[false, ['127.0.0.1', 'http']],
	[1, ['203.0.113.9', 'https']],
	[2, ['198.51.100.7', 'https']],
	[['127.0.0.1'], ['203.0.113.9', 'https']],
	[['10.0.0.0/8'], ['127.0.0.1', 'http']],
])(
	'of those who say where a request comes from, TRUST_PROXY=%s believes the proxies only',
	async (trustProxy, told) => {
		const online = { ...services, limits: usualConfig().limits, publicUrl: null };
		const proxied = await appServing({
			folder,
			online,
			config: { trustProxy, logLevel: 'silent' },
			isReady: () => true,
		});
		proxied.get('/whence', async ({ ip, protocol }) => [ip, protocol]);
		const headers = { 'x-forwarded-for': '192.0.2.1, 198.51.100.7, 203.0.113.9', 'x-forwarded-proto': 'https' };
		expect((await proxied.inject({ url: '/whence', headers })).json()).toEqual(told);
		await proxied.close();
	},
);
