import type { Action, Seat } from '@tessera/engine';
import type { Happening, OpenHands } from '@tessera/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { connect } from './connection.ts';
import type { RemoteHost } from './remote-host.ts';
import { openSession } from './session.ts';
import { acted, BEGINNING, course, leaveAll, ME, opened, Page, TABLE } from './testing/page.ts';
import { TestServer } from './testing/server.ts';
import { ANNA, BOB } from './testing/tables.ts';

afterEach(leaveAll);

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

	test('O6 tells whoever ran out of time from whoever left', () => {
		for (const because of ['time', 'resigned'] as const) {
			const page = new Page();
			const host = opened(page, true);
			const events = [{ type: 'withdrew', seat: ME, count: 6, pieces: null }] as const;
			page.happens({ type: 'withdrew', seat: ME, because, step: 1, events });
			expect(host.state.peek().course.at(-1)?.isOutOfTime ?? false).toBe(because === 'time');
		}
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

	test('knows which turns a bot played for somebody whose time was over', () => {
		const page = new Page();
		const host = opened(page, true);
		page.happens({ ...acted(1), by: 'stand-in' } as Happening);
		page.happens(acted(2));
		expect(host.state.peek().course.map(({ isStandIn }) => isStandIn ?? false)).toEqual([false, true, false]);
	});

	test('looks back at every step', () => {
		const page = new Page();
		const host = opened(page, true);
		for (const step of [1, 2]) page.happens(acted(step));
		expect([0, 1, 2].map((step) => host.viewAt(step).step)).toEqual([0, 1, 2]);
		expect(() => host.viewAt(3)).toThrow(RangeError);
	});

	test('O11 counts nothing as unseen that spectators see in a hand, then or now', () => {
		const [first, second] = [new Page(null), new Page(null)];
		const [shown, hidden] = [opened(first, true), opened(second, true)];
		const hands = [[0, 0, 7], [7]] as unknown as OpenHands;
		for (const step of [1, 2]) {
			first.happens({ ...acted(step), hands } as Happening);
			second.happens(acted(step));
		}
		for (const step of [1, 2]) {
			const expected = [...hidden.viewAt(step).unseen];
			for (const kind of [0, 7]) expected[kind] = (expected[kind] ?? 0) - 2;
			expect(shown.viewAt(step)).toEqual({ ...hidden.viewAt(step), unseen: expected });
		}
		expect(shown.state.peek().view).toEqual(shown.viewAt(2));
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
		expect(stepOf(opened(page, true))).toBe(1);
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
