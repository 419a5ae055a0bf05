// axe finds nothing on any screen, whatever the page is dressed in.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { SCREENS } from './screens.ts';

test.use({ reducedMotion: 'reduce' });

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const DRESSES = ['light', 'dark'].flatMap((theme) =>
	['default', 'colour-blind'].flatMap((palette) => ['quiet', 'strong'].map((marks) => ({ theme, palette, marks }))),
);

async function dress(page: Page, settings: object): Promise<void> {
	await page.evaluate((text) => localStorage.setItem('tessera.settings', text), JSON.stringify(settings));
	await page.reload();
	await page.getByRole('main').waitFor();
}

for (const { name, open } of SCREENS)
	test(`${name} in every dress`, async ({ page }) => {
		test.setTimeout(240_000);
		await open(page);
		for (const settings of DRESSES) {
			await dress(page, settings);
			const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
			const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
			expect(found, JSON.stringify(settings)).toEqual([]);
		}
	});
