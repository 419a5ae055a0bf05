// The HTTP server: hands out the built board, and the same page for every address of a screen.
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { cachingOf, SECURITY } from './headers.ts';

/** Whether somebody typed or followed an address, rather than a page asking for one of its files. */
const wantsPage = (request: FastifyRequest): boolean =>
	(request.method === 'GET' || request.method === 'HEAD') &&
	!request.url.startsWith('/assets/') &&
	(request.headers.accept?.includes('text/html') ?? false);

export async function appServing(folder: string): Promise<FastifyInstance> {
	const app = fastify();

	app.addHook('onRequest', async (_request, reply) => {
		reply.headers(SECURITY);
	});

	app.get('/healthz', async (_request, reply) => {
		reply.header('cache-control', 'no-store');
		return { ok: true };
	});

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
		return reply.code(404).header('cache-control', 'no-store').send({ error: 'There is nothing at this address.' });
	});

	return app;
}
