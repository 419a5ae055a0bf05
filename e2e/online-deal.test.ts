// A deal that waits until everybody’s browser has opened what it adds to the chance of it (O20).
import { losesStorage } from './mishaps.ts';
import { another } from './online-screens.ts';
import { expect, type Person, test } from './people.ts';

const AWAY = 'Everybody has sat down. The game begins once Ann opens this table again.';

/** Ann has sat down at a table for three and gone; Bob is there, and somebody who adds nothing takes the last seat. */
async function whileAnnIsAway(
	invite: (name: string) => Promise<Person>,
): Promise<readonly [Person, Person, string, () => Promise<void>]> {
	const [ann, bob] = [await invite('Ann'), await invite('Bob')];
	await ann.online.setTable('Ann', { game: 'Classic', seats: 3 });
	const link = await ann.online.copyLink();
	await bob.online.join(link, 'Bob');
	await ann.page.goto('about:blank');
	const id = new URL(link).pathname.split('/').at(-1) ?? '';
	const cas = await another();
	await cas.ask(id, { type: 'sit', name: 'Cas' });
	await expect(bob.page.getByText(AWAY)).toBeVisible();
	const callOff = async () => {
		await cas.ask(id, { type: 'stand' });
		await cas.ask(id, { type: 'sit', name: 'Cas' });
	};
	return [ann, bob, link, callOff];
}

/** Runs in the page: it opens nothing of its own, as somebody’s who looks at the deal first. */
function withhold(): void {
	const { send } = WebSocket.prototype;
	WebSocket.prototype.send = function (data) {
		if (!String(data).includes('"open-part"')) send.call(this, data);
	};
}

async function checkDraws(...people: readonly Person[]): Promise<void> {
	for (const { online } of people) await online.resign();
	for (const { grid } of people) {
		await grid.result.getByRole('button', { name: 'Check the draws' }).click();
		await expect(grid.result).toContainText(
			'What everybody else added was fixed before your browser showed what it added.',
		);
		await expect(grid.result.locator('[data-outcome="fails"]')).toHaveCount(0);
	}
}

test('O20 the game waits for a browser that is away, and begins when that shows the table again', async ({
	invite,
}) => {
	const [ann, bob, link] = await whileAnnIsAway(invite);
	await ann.page.goto(link);
	for (const { online } of [ann, bob]) await online.begun();
});

test('O20 whoever is there and opens nothing is named after a while, to those who watch too', async ({ invite }) => {
	const [ann, bob, cas] = [await invite('Ann'), await invite('Bob'), await invite('Cas')];
	await ann.page.addInitScript(withhold);
	await ann.online.setTable('Ann', { game: 'Classic', seats: 2 });
	const link = await ann.online.copyLink();
	for (const { page } of [bob, cas]) await page.clock.install();
	await bob.online.join(link, 'Bob');
	await cas.page.goto(link);
	for (const { page } of [bob, cas]) {
		await expect(page.getByText('Everybody has sat down. Dealing…')).toBeVisible();
		await page.clock.fastForward(11_000);
		await expect(page.getByText('Everybody has sat down. The game still waits for Ann.')).toBeVisible();
	}
	await ann.page.goto('/');
	await bob.online.begun();
});

test('O20 home is enough, and the page that is loaded anew meanwhile waits on', async ({ invite }) => {
	const [ann, bob] = await whileAnnIsAway(invite);
	await bob.page.reload();
	await expect(bob.page.getByText(AWAY)).toBeVisible();
	await ann.page.goto('/');
	await bob.online.begun();
});

test('O20 home leads to the deal also where the browser has lost what it sealed for it: at the table it seals anew', async ({
	invite,
}) => {
	const [ann, bob] = await whileAnnIsAway(invite);
	await losesStorage(ann);
	await ann.page.goto('/');
	await ann.page.getByRole('link', { name: /waits for this device: open it$/ }).click();
	for (const { online } of [ann, bob]) await online.begun();
});

test('O20 whoever does not wait leaves, and the next deal is checked and found to be chosen by nobody', async ({
	invite,
}) => {
	const [ann, bob, link] = await whileAnnIsAway(invite);
	await bob.page.getByRole('button', { name: 'Leave the seat' }).click();
	await ann.page.goto(link);
	await bob.online.join(link, 'Bob');
	for (const { online } of [ann, bob]) await online.begun();
	await checkDraws(ann, bob);
});

test('O20 two windows of a browser are one device, however often the deal is called off', async ({ invite }) => {
	const [ann, bob, link, callOff] = await whileAnnIsAway(invite);
	const window = await bob.page.context().newPage();
	await window.goto(link);
	await expect(window.getByText(AWAY)).toBeVisible();
	for (const times of ['A deal was', '2 deals were', '3 deals were']) {
		await callOff();
		// The window that is not looked at opens as well.
		for (const each of [bob.page, window]) await expect(each.getByText(`${times} called off here`)).toBeVisible();
	}
	await ann.page.goto(link);
	for (const { online } of [ann, bob]) await online.begun();
	await checkDraws(ann, bob);
	// Ann’s browser was away whenever the deal was called off; Bob’s knows of each, and that it replaced nothing.
	await expect(ann.grid.result).toContainText('for one deal only');
	await expect(bob.grid.result).toContainText('for 3 other deals');
	await expect(bob.grid.result).toContainText('many deals were called off before this one');
	await expect(bob.grid.result).not.toContainText('in place of another device');
});
