// A table of Cards: cards are picked and arranged, by hand or with help, and laid.
import { expect } from '@playwright/test';
import { TablePage } from './table.ts';

export class CardsPage extends TablePage {
	get hand() {
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

	/** Has what is picked arranged, and says whether the turn can be played then. */
	private async arranged(): Promise<boolean> {
		const note = this.page.locator('.cards-note');
		await expect(note).toContainText('Choose a series');
		if (this.input.name === 'keys') await this.page.keyboard.press('a');
		else await this.input.press(this.page.getByRole('button', { name: 'Arrange for me' }));
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

	override async takeTurn(): Promise<void> {
		if (await this.wayOn.isVisible()) return this.act(() => this.input.press(this.wayOn));
		const cards = await this.hand.count();
		for (let place = 0; place < cards; place++) {
			await this.pick(place);
			if (await this.arranged()) return this.play();
			await this.page.keyboard.press('Escape');
		}
		// Not one alone: then several together.
		await this.takeHint();
		await this.play();
	}
}
