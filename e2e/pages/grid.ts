// A table of Classic or Cubes: pieces are taken up, put down where they fit, and played.
import { expect } from '@playwright/test';
import { AIM_MS } from '../../packages/web/src/grid/model/sight.ts';
import { TablePage } from './table.ts';

interface Point {
	readonly x: number;
	readonly y: number;
}

export class GridPage extends TablePage {
	get board() {
		return this.page.getByRole('application', { name: 'Board' });
	}

	override get hand() {
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
		const spot = await this.openSpot(place);
		if (!spot) return false;
		if (this.input.name === 'keys') return this.putByKeys(place);
		await this.input.point(spot.x, spot.y);
		if (!(await this.isOut(place))) {
			const said = await this.page.locator('.grid-note').allTextContents();
			throw new Error(`piece ${place + 1} does not stay where it is put; the table says "${said.join()}"`);
		}
		return true;
	}

	/** Whether a piece comes to lie on the board: with the next frame, or some later where many browsers share a machine. */
	private isOut(place: number): Promise<boolean> {
		return this.page.evaluate(async (at) => {
			for (let frames = 0; frames < 100; frames++) {
				await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
				if (document.querySelectorAll<HTMLElement>('.grid-piece')[at]?.dataset['out'] === 'true') return true;
			}
			return false;
		}, place);
	}

	/** Goes through the places where the piece fits until one is found where the turn could end. */
	private async putByKeys(place: number): Promise<boolean> {
		const places = await this.page.locator('.grid-spot').count();
		for (let tried = 0; tried < places; tried++) {
			await this.page.keyboard.press('n');
			await this.page.keyboard.press('Enter');
			await expect(this.hand.nth(place)).toHaveAttribute('data-out', 'true');
			if ((await this.look()).isReady) return true;
			await this.page.keyboard.press('Backspace');
			await expect(this.hand.nth(place)).toHaveAttribute('data-out', 'false');
			if ((await this.hand.nth(place).getAttribute('aria-pressed')) === 'false') await this.pick(place);
		}
		throw new Error('the board shows a place that the keys do not come to');
	}

	/** The middle of a place that can be pointed at, once the piece is in hand and somebody would have seen that the board is at rest. */
	private openSpot(place: number): Promise<Point | null> {
		return this.page.evaluate(
			async ([at, seeing]) => {
				// Where a piece fits is shown once it has been painted in hand: until then the places are those of the piece before.
				const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
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
				// A glide may stand still in its first frame; but while it lasts the drawings are pushed.
				const isGliding = () => Boolean(document.querySelector<SVGSVGElement>('.grid-sheet')?.style.transform);
				// A press so soon after it has moved is taken as aimed at where it was: no hand is as quick as this one.
				const isNew = () => performance.now() - Number(document.documentElement.dataset['boardMoved'] ?? 0) < seeing;
				let [before, frames] = ['', 0];
				for (await frame(); isGliding() || isNew() || before !== JSON.stringify(middles()); await frame()) {
					if (++frames > 1000) throw new Error('the board does not come to rest');
					before = JSON.stringify(middles());
					if (before === '[]') return null;
				}
				const isOpen = ({ x, y }: { x: number; y: number }) =>
					document.elementFromPoint(x, y)?.closest('.grid-board') instanceof Element;
				return middles().find(isOpen) ?? null;
			},
			[place, AIM_MS] as const,
		);
	}

	/** Has the page note when the board last moved. */
	private followBoard(): Promise<void> {
		return this.page.evaluate(() => {
			const { dataset } = document.documentElement;
			if (dataset['boardMoved'] !== undefined) return;
			const note = (): void => {
				dataset['boardMoved'] = String(performance.now());
			};
			note();
			const isBoard = ({ target }: MutationRecord) => target instanceof Element && target.matches('.grid-world');
			const watch = new MutationObserver((changes) => changes.some(isBoard) && note());
			watch.observe(document.body, { subtree: true, attributeFilter: ['transform'] });
		});
	}

	/** Takes a piece up, or lets it go; whether it came is seen by what is done with it. */
	private async takeUp(place: number, { x, y }: Point): Promise<void> {
		if (this.input.name === 'keys') await this.page.keyboard.press(String(place + 1));
		else await this.input.point(x, y);
	}

	/** Lays pieces that go together, one after the other, wherever each fits first; says how many. */
	async layWhatFits(most = Number.POSITIVE_INFINITY): Promise<number> {
		if (this.input.name === 'keys') await this.focusBoard();
		else await this.followBoard();
		// They stay where they are while some are put down.
		const { pieces } = await this.look();
		let laid = 0;
		for (const [place, middle] of pieces.entries()) {
			if (laid === most) break;
			await this.takeUp(place, middle);
			if (await this.putWhereItFits(place)) laid += 1;
			else if (place === pieces.length - 1) await this.takeUp(place, middle);
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

	override async layForNow(): Promise<boolean> {
		if ((await this.look()).does === 'Keep all') await this.press();
		const { does, isReady } = await this.look();
		if (isReady || does !== 'Play') return false;
		if ((await this.actionsKept()) > 0) return (await this.layWhatFits(1)) > 0;
		// The opening must be a whole line.
		await this.takeHint();
		return true;
	}

	override async prepared(): Promise<string> {
		return JSON.stringify([await this.tentative.count(), (await this.look()).does]);
	}

	async pressNext(): Promise<void> {
		await this.page.locator('.grid-next[aria-disabled="false"]').waitFor();
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

	/** What the round button would do now, and where the own pieces are: everything at one glance, once all of it is drawn. */
	private look(): Promise<{ readonly does: string; readonly isReady: boolean; readonly pieces: readonly Point[] }> {
		return this.page.evaluate(async () => {
			// Some of what a gesture leads to follows its paint.
			await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
			const button = document.querySelector('.grid-next');
			return {
				does: button?.getAttribute('aria-label') ?? '',
				isReady: button?.getAttribute('aria-disabled') === 'false',
				pieces: [...document.querySelectorAll('.grid-piece')].map((piece) => {
					const { left, top, width, height } = piece.getBoundingClientRect();
					return { x: left + width / 2, y: top + height / 2 };
				}),
			};
		});
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
