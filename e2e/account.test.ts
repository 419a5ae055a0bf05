// Accounts by passkeys that really sign: one person with two devices, and everything that can go wrong on the way in.
import { gather } from './company.ts';
import { AccountPage } from './pages/account.ts';
import { Authenticator, namedAddress } from './passkeys.ts';
import { expect, type Invite, type Person, test } from './people.ts';

interface Owner extends Person {
	readonly account: AccountPage;
	readonly authenticator: Authenticator;
}

const withPasskeys = async (person: Person): Promise<Owner> => ({
	...person,
	account: new AccountPage(person.page),
	authenticator: await Authenticator.in(person.page),
});

const at =
	(invite: Invite): Invite =>
	(name, options) =>
		invite(name, { baseURL: namedAddress, ...options });

/** Somebody who comes with a new device and goes to the account. */
async function owner(invite: Invite, name: string): Promise<Owner> {
	const person = await withPasskeys(await at(invite)(name));
	await person.account.open();
	return person;
}

/** The games that are kept on a device to be looked at without a connection. */
const seenOn = ({ page }: Person): Promise<readonly unknown[]> =>
	page.evaluate(() => JSON.parse(localStorage.getItem('tessera.online.seen') ?? '[]'));

async function signOutPhone(laptop: Owner): Promise<void> {
	await laptop.account.open();
	await laptop.page.getByRole('button', { name: /^Sign out Ann, last here/ }).click();
	await expect(laptop.account.devices).toHaveCount(1);
}

test('O16 at the end of a game its player reads the new rating, and nobody else does', async ({ invite }) => {
	const ann = await owner(invite, 'Ann');
	await ann.account.tryToCreate();
	await ann.account.isIn();
	const bob = await at(invite)('Bob');
	await ann.online.setTable('Ann', { game: 'Cubes', seats: 3 });
	await ann.online.addBot(2, 'Greedy');
	await bob.online.join(await ann.online.copyLink(), 'Bob');
	await Promise.all([ann, bob].map(({ online }) => online.begun()));
	await ann.online.resign();
	const told = bob.page.waitForResponse(/\/rating$/);
	await bob.online.resign();
	await expect(ann.grid.result).toContainText(/After this game your rating for 3 players was \d+ \([+−±]\d+\)\./);
	await expect(bob.grid.result).toContainText('You resigned.');
	// What the server has to say of it would be there before what it is asked later.
	await (await told).finished();
	await bob.grid.result.getByRole('button', { name: 'Check the draws' }).click();
	await expect(bob.grid.result).toContainText('All of it fits');
	await expect(bob.grid.result).not.toContainText('rating');
	// It is there again for whoever comes back to the game.
	await ann.page.reload();
	await expect(ann.grid.result).toContainText(/your rating for 3 players/);
});

test('games follow their player to another device and are played on there', async ({ invite }) => {
	const [ann, bob] = await gather(at(invite), { game: 'Classic', names: ['Ann', 'Bob'] });
	if (!bob) throw new Error('Bob did not come');
	const table = ann.page.url();
	const laptop = await withPasskeys(ann);
	await laptop.page.goto('/');
	await laptop.page.getByRole('link', { name: 'Account', exact: true }).click();
	await laptop.account.tryToCreate();
	await laptop.account.isIn();
	await expect(laptop.account.passkeys).toHaveCount(1);
	await laptop.page.goto(table);

	// The phone has never been at any table.
	const phone = await owner(invite, 'phone');
	await phone.authenticator.take(await laptop.authenticator.passkeys());
	await phone.account.signIn();
	await expect(phone.account.devices).toHaveCount(2);
	await expect(phone.page.getByText('Ann', { exact: true })).toHaveCount(2);
	await phone.page.getByRole('link', { name: 'Home' }).click();
	await phone.page.getByRole('link', { name: /^Classic with .*Bob/ }).click();
	await phone.online.begun();
	await expect(phone.grid.hand).toHaveCount(6);
	await Promise.all([phone.grid.takeTurns(2), bob.grid.takeTurns(2)]);
	const now = await bob.online.standing();
	await expect.poll(() => phone.online.standing()).toBe(now);
	await expect.poll(() => laptop.online.standing()).toBe(now);

	// Signed out from afar while it shows the game: it is a stranger's eyes from that moment on, and what they saw is forgotten.
	await phone.page.reload();
	await phone.online.begun();
	expect(await seenOn(phone)).toHaveLength(1);
	await signOutPhone(laptop);
	await expect(phone.online.strip).toContainText(/you are watching/i);
	await expect(phone.grid.hand).toHaveCount(0);
	await expect.poll(() => seenOn(phone)).toEqual([]);

	// Or while nobody looks: it is once somebody does.
	await phone.account.open();
	await phone.account.signIn();
	await phone.page.goto(table);
	await expect(phone.grid.hand).toHaveCount(6);
	await phone.page.goto('about:blank');
	await signOutPhone(laptop);
	await phone.page.goto('/settings');
	expect(await seenOn(phone)).toHaveLength(1);
	await phone.page.getByRole('link', { name: 'Home' }).click();
	await expect.poll(() => seenOn(phone)).toEqual([]);

	// The game is the laptop's still, with or without the account.
	await laptop.account.signOut();
	await laptop.page.goto(table);
	await expect(laptop.grid.hand).toHaveCount(6);
});

test('whatever does not work is told in words, and can be tried again', async ({ invite }) => {
	const { page, account, authenticator, forgiven } = await owner(invite, 'Ann');
	await account.tryToSignIn();
	await expect(account.trouble).toContainText('No passkey was used');
	await authenticator.recognise(false);
	await account.tryToCreate();
	await expect(account.trouble).toContainText('No passkey was made');
	await authenticator.recognise(true);
	await account.tryToCreate();
	await account.isIn();

	// The last passkey stays, and one device makes one.
	await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
	await account.tryToAdd();
	await expect(account.trouble).toContainText('This device has a passkey of your account already.');
	const lost = await authenticator.passkeys();
	await authenticator.unplug();
	await Authenticator.in(page);
	await account.tryToAdd();
	await expect(account.passkeys).toHaveCount(2);
	await account.remove(1);
	await expect(account.passkeys).toHaveCount(1);

	const finder = await owner(invite, 'finder');
	await finder.authenticator.take(lost);
	finder.forgiven.push(/status of 404/);
	await finder.account.tryToSignIn();
	await expect(finder.account.trouble).toContainText('This passkey is not known here');

	forgiven.push(/status of 503/);
	await page.route('**/api/account/**', (route) => route.fulfill({ status: 503, body: '' }));
	await account.tryToAdd();
	await expect(account.trouble).toContainText('The server cannot be reached');
});

test('where passkeys cannot work, no button pretends they do', async ({ invite }) => {
	const { page } = await invite('Ann');
	const account = new AccountPage(page);
	await account.open();
	await expect(page.getByText('This page was opened at an address made of numbers')).toBeVisible();
	await expect(page.getByRole('button')).toHaveCount(0);
});
