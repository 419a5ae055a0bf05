// Setting a table and the room where it waits; the lobby, from which others join it.
import { another } from './online-screens.ts';
import { expect, test } from './people.ts';

test('a table whose waiting room cannot be loaded says so, and is there when the page is loaded anew', async ({
	invite,
}) => {
	const ann = await invite('Ann');
	await ann.online.setTable('Ann', { game: 'Classic' });
	const part = /\/waiting-room-[^/]*\.js$/;
	ann.forgiven.push(/ERR_FAILED/);
	await ann.page.route(part, (route) => route.abort());
	await ann.page.reload();
	await expect(ann.page.getByRole('alert')).toContainText('could not be loaded');
	await ann.page.unroute(part);
	await ann.page.getByRole('button', { name: 'Reload' }).click();
	await expect(ann.online.seat('Ann')).toBeVisible();
});

test('by keys on the smallest phone nothing that has the focus is below the foot, and the new table has it', async ({
	invite,
}) => {
	const { page, online } = await invite('Ann', { viewport: { width: 320, height: 568 } });
	await page.addInitScript(() => localStorage.setItem('tessera.online', JSON.stringify({ name: 'Ann' })));
	await page.goto('/online/new');
	const start = page.getByRole('button', { name: 'Set the table' });
	await start.waitFor();
	const isStart = () => start.evaluate((button) => button === document.activeElement);
	const covered: string[] = [];
	while (!(await isStart())) {
		await page.keyboard.press('Tab');
		covered.push(
			...(await start.evaluate((button) => {
				const focused = document.activeElement;
				if (!focused || focused === button || button.closest('.setup-foot')?.contains(focused)) return [];
				const whole = focused.closest('label') ?? focused;
				const isHidden = whole.getBoundingClientRect().bottom > button.getBoundingClientRect().top;
				return isHidden ? [focused.outerHTML] : [];
			})),
		);
	}
	expect(covered).toEqual([]);
	await page.keyboard.press('Enter');
	await online.seat('Ann').waitFor();
	await expect(page.getByRole('main')).toBeFocused();
});

test('what differs from the usual is in sight when the terms of the last table are offered again', async ({ page }) => {
	await page.goto('/online/new');
	const chat = page.getByRole('checkbox', { name: 'Chat' });
	await expect(chat).not.toBeVisible();
	await page.getByText('Chat and spectators').click();
	await chat.uncheck();
	await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
	await page.getByRole('button', { name: 'Set the table' }).click();
	await page.locator('.waiting-seat').filter({ hasText: 'Ann' }).waitFor();
	await page.goto('/online/new');
	await expect(chat).toBeVisible();
	await expect(chat).not.toBeChecked();
});

test('a button that goes away when it is pressed leaves the keys in a place that says what has come of it', async ({
	invite,
}) => {
	const ann = await invite('Ann');
	const { page, online } = ann;
	await online.setTable('Ann', { game: 'Cubes', seats: 3 });
	await page.getByRole('button', { name: 'Add bot' }).first().press('Enter');
	await expect(online.seat('Seat 2: Family')).toBeFocused();
	await page.getByRole('button', { name: 'Free seat 2' }).press('Enter');
	await expect(page.locator('.waiting-seat').nth(1)).toBeFocused();
	await page.getByRole('button', { name: 'Leave the seat' }).press('Enter');
	const name = page.getByRole('textbox', { name: 'Your name' });
	await expect(name).toBeFocused();
	await name.press('Enter');
	await expect(page.getByText('2 more seats are free.')).toBeFocused();

	const bob = await invite('Bob');
	await bob.page.goto(page.url());
	await bob.page.getByRole('textbox', { name: 'Your name' }).fill('Bob');
	await bob.page.getByRole('button', { name: 'Sit down' }).press('Enter');
	await expect(bob.page.getByText('One more seat is free.')).toBeFocused();
	await page.getByRole('button', { name: 'Begin now' }).press('Enter');
	await online.begun();
	await expect(page.getByRole('application')).toBeFocused();

	await online.choose('Resign');
	await online.menu.getByRole('button', { name: 'Stay' }).press('Enter');
	await expect(online.menu.getByRole('button', { name: 'Resign' })).toBeFocused();
	await online.menu.getByRole('button', { name: 'Offer to end the game here' }).press('Enter');
	await online.strip.getByRole('button', { name: 'Withdraw' }).press('Enter');
	await expect(page.getByRole('application')).toBeFocused();
});

test('keys that have left the room where a table waits for something beside it are not called back into it', async ({
	invite,
}) => {
	const { page, online } = await invite('Ann');
	await online.setTable('Ann', { game: 'Cubes', seats: 3 });
	const bob = await another();
	const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	await page.getByRole('button', { name: 'Add bot' }).first().focus();
	// As the notice of a new version does, which may be closed.
	await page.evaluate(() => {
		const beside = document.createElement('button');
		document.body.append(beside);
		beside.focus();
	});
	await bob.ask(id, { type: 'sit', name: 'Bob' });
	await expect(online.seat('Bob')).toBeVisible();
	await page.evaluate(() => document.querySelector('body > button')?.remove());
	await bob.ask(id, { type: 'stand' });
	await expect(online.seat('Bob')).toHaveCount(0);
	await expect(page.locator('body')).toBeFocused();
});

test('a table in the lobby is joined from there, and its game is watched from there', async ({ invite }, {
	repeatEachIndex,
}) => {
	// The lobby is the same for all: each run looks for a table of its own.
	const ann = await invite(`Ann ${repeatEachIndex} of the lobby`);
	await ann.online.setTable(ann.name, { game: 'Cubes', isListed: true });
	await expect(ann.page.getByText('No hints during the game')).toBeVisible();
	const bob = await invite('Bob');
	await bob.page.goto('/');
	await bob.page.getByRole('link', { name: 'Open tables' }).click();
	await bob.page.getByRole('link', { name: ann.name }).click();
	await bob.online.sit('Bob');
	await Promise.all([ann, bob].map(({ online }) => online.begun()));
	await expect(ann.page.getByRole('button', { name: 'Sort' })).toBeVisible();
	await expect(ann.page.getByRole('button', { name: 'Hint' })).toHaveCount(0);

	const watcher = await invite('Wim');
	await watcher.page.goto('/online');
	await watcher.page.getByRole('link', { name: ann.name }).click();
	await watcher.online.begun();
	await expect(watcher.online.strip).toContainText('You are watching');

	// And those who play find it at home.
	await bob.page.goto('/');
	await bob.page.getByRole('link', { name: ann.name }).click();
	await bob.online.begun();
});

test('in the lobby the names of all games stand one below the other', async ({ page }) => {
	const iris = await another();
	for (const game of ['classic', 'cubes', 'cards'] as const) {
		const id = await iris.open({ game, seats: 2, listed: true });
		await iris.ask(id, { type: 'sit', name: 'Iris' });
	}
	await page.goto('/online');
	const names = page.locator('.lobby-names').filter({ hasText: 'Iris' });
	await expect(names).toHaveCount(3);
	const edges = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left));
	expect(new Set(edges).size, String(edges)).toBe(1);
});

test('a missing name is told beside its field, and the form and the lobby say that one is offline', async ({
	invite,
}) => {
	const { page } = await invite('Ann');
	await page.goto('/online/new');
	const name = page.getByRole('textbox', { name: 'Your name' });
	await page.getByRole('button', { name: 'Set the table' }).click();
	await expect(page.getByRole('alert')).toHaveText('Type a name, so that the others know who you are.');
	await expect(name).toBeFocused();
	await expect(name).toHaveAccessibleDescription('Type a name, so that the others know who you are.');
	await name.fill('Ann');
	await expect(page.getByRole('alert')).toHaveCount(0);

	await page.context().setOffline(true);
	await expect(page.getByText('You are offline.')).toBeVisible();
	await page.getByRole('link', { name: 'Open tables' }).click();
	await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
	// With the network the lobby looks again by itself, and is told of the server that it is not there either.
	const noServer = '**/api/tables?*';
	await page.route(noServer, (route) => route.abort('internetdisconnected'));
	const looked = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/tables?'));
	await page.context().setOffline(false);
	await looked;
	await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
	await page.unroute(noServer);
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(page.getByRole('heading', { name: 'Seats free' })).toBeVisible();
});

for (const [width, height] of [
	[390, 844],
	[1440, 900],
	[1280, 640],
] as const)
	test(`a table is set without scrolling at ${width} by ${height}, and what has the keys is above the button`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await page.goto('/online/new');
		const button = page.getByRole('button', { name: 'Set the table' });
		await expect(button).toBeInViewport({ ratio: 1 });
		const last = page.getByText('Chat and spectators');
		await last.focus();
		await expect(last).toBeInViewport({ ratio: 1 });
		const [summary, above] = [await last.boundingBox(), await button.boundingBox()];
		expect((summary?.y ?? 0) + (summary?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
	});

test('a new table has its link at hand, and the next one says what it takes over from it', async ({ invite }) => {
	const ann = await invite('Ann');
	await ann.page.goto('/');
	await ann.page.getByRole('link', { name: 'Play with friends' }).click();
	const foot = ann.page.locator('.new-table-foot');
	await expect(foot.getByRole('button', { name: 'Set the table' })).toBeVisible();
	await expect(foot).not.toContainText('Among the open tables');
	await ann.online.setTable('Ann', { game: 'Cubes', isListed: true });
	// Alone at it, on a phone too, one can send the link at once.
	await ann.page.setViewportSize({ width: 390, height: 844 });
	await expect(ann.page.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
	await ann.page.goto('/');
	await ann.page.getByRole('link', { name: 'Play with friends' }).click();
	await expect(foot).toContainText('Among the open tables');
});
