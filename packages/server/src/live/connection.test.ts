// What a connection sends, and when, over a socket that only remembers.
import { expect, test } from 'vitest';
import { MOST_AHEAD, MOST_UNREAD } from '../limits/sizes.ts';
import type { Follower, Referee } from '../referee/index.ts';
import { Connection, type Socket } from './connection.ts';

class Remembering implements Socket {
	readonly sent: Buffer[] = [];
	bufferedAmount = 0;
	isTerminated = false;
	send(frames: Buffer): void {
		this.sent.push(frames);
		this.bufferedAmount += frames.length;
	}
	drained(): Promise<void> {
		return new Promise(() => {});
	}
	terminate(): void {
		this.isTerminated = true;
	}
}

/** A connection, and what follows a table for it. */
async function following(stopping = { stop() {} }) {
	const socket = new Remembering();
	const followers: Follower[] = [];
	const referee = {
		follow: async (_: unknown, __: unknown, ___: unknown, given: Follower) => {
			followers.push(given);
			return stopping;
		},
		connected: () => () => {},
	} as unknown as Referee;
	const connection = new Connection({ socket, referee, actorAt: async () => null, now: () => 0, wait: () => 0 });
	connection.hear(JSON.stringify({ do: 'follow', table: 'a-table', from: 1 }));
	await expect.poll(() => followers.length).toBe(1);
	const [follower = expect.fail()] = followers;
	return { socket, connection, follower };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what is said in one turn of the event loop goes out as one, in order', async () => {
	const { socket, connection } = await following();
	connection.tell({ tell: 'pong' });
	connection.tell({ tell: 'closing' });
	expect(socket.sent).toEqual([]);
	await nextTurn();
	expect(socket.sent.map(String)).toEqual([expect.stringMatching(/pong.*closing/)]);
});

test.each([1, 2, 3])(
	'%i messages that go out as one keep nothing but themselves in memory, however long they are held',
	async (count) => {
		const { socket, connection } = await following();
		for (let i = 0; i < count; i++) connection.tell({ tell: 'pong' });
		await nextTurn();
		expect(socket.sent.map(String).join().match(/pong/g)).toHaveLength(count);
		expect(socket.sent.map(({ buffer }) => buffer.byteLength)).toEqual([socket.bufferedAmount]);
	},
);

test('what was said before it is closed goes out, and nothing after it', async () => {
	const { socket, connection } = await following();
	connection.tell({ tell: 'pong' });
	connection.close();
	connection.tell({ tell: 'closing' });
	await nextTurn();
	expect(socket.sent.map(String)).toEqual([expect.stringContaining('pong')]);
	expect(String(socket.sent)).not.toContain('closing');
});

test('what is about to go out counts as unread', async () => {
	const { socket, connection, follower } = await following();
	const message = { tell: 'problem', problem: { code: 'bad-text', message: 'x'.repeat(1000) } } as const;
	const tell = (bytes: number) => {
		for (let told = 0; told <= bytes; told += 1000) connection.tell(message);
	};
	expect(follower.room?.()).toBeNull();
	tell(MOST_AHEAD);
	expect(follower.room?.()).not.toBeNull();
	expect(socket.isTerminated).toBe(false);
	tell(MOST_UNREAD);
	expect(socket.isTerminated).toBe(true);
});

test('a socket that fails keeps no other connection from what it is sent, and is ended', async () => {
	const [bad, good] = [await following(), await following()];
	bad.socket.send = () => {
		throw new Error('gone');
	};
	for (const { connection } of [bad, good]) connection.tell({ tell: 'pong' });
	await nextTurn();
	for (const { connection } of [bad, good]) connection.tell({ tell: 'closing' });
	await nextTurn();
	expect(bad.socket.isTerminated).toBe(true);
	expect(good.socket.sent.map(String)).toEqual([expect.stringContaining('pong'), expect.stringContaining('closing')]);
});

test('a table that cannot be left is said, and nothing else is disturbed', async () => {
	const { socket, connection } = await following({
		stop() {
			throw new Error('stuck');
		},
	});
	connection.hear(JSON.stringify({ do: 'unfollow', table: 'a-table' }));
	connection.hear(JSON.stringify({ do: 'ping' }));
	await nextTurn();
	expect(String(socket.sent)).toMatch(/unavailable.*pong/);
});
