// What was missed at a table elsewhere: where showing it begins for whoever comes back, and who is shown nothing of it.
import type { Seat } from '@tessera/engine';
import type { Happening } from '@tessera/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { toThePresent } from '../table/host.ts';
import { MOST_MISSED } from './catching-up.ts';
import type { RemoteHost } from './remote-host.ts';
import { acted, BEGINNING, course, leaveAll, ME, opened, Page } from './testing/page.ts';

afterEach(leaveAll);

const stepOf = (host: RemoteHost) => host.state.peek().course.at(-1)?.step;

const played = (steps: number): readonly Happening[] => [
	...BEGINNING,
	...Array.from({ length: steps }, (_, index) => acted(index + 1)),
];

/** A step after which it is this seat's turn, of those of them that come after another one. */
const lastBefore = (seat: Seat, from: number): number =>
	course.findIndex(
		({ step, events }) => step > from && events.some((event) => event.type === 'turn' && event.seat === seat),
	);

/** Every step that is shown from now on. */
function noted(host: RemoteHost): number[] {
	const steps: number[] = [];
	host.state.subscribe(({ course: shown }) => {
		const step = shown.at(-1)?.step ?? 0;
		if (steps.at(-1) !== step) steps.push(step);
	});
	return steps;
}

describe('whoever opens the game that goes on', () => {
	test('O19 begins where this device has left it, and is shown step by step what came since', () => {
		const before = new Page();
		opened(before);
		before.happens(acted(1));
		const page = before.reloaded(ME, played(4));
		const steps = noted(opened(page));
		expect(steps).toEqual([1]);
		page.server.passes(5000);
		expect(steps).toEqual([1, 2, 3, 4]);
		expect(noted(opened(page.reloaded(ME, played(4))))).toEqual([4]);
	});

	test('begins with their own last action where this device has shown nothing', () => {
		const last = lastBefore(ME, 6);
		const mine = course.findLast(({ step, seat }) => step < last && seat === ME)?.step ?? 0;
		expect(mine).toBeGreaterThan(0);
		const page = new Page(ME, played(last));
		const steps = noted(opened(page));
		page.server.passes(5000);
		expect(steps).toEqual(course.slice(mine, last + 1).map(({ step }) => step));
	});

	test('can act no sooner than they see the present, which they can have at once', async () => {
		const last = lastBefore(ME, 3);
		const before = new Page();
		opened(before);
		const page = before.reloaded(ME, played(last));
		const host = opened(page);
		expect(host.state.peek().waiting).toMatchObject({ for: 'other', canHurry: true, isMissed: true });
		const sent = page.server.heard.length;
		expect(await host.act({ type: 'pass' })).toBeNull();
		expect(page.server.heard).toHaveLength(sent);
		expect(stepOf(host)).toBe(last);
		host.hurry();
		expect(stepOf(host)).toBe(last);
		expect(host.state.peek().waiting).toEqual({ for: 'me' });
		expect(noted(opened(page.reloaded(ME, played(last))))).toEqual([last]);
	});

	test('O19 is brought to the present by what they press meanwhile, and that is all that comes of it', () => {
		const before = new Page();
		opened(before);
		const host = opened(before.reloaded(ME, played(4)));
		expect(toThePresent(host)).toBe(true);
		expect(stepOf(host)).toBe(4);
		expect(toThePresent(host)).toBe(false);
	});

	test('is shown no more than the last steps after a long absence', () => {
		const page = new Page(ME, played(20));
		page.shown = 4;
		const host = opened(page);
		const steps = noted(host);
		page.server.passes(5000);
		expect(steps[0]).toBe(20 - MOST_MISSED);
		expect(steps).toHaveLength(MOST_MISSED + 1);
		// The same where the page was there all the time and heard nothing.
		page.server.hangsUp();
		page.server.networkIsBack();
		page.server.answersTheCall();
		for (let step = 21; step <= 40; step++) page.happens(acted(step));
		page.caughtUp(ME);
		page.server.passes(10_000);
		expect(steps.slice(MOST_MISSED + 1)).toEqual(
			Array.from({ length: MOST_MISSED + 1 }, (_, index) => 40 - MOST_MISSED + index),
		);
	});

	test('is shown the present at once where they only watch, and this device keeps nothing of it', () => {
		const page = new Page(null, played(4));
		expect(stepOf(opened(page))).toBe(4);
		expect(page.shown).toBeNull();
	});

	test('is shown the end at once where the game is over', () => {
		const page = new Page(ME, [...played(4), { type: 'over', because: 'agreed', opened: null }]);
		expect(stepOf(opened(page))).toBe(4);
	});
});

describe('while nobody looks', () => {
	/** Somebody who has seen the deal and looks elsewhere. */
	function away(): readonly [Page, RemoteHost] {
		const page = new Page();
		const host = opened(page);
		page.isSeen(false);
		return [page, host];
	}

	test('O19 nothing counts as shown, and it is shown when somebody does', () => {
		const [page, host] = away();
		const before = page.shown;
		for (const step of [1, 2, 3]) page.happens(acted(step));
		page.server.passes(60_000);
		expect([stepOf(host), page.shown]).toEqual([0, before]);
		expect(stepOf(opened(page.reloaded(ME, played(3))))).toBe(0);
		const steps = noted(host);
		page.isSeen(true);
		page.server.passes(5000);
		expect(steps).toEqual([0, 1, 2, 3]);
	});

	test('O19 what another tab of this device shows meanwhile is not shown again', () => {
		const [page, host] = away();
		for (const step of [1, 2, 3]) page.happens(acted(step));
		const deal = page.shown ?? 0;
		page.shown = deal + 2;
		const steps = noted(host);
		page.isSeen(true);
		expect(page.shown).toBe(deal + 2);
		page.server.passes(5000);
		expect([steps, page.shown]).toEqual([[0, 2, 3], deal + 3]);
	});

	test('O19 nor is it by the next page, where this one has not heard of all of it yet', () => {
		const [page, host] = away();
		page.happens(acted(1));
		const deal = page.shown ?? 0;
		page.shown = deal + 3;
		page.isSeen(true);
		page.server.passes(5000);
		expect([stepOf(host), page.shown]).toEqual([1, deal + 3]);
		expect(stepOf(opened(page.reloaded(ME, played(3))))).toBe(3);
	});

	test('what was being shown stops, and goes on', () => {
		const page = new Page();
		const host = opened(page);
		for (const step of [1, 2, 3]) page.happens(acted(step));
		expect(stepOf(host)).toBe(1);
		page.isSeen(false);
		page.server.passes(60_000);
		expect(stepOf(host)).toBe(1);
		page.isSeen(true);
		page.server.passes(5000);
		expect(stepOf(host)).toBe(3);
	});

	test('whose turn it is can be told all the same, and whoever is to move is called once', () => {
		const [page, host] = away();
		const last = lastBefore(ME, 2);
		for (let step = 1; step < last; step++) page.happens(acted(step));
		const called = page.calls;
		expect(host.turn.peek()).toBe(1);
		page.happens(acted(last));
		expect([host.turn.peek(), page.calls]).toEqual([ME, called + 1]);
		page.happens({ type: 'said', seat: 1 as Seat, text: 'Hello?' });
		expect(page.calls).toBe(called + 1);
		page.happens({ type: 'over', because: 'agreed', opened: null });
		expect([host.turn.peek(), page.calls]).toEqual([null, called + 1]);
	});

	test('nobody is called who only watches, and nobody who looks', () => {
		const [watching, looking] = [new Page(null), new Page()];
		for (const page of [watching, looking]) opened(page);
		watching.isSeen(false);
		for (const page of [watching, looking])
			for (let step = 1; step <= lastBefore(ME, 2); step++) page.happens(acted(step));
		expect([watching.calls, looking.calls]).toEqual([0, 0]);
	});

	test('a page that is opened there shows what was missed once it is looked at', () => {
		const page = new Page(ME, played(3));
		page.shown = 4;
		page.isSeen(false);
		const steps = noted(opened(page));
		page.server.passes(60_000);
		expect(steps).toEqual([0]);
		page.isSeen(true);
		page.server.passes(5000);
		expect(steps).toEqual([0, 1, 2, 3]);
	});
});

test('a device that gave its seat away goes on from what it has watched, should the seat come back', () => {
	const page = new Page(null, played(3));
	page.shown = 4;
	expect(stepOf(opened(page))).toBe(3);
	expect(stepOf(opened(page.reloaded(ME, played(3))))).toBe(3);
});
