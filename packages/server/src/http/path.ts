// What a request asks for, as the router reads it: however its address is written, and whatever else it would rather have.
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** What stands before the path where somebody asks by the whole address, as one would ask a proxy. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Without the host and what is asked besides, and with letters as themselves. Sign by sign: what cannot be decoded as a whole has a
 * path all the same.
 */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
	const [path = ''] = url.replace(ORIGIN, '').split(/[?#]/);
	return path.replaceAll(/%[2-7][\da-f]/gi, (sign) => decodeURI(sign));
}

/** Whether it is for the API, also where there is nothing. */
export const isOfApi = (request: FastifyRequest): boolean =>
	request.routeOptions.url?.startsWith('/api/') || pathOf(request).startsWith('/api/');

/**
 * Whether it asks for a live connection. Some clients offer to go on with another protocol on every first request, such as HTTP/2: they
 * are answered as if they had not. (A Node before 24.9 does not ask, and they hear that there is no live connection.)
 */
export const wantsLive = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
	headers.upgrade?.toLowerCase() === 'websocket';
