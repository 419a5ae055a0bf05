// A table of Cards: cards are picked and arranged, by hand or with help, and laid.
import { expect } from '@playwright/test';
import { TablePage } from './table.ts';

export class CardsPage extends TablePage {
	override get hand() {
		return this.page.getByRole('region', { name: 'Your hand' }).getByRole('button');
	}

	get lay() {
		return this.page.locator('.cards-play');
	}

	private get wayOn() {
		return this.page.getByRole('button', { name: /^(Swap your hand|Pass)$/ });
	}

	async pick(place: number): Promise<void> {
		if (this.input.name === 'keys') await this.page.keyboard.press(String(place + 1));
		else await this.input.press(this.hand.nth(place));
	}

	/** Waits until the line above the hand says such a thing; false where it turns out that nothing can be laid at all. */
	private async says(what: string | RegExp): Promise<boolean> {
		const said = this.page.locator('.cards-note').filter({ hasText: what });
		await expect(said.or(this.wayOn).first()).toBeVisible();
		return !(await this.wayOn.isVisible());
	}

	/** Has what is picked arranged, and says whether the turn can be played then. */
	private async arranged(): Promise<boolean> {
		if (this.input.name === 'keys') await this.page.keyboard.press('a');
		else await this.input.press(this.page.getByRole('button', { name: 'Arrange for me' }));
		const note = this.page.locator('.cards-note');
		await expect(note).toContainText(/Arranged|cannot be laid/);
		return (await note.innerText()).includes('Arranged');
	}

	/** Asks where to look, and then to be shown how. */
	private async takeHint(): Promise<void> {
		for (const name of ['Hint', 'Show me']) {
			const help = this.page.getByRole('button', { name, exact: true });
			await expect(help).toBeEnabled();
			if (this.input.name === 'keys') await this.page.keyboard.press('h');
			else await this.input.press(help);
		}
	}

	private async play(): Promise<void> {
		await expect(this.lay).toHaveAttribute('aria-disabled', 'false');
		await this.act(() =>
			this.input.name === 'keys' ? this.page.keyboard.press('Shift+Enter') : this.input.press(this.lay),
		);
	}

	override async layForNow(): Promise<boolean> {
		if (await this.wayOn.isVisible()) return false;
		const cards = await this.hand.count();
		for (let place = 0; place < cards; place++) {
			await this.pick(place);
			// Whether anything can be laid at all is found out beside the page, and may be known only now.
			if (!(await this.says('Choose a series'))) return false;
			if (await this.arranged()) return true;
			await this.page.keyboard.press('Escape');
		}
		// Not one alone: then several together.
		await this.takeHint();
		await expect(this.lay).toHaveAttribute('aria-disabled', 'false');
		return true;
	}

	override prepared(): Promise<string> {
		return this.page.evaluate(() => {
			const laid = [...document.querySelectorAll('.card.laid')].map((card) => card.getAttribute('aria-label'));
			return JSON.stringify([laid.sort(), document.querySelector('.cards-play')?.textContent]);
		});
	}

	override async takeTurn(): Promise<void> {
		const isReady = this.page.locator('.cards-play[aria-disabled="false"]').isVisible();
		if ((await isReady) || (await this.layForNow())) await this.play();
		else await this.act(() => this.input.press(this.wayOn));
	}
}
