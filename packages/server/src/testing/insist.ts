// Asking a server that goes away and comes back: the same request under the same id, until it is answered.
import type { Answer } from '@tessera/protocol';
import type { Person } from './api.ts';

/** Where the server is; waits while there is none. */
export type Where = () => Promise<string>;

/**
 * The answer to a request, which is sent again to the next server for as long as there is none. What a server says while it stops
 * is no answer.
 */
export async function insist(where: Where, { token }: Person, path: string, body: object): Promise<Answer> {
	const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
	for (;;) {
		const server = await where();
		try {
			const answer = await fetch(`${server}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
			const told = await answer.text();
			if (answer.ok) return JSON.parse(told);
			if (answer.status < 500) return { ok: false, ...JSON.parse(told) };
			throw new Error(`${path} answered ${answer.status}: ${told}`);
		} catch (error) {
			// Only a server that is gone, or going, may leave somebody without an answer.
			if ((await where()) === server) throw error;
		}
	}
}
