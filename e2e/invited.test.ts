// Somebody who was sent a link and has never heard of Tessera: who invites, to what, and a seat, all at the first glance.
import { type GameName, sealOf } from '@tessera/engine';
import { expect, test } from './fixtures.ts';
import { another } from './online-screens.ts';
import { LANGUAGES, word } from './words.ts';

/** As long as a name may be. */
const LONG_NAME = 'Bartholomew van der Berg';

async function sentLink(name: string, game: GameName = 'classic'): Promise<string> {
	const host = await another();
	const id = await host.open({ game, seats: 4 });
	await host.ask(id, { type: 'sit', name });
	return `/online/${id}`;
}

for (const language of LANGUAGES)
	test.describe(language, () => {
		test.use({ locale: language, viewport: { width: 320, height: 568 } });
		test('the smallest phone shows who invites, what Tessera is and the way to a seat', async ({ page }) => {
			await page.goto(await sentLink(LONG_NAME, 'cards'));
			await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${LONG_NAME} `) })).toBeInViewport({
				ratio: 1,
			});
			await expect(page.getByRole('button', { name: word(language, 'online.sit') })).toBeInViewport({ ratio: 1 });
			await expect(page.getByText(word(language, 'online.tessera-is'))).toBeVisible();
		});
	});

test('a guest reads the rules, comes back to the table and sits down', async ({ page }) => {
	await page.goto(await sentLink('Anna'));
	const invited = page.getByRole('heading', { name: 'Anna invites you to a game of Classic' });
	await expect(invited).toBeVisible();
	await page.getByRole('link', { name: 'Read the rules' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Classic' })).toBeVisible();
	await page.getByRole('link', { name: 'Back to the game' }).click();
	await expect(invited).toBeVisible();
	await page.getByRole('textbox', { name: 'Your name' }).fill('Bob');
	await page.getByRole('button', { name: 'Sit down' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Classic for 4' })).toBeVisible();
	await expect(invited).toBeHidden();
});

test('whoever sits down sees who the host is, and is told when they free the seat', async ({ page }) => {
	const host = await another();
	const id = await host.open({ game: 'classic', seats: 3 });
	await host.ask(id, { type: 'sit', name: 'Anna' });
	await page.goto(`/online/${id}`);
	const seatOf = (name: string) => page.locator('.waiting-seat').filter({ hasText: name });
	const name = page.getByRole('textbox', { name: 'Your name' });
	const freed = page.getByText('Your seat was freed');
	await name.fill('Bob');
	await page.getByRole('button', { name: 'Sit down' }).click();
	await expect(seatOf('Bob')).toContainText('That is you');
	await expect(seatOf('Bob')).not.toContainText('Host');
	await expect(seatOf('Anna')).toContainText('Host');
	await host.ask(id, { type: 'clear-seat', seat: 1 });
	await expect(freed).toBeVisible();
	await page.getByRole('button', { name: 'Sit down' }).click();
	await expect(seatOf('Bob')).toBeVisible();
	await expect(freed).toBeHidden();

	// Whoever leaves by themselves knows why.
	await page.getByRole('button', { name: 'Leave the seat' }).click();
	await expect(name).toBeVisible();
	await expect(freed).toBeHidden();
});

test('whoever was refused a name, or has left their seat, is not told that the seat of their namesake is theirs', async ({
	page,
}) => {
	const others = [await another(), await another(), await another()] as const;
	const [host] = others;
	const name = page.getByRole('textbox', { name: 'Your name' });
	const sit = page.getByRole('button', { name: 'Sit down' });
	const begins = async (id: string) => {
		for (const [index, other] of others.slice(1).entries())
			await other.ask(id, { type: 'sit', name: ['Bob', 'Cas'][index] ?? '' });
		await expect(page.locator('.strip-watching')).toHaveText('You are watching');
	};
	const open = async (): Promise<string> => {
		const id = await host.open({ game: 'classic', seats: 3 });
		await host.ask(id, { type: 'sit', name: 'Anna' });
		await page.goto(`/online/${id}`);
		return id;
	};
	const refused = await open();
	await name.fill('Anna');
	await sit.click();
	await expect(page.getByText('Somebody at this table has that name.')).toBeVisible();
	await begins(refused);

	const left = await open();
	await name.fill('Bob');
	await sit.click();
	await page.getByRole('button', { name: 'Leave the seat' }).click();
	await sit.waitFor();
	await begins(left);
});

/** A table with one seat left, and somebody who takes it. */
async function oneSeatLeft(terms: { readonly openHands?: boolean } = {}) {
	const [host, other] = [await another(), await another()];
	const id = await host.open({ game: 'classic', seats: 2, ...terms });
	await host.ask(id, { type: 'sit', name: 'Anna' });
	return { link: `/online/${id}`, takeSeat: () => other.ask(id, { type: 'sit', name: 'Cas' }) };
}

test('whoever is still writing their name when the game begins is told so, and their keys are at the game', async ({
	page,
}) => {
	const { link, takeSeat } = await oneSeatLeft();
	await page.goto(link);
	await page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
	await takeSeat();
	const words = 'The game began while you were writing your name. You can watch it here.';
	await expect(page.locator('.strip')).toContainText(words);
	await expect(page.locator('.announcer')).toContainText(words);
	await expect(page.getByRole('application')).toBeFocused();
});

test('whoever only looked when the game began is told nothing of a name', async ({ page }) => {
	const { link, takeSeat } = await oneSeatLeft();
	await page.goto(link);
	await page.getByRole('textbox', { name: 'Your name' }).waitFor();
	await takeSeat();
	await expect(page.locator('.strip')).toContainText('You are watching');
	await expect(page.locator('.strip')).not.toContainText('writing your name');
});

test('where the game is shown late, whoever is still writing reads why the field went, with the keys there', async ({
	page,
}) => {
	const { link, takeSeat } = await oneSeatLeft({ openHands: true });
	await page.goto(link);
	await page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
	await takeSeat();
	const told = page.getByRole('alert');
	await expect(told).toHaveText('The last free seat was taken while you were writing your name.');
	await expect(told).toBeFocused();
	await expect(page.getByText('the game is shown to you four rounds late')).toBeVisible();
});

test('O20 where the host begins with free seats, whoever is still writing reads so, and not that one was taken', async ({
	page,
}) => {
	const [host, other] = [await another(), await another()];
	const id = await host.open({ game: 'classic', seats: 3 });
	// Nobody opens it, so the deal waits.
	await host.ask(id, { type: 'sit', name: 'Anna', seal: sealOf('geese') });
	await other.ask(id, { type: 'sit', name: 'Cas' });
	await page.goto(`/online/${id}`);
	const name = page.getByRole('textbox', { name: 'Your name' });
	await name.fill('Bo');
	await host.ask(id, { type: 'begin' });
	const told = page.getByRole('alert');
	await expect(told).toHaveText('The host began the game while you were writing your name.');
	await expect(told).toBeFocused();
	// The deal is called off.
	await other.ask(id, { type: 'stand' });
	await expect(name).toHaveValue('Bo');
	await expect(told).toHaveCount(0);
});

test('whoever presses “Sit down” a moment too late is told what whoever was still writing is told', async ({
	page,
}) => {
	const { link, takeSeat } = await oneSeatLeft();
	// What the server tells arrives later, as over a long way.
	const late: string[] = [];
	let pass = (message: string): unknown => message;
	let isHeld = false;
	await page.routeWebSocket(/\/api\//, (socket) => {
		pass = (message) => socket.send(message);
		socket.connectToServer().onMessage((message) => (isHeld ? late.push(String(message)) : socket.send(message)));
	});
	await page.goto(link);
	await page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
	isHeld = true;
	await takeSeat();
	await page.getByRole('button', { name: 'Sit down' }).click();
	await expect.poll(() => late.some((message) => message.includes('"answer"'))).toBe(true);
	isHeld = false;
	for (const message of late) pass(message);
	const told = page.locator('.strip');
	await expect(told).toContainText('The game began while you were writing your name. You can watch it here.');
	await expect(page.locator('.announcer')).not.toContainText('No seat is free here any more.');
});

test('a seat that was missed is told of once, and what was typed is there when one is free again', async ({ page }) => {
	const [ann, bob, cas, dan] = [await another(), await another(), await another(), await another()];
	const id = await ann.open({ game: 'classic', seats: 3 });
	await ann.ask(id, { type: 'sit', name: 'Anna' });
	await bob.ask(id, { type: 'sit', name: 'Bob' });
	await cas.ask(id, { type: 'sit', name: 'Cas' });
	for (const each of [ann, bob]) await each.ask(id, { type: 'resign' });
	const next = await ann.playAgain(id);
	await ann.ask(next, { type: 'sit', name: 'Anna' });
	const free = () => ann.ask(next, { type: 'clear-seat', seat: 0 });
	await free();
	await page.goto(`/online/${next}`);
	const name = page.getByRole('textbox', { name: 'Your name' });
	await name.fill('Bo');
	await dan.ask(next, { type: 'sit', name: 'Dan' });
	const told = page.getByRole('alert');
	await expect(told).toBeFocused();
	await free();
	await expect(name).toHaveValue('Bo');
	await name.fill('');
	await name.blur();
	await dan.ask(next, { type: 'sit', name: 'Dan' });
	await expect(page.getByText('The free seats are kept')).toBeVisible();
	await expect(told).toHaveCount(0);
});
