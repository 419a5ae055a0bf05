// A table's stream over plain HTTP, as server-sent events: for curl, for scripts, for anything without a socket.
import type { CaughtUp } from '@tessera/protocol';
import { StreamEventSchema } from '@tessera/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { SECURITY } from '../headers.ts';
import type { Counts } from '../limits/counts.ts';
import type { Lines } from '../live/lines.ts';
import type { Follower, Referee } from '../referee/index.ts';
import { answerIn, answers, FOR_ANYBODY } from './answers.ts';
import { EventStream } from './event-stream.ts';
import { isProblem, problemOf, refuse } from './problems.ts';
import { NumberText, TableParams } from './schemas.ts';

interface StreamRoutes {
	readonly referee: Referee;
	readonly counts: { readonly perAddress: Counts; readonly perIdentity: Counts };
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

function followerOn(stream: EventStream, now: () => number): Follower {
	const send = (event: string, data: string): void => stream.send(`event: ${event}\n${data}\n\n`);
	return {
		room: () => stream.room(),
		told: (line) => send('entry', `id: ${line.version}\ndata: ${line.json()}`),
		caughtUp(version, standing) {
			const caughtUp: CaughtUp = { version, now: now(), ...standing };
			send('caught-up', `data: ${JSON.stringify(caughtUp)}`);
		},
		presence: (presence) => send('presence', `data: ${JSON.stringify(presence)}`),
	};
}

export function registerStreams(app: FastifyInstance, routes: StreamRoutes): void {
	const { referee, counts, lines, now, identityOf, actorAt } = routes;
	const open = new Set<EventStream>();
	const beat = setInterval(() => {
		for (const stream of open) stream.beat();
	}, BEAT);
	beat.unref();
	app.addHook('preClose', async () => {
		clearInterval(beat);
		for (const stream of [...open]) stream.end('event: closing\ndata: {}\n\n');
	});

	/** A place for one more stream; null where there is none. */
	function placeFor(address: string, identity: string | null): (() => void) | null {
		const places = [counts.perAddress.take(address), identity === null ? () => {} : counts.perIdentity.take(identity)];
		const giveBack = (): void => {
			for (const each of places) each?.();
		};
		if (!places.includes(null)) return giveBack;
		giveBack();
		return null;
	}

	app.get<{ Params: { table: string }; Querystring: { from?: string } }>(
		'/api/tables/:table/events',
		{
			// Who asks for the head alone wants no stream.
			exposeHeadRoute: false,
			schema: {
				tags: ['tables'],
				summary: 'What happens at a table, as it happens',
				description:
					'Server-sent events: "entry" with the next version, "caught-up" after the last there is, "presence", and "closing" when the server stops. Resumes after Last-Event-ID, or begins with ?from=.',
				...FOR_ANYBODY,
				params: TableParams,
				// Whatever else it says counts as nothing.
				headers: Type.Object({
					'Last-Event-ID': Type.Optional(
						Type.String({
							description: 'The id of the last event that came: those after it follow. It counts before ?from=.',
						}),
					),
				}),
				querystring: Type.Object({ from: Type.Optional(NumberText()) }),
				response: answers({
					200: answerIn(
						'text/event-stream',
						'The events one by one, for as long as the connection stands. An event has its name, data in JSON, and an entry its version as id.',
						Type.Array(StreamEventSchema),
					),
				}),
			},
		},
		async (request, reply) => {
			const asking = await identityOf(request);
			const giveBack = placeFor(request.ip, asking);
			if (giveBack === null) return refuse(reply, problemOf('too-many', 'Too many streams are open.'));
			const { table } = request.params;
			const stream = new EventStream(reply.raw, request.raw.socket);
			stream.closed.after(giveBack);
			open.add(stream);
			stream.over.after(() => open.delete(stream));
			// Before it is known with whose eyes: whoever signs out meanwhile is cut off too.
			if (asking !== null) stream.over.after(lines.add(asking, () => stream.end()));
			let isFollowed = false;
			try {
				const identity = await actorAt(request, table);
				const following = await referee.follow(identity, table, firstOf(request), followerOn(stream, now));
				if (isProblem(following)) return refuse(reply, following);
				isFollowed = true;
				stream.over.after(() => following.stop());
				stream.over.after(referee.connected(identity, table));
				reply.hijack();
				stream.begin({
					...SECURITY,
					'content-type': 'text/event-stream; charset=utf-8',
					'cache-control': 'no-store',
					'x-accel-buffering': 'no',
				});
				return reply;
			} finally {
				if (!isFollowed) stream.close();
			}
		},
	);
}
