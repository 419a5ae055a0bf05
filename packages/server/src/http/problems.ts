// How the server says no over HTTP: a status, and one sentence in a form that programs can read.

import type { Problem, ProblemCode } from '@tessera/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { NO_TABLE } from '../referee/index.ts';

/** The status of the answer for each code of a problem. */
export const STATUS: Readonly<Record<ProblemCode, number>> = {
	'bad-request': 400,
	'no-identity': 401,
	forbidden: 403,
	'not-found': 404,
	stale: 409,
	'not-now': 409,
	'seat-taken': 409,
	'table-full': 409,
	'name-taken': 409,
	'too-large': 413,
	refused: 422,
	'bad-name': 422,
	'bad-text': 422,
	'chat-off': 409,
	enough: 409,
	'too-many-tables': 409,
	'account-full': 409,
	'too-many': 429,
	unavailable: 503,
};

export const problemOf = (code: ProblemCode, message: string): Problem => ({ code, message });

export const isProblem = (answer: object): answer is Problem => 'code' in answer && 'message' in answer;

/** How long a server is left alone that cannot do something just now, in seconds: as long as the page leaves it. */
const REST = 3;

export function refuse(reply: FastifyReply, problem: Problem, status = STATUS[problem.code]): FastifyReply {
	if (problem.code === 'unavailable') reply.header('retry-after', REST);
	return reply.code(status).header('cache-control', 'no-store').send({ problem });
}

/** The problem of what comes too often, and the seconds after which it may come again: in words, and as a number. */
export function tooMany(what: string, wait: number): { readonly problem: Problem; readonly seconds: number } {
	const seconds = Math.ceil(wait / 1000);
	const long = seconds === 1 ? 'a second' : `${seconds} seconds`;
	return { problem: problemOf('too-many', `${what}: wait ${long}.`), seconds };
}

/** Refuses what comes too often; it may come again after so many milliseconds. */
export function makeWait(reply: FastifyReply, wait: number, what: string): FastifyReply {
	const { problem, seconds } = tooMany(what, wait);
	return refuse(reply.header('retry-after', seconds), problem);
}

const NOT_JSON = problemOf(
	'bad-request',
	'What is sent must be JSON, with the header "content-type: application/json".',
);
const NOT_JSON_STATUS = 415;

/** Requests that never reach a route: their form is wrong, or they are too large. Never what was in them. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = { 413: 'too-large', 429: 'too-many' };

const isOfTable = ({ params }: FastifyRequest): boolean =>
	typeof params === 'object' && params !== null && 'table' in params;

export function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const status = error.statusCode ?? 500;
	// What no table could be called is no table, as what none is called.
	if (error.validationContext === 'params' && isOfTable(request)) return refuse(reply, NO_TABLE);
	if (status === NOT_JSON_STATUS) return refuse(reply, NOT_JSON, status);
	if (status < 500) return refuse(reply, problemOf(BY_STATUS[status] ?? 'bad-request', error.message));
	request.log.error({ err: error }, 'a request failed');
	return refuse(reply, problemOf('unavailable', 'The server could not do this just now. Try again.'));
}
