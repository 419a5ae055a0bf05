// The HTTP server: hands out the built board, the same page for every address of a screen, and the API of online play.
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { linksFor } from './ahead.ts';
import type { Config } from './config.ts';
import { cachingOf, SECURITY, securityFor } from './headers.ts';
import { type Online, registerApi } from './http/api.ts';
import { isOfApi, pathOf, wantsLive } from './http/path.ts';
import { problemOf, refuse } from './http/problems.ts';
import { MOST_REQUEST } from './limits/sizes.ts';
import { onUnreadable } from './unreadable.ts';

/** Whether somebody typed or followed an address, rather than a page asking for one of its files. */
const wantsPage = (request: FastifyRequest): boolean =>
	(request.method === 'GET' || request.method === 'HEAD') &&
	!pathOf(request).startsWith('/assets/') &&
	!isOfApi(request) &&
	(request.headers.accept?.includes('text/html') ?? false);

/** No hook has seen what comes to such an address, and no page could say more of it than a sentence. */
function refuseAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const problem = problemOf('bad-request', 'This address cannot be read.');
	reply.headers(SECURITY);
	if (!wantsPage(request)) return refuse(reply, problem);
	return reply.code(400).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(problem.message);
}

/** Whoever sends a request slower than this is not waited for. */
const SLOWEST_MS = 30_000;

export interface AppParts {
	/** Where the built board is. */
	readonly folder: string;
	readonly online: Online;
	readonly config: Pick<Config, 'trustProxy' | 'logLevel'>;
	/** Whether games are ready to go on. */
	isReady(): boolean;
}

/** Counted from here: what a client itself says of where it came from stands before what the proxies add, and is not believed. */
function trustedBy({
	trustProxy,
}: Pick<Config, 'trustProxy'>): false | string[] | ((address: string, hop: number) => boolean) {
	if (typeof trustProxy === 'number') return (_, hop) => hop < trustProxy;
	return trustProxy === false ? false : [...trustProxy];
}

export async function appServing({ folder, online, config, isReady }: AppParts): Promise<FastifyInstance> {
	const app = fastify({
		bodyLimit: MOST_REQUEST,
		trustProxy: trustedBy(config),
		requestTimeout: SLOWEST_MS,
		http: { shouldUpgradeCallback: wantsLive },
		// Addresses that no route is even looked for.
		frameworkErrors: (_error, request, reply) => refuseAddress(request, reply),
		clientErrorHandler: onUnreadable,
		// To standard error: standard output is for the one who started it. Headers are not logged: they hold tokens.
		logger: config.logLevel === 'silent' ? false : { level: config.logLevel, stream: process.stderr },
	});

	app.addHook('onRequest', async (request, reply) => {
		reply.headers(securityFor(online.publicUrl?.protocol === 'https:' ? 'https' : request.protocol, request.hostname));
	});

	app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
		reply.header('cache-control', 'no-store');
		return { ok: true };
	});
	app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
		const ready = isReady();
		reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
		return { ready };
	});

	const links = linksFor(folder);
	app.addHook('onRequest', async (request, reply) => {
		const link = wantsPage(request) ? links(request.url, request.headers['accept-language'] ?? '') : null;
		if (link !== null) reply.header('link', link).header('vary', 'accept, accept-language');
	});

	await registerApi(app, online, config.trustProxy !== false && config.trustProxy !== 0);

	await app.register(staticFiles, {
		root: folder,
		preCompressed: true,
		dotfiles: 'ignore',
		cacheControl: false,
		setHeaders: (reply, path) =>
			reply.header('cache-control', cachingOf(path.slice(folder.length).replaceAll('\\', '/'))),
	});

	app.setNotFoundHandler((request, reply) => {
		if (wantsPage(request)) return reply.sendFile('index.html');
		return refuse(reply, problemOf('not-found', 'There is nothing at this address.'));
	});

	return app;
}
