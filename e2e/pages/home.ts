// Home, as somebody uses it.
import type { Page } from '@playwright/test';
import type { Input } from './input.ts';

export type Game = 'Classic' | 'Cubes' | 'Cards';

export class HomePage {
	private readonly page: Page;
	private readonly input: Input;

	constructor(page: Page, input: Input) {
		this.page = page;
		this.input = input;
	}

	/** Begins a game at once; called so that it is not taken for the way on where there is a game to go on with. */
	get play() {
		return this.page.getByRole('button', { name: /^(Play|New game)$/ });
	}

	async open(): Promise<void> {
		await this.page.goto('/');
		await this.play.waitFor();
	}

	/** Begins a game of two against a bot, with the fewest presses. */
	async beginQuickly(game: Game): Promise<void> {
		await this.input.press(this.page.getByRole('button', { name: `Choose players for ${game}` }));
		await this.input.press(this.page.getByRole('dialog', { name: game }).getByRole('button', { name: 'Start' }));
		await this.page.waitForURL(/\/play\//);
	}

	/** Goes on with the only game of a kind that is kept. */
	async goOn(game: Game): Promise<void> {
		await this.input.press(this.page.getByRole('link', { name: new RegExp(`^Go on with ${game}`) }));
		await this.page.waitForURL(/\/play\//);
	}

	/** Begins a game of two people who share the screen. */
	async beginShared(game: Game, first: string, second: string): Promise<void> {
		await this.input.press(this.page.getByRole('button', { name: `Choose players for ${game}` }));
		const dialog = this.page.getByRole('dialog', { name: game });
		await this.input.choose(dialog.getByRole('combobox', { name: 'Who sits here' }).nth(1), 'Another person here');
		await dialog.getByRole('textbox', { name: 'Your name' }).fill(first);
		await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(second);
		await this.input.press(dialog.getByRole('button', { name: 'Start' }));
		await this.page.waitForURL(/\/play\//);
	}

	/** Begins a game for four, against bots of a level. */
	async begin(game: Game, level = 'Greedy'): Promise<void> {
		await this.input.press(this.page.getByRole('button', { name: `Choose players for ${game}` }));
		const dialog = this.page.getByRole('dialog', { name: game });
		const seat = dialog.getByRole('group', { name: 'Seat 2' });
		await this.input.choose(seat.getByRole('combobox', { name: 'Who sits here' }), level);
		await this.input.mark(dialog.getByRole('radio', { name: '4', exact: true }));
		await dialog.getByRole('group', { name: 'Seat 4' }).waitFor();
		await this.input.press(dialog.getByRole('button', { name: 'Start' }));
		await this.page.waitForURL(/\/play\//);
	}
}
