import type { LiveMessage, Problem, Told } from '@tessera/protocol';
import { describe, expect, test, vi } from 'vitest';
import { connect, SILENCE, waitBefore } from './connection.ts';
import type { Connection } from './live.ts';
import { TestServer } from './testing/server.ts';

const TABLE = 'table-one';

const entry = (version: number): LiveMessage => ({
	tell: 'entry',
	table: TABLE,
	version,
	at: version,
	happening: { type: 'chat-set', on: true },
});

function followed(connection: Connection) {
	const told: Told[] = [];
	const problems: Problem[] = [];
	const caughtUp: number[] = [];
	const stop = connection.follow(TABLE, {
		told: (each) => told.push(each),
		caughtUp: (version) => caughtUp.push(version),
		presence: () => undefined,
		problem: (problem) => problems.push(problem),
	});
	return { told, problems, caughtUp, stop, versions: () => told.map(({ version }) => version) };
}

/** A page that follows a table and has heard so many entries of it. */
function livePage(entries = 2) {
	const server = new TestServer();
	const connection = connect(server.ports);
	const page = followed(connection);
	server.answersTheCall();
	for (let version = 1; version <= entries; version += 1) server.says(entry(version));
	return { server, connection, page };
}

describe('a connection', () => {
	test('asks for a table from its beginning, and passes on each entry once', () => {
		const { server, connection, page } = livePage();
		expect(server.heard).toEqual([{ do: 'follow', table: TABLE, from: 1 }]);
		server.says(entry(2));
		expect(page.versions()).toEqual([1, 2]);
		expect(connection.status.value).toBe('live');
		expect(connection.ahead.value).toBe(1_000_000);
	});

	test('goes on after the last version seen when the line comes back', () => {
		const { server, connection, page } = livePage();
		server.hangsUp();
		expect(connection.status.value).toBe('away');
		server.passes(waitBefore(0, 0.5));
		server.answersTheCall();
		expect(server.lines).toHaveLength(2);
		expect(server.heard).toEqual([{ do: 'follow', table: TABLE, from: 3 }]);
		server.says(entry(3));
		expect(page.versions()).toEqual([1, 2, 3]);
	});

	test('waits longer after each failure, up to a limit, and not as long as its neighbours', () => {
		const waits = [0, 1, 2, 3, 20].map((tries) => waitBefore(tries, 0.5));
		expect(waits).toEqual([400, 800, 1600, 3200, 8000]);
		expect(waitBefore(3, 0)).toBeLessThan(waitBefore(3, 0.9));
	});

	test('tries again at once when the network is back', () => {
		const { server } = livePage();
		server.hangsUp();
		server.networkIsBack();
		expect(server.lines).toHaveLength(2);
		// One try is enough, also when hope comes twice.
		server.networkIsBack();
		expect(server.lines).toHaveLength(2);
	});

	test('gives up a line that is silent', () => {
		const { server, connection } = livePage();
		server.passes(SILENCE);
		expect(server.heard.at(-1)).toEqual({ do: 'ping' });
		server.says({ tell: 'pong' });
		server.passes(SILENCE);
		expect(connection.status.value).toBe('live');
		server.passes(SILENCE);
		expect(connection.status.value).toBe('away');
	});

	test('that seems alive after a sleep is asked at once', () => {
		const { server, connection } = livePage();
		server.networkIsBack();
		expect(server.heard.at(-1)).toEqual({ do: 'ping' });
		server.passes(SILENCE / 2);
		expect(connection.status.value).toBe('away');
	});

	test('stops where the server speaks another protocol', () => {
		const server = new TestServer();
		const connection = connect(server.ports);
		server.answersTheCall(99);
		server.passes(10 * SILENCE);
		expect(connection.status.value).toBe('outdated');
		expect(server.lines).toHaveLength(1);
	});

	test('says when a table cannot be followed', () => {
		const { server, page } = livePage(0);
		const problem = { code: 'not-found', message: 'no such table' } as const;
		server.says({ tell: 'problem', table: TABLE, problem });
		expect(page.problems).toEqual([problem]);
	});

	test('hears a table anew for other eyes', () => {
		const { server, connection, page } = livePage();
		connection.again(TABLE);
		expect(server.heard.slice(-2)).toEqual([
			{ do: 'unfollow', table: TABLE },
			{ do: 'follow', table: TABLE, from: 1 },
		]);
		server.says(entry(1));
		expect(page.versions()).toEqual([1, 2, 1]);
	});

	test('asks for what it missed, once, and goes on from there', () => {
		const { server, page } = livePage();
		server.says(entry(4));
		server.says(entry(5));
		expect(server.heard.slice(1)).toEqual([{ do: 'follow', table: TABLE, from: 3 }]);
		for (const version of [3, 4, 5]) server.says(entry(version));
		expect(page.versions()).toEqual([1, 2, 3, 4, 5]);
		server.says(entry(7));
		expect(server.heard.at(-1)).toEqual({ do: 'follow', table: TABLE, from: 6 });
	});

	test('asks for what it missed where nothing but the end of it was told', () => {
		const { server, page } = livePage();
		const standing = { seat: null, isHost: false };
		server.says({ tell: 'caught-up', table: TABLE, version: 2, now: 0, standing });
		expect(server.heard).toHaveLength(1);
		server.says({ tell: 'caught-up', table: TABLE, version: 3, now: 0, standing });
		expect(server.heard.slice(1)).toEqual([{ do: 'follow', table: TABLE, from: 3 }]);
		expect(page.caughtUp).toEqual([2]);
	});

	test('is not put out by what was on its way when it asked anew', () => {
		const { server, connection, page } = livePage();
		connection.again(TABLE);
		const asked = server.heard.length;
		server.says(entry(3));
		server.says({ tell: 'caught-up', table: TABLE, version: 3, now: 0, standing: { seat: null, isHost: false } });
		expect(server.heard).toHaveLength(asked);
		server.says(entry(1));
		expect(page.versions()).toEqual([1, 2, 1]);
	});

	test('hears nothing of a table that was left', () => {
		const { server, page } = livePage();
		page.stop();
		expect(server.heard.at(-1)).toEqual({ do: 'unfollow', table: TABLE });
		server.says(entry(3));
		expect(page.versions()).toEqual([1, 2]);
	});
});

describe('a command', () => {
	test('is sent once more with the same id after an interruption, until it is answered', async () => {
		const { server, connection } = livePage();
		const answer = connection.send(TABLE, connection.envelope(2, { type: 'resign' }));
		const request = server.heard.at(-1);
		expect(request).toEqual({
			do: 'command',
			table: TABLE,
			envelope: { id: 'request-1', seen: 2, command: { type: 'resign' } },
		});
		server.hangsUp();
		server.networkIsBack();
		server.answersTheCall();
		expect(server.heard.at(-1)).toEqual(request);
		server.says({ tell: 'answer', table: TABLE, id: 'request-1', answer: { ok: true, version: 3 } });
		expect(await answer).toEqual({ ok: true, version: 3 });
		server.hangsUp();
		server.networkIsBack();
		server.answersTheCall();
		expect(server.heard).toEqual([{ do: 'follow', table: TABLE, from: 3 }]);
	});

	test('that the server had no time for is sent once more a little later', () => {
		const { server, connection } = livePage();
		void connection.send(TABLE, connection.envelope(2, { type: 'resign' }));
		server.says({ tell: 'problem', problem: { code: 'too-many', message: 'wait' } });
		server.passes(4000);
		const commands = server.heard.filter((request) => request.do === 'command');
		expect(commands).toHaveLength(2);
		expect(commands[0]).toEqual(commands[1]);
	});

	test('that the server could not write down is sent once more, by the same id, until it is answered', async () => {
		const { server, connection } = livePage();
		const answer = connection.send(TABLE, connection.envelope(2, { type: 'resign' }));
		const problem = { code: 'unavailable', message: 'the server could not write this down' } as const;
		server.says({ tell: 'answer', table: TABLE, id: 'request-1', answer: { ok: false, problem } });
		server.passes(4000);
		const commands = server.heard.filter((request) => request.do === 'command');
		expect(commands).toHaveLength(2);
		expect(commands[0]).toEqual(commands[1]);
		server.says({ tell: 'answer', table: TABLE, id: 'request-1', answer: { ok: true, version: 3 } });
		expect(await answer).toEqual({ ok: true, version: 3 });
	});

	test('that is on its way already is waited for, not sent a second time', async () => {
		const { server, connection } = livePage();
		const envelope = connection.envelope(2, { type: 'resign' });
		const answers = [connection.send(TABLE, envelope), connection.send(TABLE, { ...envelope })];
		expect(server.heard.filter((request) => request.do === 'command')).toHaveLength(1);
		server.says({ tell: 'answer', table: TABLE, id: envelope.id, answer: { ok: true, version: 3 } });
		expect(await Promise.all(answers)).toEqual([
			{ ok: true, version: 3 },
			{ ok: true, version: 3 },
		]);
	});

	test('is sent by a browser of some years ago too', async () => {
		// Which does not have it.
		const shortcut = vi.spyOn(Promise, 'withResolvers');
		const { server, connection } = livePage();
		const answer = connection.send(TABLE, connection.envelope(2, { type: 'resign' }));
		expect(shortcut).not.toHaveBeenCalled();
		server.says({ tell: 'answer', table: TABLE, id: 'request-1', answer: { ok: true, version: 3 } });
		expect(await answer).toEqual({ ok: true, version: 3 });
	});

	test('that is given while the line is away is sent when it comes back', () => {
		const { server, connection } = livePage();
		server.hangsUp();
		void connection.send(TABLE, connection.envelope(2, { type: 'resign' }));
		server.networkIsBack();
		server.answersTheCall();
		expect(server.heard.map((request) => request.do)).toEqual(['follow', 'command']);
	});
});
