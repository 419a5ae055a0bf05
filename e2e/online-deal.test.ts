// A deal that waits until everybody’s browser has opened what it adds to the chance of it (O20).
import { another } from './online-screens.ts';
import { expect, type Person, test } from './people.ts';

const AWAY = 'Everybody has sat down. The game begins once Ann opens this table again.';

/** Ann has sat down at a table for three and gone; Bob is there, and somebody who adds nothing takes the last seat. */
async function whileAnnIsAway(invite: (name: string) => Promise<Person>): Promise<readonly [Person, Person, string]> {
	const [ann, bob] = [await invite('Ann'), await invite('Bob')];
	await ann.online.setTable('Ann', { game: 'Classic', seats: 3 });
	const link = await ann.online.copyLink();
	await bob.online.join(link, 'Bob');
	await ann.page.goto('about:blank');
	const id = new URL(link).pathname.split('/').at(-1) ?? '';
	await (await another()).ask(id, { type: 'sit', name: 'Cas' });
	await expect(bob.page.getByText(AWAY)).toBeVisible();
	return [ann, bob, link];
}

test('O20 the game waits for a browser that is away, and begins when that shows the table again', async ({
	invite,
}) => {
	const [ann, bob, link] = await whileAnnIsAway(invite);
	await ann.page.goto(link);
	for (const { online } of [ann, bob]) await online.begun();
});

test('O20 home is enough, and the page that is loaded anew meanwhile waits on', async ({ invite }) => {
	const [ann, bob] = await whileAnnIsAway(invite);
	await bob.page.reload();
	await expect(bob.page.getByText(AWAY)).toBeVisible();
	await ann.page.goto('/');
	await bob.online.begun();
});

test('O20 whoever does not wait leaves, and the next deal is checked and found to be chosen by nobody', async ({
	invite,
}) => {
	const [ann, bob, link] = await whileAnnIsAway(invite);
	await bob.page.getByRole('button', { name: 'Leave the seat' }).click();
	await ann.page.goto(link);
	await bob.online.join(link, 'Bob');
	for (const { online } of [ann, bob]) await online.begun();
	for (const { online } of [ann, bob]) await online.resign();
	for (const { grid } of [ann, bob]) {
		await grid.result.getByRole('button', { name: 'Check the draws' }).click();
		await expect(grid.result).toContainText(
			'What everybody else added was fixed before your browser showed what it added.',
		);
		await expect(grid.result.locator('[data-outcome="fails"]')).toHaveCount(0);
	}
});
