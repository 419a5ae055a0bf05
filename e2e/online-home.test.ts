// Home while games go on elsewhere: what waits for whoever is there, and what comes back with the connection.
import { gather, inTurn } from './company.ts';
import { AWAY } from './mishaps.ts';
import { expect, type Person, test } from './people.ts';

const rowsOf = ({ page }: Person) => page.locator('.kept-open');

test('whoever waits at home sees that it is their turn, without loading the page anew', async ({ invite }) => {
	const people = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'] });
	const [mover, other] = await inTurn(people);
	await other.page.goto('/');
	await expect(rowsOf(other)).toContainText('goes on');
	await mover.grid.takeTurns(1);
	await expect(rowsOf(other)).toContainText('your turn');
});

test('games that could not be asked for are at home once the connection is back', async ({ invite }) => {
	const [ann] = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'] });
	await ann.context.setOffline(true);
	await expect(ann.online.strip).toContainText(AWAY);
	await ann.online.openMenu();
	await ann.online.menu.getByRole('link', { name: 'Leave the table' }).click();
	await expect(ann.page.getByRole('link', { name: 'Play with friends' })).toBeVisible();
	await expect(rowsOf(ann)).toHaveCount(0);
	await ann.context.setOffline(false);
	await expect(rowsOf(ann)).toContainText('Bob');
});

test('a seat that is kept for somebody is told of at home, before anything that only goes on', async ({ invite }) => {
	const people = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'] });
	const [ann, bob] = people;
	await ann.online.resign();
	await bob?.page.goto('/');
	await ann.grid.result.getByRole('button', { name: 'Play again' }).click();
	await expect(ann.page.locator('.waiting-seats')).toContainText('Kept for Bob');
	if (bob) await expect(rowsOf(bob).first()).toContainText('a seat is kept for you');
});

test('a new table says what it has from the last one, where nobody would look for it', async ({ invite }) => {
	const ann = await invite('Ann');
	await ann.page.goto('/');
	await ann.page.getByRole('link', { name: 'Play with friends' }).click();
	const foot = ann.page.locator('.new-table-foot');
	await expect(foot.getByRole('button', { name: 'Set the table' })).toBeVisible();
	await expect(foot).not.toContainText('In the lobby');
	await ann.online.setTable('Ann', { game: 'Cubes', isListed: true });
	await ann.page.goto('/');
	await ann.page.getByRole('link', { name: 'Play with friends' }).click();
	await expect(foot).toContainText('In the lobby');
});
