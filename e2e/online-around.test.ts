// Around a game between browsers: watching, talking, ending, checking it, playing again, and the lobby.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { Caller } from './caller.ts';
import { gather, inTurn } from './company.ts';
import { keptBy } from './fixtures.ts';
import { AWAY } from './mishaps.ts';
import { another } from './online-screens.ts';
import { expect, type Person, test } from './people.ts';
import { word } from './words.ts';

const tessera = fileURLToPath(new URL('../packages/cli/bin/tessera.mjs', import.meta.url));

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

test('what is said without a connection stands there unsent, and is said once when it is back', async ({ invite }) => {
	const [ann, bob] = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'] });
	if (!bob) throw new Error('there are two');
	await ann.context.setOffline(true);
	await expect(ann.online.strip).toContainText(AWAY);
	const open = () => ann.page.getByRole('button', { name: 'Chat' }).click();
	await open();
	const chat = ann.page.getByRole('region', { name: 'Chat' });
	await chat.getByRole('button', { name: 'Good luck!' }).click();
	await expect(chat.getByRole('log')).toContainText('Good luck! Not sent yet');
	// Also for whoever closes the chat meanwhile.
	await open();
	await expect(chat).toHaveCount(0);
	await open();
	await expect(chat.getByRole('log')).toContainText('Good luck! Not sent yet');
	await ann.context.setOffline(false);
	await expect(bob.online.strip).toContainText('Good luck!');
	await expect(chat.getByRole('log')).not.toContainText('Not sent yet');
	// What is said later stands right behind it: nothing came twice in between.
	await chat.getByRole('button', { name: 'Thank you!' }).click();
	await expect(chat.locator('.chat-line').nth(1)).toContainText('Thank you!');
	await expect(chat.locator('.chat-line')).toHaveCount(2);
});

test('O12 what is said without a connection is not lost with a reload, and is said once', async ({ invite }) => {
	const [ann, bob] = await gather((name) => invite(name, { serviceWorkers: 'allow' }), {
		game: 'Classic',
		names: ['Ann', 'Bob'],
	});
	if (!bob) throw new Error('there are two');
	await keptBy(ann.page);
	await ann.context.setOffline(true);
	await expect(ann.online.strip).toContainText(AWAY);
	const chat = ann.page.getByRole('region', { name: 'Chat' });
	const open = () => ann.page.getByRole('button', { name: 'Chat' }).click();
	await open();
	await chat.getByRole('button', { name: 'Good luck!' }).click();
	await chat.getByRole('textbox', { name: 'Say something' }).fill('Back soon');
	await chat.getByRole('button', { name: 'Send' }).click();
	await expect(chat.getByRole('log')).toContainText('Good luck! Not sent yet');
	await ann.page.reload();
	await expect(ann.online.strip).toContainText('What you did is sent as soon as it is back.');
	await open();
	await expect(chat.locator('.chat-line')).toHaveText(['Good luck! Not sent yet', 'Back soon Not sent yet']);
	await ann.context.setOffline(false);
	await expect(chat.locator('.chat-line')).toHaveText([/Good luck!$/, /Back soon$/]);
	// It is forgotten: another reload says nothing.
	await ann.page.reload();
	await ann.online.begun();
	await open();
	await chat.getByRole('button', { name: 'Thank you!' }).click();
	await bob.page.getByRole('button', { name: 'Chat' }).click();
	await expect(bob.page.getByRole('region', { name: 'Chat' }).locator('.chat-line')).toHaveText([
		/Good luck!$/,
		/Back soon$/,
		/Thank you!$/,
	]);
});

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

test('what is said arrives, and a ready phrase in the language of each reader', async ({ invite }) => {
	const ann = await invite('Ann');
	await ann.online.setTable('Ann', { game: 'Cubes' });
	const bea = await invite('Béa', { locale: 'fr-FR' });
	const link = await ann.online.copyLink();
	// Whoever comes finds what was said while the table waited.
	await ann.page.getByRole('button', { name: 'Chat' }).click();
	await ann.page.getByRole('dialog', { name: 'Chat' }).getByRole('button', { name: 'Hello!' }).click();
	await bea.page.goto(link);
	await bea.page.getByRole('button', { name: word('fr', 'online.chat') }).click();
	const before = bea.page.getByRole('dialog', { name: word('fr', 'online.chat') });
	await expect(before.getByRole('log')).toContainText(word('fr', 'online.phrase-hello'));
	await expect(before.getByRole('textbox')).toHaveCount(0);
	await expect(before).toContainText(word('fr', 'online.chat-players'));
	await bea.page.keyboard.press('Escape');
	await bea.page.getByRole('textbox', { name: word('fr', 'online.your-name') }).fill('Béa');
	await bea.page.getByRole('button', { name: word('fr', 'online.sit') }).click();
	await Promise.all([ann.online.begun(), bea.online.begun()]);

	await ann.page.getByRole('button', { name: 'Chat' }).click();
	// Beside the game, which goes on meanwhile.
	const chat = ann.page.getByRole('region', { name: 'Chat' });
	await expect(chat.getByRole('textbox', { name: 'Say something' })).toBeFocused();
	await expect(ann.page.getByRole('application')).toBeVisible();
	await chat.getByRole('button', { name: 'Good luck!' }).click();
	await chat.getByRole('textbox', { name: 'Say something' }).click();
	await ann.page.keyboard.insertText('Hi there 🎲');
	await chat.getByRole('button', { name: 'Send' }).click();
	await expect(chat.getByRole('log')).toContainText('Hi there 🎲');

	// In passing, and in the column beside the game.
	await expect(bea.online.strip).toContainText(word('fr', 'online.phrase-good-luck'));
	await expect(bea.online.strip).toContainText('Hi there 🎲');
	await bea.page.getByRole('button', { name: word('fr', 'online.chat') }).click();
	const causerie = bea.page.getByRole('region', { name: word('fr', 'online.chat') });
	await expect(causerie.getByRole('log')).toContainText(word('fr', 'online.phrase-good-luck'));
	await causerie.getByRole('button', { name: word('fr', 'online.phrase-thanks') }).click();
	await expect(chat.getByRole('log')).toContainText('Thank you!');
	// Who reads it there is not told in passing too.
	await expect(ann.online.strip).not.toContainText('Thank you!');

	// Muted, nothing more is shown of somebody; switched off by the host, nobody speaks.
	await chat.getByRole('button', { name: 'Béa: Mute' }).click();
	await expect(chat.getByRole('log')).not.toContainText('Thank you!');
	await chat.getByRole('button', { name: 'Béa: Unmute' }).click();
	await expect(chat.getByRole('log')).toContainText('Thank you!');
	await chat.getByRole('button', { name: 'Béa: Mute' }).click();
	await expect(chat.getByRole('log')).not.toContainText('Thank you!');
	await causerie.getByRole('textbox').click();
	await bea.page.keyboard.insertText('Et main');
	await chat.getByRole('checkbox', { name: 'Chat' }).click();
	await expect(causerie).toContainText(word('fr', 'online.chat-is-off'));
	await expect(causerie.getByRole('textbox')).toHaveCount(0);
	// What she goes on typing is nothing for the game to obey.
	await expect(causerie.getByRole('log')).toBeFocused();

	// Closed, it leaves the moves where they were, and the keys to the game; on a narrow screen it is a sheet.
	await chat.getByRole('button', { name: 'Close' }).click();
	await expect(chat).toHaveCount(0);
	await expect(ann.page.getByRole('heading', { name: 'Moves' })).toBeVisible();
	await expect(ann.page.getByRole('application')).toBeFocused();
	await ann.page.getByRole('button', { name: 'Chat' }).press('Enter');
	await expect(chat.getByRole('log')).toBeFocused();
	await ann.page.keyboard.press('Escape');
	await expect(ann.page.getByRole('button', { name: 'Chat' })).toBeFocused();
	await ann.page.setViewportSize({ width: 820, height: 1180 });
	await ann.page.getByRole('button', { name: 'Chat' }).click();
	await expect(ann.page.getByRole('dialog', { name: 'Chat' }).getByRole('log')).toContainText('Hi there 🎲');
});

test('the chat opens at its end, as a sheet and beside the game', async ({ page }) => {
	const [ann, bob] = [await Caller.by(page.request), await another()];
	const id = await ann.open({ game: 'classic', seats: 2 });
	await ann.ask(id, { type: 'sit', name: 'Ann' });
	await bob.ask(id, { type: 'sit', name: 'Bob' });
	for (const part of ['beginning', 'middle', 'end'])
		await bob.ask(id, { type: 'say', text: `The ${part} of a long story. ${'And so on. '.repeat(15)}` });
	await page.goto(`/online/${id}`);
	for (const size of [
		{ width: 1440, height: 700 },
		{ width: 390, height: 600 },
	]) {
		await page.setViewportSize(size);
		await page.getByRole('button', { name: 'Chat' }).click();
		const log = page.getByRole('log', { name: 'Chat' });
		const hidden = () => log.evaluate((told) => told.scrollHeight - told.clientHeight);
		await expect.poll(hidden, 'there is more than is seen').toBeGreaterThan(0);
		await expect.poll(() => log.evaluate((told) => told.scrollTop)).toBeGreaterThanOrEqual((await hidden()) - 1);
		// Who is muted has spoken all the same.
		await page.getByRole('button', { name: 'Bob: Mute' }).click();
		await expect(log).toHaveText('Only people you have muted have spoken so far.');
		await page.getByRole('button', { name: 'Bob: Unmute' }).click();
		await expect(log).toContainText('The end of a long story.');
		// It stays there when it is given less room, unless somebody reads further up.
		const fromEnd = () => log.evaluate((told) => Math.round(told.scrollHeight - told.clientHeight - told.scrollTop));
		const before = await hidden();
		await log.evaluate((told) => Object.assign(told.style, { minHeight: '0', maxHeight: '70px' }));
		await expect.poll(hidden).toBeGreaterThan(before);
		await expect.poll(fromEnd).toBeLessThanOrEqual(1);
		await log.evaluate((told) =>
			new Promise((resolve) => {
				told.addEventListener('scroll', resolve, { once: true });
				told.scrollTo({ top: 0 });
			}).then(() => undefined),
		);
		await log.evaluate((told) => Object.assign(told.style, { maxHeight: '50px' }));
		await expect.poll(fromEnd).toBeGreaterThan(1);
		await page.getByRole('button', { name: 'Close' }).click();
	}
	// O2 O12 The host governs the chat also after the end.
	const wanted = page.getByRole('dialog', { name: 'Chat' }).getByRole('checkbox', { name: 'Chat' });
	await bob.ask(id, { type: 'resign' });
	await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
	await page.getByRole('button', { name: 'Chat' }).click();
	await wanted.click();
	await expect(page.getByRole('dialog', { name: 'Chat' })).toContainText('The chat is switched off.');
	await wanted.click();
	await expect(wanted).toBeChecked();
});

test('offers are withdrawn and declined, a game is resigned, checked, saved and played again', async ({
	invite,
}, info) => {
	const people = await gather(invite, { game: 'Classic', names: ['Ann', 'Bob'] });
	const [ann, bob] = people;
	if (!bob) throw new Error('Bob is missing');
	await Promise.all(people.map(({ grid }) => grid.takeTurns(1)));
	// Among people who have the link there are hints.
	await expect(ann.page.getByRole('button', { name: 'Hint' })).toBeVisible();
	await ann.online.choose('Offer to end the game here');
	await bob.online.strip.getByText('Ann offers to end the game as it stands.').waitFor();
	await ann.online.strip.getByRole('button', { name: 'Withdraw' }).click();
	await expect(bob.online.strip).toContainText('Ann no longer offers to end the game.');
	await expect(bob.online.strip.getByRole('button', { name: 'Agree' })).toHaveCount(0);
	await ann.online.choose('Offer to end the game here');
	await bob.online.strip.getByRole('button', { name: 'No', exact: true }).click();
	await expect(ann.online.strip).toContainText('Bob wants to play on.');
	await expect(bob.page.locator('.player', { hasText: '(you)' })).toContainText('Bob');
	await bob.online.resign();
	await expect(ann.grid.result).toContainText('Bob resigned.');
	await expect(bob.grid.result).toContainText('You resigned.');

	for (const { page, grid } of people) {
		await grid.result.getByRole('button', { name: 'Check the draws' }).click();
		await expect(grid.result).toContainText('All of it fits: nobody chose a draw.');
		await expect(page.locator('.fair-checks li')).toHaveCount(8);
		await expect(page.locator('.fair-checks li:not([data-outcome="holds"])')).toHaveCount(0);
	}
	const saved = ann.page.waitForEvent('download');
	await ann.grid.result.getByRole('button', { name: 'Save as a file' }).click();
	const file = info.outputPath('game.txt');
	await (await saved).saveAs(file);
	expect(readFileSync(file, 'utf8')).toContain('Ann');
	const verified = spawnSync(process.execPath, [tessera, 'verify', file], { encoding: 'utf8' });
	expect(verified.stderr).toBe('');
	expect(verified.status, verified.stdout).toBe(0);

	await ann.grid.result.getByRole('button', { name: 'Play again' }).click();
	await ann.online.seat('Ann').waitFor();
	await bob.grid.result.getByRole('button', { name: 'Join the next game' }).click();
	await Promise.all(people.map(({ online }) => online.begun()));
	expect(ann.page.url()).toBe(bob.page.url());
	await Promise.all(people.map(({ grid }) => grid.takeTurns(1)));
	// Everybody one seat further.
	await expect(ann.page.locator('.player').first()).toContainText('Bob');
});

test('whoever comes back to a game whose next one is being played is told so, and led there to watch or to play on', async ({
	invite,
}) => {
	const people = await gather(invite, { game: 'Cubes', names: ['Ann', 'Bob'] });
	const [ann, bob] = people;
	if (!bob) throw new Error('Bob is missing');
	const wim = await invite('Wim');
	const last = ann.page.url();
	await wim.page.goto(last);
	await wim.online.begun();
	await bob.online.resign();
	await ann.grid.result.getByRole('button', { name: 'Play again' }).click();
	await ann.online.seat('Ann').waitFor();
	await expect(wim.online.strip).toContainText('The next game is open');
	await bob.grid.result.getByRole('button', { name: 'Join the next game' }).click();
	await Promise.all(people.map(({ online }) => online.begun()));
	const next = ann.page.url();

	await wim.page.reload();
	await expect(wim.online.strip).toContainText('The next game is being played.');
	// Nobody was told of anything else first.
	await expect(wim.page.locator('.announcer')).toContainText('The next game is being played.');
	await expect(wim.page.locator('.announcer')).not.toContainText('The next game is open');
	await wim.grid.result.getByRole('button', { name: 'Close' }).click();
	await wim.online.strip.getByRole('button', { name: 'Watch the next game' }).click();
	await expect(wim.page).toHaveURL(next);
	await wim.online.begun();

	await ann.page.goto(last);
	await expect(ann.online.strip).toContainText('Your next game is being played.');
	await ann.grid.result.getByRole('button', { name: 'On with the next game' }).click();
	await expect(ann.page).toHaveURL(next);
	await ann.online.begun();
	await expect(ann.grid.hand).toHaveCount(6);
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

const lettersOf = (part: Locator) => part.evaluate((shown) => getComputedStyle(shown).fontSize);

test('O8 whoever agrees to end a game is asked first, by keys too, and whoever is alone among bots before they offer it', async ({
	invite,
}) => {
	const people = await gather(invite, { game: 'Cubes', names: ['Ann', 'Bob'], bots: 1 });
	const [ann, bob] = people;
	if (!bob) throw new Error('Bob is missing');
	await ann.online.choose('Offer to end the game here');
	const agree = bob.online.strip.getByRole('button', { name: 'Agree' });
	await agree.press('Enter');
	const words = bob.online.ending.getByText('The game is over for good then, as it stands.');
	// In letters of a dialog, not of the card that asked.
	await expect(words).toHaveCSS('font-size', await lettersOf(bob.page.locator('body')));
	// Whoever presses twice has not agreed.
	await expect(bob.online.ending.getByRole('button', { name: 'Not yet' })).toBeFocused();
	await bob.page.keyboard.press('Enter');
	await expect(agree).toBeFocused();
	await expect(ann.online.strip).toContainText('Not answered yet: Bob.');
	// Nothing is asked any more once the offer is gone.
	await agree.click();
	await expect(bob.online.ending).toBeVisible();
	await ann.online.strip.getByRole('button', { name: 'Withdraw' }).click();
	await expect(bob.online.ending).toHaveCount(0);
	await ann.online.choose('Offer to end the game here');
	await expect(agree).toBeVisible();
	await expect(bob.online.ending).toHaveCount(0);
	await bob.online.strip.getByRole('button', { name: 'No', exact: true }).click();

	await bob.online.resign();
	await expect(ann.online.player('Bob')).toContainText('out');
	await ann.online.choose('End the game here');
	await expect(ann.online.menu).toContainText('bots agree to everything');
	await expect(ann.grid.result).toHaveCount(0);
	await ann.online.menu.getByRole('button', { name: 'Yes, end it' }).click();
	await expect(ann.grid.result).toBeVisible();
});

test('the seats of a rematch are kept for those who played, who sit down with one tap', async ({ invite }) => {
	const people = await gather(invite, { game: 'Cubes', names: ['Ann', 'Bob'] });
	const [ann, bob] = people;
	if (!bob) throw new Error('Bob is missing');
	await bob.online.resign();
	await ann.grid.result.getByRole('button', { name: 'Play again' }).click();
	await expect(ann.online.seat('Kept for Bob')).toBeVisible();
	await expect(ann.page.getByText('A seat is kept for Bob.')).toBeVisible();
	await expect(ann.page.getByRole('button', { name: 'Add bot' })).toHaveCount(0);
	const next = await ann.online.copyLink();

	const wim = await invite('Wim');
	await wim.page.goto(next);
	await expect(wim.page.getByText('The free seats are kept for those who played before.')).toBeVisible();
	await expect(wim.page.getByRole('button', { name: 'Take my seat' })).toHaveCount(0);

	await bob.page.goto(next);
	const take = bob.online.seat('Kept for Bob').getByRole('button', { name: 'Take my seat' });
	const name = bob.page.getByRole('textbox', { name: 'Your name' });
	await expect(take).toBeVisible();
	await expect(name).toHaveCount(0);
	await bob.page.getByRole('button', { name: 'Use another name' }).click();
	await expect(name).toBeFocused();
	await take.click();
	await Promise.all([...people, wim].map(({ online }) => online.begun()));
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
	await page.context().setOffline(false);
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(page.getByRole('heading', { name: 'Seats free' })).toBeVisible();
});

test('the page to try the API fits a phone, and stands under our own sign', async ({ invite }) => {
	const { page } = await invite('Ann', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
	await page.goto('/api/docs');
	const operation = page.locator('.opblock-post').first();
	await operation.locator('.opblock-summary-control').first().click();
	await operation.getByRole('button', { name: 'Try it out' }).click();
	await expect(operation.getByRole('button', { name: 'Execute' })).toBeVisible();
	const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
	expect(await widths()).toEqual([360, 360]);
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(page.getByRole('heading', { name: 'Tessera' })).toBeVisible();
	// Under our own sign alone: what is asked for it is the picture, and the bar of whoever made the page is there and not seen.
	const icons = page.locator('link[rel~="icon"]');
	expect(await icons.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual(['/icon.svg']);
	const icon = await page.request.get('/icon.svg');
	expect(icon.headers()['content-type']).toContain('image/svg+xml');
	expect(await icon.text()).toBe(readFileSync(new URL('../packages/web/public/icon.svg', import.meta.url), 'utf8'));
	await expect(page.locator('.topbar')).toHaveCount(1);
	await expect(page.locator('.topbar')).toBeHidden();
});

test('the page to try the API asks for something and shows the answer, and says nothing of errors', async ({
	invite,
}) => {
	const { page } = await invite('Ann');
	const wrong: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') wrong.push(message.text());
	});
	page.on('pageerror', (error) => wrong.push(String(error)));
	await page.goto('/api/docs');
	const operation = page.locator('.opblock-get', { hasText: 'How strong the bots are' });
	await operation.locator('.opblock-summary-control').first().click();
	await operation.getByRole('button', { name: 'Try it out' }).click();
	await operation.locator('[data-param-name="game"] select').selectOption('cubes');
	await operation.getByRole('button', { name: 'Execute' }).click();
	const answer = operation.locator('.live-responses-table');
	await expect(answer.locator('.response-col_status').last()).toContainText('200');
	await expect(answer.locator('.response-col_description').last()).toContainText('"level": "first-steps"');
	// Each form is shown under its name: what happens at a table too.
	await expect(page.locator('.models')).toContainText('Happening');
	expect(wrong).toEqual([]);
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
