// What every test starts from: a browser that has never seen the board, deals the same games each time, does not wait for
// the sake of the eye, and reports whatever goes wrong in the page.
import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
	/** Waits until the browser keeps everything it needs without a network. */
	readonly kept: () => Promise<void>;
	/** Whatever the page complained about; checked to be empty when the test ends. */
	readonly complaints: string[];
}

/** Runs in the page before anything else. */
function makeRepeatable(): void {
	// Chance that is the same in every run, and goes on where it was after a reload, so that no two games get one name.
	crypto.getRandomValues = (array) => {
		if (!(array instanceof Uint8Array)) throw new Error('only bytes are asked for');
		let state = Number(sessionStorage.getItem('chance') ?? '1');
		for (let index = 0; index < array.length; index++) {
			state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
			array[index] = state >>> 24;
		}
		sessionStorage.setItem('chance', String(state));
		return array;
	};
}

/** Runs in the page before anything else. */
export function quicken(): void {
	// Bots and captions take their time so that one can follow; nobody does here. What waits longer is patience, and stays.
	const later = window.setTimeout.bind(window);
	const soon = (run: TimerHandler, milliseconds = 0, ...rest: unknown[]): number =>
		later(run, milliseconds > 1000 ? milliseconds : Math.min(milliseconds, 10), ...rest);
	Object.assign(window, { setTimeout: soon });
}

/** Waits until the browser keeps everything it needs to open this page without a network. */
export const keptBy = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		if (navigator.serviceWorker.controller) return;
		await new Promise((resolve) =>
			navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
		);
	});

export const test = base.extend<Fixtures>({
	complaints: [
		async ({ page }, use) => {
			const complaints: string[] = [];
			page.on('pageerror', (error) => complaints.push(String(error)));
			page.on('console', (message) => {
				if (message.type() === 'error') complaints.push(message.text());
			});
			await page.addInitScript(makeRepeatable);
			await page.addInitScript(quicken);
			await use(complaints);
			base.expect(complaints, 'the page complained').toEqual([]);
		},
		{ auto: true },
	],
	kept: async ({ page }, use) => {
		await use(() => keptBy(page));
	},
});
