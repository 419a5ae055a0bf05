// A table's stream over plain HTTP, as server-sent events: for curl, for scripts, for anything without a socket.
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { SECURITY } from '../headers.ts';
import type { Counts } from '../limits/counts.ts';
import { MOST_UNREAD } from '../limits/sizes.ts';
import type { Lines } from '../live/lines.ts';
import type { Follower, Referee } from '../referee/index.ts';
import { isProblem, problemOf, refuse } from './problems.ts';
import { ProblemAnswer, TableParams } from './schemas.ts';

interface StreamRoutes {
	readonly referee: Referee;
	readonly connections: Counts;
	readonly lines: Lines;
	now(): number;
	/** Who asks; null for somebody unknown. */
	identityOf(request: FastifyRequest): Promise<string | null>;
	/** As whom somebody looks at this table. */
	actorAt(request: FastifyRequest, table: string): Promise<string | null>;
}

const BEAT = 20_000;

const isWanted = (text: string | undefined): boolean => text !== undefined && /^\d{1,9}$/.test(text);

/** The version to begin with: a browser that lost the stream says which it saw last. */
function firstOf(request: FastifyRequest<{ Querystring: { from?: string } }>): number {
	const last = request.headers['last-event-id'];
	if (typeof last === 'string' && isWanted(last)) return Number(last) + 1;
	return Math.max(1, Number(request.query.from ?? 1));
}

function followerOn(raw: ServerResponse, now: () => number): Follower {
	const send = (text: string): void => {
		if (raw.writableLength > MOST_UNREAD) raw.destroy();
		else raw.write(text);
	};
	return {
		told: (line) => send(`event: entry\nid: ${line.version}\ndata: ${line.json()}\n\n`),
		caughtUp: (version, standing) =>
			send(`event: caught-up\ndata: ${JSON.stringify({ version, now: now(), ...standing })}\n\n`),
		presence: (presence) => send(`event: presence\ndata: ${JSON.stringify(presence)}\n\n`),
	};
}

export function registerStreams(app: FastifyInstance, routes: StreamRoutes): void {
	const { referee, connections, lines, now, identityOf, actorAt } = routes;
	const open = new Set<ServerResponse>();
	// A line now and then keeps the connection from being taken for dead.
	const beat = setInterval(() => {
		for (const raw of open) raw.write(':\n\n');
	}, BEAT);
	beat.unref();
	app.addHook('preClose', async () => {
		clearInterval(beat);
		for (const raw of open) raw.end('event: closing\ndata: {}\n\n');
	});

	app.get<{ Params: { table: string }; Querystring: { from?: string } }>(
		'/api/tables/:table/events',
		{
			schema: {
				tags: ['tables'],
				summary: 'What happens at a table, as it happens',
				description:
					'Server-sent events: "entry" with the next version, "caught-up" after the last there is, "presence". Resumes after Last-Event-ID, or begins with ?from=.',
				params: TableParams,
				querystring: Type.Object({ from: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })) }),
				produces: ['text/event-stream'],
				response: { '4xx': ProblemAnswer },
			},
		},
		async (request, reply) => {
			const release = connections.take(request.ip);
			if (release === null) return refuse(reply, problemOf('too-many', 'Too many streams are open from this address.'));
			const { table } = request.params;
			const [asking, identity] = await Promise.all([identityOf(request), actorAt(request, table)]);
			const { raw } = reply;
			const waiting: (() => void)[] = [];
			let isOpen = false;
			// Nothing is written before it is known that there is something to follow.
			const live = followerOn(raw, now);
			const later =
				<T extends readonly unknown[]>(tell: (...told: T) => void) =>
				(...told: T): void => {
					if (isOpen) tell(...told);
					else waiting.push(() => tell(...told));
				};
			const following = await referee.follow(identity, table, firstOf(request), {
				told: later(live.told),
				caughtUp: later(live.caughtUp),
				presence: later(live.presence),
			});
			if (isProblem(following)) {
				release();
				return refuse(reply, following);
			}
			const leave = referee.connected(identity, table);
			reply.hijack();
			raw.writeHead(200, {
				...SECURITY,
				'content-type': 'text/event-stream; charset=utf-8',
				'cache-control': 'no-store',
				'x-accel-buffering': 'no',
			});
			open.add(raw);
			const unlist = asking === null ? () => {} : lines.add(asking, () => raw.end());
			raw.once('close', () => {
				open.delete(raw);
				unlist();
				following.stop();
				leave();
				release();
			});
			isOpen = true;
			for (const tell of waiting) tell();
			return reply;
		},
	);
}
