// A table of Classic or Cubes: pieces are taken up, put down where they fit, and played.
import { expect } from '@playwright/test';
import { TablePage } from './table.ts';

export class GridPage extends TablePage {
	get board() {
		return this.page.getByRole('application', { name: 'Board' });
	}

	get hand() {
		return this.page.getByRole('group', { name: /^Your (tiles|cubes)$/ }).getByRole('button');
	}

	/** The round button: what a press of it would do is its name. */
	get next() {
		return this.page.locator('.grid-next');
	}

	/** The own pieces that lie on the board for now. */
	get tentative() {
		return this.page.locator('.grid-laid');
	}

	private get spots() {
		return this.page.locator('.grid-spot:not(.later)');
	}

	/** Takes a piece up or lets go of it; or chooses it to be given away or rolled again. */
	async pick(place: number): Promise<void> {
		const piece = this.hand.nth(place);
		const wasOn = (await piece.getAttribute('aria-pressed')) === 'true';
		if (this.input.name === 'keys') {
			await this.focusBoard();
			await this.page.keyboard.press(String(place + 1));
		} else await this.input.press(piece);
		await expect(piece).toHaveAttribute('aria-pressed', String(!wasOn));
	}

	private async focusBoard(): Promise<void> {
		const isThere = await this.board.evaluate((board) => board.parentElement?.contains(document.activeElement));
		if (!isThere) await this.input.press(this.board);
	}

	/** Puts the piece in hand down on a place where the turn could end, if there is one. */
	async putWhereItFits(place: number): Promise<boolean> {
		const spot = await this.openSpot();
		if (!spot) return false;
		if (this.input.name === 'keys') return this.putByKeys(place);
		await this.input.point(spot.x, spot.y);
		await expect(this.hand.nth(place)).toHaveAttribute('data-out', 'true');
		return true;
	}

	/** Goes through the places where the piece fits until one is found where the turn could end. */
	private async putByKeys(place: number): Promise<boolean> {
		const places = await this.page.locator('.grid-spot').count();
		for (let tried = 0; tried < places; tried++) {
			await this.page.keyboard.press('n');
			await this.page.keyboard.press('Enter');
			await expect(this.hand.nth(place)).toHaveAttribute('data-out', 'true');
			if ((await this.next.getAttribute('aria-disabled')) === 'false') return true;
			await this.page.keyboard.press('Backspace');
			await expect(this.hand.nth(place)).toHaveAttribute('data-out', 'false');
			if ((await this.hand.nth(place).getAttribute('aria-pressed')) === 'false') await this.pick(place);
		}
		throw new Error('the board shows a place that the keys do not come to');
	}

	/** The middle of a place that can be pointed at, once the board has come to rest. */
	private openSpot(): Promise<{ x: number; y: number } | null> {
		return this.spots.evaluateAll(async (spots) => {
			const middles = () =>
				spots.map((spot) => {
					const { left, top, width, height } = spot.getBoundingClientRect();
					return { x: left + width / 2, y: top + height / 2 };
				});
			const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
			let before = '';
			while (before !== JSON.stringify(middles())) {
				before = JSON.stringify(middles());
				await frame();
				await frame();
			}
			const isOpen = ({ x, y }: { x: number; y: number }) =>
				document.elementFromPoint(x, y)?.closest('.grid-board') instanceof Element;
			return middles().find(isOpen) ?? null;
		});
	}

	/** Lays a few pieces that go together, one after the other, wherever each fits first; says how many. */
	async layWhatFits(most = 2): Promise<number> {
		const pieces = await this.hand.count();
		let laid = 0;
		for (let place = 0; place < pieces && laid < most; place++) {
			await this.pick(place);
			if (await this.putWhereItFits(place)) laid += 1;
			else if (place === pieces - 1) await this.pick(place);
		}
		return laid;
	}

	async takeHint(): Promise<void> {
		if (this.input.name === 'keys') {
			await this.focusBoard();
			await this.page.keyboard.press('h');
		} else {
			await this.input.press(this.page.getByRole('button', { name: 'Hint', exact: true }));
			await this.input.press(this.page.getByRole('button', { name: 'Show me a good move' }));
		}
		await this.page.locator('.grid-next[aria-disabled="false"]').waitFor();
	}

	private async press(): Promise<void> {
		if (this.input.name !== 'keys') return this.input.press(this.next);
		await this.focusBoard();
		await this.page.keyboard.press('Shift+Enter');
	}

	async pressNext(): Promise<void> {
		await expect(this.next).toHaveAttribute('aria-disabled', 'false');
		await this.act(() => this.press());
	}

	private async chooseAll(): Promise<void> {
		const pieces = await this.hand.count();
		for (let place = 0; place < pieces; place++) await this.pick(place);
	}

	private async exchangeAll(): Promise<void> {
		if (this.input.name === 'keys') {
			await this.focusBoard();
			await this.page.keyboard.press('e');
		} else await this.input.press(this.page.getByRole('button', { name: 'Exchange', exact: true }));
		await this.chooseAll();
	}

	override async takeTurn(): Promise<void> {
		const does = (await this.next.getAttribute('aria-label')) ?? '';
		const isReady = (await this.next.getAttribute('aria-disabled')) === 'false';
		// Keeping all cubes is no action yet: it only goes on to laying.
		if (does === 'Keep all') return this.press();
		if (isReady) return this.pressNext();
		if (/^Roll/.test(does)) await this.chooseAll();
		else if ((await this.actionsKept()) === 0) await this.takeHint();
		else if ((await this.layWhatFits()) === 0) await this.exchangeAll();
		await this.pressNext();
	}
}
