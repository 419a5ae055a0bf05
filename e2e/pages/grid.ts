// A table of Classic or Cubes: pieces are taken up, put down where they fit, and played.
import { expect } from '@playwright/test';
import { TablePage } from './table.ts';

interface Point {
	readonly x: number;
	readonly y: number;
}

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
	private async putWhereItFits(place: number): Promise<boolean> {
		// A board that grows while it is pointed at is looked at once more, as people do.
		for (let tries = 0; tries < 3; tries++) {
			const spot = await this.openSpot(place);
			if (!spot) return false;
			if (this.input.name === 'keys') return this.putByKeys(place);
			await this.input.point(spot.x, spot.y);
			const piece = await this.pieceAt(place);
			if (piece.isOut) return true;
			if (!piece.isHeld) await this.pick(place);
		}
		throw new Error(`piece ${place + 1} does not stay where it is put`);
	}

	/** What has become of a piece, once that is drawn. */
	private pieceAt(place: number): Promise<{ readonly isOut: boolean; readonly isHeld: boolean }> {
		return this.page.evaluate(async (at) => {
			await new Promise((resolve) => requestAnimationFrame(resolve));
			const piece = document.querySelectorAll<HTMLElement>('.grid-piece')[at];
			return { isOut: piece?.dataset['out'] === 'true', isHeld: piece?.getAttribute('aria-pressed') === 'true' };
		}, place);
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

	/** The middle of a place that can be pointed at, once the piece is in hand and the board has come to rest. */
	private openSpot(place: number): Promise<Point | null> {
		return this.page.evaluate(async (at) => {
			const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
			const inHand = () => document.querySelectorAll('.grid-piece')[at]?.getAttribute('aria-pressed') === 'true';
			for (let frames = 0; !inHand(); frames++) {
				if (frames > 1000) throw new Error(`piece ${at + 1} is not taken up`);
				await frame();
			}
			const middles = () =>
				[...document.querySelectorAll('.grid-spot:not(.later)')].map((spot) => {
					const { left, top, width, height } = spot.getBoundingClientRect();
					return { x: left + width / 2, y: top + height / 2 };
				});
			let before = '';
			while (before !== JSON.stringify(middles())) {
				before = JSON.stringify(middles());
				if (before === '[]') return null;
				await frame();
				await frame();
			}
			const isOpen = ({ x, y }: { x: number; y: number }) =>
				document.elementFromPoint(x, y)?.closest('.grid-board') instanceof Element;
			return middles().find(isOpen) ?? null;
		}, place);
	}

	/** Where the own pieces are; they stay there while some are put down. */
	private middles(): Promise<readonly Point[]> {
		return this.hand.evaluateAll((pieces) =>
			pieces.map((piece) => {
				const { left, top, width, height } = piece.getBoundingClientRect();
				return { x: left + width / 2, y: top + height / 2 };
			}),
		);
	}

	/** Takes a piece up; whether it came is seen by what is done with it. */
	private async takeUp(place: number, { x, y }: Point): Promise<void> {
		if (this.input.name === 'keys') await this.page.keyboard.press(String(place + 1));
		else await this.input.point(x, y);
	}

	/** Lays a few pieces that go together, one after the other, wherever each fits first; says how many. */
	async layWhatFits(most = 2): Promise<number> {
		if (this.input.name === 'keys') await this.focusBoard();
		const middles = await this.middles();
		let laid = 0;
		for (const [place, middle] of middles.entries()) {
			if (laid === most) break;
			await this.takeUp(place, middle);
			if (await this.putWhereItFits(place)) laid += 1;
			else if (place === middles.length - 1) await this.pick(place);
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

	/** Begins to choose what is given away. */
	private async beginExchange(): Promise<void> {
		if (this.input.name === 'keys') {
			await this.focusBoard();
			await this.page.keyboard.press('e');
		} else await this.input.press(this.page.getByRole('button', { name: 'Exchange', exact: true }).first());
	}

	/** One piece: there may be no more in the bag. */
	private async exchangeOne(): Promise<void> {
		await this.pick(0);
		await this.pressNext();
	}

	/** What the round button would do now. */
	private look(): Promise<{ readonly does: string; readonly isReady: boolean }> {
		return this.next.evaluate((button) => ({
			does: button.getAttribute('aria-label') ?? '',
			isReady: button.getAttribute('aria-disabled') === 'false',
		}));
	}

	override async takeTurn(): Promise<void> {
		const { does, isReady } = await this.look();
		// Keeping all cubes is no action yet: it only goes on to laying.
		if (does === 'Keep all') return this.press();
		// Nor is choosing to exchange, where nothing fits.
		if (does === 'Exchange') {
			await this.press();
			return this.exchangeOne();
		}
		if (isReady) return this.pressNext();
		if (/^Roll/.test(does)) await this.chooseAll();
		else if ((await this.actionsKept()) === 0) await this.takeHint();
		else if ((await this.layWhatFits()) === 0) {
			await this.beginExchange();
			return this.exchangeOne();
		}
		await this.pressNext();
	}
}
