// What all tables share: whose turn it is, how far the game has come, and its result.
import type { Page } from '@playwright/test';
import type { Input } from './input.ts';

/** More actions than one seat has in any game. */
const MOST_ACTIONS = 400;

export abstract class TablePage {
	protected readonly page: Page;
	protected readonly input: Input;

	constructor(page: Page, input: Input) {
		this.page = page;
		this.input = input;
	}

	get result() {
		return this.page.getByRole('dialog').filter({ has: this.page.getByRole('button', { name: 'Play again' }) });
	}

	/** Whether it is the turn of the one who looks, or the game is over. Waits while others act. */
	async comesToMe(): Promise<'turn' | 'over'> {
		const found = await this.page.waitForFunction(() => {
			if (document.querySelector('dialog[open] .result')) return 'over';
			const mover = document.querySelector('.player[data-to-move="true"]');
			// Whose turn it is is known before the game itself is loaded.
			if (!document.querySelector('.grid-next, .cards-hand')) return null;
			return mover?.querySelector('.player-name')?.textContent === 'You' ? 'turn' : null;
		});
		return (await found.jsonValue()) === 'over' ? 'over' : 'turn';
	}

	/** How many actions are kept of this game. */
	actionsKept(): Promise<number> {
		return this.page.evaluate(() => {
			const id = location.pathname.split('/')[2];
			return JSON.parse(localStorage.getItem(`tessera.game.${id}`) ?? '{"actions":[]}').actions.length;
		});
	}

	/** Acts, and waits until that is kept. */
	protected async act(how: () => Promise<void>): Promise<void> {
		const before = await this.actionsKept();
		await how();
		await this.page.waitForFunction((count) => {
			const id = location.pathname.split('/')[2];
			return JSON.parse(localStorage.getItem(`tessera.game.${id}`) ?? '{"actions":[]}').actions.length > count;
		}, before);
	}

	/** Takes one action of a turn. */
	abstract takeTurn(): Promise<void>;

	/** The cover between two people who share the screen. */
	get cover() {
		return this.page.locator('.cover');
	}

	/** Says to the cover who one is. */
	async takeOver(name: string): Promise<void> {
		await this.input.press(this.cover.getByRole('button', { name: `I am ${name}` }));
		await this.page.locator('.grid-next, .cards-hand').waitFor();
	}

	/** Plays until the game is over. */
	async playToEnd(): Promise<void> {
		for (let actions = 0; actions < MOST_ACTIONS; actions++) {
			if ((await this.comesToMe()) === 'over') return;
			await this.takeTurn();
		}
		throw new Error('the game does not end');
	}
}
