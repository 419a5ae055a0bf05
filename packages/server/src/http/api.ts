// Everything under /api, and what watches over it: who asks, how often, and which routes there are.
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import { AddressCounts, AddressRates } from '../limits/addresses.ts';
import { Counts } from '../limits/counts.ts';
import { Rates } from '../limits/rates.ts';
import { registerLive } from '../live/index.ts';
import { Lines } from '../live/lines.ts';
import type { Identity, Players } from '../players/players.ts';
import type { Referee } from '../referee/index.ts';
import { registerAccountRoutes } from './accounts.ts';
import { actingAs } from './acting.ts';
import { checking } from './checking.ts';
import { describeRoutes, registerDescription } from './description.ts';
import { mayNotOpen, noting } from './hosting.ts';
import { identityOf, isMistaken, sayUnknown } from './identity.ts';
import { measured, metricsOf, registerMetrics } from './metrics.ts';
import { isOfApi } from './path.ts';
import { registerPeople } from './people.ts';
import { makeWait, onError } from './problems.ts';
import { registerStreams } from './streams.ts';
import { registerTables } from './tables.ts';

export interface Online {
	readonly referee: Referee;
	readonly players: Players;
	readonly limits: Limits;
	/** The address of this site, where whoever hosts it has chosen one. */
	readonly publicUrl: URL | null;
	/** What others than this machine need to read how much is going on; without one they cannot. */
	readonly metricsToken?: string | null;
	now(): number;
}

/** An identity in daily use is noted once a day: a note is a commit. */
const NOTED_AFTER = 24 * 60 * 60 * 1000;

/** Asks the store once for each request, however many want to know. */
function identified(players: Players, now: () => number): (request: FastifyRequest) => Promise<Identity | null> {
	const known = new WeakMap<FastifyRequest, Promise<Identity | null>>();
	const ask = async (request: FastifyRequest): Promise<Identity | null> => {
		const identity = await identityOf(players, request);
		if (identity && now() - identity.lastSeenAt >= NOTED_AFTER) await players.seen(identity.id, now());
		return identity;
	};
	return (request) => {
		const asked = known.get(request) ?? ask(request);
		known.set(request, asked);
		return asked;
	};
}

export async function registerApi(
	app: FastifyInstance,
	{ referee, players, limits, publicUrl, metricsToken = null, now }: Online,
	isBehindProxy = false,
): Promise<void> {
	const metrics = metricsOf(referee);
	const counted = measured(noting({ referee, players, now }), metrics, now);
	const whoAsks = identified(players, now);
	const idOf = async (request: FastifyRequest): Promise<string | null> => (await whoAsks(request))?.id ?? null;
	const actorOf = (identity: Identity, table: string): string | Promise<string> =>
		actingAs(referee, players, identity, table);
	const actorAt = async (request: FastifyRequest, table: string): Promise<string | null> => {
		const identity = await whoAsks(request);
		return identity && actorOf(identity, table);
	};
	const rates = { perAddress: new AddressRates(limits.perAddress), perIdentity: new Rates(limits.perIdentity) };
	const lines = new Lines();
	const opening = new Rates(limits.tablesPerIdentity);
	const looking = new Rates(limits.movesPerIdentity);
	const arriving = new AddressRates(limits.identitiesPerAddress);
	const counts = {
		perAddress: new AddressCounts(limits.connectionsPerAddress),
		perIdentity: new Counts(limits.connectionsPerIdentity),
	};

	app.decorate('publicOrigin', publicUrl?.origin ?? null);
	app.setErrorHandler(onError);
	// Fastify would read it as well, as a text that is no object: whoever says nothing of JSON is told so.
	app.removeContentTypeParser('text/plain');
	app.setValidatorCompiler(({ schema }) => {
		const check = checking(schema as Parameters<typeof checking>[0]);
		return (value) => {
			const checked = check(value);
			return checked.ok ? { value: checked.value } : { error: new Error(checked.problem) };
		};
	});
	// Answers are made as they are sent: nothing is left out behind the back of whoever made them.
	app.setSerializerCompiler(() => JSON.stringify);
	await app.register(cookie);

	app.addHook('onRequest', async (request, reply) => {
		if (!isOfApi(request)) return;
		reply.header('cache-control', 'no-store');
		const wait = rates.perAddress.take(request.ip, now());
		if (wait > 0) return makeWait(reply, wait, 'Too many requests from this address');
	});
	app.addHook('preHandler', async (request, reply) => {
		if (!isOfApi(request)) return;
		const identity = await whoAsks(request);
		if (isMistaken(request, identity)) return sayUnknown(reply);
		const wait = identity === null ? 0 : rates.perIdentity.take(identity.id, now());
		if (wait > 0) return makeWait(reply, wait, 'Too many requests');
	});

	await describeRoutes(app);
	// Before all others, which would not hear otherwise that somebody wants a live connection where there is none.
	await registerLive(app, {
		referee: counted,
		now,
		identityOf: whoAsks,
		actorAt: actorOf,
		rates,
		counts,
		lines,
		onChange: (change) => metrics.connections(change),
	});
	await registerDescription(app);
	// What a proxy asks for seems to come from this machine, whoever wants it.
	registerMetrics(app, metrics, { token: metricsToken, isOpenHere: !isBehindProxy && publicUrl === null });
	registerPeople(app, { players, now, identityOf: whoAsks, waitForNew: (address) => arriving.take(address, now()) });
	registerAccountRoutes(app, {
		players,
		publicUrl,
		now,
		identityOf: whoAsks,
		isTable: async (table) => (await referee.table(null, table)) !== null,
		onMoved: (identity) => lines.cut(identity),
	});
	registerTables(app, {
		referee: counted,
		identityOf: idOf,
		actorAt,
		waitToOpen: (identity) => opening.take(identity, now()),
		waitForMoves: (identity) => looking.take(identity, now()),
		mostOpen: limits.openTables,
		mayNotOpen: (identity, requestId) =>
			mayNotOpen({ referee, players, now }, { identity, requestId, most: limits.openTables }),
	});
	registerStreams(app, { referee: counted, counts, lines, now, identityOf: idOf, actorAt });
}
