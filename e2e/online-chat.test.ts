// Talking around a game between browsers: in two languages, without a connection, muted and switched off.
import { Caller } from './caller.ts';
import { gather } from './company.ts';
import { keptBy } from './fixtures.ts';
import { AWAY } from './mishaps.ts';
import { another } from './online-screens.ts';
import { expect, test } from './people.ts';
import { word } from './words.ts';

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

test('O7 whoever has left the game may still talk', async ({ page }) => {
	const [ann, bob, cas] = [await Caller.by(page.request), await another(), await another()];
	const id = await ann.open({ game: 'classic', seats: 3 });
	await ann.ask(id, { type: 'sit', name: 'Ann' });
	await bob.ask(id, { type: 'sit', name: 'Bob' });
	await cas.ask(id, { type: 'sit', name: 'Cas' });
	await ann.ask(id, { type: 'resign' });
	await page.goto(`/online/${id}`);
	await page.getByRole('button', { name: 'Chat' }).click();
	const chat = page.getByRole('region', { name: 'Chat' });
	await chat.getByRole('button', { name: 'Well played!' }).click();
	await expect(chat.getByRole('log')).toContainText('Well played!');
});
