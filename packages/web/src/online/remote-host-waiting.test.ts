// A move that was played and has not been answered: how a table elsewhere keeps it, sends it and lets it go.
import type { Action, Kind, Seat } from '@tessera/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { acted, BEGINNING, leaveAll, ME, opened, Page } from './testing/page.ts';

afterEach(leaveAll);

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
		const host = opened(page);
		const done = host.act(action);
		expect(host.isActing.peek()).toBe(true);
		expect(JSON.parse(page.unsent)).toEqual({
			by: 'anna',
			seat: ME,
			envelope: { id: 'request-1', seen: 4, command: { type: 'act', action } },
		});
		page.answers({ ok: true, version: 5 });
		page.happens(acted(1));
		await done;
		expect([page.unsent, host.isActing.peek()]).toEqual(['null', false]);
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
