// What all tables share: whose turn it is, how far the game has come, and its result.
import { expect, type Locator, type Page } from '@playwright/test';
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
		return this.page.getByRole('dialog').filter({ has: this.page.locator('.result') });
	}

	/** The own pieces. */
	abstract get hand(): Locator;

	/** Whether it is the turn of the one who looks, or the game is over. Waits while others act. */
	async comesToMe(): Promise<'turn' | 'over'> {
		const look = () => {
			if (document.querySelector('dialog[open] .result')) return 'over';
			// Whose turn it is is known before the game itself is loaded.
			if (!document.querySelector('.grid-next, .cards-hand')) return null;
			return document.querySelector('.player[data-to-move="true"][data-thinking="false"]') ? 'turn' : null;
		};
		// Looking at every frame would have the page draw them all, and leave the others little of the machine.
		const found = await this.page.waitForFunction(look, null, { polling: 40 });
		return (await found.jsonValue()) === 'over' ? 'over' : 'turn';
	}

	/** How many actions are kept of this game: by the browser, or by the server, which is the only one to tell of any. */
	actionsKept(): Promise<number> {
		return this.page.evaluate(() => {
			const [, where, id] = location.pathname.split('/');
			const shown = Number(document.querySelector<HTMLElement>('.table')?.dataset['steps'] ?? 1) - 1;
			if (where === 'online') return shown;
			return JSON.parse(localStorage.getItem(`tessera.game.${id}`) ?? '{"actions":[]}').actions.length;
		});
	}

	/** Acts, and waits until that is kept. */
	protected async act(how: () => Promise<void>): Promise<void> {
		const before = await this.actionsKept();
		await how();
		// As few questions as will do: whoever asks holds up what is asked about.
		await expect.poll(() => this.actionsKept(), { intervals: [50] }).toBeGreaterThan(before);
	}

	/** Takes one action of a turn; plays what lies there for now, if anything does. */
	abstract takeTurn(): Promise<void>;

	/** Lays something for now, without playing it; whether anything could be laid. */
	abstract layForNow(): Promise<boolean>;

	/** What lies there for now, and what a press of the button would do with it. */
	abstract prepared(): Promise<string>;

	/** Waits for a turn in which something can be laid, lays it for now, and says what lies there then. */
	async prepare(): Promise<string> {
		while ((await this.comesToMe()) === 'turn') {
			if (await this.layForNow()) return this.prepared();
			await this.takeTurn();
		}
		throw new Error('the game was over before anything was laid');
	}

	/** The cover between two people who share the screen. */
	get cover() {
		return this.page.locator('.cover');
	}

	/** Says to the cover who one is. */
	async takeOver(name: string): Promise<void> {
		await this.input.press(this.cover.getByRole('button', { name: `I am ${name}` }));
		await this.page.locator('.grid-next, .cards-hand').waitFor();
	}

	/** Whether it is the turn of the one who looks. */
	private isMyTurn(): Promise<boolean> {
		return this.page.locator('.player[data-to-move="true"][data-thinking="false"]').isVisible();
	}

	/** Takes so many turns, each whenever it comes; fewer if the game is over before. */
	async takeTurns(count: number): Promise<void> {
		for (let taken = 0; taken < count && (await this.comesToMe()) === 'turn'; taken++)
			while (await this.isMyTurn()) await this.takeTurn();
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
