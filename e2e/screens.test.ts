// Every screen: axe finds nothing whatever it is dressed in, and nothing runs over its edge at any size. Whoever wants to look at
// them asks for pictures (`PICTURES=1`): at three sizes, by day and by night, they are written to e2e/screenshots.
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ACCOUNT_SCREENS } from './account-screens.ts';
import { arePicturesWanted, browserPath } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { ONLINE_SCREENS } from './online-screens.ts';
import { SCREENS } from './screens.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
/** So low that home does not fit. */
const LOW = { width: 1200, height: 500 };
const SIZES = [PHONE, { width: 820, height: 1180 }, DESKTOP];

// Sheets are opened by the buttons of a narrow screen, so every screen begins as one.
test.use({ reducedMotion: 'reduce', viewport: PHONE });

const folder = fileURLToPath(new URL('./screenshots', import.meta.url));
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Dress {
	readonly theme: string;
	readonly palette: string;
	readonly marks: string;
}

/** Two dresses that have nothing in common: between them a screen wears every value there is. */
const opposites = (palette: string, marks: string): readonly [Dress, Dress] => [
	{ theme: 'light', palette, marks },
	{
		theme: 'dark',
		palette: palette === 'default' ? 'colour-blind' : 'default',
		marks: marks === 'quiet' ? 'strong' : 'quiet',
	},
];

/** One after the other, so that neighbouring screens wear all combinations. */
const PAIRS = [
	opposites('default', 'quiet'),
	opposites('colour-blind', 'strong'),
	opposites('default', 'strong'),
	opposites('colour-blind', 'quiet'),
] as const;

/** Lets the page take in what was just changed: colours that fade are at their end at once, a board fits itself to its room frame by frame. */
const settle = (page: Page) =>
	page.evaluate(async () => {
		const frame = () => new Promise(requestAnimationFrame);
		const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
		do {
			// What inherits a colour begins to fade when that of its parent has.
			for (const animation of moving()) animation.finish();
			await frame();
			await frame();
		} while (moving().length > 0);
	});

/** What the settings do to the page, without leaving the sheet or the turn that is on the screen. */
async function dress(page: Page, worn: Dress): Promise<void> {
	await page.evaluate((attributes) => {
		Object.assign(document.documentElement.dataset, attributes);
	}, worn);
	await settle(page);
}

async function complaintsOfAxe(page: Page): Promise<readonly string[]> {
	// The board has no frames within it, so the shorter way will do.
	const axe = new AxeBuilder({ page })
		.options({ resultTypes: ['violations'] })
		.withTags(TAGS)
		.setLegacyMode();
	const { violations } = await axe.analyze();
	return violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
	);
}

async function takePictures(page: Page, name: string): Promise<void> {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		await settle(page);
		await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
	}
	// What follows is the same with pictures and without.
	await page.emulateMedia({ colorScheme: 'light' });
}

for (const [index, { name, open, ready }] of [...SCREENS, ...ONLINE_SCREENS, ...ACCOUNT_SCREENS].entries())
	test(name, async ({ page }) => {
		await open(page);
		for (const size of SIZES) {
			await page.setViewportSize(size);
			await expect(ready(page)).toBeVisible();
			await settle(page);
			if (arePicturesWanted) await takePictures(page, `${name}-${size.width}x${size.height}`);
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(overflow, `wider than ${size.width}`).toBeLessThanOrEqual(0);
		}
		const [day, night] = PAIRS[index % PAIRS.length] ?? PAIRS[0];
		for (const [size, worn] of [
			[DESKTOP, day],
			[PHONE, night],
		] as const) {
			await page.setViewportSize(size);
			await dress(page, worn);
			await expect(ready(page)).toBeVisible();
			expect(await complaintsOfAxe(page), JSON.stringify(worn)).toEqual([]);
		}
	});

test('a dialog keeps no strip free beside the page, and moves nothing behind it', async ({ playwright, baseURL }) => {
	// Usually a browser without a head has no scrollbars that take room.
	const browser = await playwright.chromium.launch({
		executablePath: browserPath,
		args: ['--no-sandbox', '--disable-gpu'],
		ignoreDefaultArgs: ['--hide-scrollbars'],
	});
	const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: LOW, reducedMotion: 'reduce' });
	await page.goto('/');
	const widths = () => page.evaluate(() => [document.documentElement.clientWidth, innerWidth]);
	const [room = 0, width = 0] = await widths();
	expect(room, 'a scrollbar takes room').toBeLessThan(width);
	const heading = page.getByRole('heading', { name: 'Tessera', exact: true });
	const before = await heading.boundingBox();
	await page.getByRole('button', { name: 'Change' }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	expect(await heading.boundingBox()).toEqual(before);
	expect(await widths()).toEqual([width, width]);
	await browser.close();
});
