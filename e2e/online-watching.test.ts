// Watching a game between browsers, and being told whose turn it is.
import { gather, inTurn } from './company.ts';
import { expect, type Person, test } from './people.ts';

test('somebody watches, and sees what is public and nothing else', async ({ invite }) => {
	const people = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'] });
	const [ann] = people;
	const watcher = await invite('Wim');
	await watcher.page.goto(ann.page.url());
	await watcher.online.begun();
	await expect(watcher.online.strip).toContainText('You are watching');
	// What stands beside the game is a region to whoever listens, though it has no box of its own.
	const listening = await watcher.context.newCDPSession(watcher.page);
	const { root } = await listening.send('DOM.getDocument');
	const region = { backendNodeId: root.backendNodeId, role: 'region', accessibleName: 'Beside the game' };
	expect((await listening.send('Accessibility.queryAXTree', region)).nodes).toMatchObject([{ ignored: false }]);
	// O10 All see how many watch; and whoever loads the page anew sees that they are there.
	for (const { online } of [...people, watcher]) await expect(online.players).toContainText('1 is watching');
	await ann.page.reload();
	await ann.online.begun();
	await expect(ann.page.locator('.presence[data-here="false"]')).toHaveCount(0);
	await expect(ann.online.players).toContainText('1 is watching');
	await expect(watcher.grid.hand).toHaveCount(0);
	await Promise.all(people.map(({ grid }) => grid.takeTurns(1)));
	const steps = await ann.page.locator('.table').getAttribute('data-steps');
	await expect(watcher.page.locator('.table')).toHaveAttribute('data-steps', steps ?? '');
	await expect(watcher.page.locator('[data-own], [data-slot]')).toHaveCount(0);
	await watcher.online.openMenu();
	await expect(watcher.online.menu.getByRole('button', { name: 'Resign' })).toHaveCount(0);
	// It is not among their games.
	await expect(watcher.online.menu).not.toContainText('You find it at home');
	await expect(watcher.online.menu.getByRole('link', { name: 'Leave the table' })).toBeVisible();
	await watcher.online.menu.getByRole('button', { name: 'Invite somebody to watch' }).click();
	await expect(watcher.online.menu).toContainText('This link opens on this device only.');
});

test('whoever’s turn has come reads so beside what was played, and hears it once', async ({ invite }) => {
	const people = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'] });
	const [mover, other] = await inTurn(people);
	const read = ({ page }: Person) => page.locator('.captions');
	const heard = ({ page }: Person) => page.locator('.announcer');
	await mover.grid.takeTurns(1);
	await expect(read(other)).toContainText(/points?\..* Your turn\.$/);
	await expect(heard(other)).toContainText('Your turn.');
	await expect(read(mover)).not.toContainText('Your turn.');
	// Whatever is said twice has been by the time that something else is.
	await mover.page.getByRole('button', { name: 'Chat' }).click();
	await mover.page.getByRole('button', { name: 'Good luck!' }).click();
	await expect(heard(other)).toContainText('Good luck!');
	expect((await heard(other).innerText()).match(/your turn/gi)).toHaveLength(1);
});
