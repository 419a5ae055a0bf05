// The row of players on the smallest screens: names come first, and no word beside them is cut off.
import { sitAmongAbsent } from './company.ts';
import { expect, test } from './fixtures.ts';
import { LANGUAGES } from './words.ts';

test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

for (const language of LANGUAGES)
	test.describe(language, () => {
		test.use({ locale: language });

		test('between two on the smallest phone one’s own name is whole, and “you” stands beside it where it fits', async ({
			page,
		}) => {
			await sitAmongAbsent(page, { seats: 2, name: 'Marieke' });
			const name = page.getByTitle('Marieke').locator('.called-title');
			const you = page.locator('.seat-you');
			const isWhole = () => name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
			expect(await isWhole()).toBe(true);
			await expect(you).not.toBeInViewport();
			await page.setViewportSize({ width: 390, height: 844 });
			await expect(you).toBeInViewport({ ratio: 1 });
			expect(await isWhole()).toBe(true);
		});
	});
