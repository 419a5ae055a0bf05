// Letters of twice the size on a phone: nothing is cut off at a side, and what does not fit is scrolled to.
import type { Page } from '@playwright/test';
import { browserPath } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { ONLINE_SCREENS } from './online-screens.ts';
import { SCREENS } from './screens.ts';
import { resize, type Size, sitAmongLongNames } from './small.ts';
import { LANGUAGES, word } from './words.ts';

test.use({
	reducedMotion: 'reduce',
	viewport: { width: 360, height: 740 },
	launchOptions: {
		executablePath: browserPath,
		args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
	},
});

const WIDEST = [
	'home',
	'setup',
	'classic',
	'cubes',
	'cards',
	'look-back',
	'result',
	'online-lobby',
	'online-all-games',
	'online-setup',
	'online-waiting',
	'online-invited',
	'online-classic',
	'online-chat',
];
/** Those that can be come to without knowing a word. */
const IN_EVERY_LANGUAGE = ['home', 'result'];
/** At which a dialog is measured: at the narrowest what lies behind it is not. */
const DIALOG_SIZES: readonly Size[] = [
	[360, 740],
	[320, 640],
];

/** What stands out of the window, or out of its own button or circle. */
const cutOff = (page: Page, within = 'body'): Promise<readonly string[]> =>
	page.evaluate((place) => {
		const all = (parts: string) => [...document.querySelectorAll(`:is(${place}) :is(${parts})`)];
		const tokens = all('.seat-token, .waiting-token');
		const slipped = tokens.flatMap((token) => {
			const circle = token.getBoundingClientRect();
			const drawn = token.firstElementChild?.getBoundingClientRect();
			const isIn = !drawn || Math.hypot(drawn.width, drawn.height) <= circle.width;
			return isIn ? [] : [`${token.className} ${drawn.width} of ${circle.width}`];
		});
		const parts = all('button, a, input, select, h1, h2, p, li, .past-bar');
		const standingOut = parts.flatMap((part) => {
			const { left, right, width } = part.getBoundingClientRect();
			// The row of phrases is scrolled sideways.
			const isSeen = width > 1 && !part.closest('.unseen, .chat-phrases');
			const isOut = left < -1 || right > innerWidth + 1;
			const { scrollWidth, scrollHeight, clientWidth, clientHeight } = part;
			const isTooLong = part.matches('button, a') && scrollWidth > clientWidth + 1;
			// The lines of a single number are lower than its signs reach.
			const isTooHigh = part.matches('.button') && scrollHeight > clientHeight + 1;
			return isSeen && (isOut || (clientWidth > 0 && (isTooLong || isTooHigh)))
				? [`${part.className} ${part.textContent}`]
				: [];
		});
		// What is too wide for its player is not cut off: it lies over the next one.
		const scores = all('.player-score');
		const overlapping = scores.flatMap((score) => {
			const player = score.closest('.player')?.getBoundingClientRect();
			const held = score.parentElement?.querySelector('.player-held')?.getBoundingClientRect();
			const { left, right, top, bottom } = score.getBoundingClientRect();
			if (!player || !held) return [];
			const isOver = held.right > left + 1 && held.bottom > top && held.top < bottom;
			return isOver || right > player.right + 1 ? [`the score ${score.textContent}`] : [];
		});
		return [...slipped, ...standingOut, ...overlapping];
	}, within);

async function expectDialogWhole(page: Page): Promise<void> {
	for (const size of DIALOG_SIZES) {
		await resize(page, size);
		await expect.poll(() => cutOff(page, 'dialog[open]'), String(size)).toEqual([]);
	}
}

for (const language of LANGUAGES)
	test.describe(language, () => {
		test.use({ locale: language });
		const names = language === 'en' ? WIDEST : IN_EVERY_LANGUAGE;
		for (const name of names)
			test(`${name} with large letters`, async ({ page }) => {
				const screen = [...SCREENS, ...ONLINE_SCREENS].find((each) => each.name === name);
				if (!screen) throw new Error(`there is no screen ${name}`);
				await screen.open(page);
				await expect(language === 'en' ? screen.ready(page) : page.locator('h1, h2').first()).toBeVisible();
				expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
				await expect.poll(() => cutOff(page)).toEqual([]);
				expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
			});

		test('whoever is about to leave or end a game is asked with large letters', async ({ page }) => {
			const { id, others } = await sitAmongLongNames(page, { game: 'classic', seats: 2, actions: 0 });
			await page.getByRole('button', { name: word(language, 'table.menu'), exact: true }).click();
			await page.getByRole('button', { name: word(language, 'online.resign'), exact: true }).click();
			const stay = page.getByRole('button', { name: word(language, 'online.resign-no'), exact: true });
			await expect(stay).toBeVisible();
			await expectDialogWhole(page);
			await stay.click();
			await page.keyboard.press('Escape');
			for (const other of others) await other.ask(id, { type: 'offer-end' });
			await page.getByRole('button', { name: word(language, 'online.agree'), exact: true }).click();
			await expect(page.getByRole('button', { name: word(language, 'online.end-yes'), exact: true })).toBeVisible();
			await expectDialogWhole(page);
		});
	});
