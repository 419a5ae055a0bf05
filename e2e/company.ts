// People who gather at a table through its link, or have gone again.
import type { Page } from '@playwright/test';
import { Caller } from './caller.ts';
import { another } from './online-screens.ts';
import type { Game } from './pages/home.ts';
import { OnlinePage } from './pages/online.ts';
import type { Invite, Person } from './people.ts';

interface Company {
	readonly game: Game;
	readonly names: readonly [string, ...string[]];
	readonly bots?: number;
	/** Whether they play in small windows, which are drawn in half the time: for whole games. */
	readonly isSmall?: boolean;
}

const SMALL = { viewport: { width: 900, height: 640 } };

/** The first sets a table and sends the link; the others follow it; bots fill the rest. */
export async function gather(
	invite: Invite,
	{ game, names, bots = 0, isSmall = false }: Company,
): Promise<readonly [Person, ...Person[]]> {
	const [first, ...others] = names;
	const options = isSmall ? SMALL : {};
	const host = await invite(first, options);
	await host.online.setTable(first, { game, seats: (names.length + bots) as 2 | 3 | 4 });
	for (let bot = 1; bot <= bots; bot++) await host.online.addBot(bot + 1, 'Greedy');
	const link = await host.online.copyLink();
	const guests: Person[] = [];
	for (const name of others) {
		const guest = await invite(name, options);
		await guest.online.join(link, name);
		guests.push(guest);
	}
	const all = [host, ...guests] as const;
	await Promise.all(all.map(({ online }) => online.begun()));
	return all;
}

/** Who is to play, and somebody who is not. */
export async function inTurn(people: readonly Person[]): Promise<readonly [mover: Person, other: Person]> {
	const mover = await Promise.any(people.map((person) => person.grid.comesToMe().then(() => person)));
	const other = people.find((person) => person !== mover);
	if (!other) throw new Error('nobody else is there');
	return [mover, other];
}

interface Seating {
	readonly seats: 2 | 3 | 4;
	readonly isTimed?: boolean;
	/** One's own. */
	readonly name?: string;
}

/** Sits down among others who are not connected, with a clock or without. */
export async function sitAmongAbsent(page: Page, { seats, isTimed = false, name = 'Ann' }: Seating): Promise<void> {
	const me = await Caller.by(page.request);
	const clock = isTimed ? ({ per: 'game', seconds: 900, increment: 10 } as const) : null;
	const id = await me.open({ game: 'classic', seats, clock, timeout: 'nothing' });
	await me.ask(id, { type: 'sit', name });
	for (const other of ['Bartholomew the Elder', 'Cas', 'Dominique'].slice(0, seats - 1))
		await (await another()).ask(id, { type: 'sit', name: other });
	await page.goto(`/online/${id}`);
	await new OnlinePage(page).begun();
}
