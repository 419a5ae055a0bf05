// What befalls people in the middle of a turn, with something lying there for now: none of it may cost them anything.
import type { Game } from './pages/home.ts';
import { expect, type Invite, type Person } from './people.ts';

/** What is said where the server cannot be reached. */
export const AWAY = 'The connection is away.';

export async function expectPrepared(person: Person, game: Game, prepared: string): Promise<void> {
	await expect.poll(() => person.tableOf(game).prepared()).toBe(prepared);
}

/** The browser throws away what scripts have kept, as some do after a week without a visit, and leaves the cookies of the server. */
export async function losesStorage({ page }: Person): Promise<void> {
	await page.goto('/about');
	await page.evaluate(() => localStorage.clear());
}

/** Leads somebody through it, and gives back who plays on. */
type Mishap = (person: Person, game: Game, invite: Invite) => Promise<Person>;

const losesNetwork: Mishap = async (person, game) => {
	const prepared = await person.tableOf(game).prepare();
	await person.context.setOffline(true);
	await expect(person.online.strip).toContainText(AWAY);
	await expectPrepared(person, game, prepared);
	await person.context.setOffline(false);
	await expect(person.online.strip).not.toContainText(AWAY);
	await expectPrepared(person, game, prepared);
	return person;
};

const reloads: Mishap = async (person, game) => {
	const prepared = await person.tableOf(game).prepare();
	await person.page.reload();
	await person.online.begun();
	await expectPrepared(person, game, prepared);
	return person;
};

/** What lay there for now is only on the old device, which shows nothing of it any more. */
const changesDevice: Mishap = async (person, game, invite) => {
	const table = person.tableOf(game);
	await table.prepare();
	const before = await person.online.standing();
	const link = await person.online.personalLink();
	const other = await invite(`${person.name} elsewhere`, { viewport: { width: 360, height: 740 } });
	await other.page.goto(link);
	expect(await other.tableOf(game).comesToMe()).toBe('turn');
	expect(await other.online.standing()).toBe(before);
	await expect(person.online.strip).toContainText(/you are watching/i);
	await expect(table.hand).toHaveCount(0);
	return other;
};

/** One after the other, to each of the people in turn. */
export const MISHAPS: readonly Mishap[] = [losesNetwork, reloads, changesDevice];
