// Every screen at three sizes, by day and by night, written to e2e/screenshots to be looked at. That nothing runs over the
// edge of a screen is checked on the way.
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';
import { SCREENS } from './screens.ts';

test.use({ reducedMotion: 'reduce' });

const folder = fileURLToPath(new URL('./screenshots', import.meta.url));

const SIZES = [
	{ width: 360, height: 740 },
	{ width: 820, height: 1180 },
	{ width: 1440, height: 900 },
];

for (const { name, open } of SCREENS)
	test(`${name} at every size`, async ({ page }) => {
		test.setTimeout(180_000);
		await open(page);
		for (const size of SIZES) {
			await page.setViewportSize(size);
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme });
				await page.screenshot({ path: `${folder}/${name}-${size.width}x${size.height}-${colorScheme}.png` });
			}
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(overflow, `wider than ${size.width}`).toBeLessThanOrEqual(0);
		}
	});
