// Somebody who was sent a link and has never heard of Tessera: who invites, to what, and a seat, all at the first glance.
import type { GameName } from '@tessera/engine';
import { expect, test } from './fixtures.ts';
import { another } from './online-screens.ts';
import { LANGUAGES, word } from './words.ts';

/** As long as a name may be. */
const LONG_NAME = 'Bartholomew van der Berg';

async function sentLink(name: string, game: GameName = 'classic'): Promise<string> {
	const host = await another();
	const id = await host.open({ game, seats: 4 });
	await host.ask(id, { type: 'sit', name });
	return `/online/${id}`;
}

for (const language of LANGUAGES)
	test.describe(language, () => {
		test.use({ locale: language, viewport: { width: 320, height: 568 } });
		test('the smallest phone shows who invites, what Tessera is and the way to a seat', async ({ page }) => {
			await page.goto(await sentLink(LONG_NAME, 'cards'));
			await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${LONG_NAME} `) })).toBeInViewport({
				ratio: 1,
			});
			await expect(page.getByRole('button', { name: word(language, 'online.sit') })).toBeInViewport({ ratio: 1 });
			await expect(page.getByText(word(language, 'online.tessera-is'))).toBeVisible();
		});
	});

test('a guest reads the rules, comes back to the table and sits down', async ({ page }) => {
	await page.goto(await sentLink('Anna'));
	const invited = page.getByRole('heading', { name: 'Anna invites you to a game of Classic' });
	await expect(invited).toBeVisible();
	await page.getByRole('link', { name: 'Read the rules' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Classic' })).toBeVisible();
	await page.getByRole('link', { name: 'Back to the game' }).click();
	await expect(invited).toBeVisible();
	await page.getByRole('textbox', { name: 'Your name' }).fill('Bob');
	await page.getByRole('button', { name: 'Sit down' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Classic for 4' })).toBeVisible();
	await expect(invited).toBeHidden();
});

test('whoever sits down sees who the host is, and is told when they free the seat', async ({ page }) => {
	const host = await another();
	const id = await host.open({ game: 'classic', seats: 3 });
	await host.ask(id, { type: 'sit', name: 'Anna' });
	await page.goto(`/online/${id}`);
	const seatOf = (name: string) => page.locator('.waiting-seat').filter({ hasText: name });
	const name = page.getByRole('textbox', { name: 'Your name' });
	const freed = page.getByText('Your seat was freed');
	await name.fill('Bob');
	await page.getByRole('button', { name: 'Sit down' }).click();
	await expect(seatOf('Bob')).toContainText('That is you');
	await expect(seatOf('Bob')).not.toContainText('Host');
	await expect(seatOf('Anna')).toContainText('Host');
	await host.ask(id, { type: 'clear-seat', seat: 1 });
	await expect(freed).toBeVisible();
	await page.getByRole('button', { name: 'Sit down' }).click();
	await expect(seatOf('Bob')).toBeVisible();
	await expect(freed).toBeHidden();

	// Whoever leaves by themselves knows why.
	await page.getByRole('button', { name: 'Leave the seat' }).click();
	await expect(name).toBeVisible();
	await expect(freed).toBeHidden();
});
