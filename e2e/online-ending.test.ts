// The end of a game between browsers: offers, resigning, the check of its draws, its file, and playing again.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { Caller } from './caller.ts';
import { gather } from './company.ts';
import { another } from './online-screens.ts';
import { expect, test } from './people.ts';

const tessera = fileURLToPath(new URL('../packages/cli/bin/tessera.mjs', import.meta.url));

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
	// Who watches opens no next game, and is led to the one that those who played have opened.
	await expect(wim.grid.result).toBeVisible();
	const onward = wim.grid.result.getByRole('button', { name: 'Watch the next game' });
	await expect(onward).toHaveCount(0);
	await expect(wim.grid.result.getByRole('button', { name: 'Play again' })).toHaveCount(0);
	await ann.grid.result.getByRole('button', { name: 'Play again' }).click();
	await ann.online.seat('Ann').waitFor();
	await expect(wim.online.strip).toContainText('The next game is open');
	await onward.click();
	await expect(wim.page).toHaveURL(ann.page.url());
	await expect(wim.online.seat('Ann')).toBeVisible();
	await wim.page.goto(last);
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

test('O2 whoever leaves the seat of a rematch stays out of it, also where they came to it twice', async ({ page }) => {
	const [ann, bob] = [await Caller.by(page.request), await another()];
	const id = await ann.open({ game: 'classic', seats: 2 });
	await ann.ask(id, { type: 'sit', name: 'Ann' });
	await bob.ask(id, { type: 'sit', name: 'Bob' });
	await bob.ask(id, { type: 'resign' });
	await page.goto(`/online/${id}`);
	await page.getByRole('button', { name: 'Play again' }).click();
	const leave = page.getByRole('button', { name: 'Leave the seat' });
	await leave.waitFor();
	await page.goto(`/online/${id}`);
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /the next game/ })
		.click();
	await leave.click();
	await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
	const { sitters } = await (await page.request.get(page.url().replace('/online/', '/api/tables/'))).json();
	expect(sitters).toEqual([null, null]);
});
