// The HTTP server: hands out the built board, and the same page for every address of a screen.
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

export async function appServing(folder: string): Promise<FastifyInstance> {
	const app = fastify();
	await app.register(staticFiles, { root: folder, wildcard: false, preCompressed: true });
	app.setNotFoundHandler((request, reply) => {
		const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
		return isPage ? reply.sendFile('index.html') : reply.code(404).send({ error: 'There is nothing at this address.' });
	});
	return app;
}
