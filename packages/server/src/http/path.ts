// What a request asks for, as the router reads it: however its address is written.
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
