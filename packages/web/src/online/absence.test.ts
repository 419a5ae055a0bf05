// What was missed is told apart from what only waits a moment to be shown, since it came faster than one can look.
import type { Happening } from '@tessera/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { isShowingMissed } from '../table/host.ts';
import { testParts } from '../table/testing/parts.ts';
import { type Absence, watchAbsence } from './absence.ts';
import { acted, BEGINNING, leaveAll, ME, opened, Page } from './testing/page.ts';

let watched: Absence | null = null;

afterEach(() => {
	watched?.stop();
	watched = null;
	leaveAll();
});

const played = (steps: number): readonly Happening[] => [
	...BEGINNING,
	...Array.from({ length: steps }, (_, index) => acted(index + 1)),
];

/** Somebody at a table, and whether they are told that they are shown what they missed. */
function somebodyAt(page: Page) {
	let isSeen = true;
	let look = () => {};
	watched = watchAbsence(page.session, {
		isSeen: () => isSeen,
		watchSeen: (told) => {
			look = told;
			return () => {};
		},
	});
	const { wasMissed } = watched;
	const host = opened(page);
	return {
		host,
		isTold: () => isShowingMissed({ state: host.state, online: { ...testParts(), wasMissed } }),
		looks(seen: boolean) {
			isSeen = seen;
			look();
			page.isSeen(seen);
		},
	};
}

describe('nobody has missed anything', () => {
	test('O19 who looks on, however fast the others are', () => {
		const page = new Page();
		const { host, isTold } = somebodyAt(page);
		for (const step of [1, 2, 3]) {
			page.happens(acted(step));
			expect(isTold()).toBe(false);
		}
		// The second and the third wait until there was time to look at the first, and nobody acts meanwhile.
		expect(host.state.peek().waiting).toMatchObject({ for: 'other', isMissed: true });
		page.server.passes(800);
		expect([host.state.peek().course.length, isTold()]).toEqual([3, false]);
		page.server.passes(800);
		expect([host.state.peek().course.length, isTold()]).toEqual([4, false]);
	});

	test('who was away before, and has been shown all that happened meanwhile', () => {
		const page = new Page();
		const { isTold, looks } = somebodyAt(page);
		looks(false);
		for (const step of [1, 2]) page.happens(acted(step));
		looks(true);
		page.happens(acted(3));
		expect(isTold()).toBe(true);
		page.server.passes(800);
		expect(isTold()).toBe(true);
		page.server.passes(800);
		expect(isTold()).toBe(false);
	});

	test('who was away before something was taken back', () => {
		const page = new Page();
		const { isTold, looks } = somebodyAt(page);
		looks(false);
		for (const step of [1, 2, 3]) page.happens(acted(step));
		looks(true);
		page.server.passes(5000);
		page.happens({ type: 'taken-back', step: 1 });
		for (const step of [2, 3]) page.happens(acted(step));
		expect(isTold()).toBe(false);
	});
});

describe('somebody has missed', () => {
	test('O19 what happened before they came', () => {
		const page = new Page(ME, played(3));
		page.shown = 4;
		expect(somebodyAt(page).isTold()).toBe(true);
	});

	test('what happened while they looked elsewhere', () => {
		const page = new Page();
		const { isTold, looks } = somebodyAt(page);
		looks(false);
		page.happens(acted(1));
		looks(true);
		expect(isTold()).toBe(true);
	});

	test('what waited to be shown when they looked elsewhere', () => {
		const page = new Page();
		const { isTold, looks } = somebodyAt(page);
		for (const step of [1, 2]) page.happens(acted(step));
		expect(isTold()).toBe(false);
		looks(false);
		looks(true);
		expect(isTold()).toBe(true);
	});

	test('what happened while the connection was away', () => {
		const page = new Page();
		const { isTold } = somebodyAt(page);
		page.server.hangsUp();
		page.server.networkIsBack();
		page.server.answersTheCall();
		for (const step of [1, 2]) page.happens(acted(step));
		page.caughtUp(ME);
		expect(isTold()).toBe(true);
	});
});

test('where nobody watches for it, whatever is still to be shown was missed', () => {
	const page = new Page(ME, played(3));
	page.shown = 4;
	expect(isShowingMissed({ state: opened(page).state })).toBe(true);
});
