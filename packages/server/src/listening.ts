// Where the server listens: what HOST and PORT ask for, what went wrong with it, and the address to open.
import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_PORT = 3000;

export interface Place {
	readonly host: string;
	/** 0: any that is free. */
	readonly port: number;
}

/** The place that these settings ask for, or what is wrong with them. */
export function placeFrom(
	settings: Readonly<Record<string, string | undefined>>,
): Place | { readonly problem: string } {
	const asked = settings['PORT']?.trim() || String(DEFAULT_PORT);
	const port = Number(asked);
	if (!/^\d+$/.test(asked) || port > 65_535)
		return { problem: `PORT is "${asked}"; it must be a whole number from 0 to 65535.` };
	return { host: settings['HOST']?.trim() || DEFAULT_HOST, port };
}

const REASONS: Readonly<Record<string, (place: Place) => string>> = {
	EADDRINUSE: ({ port }) =>
		`Port ${port} is taken by another program. Choose another one: PORT=${port === 65_535 ? DEFAULT_PORT : port + 1} npm start`,
	EACCES: ({ port }) => `Port ${port} needs rights that this program does not have. Choose one above 1023.`,
	EADDRNOTAVAIL: ({ host }) => `HOST is "${host}", which is not an address of this machine.`,
	ENOTFOUND: ({ host }) => `HOST is "${host}", which is not an address of this machine.`,
	EAI_AGAIN: ({ host }) => `HOST is "${host}", which is not an address of this machine.`,
};

/** Why listening failed, in words; null when it is none of the usual reasons. */
export function reasonFor(error: unknown, place: Place): string | null {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	return REASONS[code]?.(place) ?? null;
}

/**
 * All connections to this process from now on. A name such as localhost may stand for several addresses, each with a listener of
 * its own; only Node itself knows of the connections to all of them.
 */
export function connectionsHere(): ReadonlySet<Socket> {
	const connections = new Set<Socket>();
	subscribe('net.server.socket', (message) => {
		const { socket } = message as { readonly socket: unknown };
		if (!(socket instanceof Socket)) return;
		connections.add(socket);
		socket.once('close', () => connections.delete(socket));
	});
	return connections;
}

const everywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';
const withPort = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The addresses to open once it listens: this machine's first; those in the network when it listens everywhere. */
export function addressesOf(app: FastifyInstance, place: Place, inNetwork: readonly string[]): readonly string[] {
	const port = app.addresses()[0]?.port ?? place.port;
	if (!everywhere(place.host)) return [withPort(place.host, port)];
	return ['localhost', ...inNetwork].map((host) => withPort(host, port));
}
