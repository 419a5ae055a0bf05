// A clock between browsers that runs out, by each of the three rules, and what people agree on or see later.

import { replayView, type Seat } from '@tessera/engine';
import type { TermsWish, Told } from '@tessera/protocol';
import { COLOUR_NAMES, SHAPE_NAMES } from '../packages/web/src/pieces/kinds.ts';
import { Caller } from './caller.ts';
import { inTurn } from './company.ts';
import { expect, type Invite, type Person, test } from './people.ts';
import { modulesOf, textIn } from './qr.ts';

interface Sat {
	readonly people: readonly [Person, Person];
	readonly callers: readonly [Caller, Caller];
	readonly table: string;
}

/** Two browsers whose people sit at a table with these terms; nobody has opened it yet. */
async function seated(invite: Invite, terms: Partial<TermsWish>): Promise<Sat> {
	const people = [await invite('Ann'), await invite('Bob')] as const;
	const callers = [await Caller.by(people[0].page.request), await Caller.by(people[1].page.request)] as const;
	const table = await callers[0].open({ game: 'classic', seats: 2, ...terms });
	for (const [index, caller] of callers.entries())
		await caller.ask(table, { type: 'sit', name: people[index]?.name ?? '' });
	return { people, callers, table };
}

async function enter({ people, table }: Sat): Promise<void> {
	await Promise.all(
		people.map(async ({ page, online }) => {
			await page.goto(`/online/${table}`);
			await online.begun();
		}),
	);
}

/** The deal is counted too. */
const stepsAfter = (actions: number): string => String(actions + 1);

/** The shortest there is. */
const SHORT = { per: 'turn', seconds: 5 } as const;

test('O5 a turn of three days begins with three days on its clock', async ({ invite }) => {
	const sat = await seated(invite, { clock: { per: 'slow-turn', days: 3 } });
	await enter(sat);
	for (const { page } of sat.people)
		await expect(page.locator('.seat-time[data-runs="true"]')).toHaveText(/^Time left for (Ann|Bob): 3 days$/);
});

test('O6 nothing: a clock that has run out is shown, and the game waits', async ({ invite }) => {
	const sat = await seated(invite, { clock: SHORT, timeout: 'nothing' });
	await enter(sat);
	for (const { page } of sat.people) await expect(page.locator('.seat-time[data-runs="true"]')).toContainText('0:00');
	const [mover] = await inTurn(sat.people);
	await mover.grid.takeTurns(1);
	for (const { page } of sat.people) await expect(page.locator('.table')).toHaveAttribute('data-steps', stepsAfter(1));
});

test('O6 a bot plays the turn of whoever is late, and both read so', async ({ invite }) => {
	const sat = await seated(invite, { clock: SHORT, timeout: 'bot' });
	await enter(sat);
	const [ann, bob] = sat.people;
	await Promise.any(
		[ann, bob].map(({ online }) => expect(online.strip).toContainText('Your time ran out, so a bot played for you.')),
	);
	await Promise.any(
		[ann, bob].map(({ online }) => expect(online.strip).toContainText('’s time ran out, so a bot played the turn.')),
	);
});

test('O6 out: whoever is late has left the game, and the other has won', async ({ invite }) => {
	const sat = await seated(invite, { clock: SHORT, timeout: 'out' });
	await enter(sat);
	const [ann, bob] = sat.people;
	for (const { grid } of sat.people) await expect(grid.result).toContainText('ran out of time.');
	const results = await Promise.all([ann, bob].map(({ grid }) => grid.result.innerText()));
	expect(results.filter((text) => text.includes('You ran out of time.'))).toHaveLength(1);
});

const historyOf = async ({ page }: Person, table: string): Promise<readonly Told[]> =>
	(await (await page.request.get(`/api/tables/${table}/history`)).json()).entries;

/** Whether the last action has shown nothing that was hidden: nothing is left to draw. O9 */
const drewNothing = (history: readonly Told[]): boolean => {
	const last = history.at(-1)?.happening;
	return last?.type === 'acted' && !last.events.some((event) => event.type === 'drew' || event.type === 'exchanged');
};

test('O9 a move is taken back where the other agrees, and both see the game as it was', async ({ invite }) => {
	const sat = await seated(invite, {});
	const [ann, bob] = sat.people;
	while (!drewNothing(await historyOf(ann, sat.table)))
		for (const caller of sat.callers) if (await caller.playBest(sat.table)) break;
	const last = (await historyOf(ann, sat.table)).at(-1)?.happening;
	const isAnns = last?.type === 'acted' && last.seat === 0;
	const [asker, other] = isAnns ? [ann, bob] : [bob, ann];
	await enter(sat);
	const steps = Number(await asker.page.locator('.table').getAttribute('data-steps'));
	await asker.online.choose('Ask to take my move back');
	await expect(other.online.strip).toContainText(`${asker.name} asks to take a move back.`);
	await other.online.strip.getByRole('button', { name: 'Agree' }).click();
	for (const { page, online } of sat.people) {
		await expect(page.locator('.table')).toHaveAttribute('data-steps', String(steps - 1));
		await expect(online.strip).toContainText('The last move was taken back.');
	}
	await asker.grid.takeTurns(1);
	await expect(other.page.locator('.table')).toHaveAttribute('data-steps', String(steps));
});

/** Actions that spectators of open hands are behind, for two players. O11 */
const BEHIND = 8;

test('O11 whoever watches open hands sees what was held four rounds ago, and no more', async ({ invite }) => {
	const sat = await seated(invite, {
		openHands: true,
		clock: { per: 'game', seconds: 600, increment: 0 },
		timeout: 'nothing',
	});
	const [ann, bob] = sat.people;
	let played = 0;
	const playOne = async (): Promise<void> => {
		for (const caller of sat.callers)
			if (await caller.playBest(sat.table)) {
				played++;
				return;
			}
	};
	const watcher = await invite('Wim');
	await watcher.page.goto(`/online/${sat.table}`);
	await expect(watcher.page.getByText('the game is shown to you four rounds late')).toBeVisible();
	while (played < BEHIND + 2) await playOne();
	await watcher.online.begun();
	await expect(watcher.online.strip).toContainText('You see all hands, four rounds late');
	// What is known of the clock is as old: no time of now follows from it.
	await expect(watcher.page.locator('.seat-time')).toHaveCount(0);
	await watcher.page.getByRole('button', { name: 'Hands' }).click();
	const sheet = watcher.page.getByRole('dialog', { name: 'Hands' });

	/** What both held after so many actions, as each of them was told. */
	const heldAfter = async (steps: number) => {
		const held: string[][] = [];
		for (const [index, person] of [ann, bob].entries()) {
			const happened = (await historyOf(person, sat.table)).map(({ happening }) => happening);
			const told = happened.filter((each) => each.type === 'began' || (each.type === 'acted' && each.step <= steps));
			const events = told.flatMap((each) => ('events' in each ? each.events : []));
			const hand = replayView(index as Seat, events).hand ?? [];
			held.push(hand.map((kind) => `${COLOUR_NAMES[Math.floor(kind / 6)]} ${SHAPE_NAMES[kind % 6]}`));
		}
		return held;
	};
	for (let more = 0; more < 2; more++) {
		await expect(watcher.page.locator('.table')).toHaveAttribute('data-steps', stepsAfter(played - BEHIND));
		for (const [seat, names] of (await heldAfter(played - BEHIND)).entries()) {
			const pieces = sheet.locator('section').nth(seat).getByRole('img');
			await expect(pieces).toHaveCount(names.length);
			const shown = await pieces.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
			expect(shown.toSorted()).toEqual(names.toSorted());
		}
		await playOne();
	}
});

test('the code beside a link holds that link, for the table and for the own seat', async ({ invite }) => {
	const ann = await invite('Ann');
	await ann.online.setTable('Ann', { game: 'Classic', seats: 3 });
	const link = await ann.online.copyLink();
	expect(textIn(await modulesOf(ann.page.locator('svg.qr')))).toBe(link);
	await ann.online.addBot(2, 'Greedy');
	await ann.page.getByRole('button', { name: 'Begin now' }).click();
	await ann.online.begun();
	await ann.online.choose('Go on with another device');
	const code = ann.page.getByRole('img', { name: 'QR code of the personal link to your seat' });
	await code.waitFor();
	const shown = await ann.online.menu.getByRole('textbox', { name: 'The personal link to your seat' }).inputValue();
	expect(textIn(await modulesOf(code))).toBe(shown);
});
