// Tables with people elsewhere, as somebody uses them: setting one, sitting down, and what there is beside the game.
import { expect, type Page } from '@playwright/test';
import type { Game } from './home.ts';

export interface TableWish {
	readonly game: Game;
	readonly seats?: 2 | 3 | 4;
	readonly isListed?: boolean;
}

/** Runs in the page. */
function noteSteps(): void {
	const stepsNow = () => Number(document.querySelector<HTMLElement>('.table')?.dataset['steps'] ?? 0);
	const noted: number[] = [];
	Object.assign(window, { noted });
	let before = stepsNow();
	const watch = new MutationObserver(() => {
		const steps = stepsNow();
		if (steps !== before && steps > 0) noted.push(steps);
		before = steps;
	});
	watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-steps'] });
}

export class OnlinePage {
	private readonly page: Page;

	constructor(page: Page) {
		this.page = page;
	}

	/** Sets a table, from home on, and waits in its room. */
	async setTable(name: string, { game, seats = 2, isListed = false }: TableWish): Promise<void> {
		await this.page.goto('/');
		await this.page.getByRole('link', { name: 'Play with friends' }).click();
		await this.page.getByRole('radio', { name: game }).click();
		await this.page.getByRole('radio', { name: String(seats), exact: true }).click();
		await this.page.getByRole('textbox', { name: 'Your name' }).fill(name);
		if (isListed) await this.page.getByRole('checkbox', { name: 'Show it among the open tables' }).click();
		await this.page.getByRole('button', { name: 'Set the table' }).click();
		await this.seat(name).waitFor();
	}

	/** Where somebody sits while the table waits. */
	seat(name: string) {
		return this.page.locator('.waiting-seat').filter({ hasText: name });
	}

	/** Copies the link that is shown, as one would to send it. */
	async copyLink(): Promise<string> {
		await this.page.getByRole('button', { name: 'Copy link' }).click();
		await expect(this.page.getByRole('button', { name: 'Link copied' })).toBeVisible();
		return this.page.evaluate(() => navigator.clipboard.readText());
	}

	async addBot(seat: number, level: string): Promise<void> {
		const free = this.page.locator('.waiting-seat').nth(seat - 1);
		await free.getByRole('combobox', { name: `Bot for seat ${seat}` }).selectOption({ label: level });
		await free.getByRole('button', { name: 'Add bot' }).click();
		await expect(free).toContainText(level);
	}

	/** Sits down at the table that is on the screen. */
	async sit(name: string): Promise<void> {
		await this.page.getByRole('textbox', { name: 'Your name' }).fill(name);
		await this.page.getByRole('button', { name: 'Sit down' }).click();
	}

	/** Opens a link that was sent, picks a name and sits down. */
	async join(link: string, name: string): Promise<void> {
		await this.page.goto(link);
		await this.sit(name);
	}

	/** Waits until the game is on the screen. */
	async begun(): Promise<void> {
		await this.page.locator('.grid-board, .cards-table').first().waitFor();
	}

	/** What stands beside the game: offers, the connection, what was said. */
	get strip() {
		return this.page.locator('.strip');
	}

	/** Who plays, the bag, and how many watch. */
	get players() {
		return this.page.locator('.players');
	}

	player(name: string) {
		return this.page.locator('.player').filter({ hasText: name });
	}

	get menu() {
		return this.page.getByRole('dialog', { name: 'Menu' });
	}

	async openMenu(): Promise<void> {
		await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
	}

	/** Chooses something of the menu. */
	async choose(name: string): Promise<void> {
		await this.openMenu();
		await this.menu.getByRole('button', { name }).click();
	}

	async resign(): Promise<void> {
		await this.choose('Resign');
		await this.menu.getByRole('button', { name: 'Yes, resign' }).click();
	}

	/** What is asked before one agrees to end the game. */
	get ending() {
		return this.page.getByRole('dialog', { name: 'End the game here?' });
	}

	async agreeToEnd(): Promise<void> {
		await this.strip.getByRole('button', { name: 'Agree' }).click();
		await this.ending.getByRole('button', { name: 'Yes, end it' }).click();
	}

	/** A link that moves the own seat to another device. */
	async personalLink(): Promise<string> {
		await this.choose('Go on with another device');
		await expect(this.menu.getByRole('textbox', { name: 'The personal link to your seat' })).toBeVisible();
		const link = await this.copyLink();
		await this.page.keyboard.press('Escape');
		return link;
	}

	/** What is on the board, of what everybody may see: how many steps, and everybody's score. */
	async standing(): Promise<string> {
		return this.page.evaluate(() => {
			const texts = (all: string) => [...document.querySelectorAll(all)].map((each) => each.textContent);
			const steps = document.querySelector<HTMLElement>('.table')?.dataset['steps'];
			return JSON.stringify([steps, texts('.player-score'), texts('[data-bag] .stock-count')]);
		});
	}

	/** Notes from now on how many steps of the game are shown, each time that changes; also on what is loaded in this tab from now on. */
	async noteSteps(): Promise<void> {
		await this.page.addInitScript(noteSteps);
		await this.page.evaluate(noteSteps);
	}

	notedSteps(): Promise<readonly number[]> {
		return this.page.evaluate(() => (window as unknown as { noted: number[] }).noted);
	}
}
