// Rubbish of every kind, the same in every run, for tests of what clients that mean no good get for it.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { InjectOptions } from 'fastify';

/** Numbers from a fixed beginning: the same rubbish in every run. */
export function rubbish() {
	let state = 2_463_534_242;
	const below = (limit: number): number => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) % limit;
	};
	const one = <T>(from: readonly T[]): T => from[below(from.length)] as T;
	const text = (): string =>
		one([
			'',
			'a',
			'__proto__',
			'\u0000',
			'\ud800',
			'🎲'.repeat(below(50)),
			'x'.repeat(below(3000)),
			'../../etc',
			'\u202e',
			'{"a":1}',
		]);
	const value = (depth: number): unknown => {
		const kind = below(depth > 4 ? 5 : 8);
		if (kind === 0) return null;
		if (kind === 1) return one([0, -1, 1e308, 2 ** 53, 0.5, -0, below(100)]);
		if (kind === 2) return text();
		if (kind === 3) return below(2) === 0;
		if (kind === 4) return one(['sit', 'act', 'begin', 'resign', 'say', 'rematch', 'place', 'classic', 'cards']);
		if (kind === 5) return Array.from({ length: below(5) }, () => value(depth + 1));
		return Object.fromEntries(
			Array.from({ length: below(5) }, () => [
				one([
					'id',
					'seen',
					'command',
					'type',
					'action',
					'pieces',
					'kind',
					'x',
					'y',
					'terms',
					'game',
					'seats',
					'name',
					text(),
				]),
				value(depth + 1),
			]),
		);
	};
	return { below, one, text, value };
}

export type Rubbish = ReturnType<typeof rubbish>;

/** A right request with one part of it gone wrong. */
export function bent({ one, value, below }: Rubbish): unknown {
	const command = one<Record<string, unknown>>([
		{ type: 'sit', name: 'Eve', seat: 0 },
		{ type: 'open-part', contribution: 'luck', next: '0'.repeat(64) },
		{ type: 'seal-part', seal: '0'.repeat(64) },
		{ type: 'act', action: { type: 'place', pieces: [{ kind: 3, x: 0, y: 0 }] } },
		{ type: 'act', action: { type: 'exchange', pieces: [1, 2] } },
		{ type: 'act', action: { type: 'withdraw', seat: 0 } },
		{ type: 'answer', to: 'end', yes: true },
		{ type: 'say', text: 'hello' },
		{ type: 'seat-bot', level: 'master', seat: 1 },
	]);
	const envelope: Record<string, unknown> = { id: `f${below(1_000_000)}`, seen: below(5), command };
	const place = one([envelope, command, (command['action'] ?? command) as Record<string, unknown>]);
	place[one(Object.keys(place))] = value(0);
	return envelope;
}

export function wrongRequest(source: Rubbish, table: string, token: string): InjectOptions {
	const { one, below, text, value } = source;
	const url = one([
		`/api/tables/${table}/commands`,
		`/api/tables/${table}/commands`,
		`/api/tables/${table}/claim`,
		`/api/tables/${table}/history?from=${encodeURIComponent(String(value(5)).toWellFormed())}`,
		`/api/tables/${encodeURIComponent(text().toWellFormed())}/commands`,
		`/api/tables?status=${encodeURIComponent(text().toWellFormed())}`,
		`/api/tables/${table}/moves?${encodeURIComponent(text().toWellFormed())}`,
		`/api/tables/${table}/seat-link`,
		`/api/tables/${table}/game.txt`,
		`/api/tables/${encodeURIComponent(text().toWellFormed())}/events`,
		`/api/me/${one(['tables', 'account', ''])}`,
		'/api/tables',
		'/api/identity',
		'/api/account/sign-in',
		'/api/account/passkeys',
		`/api/${encodeURIComponent(text().toWellFormed())}`,
	]);
	const payload = one([
		() => JSON.stringify(bent(source)),
		() => JSON.stringify(value(0)) ?? '',
		() => text(),
		() => Buffer.from(Array.from({ length: below(40) }, () => below(256))),
		() => '['.repeat(below(5000)),
	])();
	const headers: Record<string, string> = {
		'content-type': one([
			'application/json',
			'application/json',
			'application/json',
			'text/plain',
			'multipart/form-data',
			'x/y',
		]),
	};
	if (below(3) > 0) headers['authorization'] = `Bearer ${one([token, 'x', ''])}`;
	if (below(4) === 0) headers['cookie'] = `tessera=${one([token, 'x', '%%%', '"'])}`;
	return { url, method: one(['POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'PATCH']), payload, headers };
}

/** How much memory is used once nobody holds on to what was thrown away. */
export const collected = (): number => {
	setFlagsFromString('--expose-gc');
	const collect: () => void = runInNewContext('gc');
	collect();
	const { heapUsed, external } = process.memoryUsage();
	// What is sent has memory outside of the heap.
	return heapUsed + external;
};
