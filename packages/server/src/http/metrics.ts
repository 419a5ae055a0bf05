// What a watcher over the server may know: how much is going on and how long it takes. Never who, and never what was drawn.
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { Answer } from '@tessera/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Referee } from '../referee/index.ts';
import { bearerOf } from './identity.ts';
import { problemOf, refuse } from './problems.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export interface Metrics {
	readonly registry: Registry;
	/** A command was answered: its type, and `ok` or the code of the problem. */
	command(type: string, outcome: string, seconds: number): void;
	connections(change: 1 | -1): void;
}

export function metricsOf(referee: Referee): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const registers = [registry];
	const commands = new Counter({
		name: 'tessera_commands_total',
		help: 'Commands to tables, by type and outcome',
		labelNames: ['type', 'outcome'],
		registers,
	});
	const seconds = new Histogram({
		name: 'tessera_command_seconds',
		help: 'Time from a command to its answer, which is on disk by then',
		buckets: SECONDS,
		registers,
	});
	const live = new Gauge({ name: 'tessera_connections', help: 'Open live connections', registers });
	const gauges = {
		tables: 'Tables in memory',
		followers: 'Streams of tables that are followed',
		thinking: 'Bots that think or wait to',
		deadlines: 'Deadlines of clocks that are waited for',
	} as const;
	for (const [name, help] of Object.entries(gauges) as [keyof typeof gauges, string][])
		new Gauge({
			name: `tessera_${name}`,
			help,
			registers,
			collect() {
				this.set(referee.stats()[name]);
			},
		});
	/** Finding the counter of two labels costs more than counting. */
	const counters = new Map<string, Counter.Internal>();
	const counterOf = (type: string, outcome: string): Counter.Internal => {
		const key = `${type} ${outcome}`;
		const counter = counters.get(key) ?? commands.labels(type, outcome);
		counters.set(key, counter);
		return counter;
	};
	return {
		registry,
		command(type, outcome, took) {
			counterOf(type, outcome).inc();
			seconds.observe(took);
		},
		connections: (change) => live.inc(change),
	};
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a program on the same machine asks for itself: a proxy there asks for others, and says so. */
function isFromThisMachine({ headers, raw }: FastifyRequest): boolean {
	if ('x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers) return false;
	const { remoteAddress = '', remoteFamily } = raw.socket;
	return loopback.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4');
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const isToken = (given: string | null, token: string | null): boolean =>
	given !== null && token !== null && timingSafeEqual(hashOf(given), hashOf(token));

const NOT_FOR_YOU = problemOf(
	'forbidden',
	'This is for who has METRICS_TOKEN, and for the machine that the server runs on where no proxy is in front.',
);

interface Access {
	/** What others than this machine send; without one they cannot read it. */
	readonly token: string | null;
	/** Whether programs on this machine may read it without one. */
	readonly isOpenHere: boolean;
}

export function registerMetrics(app: FastifyInstance, { registry }: Metrics, { token, isOpenHere }: Access): void {
	const requests = new Histogram({
		name: 'tessera_http_seconds',
		help: 'Time to answer a request, by route and status',
		labelNames: ['route', 'status'],
		buckets: SECONDS,
		registers: [registry],
	});
	app.addHook('onResponse', async (request, reply) => {
		const route = request.routeOptions.url ?? 'none';
		requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
	});
	app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
		const isAllowed = (isOpenHere && isFromThisMachine(request)) || isToken(bearerOf(request), token);
		if (!isAllowed) return refuse(reply, NOT_FOR_YOU);
		return reply
			.type(registry.contentType)
			.header('cache-control', 'no-store')
			.send(await registry.metrics());
	});
}

/** The referee with every command counted and timed. */
export function measured(referee: Referee, metrics: Metrics, now: () => number): Referee {
	/** What cannot be counted spoils no answer. */
	const note = (type: string, answer: Answer, began: number): void => {
		try {
			metrics.command(type, answer.ok ? 'ok' : answer.problem.code, (now() - began) / 1000);
		} catch {}
	};
	return {
		...referee,
		command(identity, table, envelope) {
			const began = now();
			const answering = referee.command(identity, table, envelope);
			// Counted before whoever asked goes on, without a promise of their own for it.
			answering.then(
				(answer) => note(envelope.command.type, answer, began),
				() => {},
			);
			return answering;
		},
	};
}
