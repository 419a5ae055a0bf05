import type { Action, Kind, Seat } from '@tessera/engine';
import type { Happening, LiveMessage } from '@tessera/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { gameHeard } from '../table/testing/games.ts';
import { testParts } from '../table/testing/parts.ts';
import { connect } from './connection.ts';
import { RemoteHost } from './remote-host.ts';
import { openSession } from './session.ts';
import { TestServer } from './testing/server.ts';
import { ANNA, BOB, beginning } from './testing/tables.ts';

const TABLE = 'table-one';
const ME = 0 as Seat;
const { course } = gameHeard('classic', 2, 'far away', ME);

const PARTS = testParts();

/** The step of a real game, as its first seat hears of it. */
function acted(step: number): Happening {
	const { seat, events } = course[step] ?? { seat: null, events: [] };
	if (seat === null) throw new Error(`nobody acted in step ${step}`);
	return { type: 'acted', seat, by: 'owner', step, events };
}

const BEGINNING = beginning(course[0]?.events ?? []);

class Page {
	readonly server = new TestServer();
	readonly session = openSession(TABLE, connect(this.server.ports));
	private version = 0;
	kept: unknown = null;
	/** The text that storage holds of what waits to be sent. */
	unsent = 'null';
	/** Who the server says this browser is. */
	identity = 'anna';
	/** Storage that takes nothing more. */
	isFull = false;

	constructor(seat: Seat | null = ME, happened = BEGINNING) {
		this.server.answersTheCall();
		for (const happening of happened) this.happens(happening);
		this.caughtUp(seat);
	}

	/** The same browser after a reload, with what has happened at the table until then. */
	reloaded(seat: Seat | null = ME, happened = BEGINNING): Page {
		const page = new Page(seat, happened);
		page.unsent = this.unsent;
		return page;
	}

	get commands() {
		return this.server.heard.flatMap((request) => (request.do === 'command' ? [request.envelope] : []));
	}

	happens(happening: Happening): number {
		this.version += 1;
		this.server.says({ tell: 'entry', table: TABLE, version: this.version, at: this.version, happening });
		return this.version;
	}

	/** What the server says from here on comes after so much. */
	isSetBackTo(version: number): void {
		this.version = version;
	}

	caughtUp(seat: Seat | null): void {
		const standing = { seat, isHost: false };
		this.server.says({ tell: 'caught-up', table: TABLE, version: this.version, now: 0, standing });
	}

	answers(answer: Extract<LiveMessage, { tell: 'answer' }>['answer']): void {
		const request = this.server.heard.findLast((each) => each.do === 'command');
		if (request?.do !== 'command') throw new Error('nothing was sent');
		this.server.says({ tell: 'answer', table: TABLE, id: request.envelope.id, answer });
	}

	host(isHasty = false): RemoteHost {
		const known = this.session.known.peek();
		if (!known) throw new Error('the table is not known');
		return new RemoteHost(this.session, known, PARTS, {
			thinking: {
				ask: () => ({ answer: new Promise(() => undefined), hurry: () => undefined, drop: () => undefined }),
			},
			later: this.server.ports.later,
			isHasty: () => isHasty,
			prepared: () => this.kept,
			prepare: (prepared) => {
				this.kept = prepared;
			},
			unsent: () => JSON.parse(this.unsent),
			keepUnsent: (unsent) => {
				if (!this.isFull) this.unsent = JSON.stringify(unsent);
			},
			identity: () => this.identity,
			gameText: async () => 'text',
		});
	}
}

const hosts: RemoteHost[] = [];
const opened = (page: Page, isHasty = false): RemoteHost => {
	const host = page.host(isHasty);
	hosts.push(host);
	return host;
};

afterEach(() => {
	for (const host of hosts.splice(0)) host.leave();
});

const stepOf = (host: RemoteHost) => host.state.peek().course.at(-1)?.step;

/** The first step that is not the viewer's own, and its number. */
const firstMover = course[1]?.seat;

describe('a table elsewhere', () => {
	test('is shown as its server tells it', () => {
		const host = opened(new Page());
		expect(host.state.peek().view).toMatchObject({ game: 'classic', viewer: ME, step: 0 });
		expect(host.state.peek().waiting.for).toBe(firstMover === ME ? 'me' : 'other');
		expect(host.seats.map(({ name }) => name)).toEqual(['Anna', 'Bob']);
	});

	test('W2 is only looked on at by whoever left its game', () => {
		const page = new Page();
		const host = opened(page, true);
		expect(host.state.peek().view.hand).toHaveLength(6);
		page.happens({
			type: 'withdrew',
			seat: ME,
			because: 'resigned',
			step: 1,
			events: [{ type: 'withdrew', seat: ME, count: 6, pieces: null }],
		});
		expect(host.state.peek().view).toMatchObject({ viewer: null, hand: null, withdrawn: [ME] });
		expect(host.viewAt(0).hand).toHaveLength(6);
	});

	test('knows which of the people looks', () => {
		const host = opened(new Page());
		expect(host.seats.map(({ kind }) => 'isElsewhere' in kind)).toEqual([false, true]);
		const watching = opened(new Page(null));
		expect(watching.seats.every(({ kind }) => 'isElsewhere' in kind)).toBe(true);
	});

	test('shows what was missed step by step, and lets nobody act before all of it is shown', () => {
		const page = new Page();
		const host = opened(page);
		for (const step of [1, 2, 3, 4]) page.happens(acted(step));
		expect(stepOf(host)).toBe(1);
		expect(host.state.peek().waiting.for).toBe('other');
		page.server.passes(900);
		expect(stepOf(host)).toBe(2);
		page.server.passes(5000);
		expect(stepOf(host)).toBe(4);
		const { turn } = host.state.peek().view;
		expect(host.state.peek().waiting).toEqual(
			turn === ME ? { for: 'me' } : { for: 'other', seat: turn, canHurry: false },
		);
	});

	test('shows all at once where nobody looks', () => {
		const page = new Page();
		const host = opened(page, true);
		for (const step of [1, 2, 3]) page.happens(acted(step));
		expect(stepOf(host)).toBe(3);
	});

	test('looks back at every step', () => {
		const page = new Page();
		const host = opened(page, true);
		for (const step of [1, 2]) page.happens(acted(step));
		expect([0, 1, 2].map((step) => host.viewAt(step).step)).toEqual([0, 1, 2]);
		expect(() => host.viewAt(3)).toThrow(RangeError);
	});

	test('stands as before when something is taken back, and goes on from there', () => {
		const page = new Page();
		const host = opened(page, true);
		for (const step of [1, 2]) page.happens(acted(step));
		const before = host.viewAt(1);
		page.happens({ type: 'taken-back', step: 1 });
		expect(host.state.peek().view).toEqual(before);
		page.happens(acted(2));
		expect(stepOf(host)).toBe(2);
	});

	test('is not touched by talk', () => {
		const page = new Page();
		const host = opened(page);
		const before = host.state.peek();
		page.happens({ type: 'said', seat: 1 as Seat, text: 'Good luck!' });
		expect(host.state.peek()).toBe(before);
	});

	test('that was ended by agreement has a winner', () => {
		const page = new Page();
		const host = opened(page, true);
		for (const step of [1, 2]) page.happens(acted(step));
		page.happens({ type: 'over', because: 'agreed', opened: null });
		const { view, waiting } = host.state.peek();
		expect(waiting).toEqual({ for: 'nobody', because: 'over' });
		expect(view.ending?.winners.length).toBeGreaterThan(0);
	});
});

describe('acting', () => {
	const action: Action = { type: 'place', pieces: [] };

	test('is done once the server has said so and its entry is shown', async () => {
		const page = new Page();
		const host = opened(page);
		const done = host.act(action);
		page.answers({ ok: true, version: 5 });
		let isDone = false;
		const after = done.then((refusal) => {
			isDone = true;
			return refusal;
		});
		await Promise.resolve();
		expect(isDone).toBe(false);
		page.happens(acted(1));
		expect(await after).toBeNull();
		expect(stepOf(host)).toBe(1);
	});

	test('says why not where the rules refuse it', async () => {
		const page = new Page();
		const done = opened(page).act(action);
		const refusal = { kind: 'no-such-action' } as const;
		page.answers({ ok: false, problem: { code: 'refused', message: 'no', refusal } });
		expect(await done).toEqual(refusal);
		expect(page.session.trouble.peek()).toBeNull();
	});

	test('tells beside the game what else went wrong, once it is known how the game stands', async () => {
		const page = new Page();
		const host = opened(page);
		const done = host.act(action);
		page.answers({ ok: false, problem: { code: 'stale', message: 'too late', version: 5 } });
		page.happens(acted(1));
		expect(await done).toBe('dropped');
		expect(stepOf(host)).toBe(1);
		expect(page.session.trouble.peek()).toEqual({ code: 'stale', isMove: true });
	});

	test('leaves the pieces as they lie where what went wrong says nothing of the game', async () => {
		const page = new Page();
		const done = opened(page).act(action);
		page.answers({ ok: false, problem: { code: 'no-identity', message: 'who are you?' } });
		expect(await done).toBeNull();
		expect(page.session.trouble.peek()).toEqual({ code: 'no-identity', isMove: true });
	});

	test('twice at once is acting once', async () => {
		const page = new Page();
		const host = opened(page);
		expect(host.act(action)).toBe(host.act(action));
		expect(page.server.heard.filter((request) => request.do === 'command')).toHaveLength(1);
	});
});

describe('a move that waits to be sent', () => {
	const action: Action = { type: 'place', pieces: [{ kind: 3 as Kind, x: 0, y: 0 }] };

	/** The page of somebody who has played while the connection was away. */
	function playedAway(): Page {
		const page = new Page();
		const host = opened(page);
		page.server.hangsUp();
		void host.act(action);
		expect(page.commands).toEqual([]);
		return page;
	}

	test('is kept before it is sent, and forgotten once it is answered', async () => {
		const page = new Page();
		const done = opened(page).act(action);
		expect(JSON.parse(page.unsent)).toEqual({
			by: 'anna',
			seat: ME,
			envelope: { id: 'request-1', seen: 4, command: { type: 'act', action } },
		});
		page.answers({ ok: true, version: 5 });
		page.happens(acted(1));
		await done;
		expect(page.unsent).toBe('null');
	});

	test('is sent after a reload as it was, and counts as being on its way until it is answered', async () => {
		const before = playedAway();
		const page = before.reloaded();
		const host = opened(page);
		expect(page.commands).toEqual([{ id: 'request-1', seen: 4, command: { type: 'act', action } }]);
		expect(page.session.pending.peek()).toBe(1);
		const acting = host.acting();
		// Played again, it is the same move.
		expect(host.act({ type: 'pass' })).toBe(acting);
		page.answers({ ok: true, version: 5 });
		page.happens(acted(1));
		expect(await acting).toBeNull();
		expect([host.acting(), page.unsent, page.session.trouble.peek()]).toEqual([null, 'null', null]);
		expect(page.commands).toHaveLength(1);
		expect(opened(page.reloaded(ME, [...BEGINNING, acted(1)])).acting()).toBeNull();
	});

	test('is said to be done where it had got there before the reload', async () => {
		const page = playedAway().reloaded(ME, [...BEGINNING, acted(1), acted(2)]);
		const host = opened(page);
		page.answers({ ok: true, version: 5 });
		expect(await host.acting()).toBeNull();
		expect([page.unsent, page.session.trouble.peek()]).toEqual(['null', null]);
	});

	test('is dropped with a word where the game went on meanwhile', async () => {
		const page = playedAway().reloaded(ME, [...BEGINNING, acted(1)]);
		const host = opened(page);
		page.answers({ ok: false, problem: { code: 'stale', message: 'too late', version: 5 } });
		// The board may be there only when it is known already; what it is about is said once.
		await expect.poll(() => page.unsent).toBe('null');
		expect(await host.acting()).toBe('dropped');
		expect(host.acting()).toBeNull();
		expect(page.session.trouble.peek()).toEqual({ code: 'stale', isMove: true });
	});

	test('is not sent, and not spoken of, by another identity', () => {
		const page = playedAway().reloaded();
		page.identity = 'bob';
		expect(opened(page).acting()).toBeNull();
		expect([page.commands, page.unsent, page.session.trouble.peek()]).toEqual([[], 'null', null]);
	});

	test.each([null, 1 as Seat])('is not sent for another seat, and that is told: %s', (seat) => {
		const page = playedAway().reloaded(seat);
		expect(opened(page).acting()).toBeNull();
		expect([page.commands, page.unsent]).toEqual([[], 'null']);
		expect(page.session.trouble.peek()).toEqual({ code: 'forbidden', isMove: true });
	});

	test.each(['7', '"text"', '{}', '{"by":"anna","seat":0,"envelope":{"id":"x","seen":4,"command":{"type":"act"}}}'])(
		'is forgotten where what was kept is damaged: %s',
		(damaged) => {
			const page = new Page();
			page.unsent = damaged;
			expect(opened(page).acting()).toBeNull();
			expect([page.commands, page.unsent, page.session.trouble.peek()]).toEqual([[], 'null', null]);
		},
	);

	test('is sent from this page all the same where storage takes nothing more', async () => {
		const page = new Page();
		page.isFull = true;
		const done = opened(page).act(action);
		page.answers({ ok: true, version: 5 });
		page.happens(acted(1));
		expect(await done).toBeNull();
	});

	test('is told of to whoever left the room and came back: what came to nothing then too', async () => {
		const page = new Page();
		const first = opened(page);
		page.server.hangsUp();
		void first.act(action);
		first.leave();
		page.server.networkIsBack();
		page.server.answersTheCall();
		const stale = { ok: false, problem: { code: 'stale', message: 'too late', version: 5 } } as const;
		page.answers(stale);
		page.happens(acted(1));
		page.caughtUp(ME);
		await Promise.resolve();
		const host = opened(page);
		expect(host.acting()).not.toBeNull();
		page.answers(stale);
		expect(await host.acting()).toBe('dropped');
		expect(page.unsent).toBe('null');
	});

	test('that another window of this device played since is left to it', async () => {
		const page = new Page();
		const done = opened(page).act(action);
		const other = page.unsent.replace('request-1', 'request-other');
		page.unsent = other;
		page.answers({ ok: true, version: 5 });
		page.happens(acted(1));
		await done;
		expect(page.unsent).toBe(other);
	});
});

test('a seat that moves to this device is heard of anew, with its own eyes', () => {
	const page = new Page(null);
	page.caughtUp(ME);
	expect(page.server.heard.slice(-2)).toEqual([
		{ do: 'unfollow', table: TABLE },
		{ do: 'follow', table: TABLE, from: 1 },
	]);
});

test('what was prepared for a seat that has moved away is forgotten, and for one that is here it is not', () => {
	const [here, away] = [new Page(ME), new Page(null)];
	for (const page of [here, away]) {
		page.kept = 'a plan';
		opened(page);
	}
	expect([here.kept, away.kept]).toEqual(['a plan', null]);
});

test('that an earlier stream was whole says nothing of the one that was asked for anew', () => {
	const page = new Page(null);
	const before = page.session.known.peek();
	page.caughtUp(ME);
	// On its way before the server heard of the wish.
	page.caughtUp(ME);
	const [created] = BEGINNING;
	if (!created) throw new Error('a table has a beginning');
	page.server.says({ tell: 'entry', table: TABLE, version: 1, at: 1, happening: created });
	expect(page.session.known.peek()).toBe(before);
});

describe('a server that knows less than the page, as after a backup was put back,', () => {
	/** The page has seen two steps, and its server comes back with this much. */
	function setBack(known: readonly Happening[]): Page {
		const page = new Page();
		for (const step of [1, 2]) page.happens(acted(step));
		page.server.hangsUp();
		page.server.networkIsBack();
		page.server.answersTheCall();
		page.isSetBackTo(known.length);
		page.caughtUp(ME);
		expect(page.server.heard.slice(-2)).toEqual([
			{ do: 'unfollow', table: TABLE },
			{ do: 'follow', table: TABLE, from: 1 },
		]);
		expect(page.session.known.peek()).toBeNull();
		page.isSetBackTo(0);
		for (const happening of known) page.happens(happening);
		page.caughtUp(ME);
		return page;
	}

	test('is heard anew from the beginning, so that nothing stays that went another way', () => {
		const page = setBack([...BEGINNING, acted(1)]);
		expect(page.session.known.peek()?.table).toMatchObject({ version: 5, status: 'running' });
		expect(stepOf(opened(page))).toBe(1);
		page.happens({ type: 'said', seat: 1 as Seat, text: 'Again, then' });
		expect(page.session.known.peek()?.table.chat).toHaveLength(1);
	});

	test('may have a table that waits again', () => {
		const page = setBack(BEGINNING.slice(0, 2));
		expect(page.session.known.peek()?.table).toMatchObject({ version: 2, status: 'waiting' });
	});
});

test('seats are counted among the players once the game begins', () => {
	const server = new TestServer();
	const session = openSession(TABLE, connect(server.ports));
	server.answersTheCall();
	const [created, first] = BEGINNING;
	if (!created || !first) throw new Error('a table has a beginning');
	server.says({ tell: 'entry', table: TABLE, version: 1, at: 1, happening: created });
	server.says({ tell: 'caught-up', table: TABLE, version: 1, now: 0, standing: { seat: 2 as Seat, isHost: false } });
	const events = course[0]?.events ?? [];
	const began = {
		type: 'began',
		sitters: [ANNA, BOB],
		from: [0, 2] as Seat[],
		contributions: ['', ''],
		events,
	} as const;
	server.says({ tell: 'entry', table: TABLE, version: 2, at: 2, happening: began });
	expect(session.known.peek()?.standing.seat).toBe(1);
});

test('what was missed while the connection was away is known all at once, when all of it was told', () => {
	const page = new Page();
	const host = opened(page);
	page.server.hangsUp();
	page.server.networkIsBack();
	page.server.answersTheCall();
	page.happens(acted(1));
	expect(stepOf(host)).toBe(0);
	page.happens(acted(2));
	page.caughtUp(ME);
	expect(stepOf(host)).toBe(1);
	expect(host.state.peek().waiting.for).toBe('other');
});
