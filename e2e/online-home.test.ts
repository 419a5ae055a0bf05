// Home while games go on elsewhere: what waits for whoever is there, and what comes back with the connection.
import { gather, inTurn } from './company.ts';
import { keptBy } from './fixtures.ts';
import { AWAY, losesStorage } from './mishaps.ts';
import { expect, type Person, test } from './people.ts';

const rowsOf = ({ page }: Person) => page.locator('.kept-open');

/** Longer than home ever waits before it looks again, in milliseconds. */
const LONG = 130_000;

/** Goes home, where time can be made to pass. */
async function waitsAtHome({ page }: Person): Promise<void> {
	await page.clock.install();
	await page.goto('/');
}

/** Runs in the page: sounds are asked for and not made. */
function countChimes(): void {
	const chimes = { count: 0 };
	Object.assign(window, {
		chimes,
		AudioContext: class {
			constructor() {
				chimes.count += 1;
				throw new Error('no sound here');
			}
		},
	});
}

const chimes = ({ page }: Person): Promise<number> =>
	page.evaluate(() => (window as unknown as { chimes: { count: number } }).chimes.count);

test('whoever waits at home sees and hears that it is their turn, without loading the page anew', async ({
	invite,
}) => {
	const people = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'] });
	const [mover, other] = await inTurn(people);
	await other.page.addInitScript(countChimes);
	await waitsAtHome(other);
	await expect(rowsOf(other)).toContainText(`${mover.name}’s turn`);
	await expect(other.page).toHaveTitle('Tessera');
	// A browser makes no sound before somebody has touched the page.
	await other.page.getByRole('heading', { level: 1 }).click();
	const heard = other.page.getByRole('status').filter({ hasText: 'your turn' });
	await expect(heard).toHaveCount(0);
	await mover.grid.takeTurns(1);
	await other.page.clock.fastForward(LONG);
	await expect(rowsOf(other)).toContainText('your turn');
	await expect(heard).toHaveText('Classic with Ann and Bob, your turn.');
	await expect(other.page).toHaveTitle('Your turn · Tessera');
	expect(await chimes(other)).toBe(1);
	// It is told once; the title stays until it is somebody else's turn.
	await other.page.clock.fastForward(LONG);
	await expect(heard).toHaveCount(0);
	expect(await chimes(other)).toBe(1);
	await expect(other.page).toHaveTitle('Your turn · Tessera');
});

test('without a connection home has the games as they were seen last, and the list once it is back', async ({
	invite,
}) => {
	const [ann] = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'] });
	await ann.context.setOffline(true);
	await expect(ann.online.strip).toContainText(AWAY);
	await ann.online.openMenu();
	await ann.online.menu.getByRole('link', { name: 'Leave the table' }).click();
	await expect(ann.page.getByRole('link', { name: 'Play with friends' })).toBeVisible();
	const note = ann.page.getByText('The server cannot be reached at the moment.');
	await expect(note).toBeVisible();
	await ann.page.getByRole('link', { name: 'Classic: Ann and Bob' }).click();
	await expect(ann.online.strip).toContainText(AWAY);
	await expect(ann.grid.hand).toHaveCount(6);
	await ann.page.goBack();
	await expect(note).toBeVisible();
	await ann.context.setOffline(false);
	await expect(rowsOf(ann)).toContainText(/(Bob’s|your) turn/);
	await expect(rowsOf(ann)).toContainText('Bob');
	await expect(note).toHaveCount(0);
});

test('home has the games also where the browser has thrown away everything but its cookies', async ({ invite }) => {
	const [ann] = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'] });
	await losesStorage(ann);
	await ann.page.goto('/');
	await expect(rowsOf(ann)).toContainText(/(Bob’s|your) turn/);
	await ann.page.reload();
	await expect(rowsOf(ann)).toContainText('Bob');
});

test('whoever goes home before they have sat down finds the new table there, and sits down when they open it', async ({
	invite,
}) => {
	const { page, context, forgiven } = await invite('Ann');
	forgiven.push(/ERR_FAILED/);
	// The table cannot be shown yet when the address is its own.
	await page.route(/table-screen-[^/]*\.js$/, (route) => route.abort());
	await page.goto('/online/new');
	await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
	await page.getByRole('button', { name: 'Set the table' }).click();
	await expect(page).toHaveURL(/online\/(?!new)/);
	await page.close();
	const later = await context.newPage();
	await later.goto('/');
	await expect(later.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
	await later.getByRole('link', { name: 'Classic, Nobody sits here yet, waits for players' }).click();
	await expect(later.locator('.waiting-seat').filter({ hasText: 'Ann' })).toBeVisible();
	await expect(later.getByRole('textbox', { name: 'Your name' })).toHaveCount(0);
});

test('a seat that is kept for somebody is told of at home, before anything that only goes on', async ({ invite }) => {
	const [ann, bob] = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'] });
	if (!bob) throw new Error('there are two');
	await ann.online.resign();
	await waitsAtHome(bob);
	await expect(rowsOf(bob).first()).toContainText('You won');
	await ann.grid.result.getByRole('button', { name: 'Play again' }).click();
	await expect(ann.page.locator('.waiting-seats')).toContainText('Kept for Bob');
	await bob.page.clock.fastForward(LONG);
	await expect(rowsOf(bob).first()).toContainText('a seat is kept for you');
});

test('O12 what was said without a connection is said from home once it is back, and once', async ({ invite }) => {
	const [ann, bob] = await gather((name) => invite(name, { serviceWorkers: 'allow' }), {
		game: 'Classic',
		names: ['Ann', 'Bob'],
	});
	if (!bob) throw new Error('there are two');
	const table = ann.page.url();
	await keptBy(ann.page);
	await ann.context.setOffline(true);
	await expect(ann.online.strip).toContainText(AWAY);
	const chatOf = ({ page }: Person) => page.getByRole('region', { name: 'Chat' });
	for (const { page } of [ann, bob]) await page.getByRole('button', { name: 'Chat' }).click();
	await chatOf(ann).getByRole('button', { name: 'Good luck!' }).click();
	await chatOf(ann).getByRole('textbox', { name: 'Say something' }).fill('Back soon');
	await chatOf(ann).getByRole('button', { name: 'Send' }).click();
	await expect(chatOf(ann).getByRole('log')).toContainText('Back soon Not sent yet');
	await ann.page.goto('/');
	await ann.context.setOffline(false);
	const heard = chatOf(bob).locator('.chat-line');
	await expect(heard).toHaveText([/Good luck!$/, /Back soon$/]);

	// Whatever came twice would have by the time that something else is said.
	await ann.page.goto(table);
	await ann.page.getByRole('button', { name: 'Chat' }).click();
	await chatOf(ann).getByRole('button', { name: 'Thank you!' }).click();
	await expect(heard).toHaveText([/Good luck!$/, /Back soon$/, /Thank you!$/]);
});
