// What every test starts from: a browser that has never seen the board, and that reports whatever goes wrong in the page.
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
	/** Waits until the browser keeps everything it needs without a network. */
	readonly kept: () => Promise<void>;
	/** Whatever the page complained about; checked to be empty when the test ends. */
	readonly complaints: string[];
}

export const test = base.extend<Fixtures>({
	complaints: [
		async ({ page }, use) => {
			const complaints: string[] = [];
			page.on('pageerror', (error) => complaints.push(String(error)));
			page.on('console', (message) => {
				if (message.type() === 'error') complaints.push(message.text());
			});
			await use(complaints);
			base.expect(complaints, 'the page complained').toEqual([]);
		},
		{ auto: true },
	],
	kept: async ({ page }, use) => {
		await use(() =>
			page.evaluate(async () => {
				await navigator.serviceWorker.ready;
				if (navigator.serviceWorker.controller) return;
				await new Promise((resolve) =>
					navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
				);
			}),
		);
	},
});
