// The routes of tables: everything that the app does, for scripts as well.
import type { Answer, Envelope, TermsWish } from '@tessera/protocol';
import { DoneSchema, EnvelopeSchema, TableCardSchema } from '@tessera/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { MOST_HISTORY } from '../limits/sizes.ts';
import { NO_TABLE, type Place, type Referee, type TablesPage } from '../referee/index.ts';
import { answer, answerIn, answers, FOR_ANYBODY } from './answers.ts';
import { heard } from './heard.ts';
import { askForIdentity } from './identity.ts';
import { Moves } from './moves.ts';
import { isProblem, makeWait, problemOf, refuse } from './problems.ts';
import {
	HistoryAnswer,
	KeyAnswer,
	KeyBody,
	NewTableBody,
	NumberText,
	PlaceText,
	TableParams,
	TablesAnswer,
} from './schemas.ts';

interface TableRoutes {
	readonly referee: Referee;
	/** Who asks; null for somebody unknown. */
	identityOf(request: FastifyRequest): Promise<string | null>;
	/** As whom they act at this table. */
	actorAt(request: FastifyRequest, table: string): Promise<string | null>;
	/** Milliseconds that this identity must wait before it opens another table. */
	waitToOpen(identity: string): number;
	/** Milliseconds that this identity must wait before it is told its moves again. */
	waitForMoves(identity: string): number;
	/** How many tables that one identity has opened may be open at the same time. */
	readonly mostOpen: number;
	/** Whether this identity has opened so many. */
	mayNotOpen(identity: string, requestId: string): Promise<boolean>;
}

type OfTable = { readonly Params: { readonly table: string } };

const MOST_LISTED = 50;

const answerWith = (reply: FastifyReply, answer: Answer, status = 200): FastifyReply =>
	answer.ok ? reply.code(status).send(answer) : refuse(reply, answer.problem);

function placeIn(text = ''): Place | undefined {
	const [, writtenAt, id] = /^(\d+)-(.*)$/.exec(text) ?? [];
	return id === undefined ? undefined : { id, writtenAt: Number(writtenAt) };
}

const pageAs = ({ tables, next }: TablesPage) => ({ tables, ...(next && { next: `${next.writtenAt}-${next.id}` }) });

const described = (summary: string, rest: object) => ({
	schema: { tags: ['tables'], summary, ...rest },
});

export function registerTables(
	app: FastifyInstance,
	{ referee, identityOf, actorAt, waitToOpen, waitForMoves, mostOpen, mayNotOpen }: TableRoutes,
): void {
	const lookedFor = new Moves();

	app.post<{ Body: { id: string; terms: TermsWish } }>(
		'/api/tables',
		described('Open a table', {
			body: NewTableBody,
			response: answers({ 201: answer('The table is open; its id is in the answer.', DoneSchema) }),
		}),
		async (request, reply) => {
			const identity = await identityOf(request);
			if (identity === null) return askForIdentity(reply);
			const wait = waitToOpen(identity);
			if (wait > 0) return makeWait(reply, wait, 'Too many tables');
			if (await mayNotOpen(identity, request.body.id))
				return refuse(
					reply,
					problemOf('too-many-tables', `You have opened ${mostOpen} tables that are not over: finish some first.`),
				);
			return answerWith(reply, await referee.create(identity, request.body.terms, request.body.id), 201);
		},
	);

	app.get<{ Querystring: { status?: 'waiting' | 'running'; after?: string } }>(
		'/api/tables',
		described('Open tables, or games to watch', {
			...FOR_ANYBODY,
			querystring: Type.Object({
				status: Type.Optional(
					Type.Union([Type.Literal('waiting'), Type.Literal('running')], {
						description: 'Tables that wait for players, which is usual, or games to watch.',
					}),
				),
				after: Type.Optional(PlaceText),
			}),
			response: answers({ 200: answer('The tables.', TablesAnswer) }),
		}),
		async (request) => {
			const { status = 'waiting', after } = request.query;
			return pageAs(await referee.list({ status, limit: MOST_LISTED, after: placeIn(after) }));
		},
	);

	app.get<{ Querystring: { after?: string } }>(
		'/api/me/tables',
		described('Your tables, the newest first', {
			querystring: Type.Object({ after: Type.Optional(PlaceText) }),
			response: answers({ 200: answer('The tables.', TablesAnswer) }),
		}),
		async (request, reply) => {
			const identity = await identityOf(request);
			if (identity === null) return askForIdentity(reply);
			return pageAs(await referee.tablesOf(identity, { limit: MOST_LISTED, after: placeIn(request.query.after) }));
		},
	);

	app.get<OfTable>(
		'/api/tables/:table',
		described('A table', {
			...FOR_ANYBODY,
			params: TableParams,
			response: answers({ 200: answer('The table as a list shows it.', TableCardSchema) }),
		}),
		async (request, reply) =>
			(await referee.table(await actorAt(request, request.params.table), request.params.table)) ??
			refuse(reply, NO_TABLE),
	);

	app.post<OfTable & { Body: Envelope }>(
		'/api/tables/:table/commands',
		described('Sit down, play, talk: ask something of a table', {
			params: TableParams,
			body: EnvelopeSchema,
			response: answers({ 200: answer('It is done, and on disk.', DoneSchema) }),
		}),
		async (request, reply) => {
			const identity = await actorAt(request, request.params.table);
			if (identity === null) return askForIdentity(reply);
			return answerWith(reply, await referee.command(identity, request.params.table, request.body));
		},
	);

	app.get<OfTable>(
		'/api/tables/:table/moves',
		{
			schema: {
				tags: ['tables'],
				summary: 'What you may do now, the most points first',
				description:
					'One request a line, ready to be sent to /commands as it is. No line while it is not your turn. In Cards a few lays, the most Qwirkles first, then the most cards.',
				params: TableParams,
				response: answers({
					200: answerIn('application/x-ndjson', 'Each line is a request in JSON.', Type.Array(EnvelopeSchema)),
				}),
			},
		},
		async (request, reply) => {
			const { table } = request.params;
			const identity = await identityOf(request);
			const wait = identity === null ? 0 : waitForMoves(identity);
			if (wait > 0) return makeWait(reply, wait, 'Looking for moves too often');
			const all = await heard(referee, await actorAt(request, table), table, 1);
			if (isProblem(all)) return refuse(reply, all);
			const moves = lookedFor.of(table, all);
			if (isProblem(moves)) return refuse(reply, moves);
			return reply.type('application/x-ndjson').send(moves.map((move) => `${JSON.stringify(move)}\n`).join(''));
		},
	);

	app.get<OfTable & { Querystring: { from?: string; limit?: string } }>(
		'/api/tables/:table/history',
		described('What happened at a table, as you may know it', {
			...FOR_ANYBODY,
			params: TableParams,
			querystring: Type.Object({
				from: Type.Optional(NumberText()),
				limit: Type.Optional(NumberText(`How many entries, ${MOST_HISTORY} at most.`)),
			}),
			response: answers({ 200: answer('What happened, from the version that was asked for on.', HistoryAnswer) }),
		}),
		async (request, reply) => {
			const from = Math.max(1, Number(request.query.from ?? 1));
			const limit = Math.min(MOST_HISTORY, Number(request.query.limit ?? MOST_HISTORY));
			const all = await heard(referee, await actorAt(request, request.params.table), request.params.table, from);
			if (isProblem(all)) return refuse(reply, all);
			const { version, standing, entries } = all;
			return { version, ...standing, entries: entries.slice(0, limit) };
		},
	);

	app.get<OfTable>(
		'/api/tables/:table/game.txt',
		{
			schema: {
				tags: ['tables'],
				summary: 'The file of a finished game',
				...FOR_ANYBODY,
				params: TableParams,
				response: answers({
					200: answerIn('text/plain', 'The game, as docs/NOTATION.md describes it.', Type.String()),
				}),
			},
		},
		async (request, reply) => {
			const text = await referee.gameText(request.params.table);
			if (typeof text !== 'string') return refuse(reply, text);
			return reply
				.type('text/plain; charset=utf-8')
				.header('content-disposition', `attachment; filename="tessera-${request.params.table}.txt"`)
				.send(text);
		},
	);

	app.post<OfTable>(
		'/api/tables/:table/seat-link',
		described('A key that moves your seat to another device', {
			params: TableParams,
			response: answers({ 200: answer('The key: it works once, for a day.', KeyAnswer) }),
		}),
		async (request, reply) => {
			const identity = await actorAt(request, request.params.table);
			if (identity === null) return askForIdentity(reply);
			const link = await referee.seatLink(identity, request.params.table);
			return isProblem(link) ? refuse(reply, link) : link;
		},
	);

	app.post<OfTable & { Body: { key: string } }>(
		'/api/tables/:table/claim',
		described('Move a seat here', {
			params: TableParams,
			body: KeyBody,
			response: answers({ 200: answer('The seat is yours.', DoneSchema) }),
		}),
		async (request, reply) => {
			const identity = await identityOf(request);
			if (identity === null) return askForIdentity(reply);
			return answerWith(reply, await referee.claimSeat(identity, request.params.table, request.body.key));
		},
	);
}
