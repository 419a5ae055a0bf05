// What happened at a table over a long time, told to those who come late, over real sockets.
import type { Seat } from '@tessera/engine';
import type { Standing, Told } from '@tessera/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_HISTORY, MOST_UNREAD } from '../limits/sizes.ts';
import type { Follower, Line } from '../referee/index.ts';
import { openTable, termsFrom, toJournal } from '../tables/index.ts';
import { secretOf } from '../tables/test-help.ts';
import { Client, type Serving, serve } from './test-help.ts';

const LINES = 1500;
/** Two hundred letters of twelve bytes each. */
const LONG = 'กั้์'.repeat(200);
const TABLE = 'a-long-table';

let serving: Serving;
beforeEach(async () => {
	serving = await serve();
	const terms = termsFrom({ game: 'classic', seats: 2 });
	if (!terms.ok) throw new Error(terms.problem.message);
	const [created] = openTable(terms.value, 'ann', secretOf('long'));
	const said = Array.from({ length: LINES }, () => toJournal({ type: 'said', seat: 0 as Seat, text: LONG }));
	const entries = [toJournal(created), ...said] as const;
	expect(Buffer.byteLength(JSON.stringify(entries))).toBeGreaterThan(3 * MOST_UNREAD);
	await serving.journal.create({ game: TABLE, status: 'open', at: 1000, entries });
});
afterEach(() => serving.stop());

const versions = Array.from({ length: LINES + 1 }, (_, index) => index + 1);

test('a live connection is told all of it, as fast as it reads', async () => {
	const client = new Client(serving.server);
	await client.hear('hello');
	client.say({ do: 'follow', table: TABLE, from: 1 });
	expect(await client.hear('caught-up')).toMatchObject({ version: LINES + 1 });
	await client.hear('presence');
	expect(client.heard.flatMap((each) => (each.tell === 'entry' ? each.version : []))).toEqual(versions);
	client.socket.terminate();
});

test('a stream of events too', async () => {
	const stopped = new AbortController();
	const { body } = await fetch(`${serving.server}/api/tables/${TABLE}/events`, { signal: stopped.signal });
	let text = '';
	for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
		text += part;
		if (text.includes('event: presence')) break;
	}
	stopped.abort();
	expect([...text.matchAll(/^id: (\d+)$/gm)].map(([, version]) => Number(version))).toEqual(versions);
	expect(text).toContain(`"version":${LINES + 1}`);
});

test('whoever asks once gets it in parts', async () => {
	const part = async (query: string) => {
		const answer = await fetch(`${serving.server}/api/tables/${TABLE}/history?${query}`);
		const { version, entries } = (await answer.json()) as { version: number; entries: readonly Told[] };
		return [version, entries.length, entries[0]?.version, entries.at(-1)?.version];
	};
	const last = LINES + 1;
	expect(await part('')).toEqual([last, MOST_HISTORY, 1, MOST_HISTORY]);
	expect(await part('limit=5000')).toEqual([last, MOST_HISTORY, 1, MOST_HISTORY]);
	expect(await part(`from=${MOST_HISTORY + 1}`)).toEqual([last, last - MOST_HISTORY, MOST_HISTORY + 1, last]);
	expect(await part('from=3&limit=2')).toEqual([last, 2, 3, 4]);
});

/** One who takes so many entries, and then none before being told to. */
class Slow implements Follower {
	readonly heard: (number | string)[] = [];
	left: number;
	go = (): void => {};

	constructor(left: number) {
		this.left = left;
	}

	room(): Promise<void> | null {
		return this.left > 0 ? null : this.#waits();
	}

	#waits(): Promise<void> {
		return new Promise((resolve) => {
			this.go = resolve;
		});
	}

	told({ version }: Line): void {
		this.left--;
		this.heard.push(version);
	}

	caughtUp(version: number, { seat }: Standing): void {
		this.heard.push(`${version} with seat ${seat}`);
	}

	presence(): void {
		this.heard.push('presence');
	}

	async more(left: number): Promise<void> {
		this.left = left;
		this.go();
		await Promise.resolve();
	}
}

const sit = { id: 'a', seen: 0, command: { type: 'sit', name: 'Ben' } } as const;

test('one who reads slowly is told no further than they read, and what happens meanwhile comes after it', async () => {
	const { referee } = serving;
	const slow = new Slow(2);
	await referee.follow('ann', TABLE, LINES - 2, slow);
	expect(slow.heard).toEqual([LINES - 2, LINES - 1]);
	expect(await referee.command('ben', TABLE, sit)).toMatchObject({ ok: true });
	expect(slow.heard).toHaveLength(2);
	await slow.more(1);
	expect(slow.heard).toHaveLength(3);
	await slow.more(9);
	const last = LINES + 2;
	expect(slow.heard.slice(2)).toEqual([LINES, LINES + 1, last, `${last} with seat null`, 'presence']);
});

test('one whose seat changes meanwhile learns that they heard a part of it with other eyes', async () => {
	const { referee } = serving;
	const slow = new Slow(1);
	await referee.follow('ben', TABLE, LINES + 1, slow);
	await referee.command('ben', TABLE, sit);
	await slow.more(9);
	const last = LINES + 2;
	expect(slow.heard.slice(1)).toEqual([last, `${last} with seat null`, `${last} with seat 0`, 'presence']);
});

test('one who stops following is told nothing more, even if there is room again', async () => {
	const slow = new Slow(1);
	const following = await serving.referee.follow(null, TABLE, 1, slow);
	if ('stop' in following) following.stop();
	await slow.more(9);
	expect(slow.heard).toEqual([1]);
});
