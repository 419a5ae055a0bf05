// Letters of twice the size on a phone: nothing is cut off at a side, and what does not fit is scrolled to.
import { browserPath } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { SCREENS } from './screens.ts';

test.use({
	reducedMotion: 'reduce',
	viewport: { width: 360, height: 740 },
	launchOptions: {
		executablePath: browserPath,
		args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
	},
});

const WIDEST = ['home', 'setup', 'classic', 'cubes', 'cards', 'look-back', 'result'];

for (const { name, open } of SCREENS.filter((screen) => WIDEST.includes(screen.name)))
	test(`${name} with large letters`, async ({ page }) => {
		await open(page);
		const cutOff = () =>
			page.evaluate(() => {
				const parts = [...document.querySelectorAll('button, a, input, select, h1, h2, p, li, .past-bar')];
				return parts.flatMap((part) => {
					const { left, right, width } = part.getBoundingClientRect();
					const isSeen = width > 1 && !part.closest('.unseen');
					return isSeen && (left < -1 || right > innerWidth + 1) ? [`${part.className} ${part.textContent}`] : [];
				});
			});
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
		await expect.poll(cutOff).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	});
