// Who asks: by a cookie in a browser, by a bearer token from a script.
import '@fastify/cookie';
import { KNOWN_COOKIE } from '@tessera/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity, Players } from '../players/players.ts';
import { wantsLive } from './path.ts';
import { problemOf, refuse } from './problems.ts';

export const COOKIE = 'tessera';
const YEAR = 365 * 24 * 60 * 60;

declare module 'fastify' {
	interface FastifyInstance {
		/** Where pages of ours are, where whoever hosts this has said so. */
		readonly publicOrigin: string | null;
	}
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sends this from a page of ours. A cookie is sent along whoever made the page, so what changes something, and
 * a live connection, must come from here. A browser says where from; what says nothing is no browser's page. A proxy may have
 * changed the host on the way: the address that was chosen for this site is always ours.
 */
export function isFromHere(request: Pick<FastifyRequest, 'headers' | 'host' | 'server'>): boolean {
	const { origin } = request.headers;
	if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
	if (origin === request.server.publicOrigin) return true;
	return URL.canParse(origin) && new URL(origin).host === request.host;
}

export function bearerOf({ headers }: FastifyRequest): string | null {
	const [scheme, token, ...rest] = (headers.authorization ?? '').split(' ');
	return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : null;
}

/** Whether a script says that it is somebody, by whatever token: a browser never does. */
const saysWho = ({ headers }: FastifyRequest): boolean => /^bearer(\s|$)/i.test(headers.authorization ?? '');

/**
 * Whether somebody says who they are and is not known by it. They would be taken for a spectator and wonder why; a cookie that is
 * not known any more is no such mistake, browsers keep old ones.
 */
export const isMistaken = (request: FastifyRequest, identity: Identity | null): boolean =>
	identity === null && saysWho(request);

/** The token that comes with a request; a cookie only counts where the request comes from a page of ours. */
function tokenOf(request: FastifyRequest): string | null {
	if (saysWho(request)) return bearerOf(request);
	if ((wantsLive(request) || !SAFE.has(request.method)) && !isFromHere(request)) return null;
	return request.cookies[COOKIE] ?? null;
}

/** The token that a browser keeps for us and was known by; null for a script that sends its own. */
export const keptBy = (request: FastifyRequest): string | null =>
	saysWho(request) ? null : (request.cookies[COOKIE] ?? null);

export async function identityOf(players: Players, request: FastifyRequest): Promise<Identity | null> {
	const token = tokenOf(request);
	return token === null ? null : players.identify(token);
}

/**
 * Without a page being able to read it, and only for pages of ours. That there is one they may know: a browser may throw away what
 * scripts have kept and leave both cookies, and a page would have to ask whether it is somebody, of everybody who comes.
 */
export function remember(request: FastifyRequest, reply: FastifyReply, token: string): void {
	const secure = request.protocol === 'https';
	const kept = { path: '/', sameSite: 'strict', secure, maxAge: YEAR } as const;
	reply.setCookie(COOKIE, token, { ...kept, httpOnly: true });
	reply.setCookie(KNOWN_COOKIE, '1', kept);
}

export const sayUnknown = (reply: FastifyReply): FastifyReply =>
	refuse(
		reply,
		problemOf(
			'no-identity',
			'This token is nobody\'s, or nobody\'s any more. POST /api/identity without "Authorization" gives a new one.',
		),
	);

export const askForIdentity = (reply: FastifyReply): FastifyReply =>
	refuse(
		reply,
		problemOf('no-identity', 'Say who you are: POST /api/identity gives a token, sent as "Authorization: Bearer …".'),
	);
