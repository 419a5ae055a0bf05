// Letters of twice the size on a phone: nothing is cut off at a side, and what does not fit is scrolled to.
import type { Page } from '@playwright/test';
import { browserPath } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { ONLINE_SCREENS } from './online-screens.ts';
import { SCREENS } from './screens.ts';
import { LANGUAGES } from './words.ts';

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

/** What stands out of the window, or out of its own button or circle. */
const cutOff = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const tokens = [...document.querySelectorAll('.seat-token, .waiting-token')];
		const slipped = tokens.flatMap((token) => {
			const circle = token.getBoundingClientRect();
			const drawn = token.firstElementChild?.getBoundingClientRect();
			const isIn = !drawn || Math.hypot(drawn.width, drawn.height) <= circle.width;
			return isIn ? [] : [`${token.className} ${drawn.width} of ${circle.width}`];
		});
		const parts = [...document.querySelectorAll('button, a, input, select, h1, h2, p, li, .past-bar')];
		const standingOut = parts.flatMap((part) => {
			const { left, right, width } = part.getBoundingClientRect();
			// The row of phrases is scrolled sideways.
			const isSeen = width > 1 && !part.closest('.unseen, .chat-phrases');
			const isOut = left < -1 || right > innerWidth + 1;
			const isTooLong = part.matches('button, a') && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
			return isSeen && (isOut || isTooLong) ? [`${part.className} ${part.textContent}`] : [];
		});
		// What is too wide for its player is not cut off: it lies over the next one.
		const scores = [...document.querySelectorAll('.player-score')];
		const overlapping = scores.flatMap((score) => {
			const player = score.closest('.player')?.getBoundingClientRect();
			const held = score.parentElement?.querySelector('.player-held')?.getBoundingClientRect();
			const { left, right, top, bottom } = score.getBoundingClientRect();
			if (!player || !held) return [];
			const isOver = held.right > left + 1 && held.bottom > top && held.top < bottom;
			return isOver || right > player.right + 1 ? [`the score ${score.textContent}`] : [];
		});
		return [...slipped, ...standingOut, ...overlapping];
	});

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
	});
