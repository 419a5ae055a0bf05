// The description of the API, in the form of OpenAPI 3.1, and a page to try it.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { named } from './named.ts';

/** The page comes without the first, and a phone would show it as a small picture of a wide one; and with a sign that is not ours. */
const HEAD = '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg">';
const FOREIGN_ICON = /<link rel="icon"[^>]*>/g;

/** No bar of whoever made the page, whose one field asks for an address that is known; and what is too wide for a phone. */
const STYLE = `
.swagger-ui .topbar { display: none; }
@media (max-width: 700px) {
	.swagger-ui .wrapper, .swagger-ui .scheme-container .schemes { padding-inline: 10px; }
	.swagger-ui .opblock-summary { flex-wrap: wrap; }
	.swagger-ui .opblock-summary-path { max-width: none; flex: 1 1 0; overflow-wrap: anywhere; }
	.swagger-ui .opblock-summary-description { flex: 1 1 100%; padding: 4px 10px; }
	.swagger-ui .opblock-section-header { flex-wrap: wrap; }
	.swagger-ui .table-container, .swagger-ui .responses-wrapper, .swagger-ui .model-container { overflow-x: auto; }
	.swagger-ui input, .swagger-ui select, .swagger-ui textarea { max-width: 100%; min-width: 0; }
}
`;

/** Hears of every route that comes after it. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
	await app.register(swagger, {
		transformObject: (described) =>
			'openapiObject' in described ? named(described.openapiObject) : described.swaggerObject,
		convertConstToEnum: false,
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
				{ name: 'accounts', description: 'Passkeys, devices and ratings' },
			],
		},
	});
}

/** Where the description is to be had, and the page to try it. */
export async function registerDescription(app: FastifyInstance): Promise<void> {
	// Its own policy asks for https and for sites of others; the page needs neither.
	const policy =
		"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
	await app.register(async (page) => {
		page.addHook('onSend', async (_, reply, payload) => {
			const isPage = typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html');
			return isPage ? payload.replace(FOREIGN_ICON, '').replace('</head>', `${HEAD}</head>`) : payload;
		});
		await page.register(swaggerUi, {
			routePrefix: '/api/docs',
			staticCSP: policy,
			theme: { title: 'Tessera: the API', css: [{ filename: 'tessera.css', content: STYLE }] },
			uiConfig: { persistAuthorization: true },
		});
	});
	app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
