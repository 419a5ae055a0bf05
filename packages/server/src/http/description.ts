// The description of the API, in the form of OpenAPI 3.1, and a page to try it.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

export async function registerDescription(app: FastifyInstance): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'Tessera',
				version: '1',
				description:
					'Everything that the board does online, a script can do. Get a token from POST /api/identity, send it as "Authorization: Bearer …", open or join a table, follow its events, play.',
			},
			components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
			security: [{ token: [] }],
			tags: [
				{ name: 'people', description: 'Who you are' },
				{ name: 'tables', description: 'Tables: open, join, play, follow' },
			],
		},
	});
	// Its own policy asks for https and for sites of others; the page needs neither.
	const policy = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
	await app.register(swaggerUi, {
		routePrefix: '/api/docs',
		staticCSP: policy,
		theme: { title: 'Tessera: the API' },
		uiConfig: { persistAuthorization: true },
	});
	app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
