import type { TableCard } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { listedCard } from '../testing/tables.ts';
import { lookAgainAndAgain, ON_AND_ON, type Pace, STEADILY } from './looking.ts';

const HOUR = 60 * 60_000;

/** A page at home: what the server says, how often it was asked, and after how long it is to be asked again. */
function atHome(said: readonly TableCard[] | null, pace?: Pace) {
	const home = { said, asked: 0, isSeen: true, next: null as { ms: number; run: () => void } | null };
	const looking = lookAgainAndAgain(
		async () => {
			home.asked += 1;
			return home.said;
		},
		pace,
		(ms, run) => {
			const due = { ms, run };
			home.next = due;
			return () => {
				if (home.next === due) home.next = null;
			};
		},
		{ isSeen: () => home.isSeen, now: () => HOUR },
	);
	const settled = () => new Promise((resolve) => setImmediate(resolve));
	return {
		home,
		looking,
		async look() {
			looking.now();
			await settled();
		},
		async passes() {
			home.next?.run();
			await settled();
		},
	};
}

test('looks soon where something has changed, and ever more seldom where nothing does', async () => {
	const { home, look, passes } = atHome([listedCard()]);
	await look();
	expect(home.next?.ms).toBe(15_000);
	await passes();
	expect(home.next?.ms).toBe(22_500);
	for (let times = 0; times < 10; times++) await passes();
	expect(home.next?.ms).toBe(120_000);
	home.said = [listedCard({ changedAt: 1 })];
	await passes();
	expect(home.next?.ms).toBe(15_000);
	expect(home.asked).toBe(13);
});

test('goes on asking a server that does not answer, more and more seldom', async () => {
	const { home, look, passes } = atHome(null);
	await look();
	await passes();
	expect(home.next?.ms).toBeGreaterThan(30_000);
	home.said = [listedCard()];
	await passes();
	expect(home.next?.ms).toBe(15_000);
});

test('expects nothing more of games that are long over, but a rematch soon after one', async () => {
	const { home, look } = atHome([listedCard({ status: 'over', turn: null })]);
	await look();
	expect(home.next).toBe(null);
	home.said = [listedCard({ status: 'over', turn: null, changedAt: HOUR - 1 })];
	await look();
	expect(home.next?.ms).toBe(15_000);
	home.said = [];
	await look();
	expect(home.next).toBe(null);
});

test.each([
	['all games are looked at on and on, more and more seldom', ON_AND_ON, 120_000],
	['the lobby is looked at steadily', STEADILY, 10_000],
])('%s, also where there is nothing yet', async (_, pace, ms) => {
	const { home, look, passes } = atHome([], pace);
	await look();
	for (let times = 0; times < 10; times++) await passes();
	expect(home.next?.ms).toBe(ms);
});

test('asks nothing while nobody sees the page, nor twice at a time, nor once it is left', async () => {
	const { home, looking, look, passes } = atHome([listedCard()]);
	looking.now();
	looking.now();
	await look();
	expect(home.asked).toBe(1);
	home.isSeen = false;
	await passes();
	expect(home.asked).toBe(1);
	home.isSeen = true;
	await look();
	expect(home.asked).toBe(2);
	looking.stop();
	expect(home.next).toBe(null);
	await look();
	expect(home.asked).toBe(2);
});
