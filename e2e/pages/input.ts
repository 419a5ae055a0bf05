// The three ways to play: with a mouse, with a finger, or with nothing but keys.
import type { Locator, Page } from '@playwright/test';

export type InputName = 'mouse' | 'touch' | 'keys';

export interface Input {
	readonly name: InputName;
	/** Presses a button or follows a link. */
	press(target: Locator): Promise<void>;
	/** Chooses an entry of a list by its beginning. */
	choose(list: Locator, label: string): Promise<void>;
	/** Chooses the last of a few that stand side by side. */
	mark(last: Locator): Promise<void>;
	/** Points at a place on the screen. */
	point(x: number, y: number): Promise<void>;
}

/** Goes on with Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	await target.waitFor();
	for (let presses = 0; presses < 100; presses++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`Tab never came to ${target}`);
}

export function inputOf(page: Page, name: InputName): Input {
	switch (name) {
		case 'mouse':
			return {
				name,
				press: (target) => target.click(),
				choose: async (list, label) => void (await list.selectOption({ label })),
				mark: (last) => last.click(),
				point: (x, y) => page.mouse.click(x, y),
			};
		case 'touch':
			return {
				name,
				press: (target) => target.tap(),
				choose: async (list, label) => void (await list.selectOption({ label })),
				mark: (last) => last.tap(),
				point: (x, y) => page.touchscreen.tap(x, y),
			};
		case 'keys':
			return {
				name,
				async press(target) {
					await tabTo(page, target);
					await page.keyboard.press('Enter');
				},
				async choose(list, label) {
					await tabTo(page, list);
					await page.keyboard.type(label);
				},
				async mark(last) {
					const group = last.locator('xpath=ancestor::fieldset').getByRole('radio');
					await tabTo(page, group.and(page.locator(':checked')));
					while (!(await last.isChecked())) await page.keyboard.press('ArrowRight');
				},
				point() {
					throw new Error('keys do not point');
				},
			};
	}
}
