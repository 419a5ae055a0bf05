// Cards on the smallest phones: the button of the turn is always in sight and can be pressed, and so are the cards of the hand.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CardsPage } from './pages/cards.ts';
import { inputOf } from './pages/input.ts';
import { openSaved } from './saved.ts';
import {
	amongBots,
	boxOf,
	expectWhole,
	LOWEST,
	PHONES,
	picture,
	resize,
	SMALL,
	SMALLEST,
	sitAmongLongNames,
} from './small.ts';
import { LANGUAGES } from './words.ts';

test.use(SMALL);

/** The button of the turn is seen whole, and a press near each of its edges is one of it. */
async function expectPressable(page: Page, at: string): Promise<void> {
	const bar = await boxOf(page.locator('.table-bar'));
	const play = page.locator('.cards-play, .cards-sure').last();
	const button = await boxOf(play);
	expect(button.y + button.height, `the button at ${at}`).toBeLessThanOrEqual(bar.y + 0.5);
	const isPressable = await play.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return [top + 6, (top + bottom) / 2, bottom - 6].every((y) =>
			element.contains(document.elementFromPoint((left + right) / 2, y)),
		);
	});
	expect(isPressable, `the button at ${at}`).toBe(true);
}

/** The cards are seen whole above the buttons. */
async function expectHandInSight(page: Page, at: string): Promise<void> {
	const actions = await boxOf(page.locator('.cards-actions'));
	const hand = await boxOf(page.locator('.cards-hand .card').last());
	expect(hand.y + hand.height, `the hand at ${at}`).toBeLessThanOrEqual(actions.y + 2);
}

/** All of it, and of the shared table at least a row of series. */
async function expectLayInSight(page: Page, at: string): Promise<void> {
	await expectPressable(page, at);
	await expectHandInSight(page, at);
	const table = await boxOf(page.locator('.cards-table'));
	expect(table.height, `the shared table at ${at}`).toBeGreaterThanOrEqual(59);
	const captions = await boxOf(page.locator('.captions'));
	expect(captions.y + captions.height, at).toBeLessThanOrEqual(table.y + 0.5);
}

for (const seats of [2, 4] as const) {
	for (const actions of [0, seats + 1])
		test(`the button of Cards is in sight with people elsewhere, ${seats} players, ${actions} actions`, async ({
			page,
		}) => {
			const { id, others } = await sitAmongLongNames(page, { game: 'cards', seats, actions });
			for (const size of PHONES) {
				const at = size.join('x');
				await resize(page, size);
				await picture(page, `cards online ${seats} ${actions} ${at}`);
				await expectWhole(page, at);
				await expectLayInSight(page, at);
			}
			await others[0]?.ask(id, { type: 'offer-end' });
			await page.getByRole('button', { name: 'Agree' }).waitFor();
			for (const size of PHONES) {
				const at = `${size.join('x')} with an offer`;
				await resize(page, size);
				await picture(page, `cards online ${seats} ${actions} ${at}`);
				await expectWhole(page, at);
				await expectPressable(page, at);
				if (size !== LOWEST) await expectHandInSight(page, at);
			}
		});

	test(`the button of Cards is in sight on one phone, also after arranging, ${seats} players`, async ({ page }) => {
		await openSaved(page, {
			game: 'cards',
			left: { turns: 3 },
			seats: amongBots(seats),
		});
		const table = new CardsPage(page, inputOf(page, 'touch'));
		await table.comesToMe();
		for (const size of PHONES) {
			const at = size.join('x');
			await resize(page, size);
			await picture(page, `cards here ${seats} ${at}`);
			await expectWhole(page, at);
			await expectLayInSight(page, at);
		}
		await resize(page, SMALLEST);
		await table.layForNow();
		for (const size of PHONES) {
			const at = `${size.join('x')} arranged`;
			await resize(page, size);
			await picture(page, `cards here ${seats} ${at}`);
			await expectLayInSight(page, at);
		}
	});
}

for (const language of LANGUAGES)
	test.describe(language, () => {
		test.use({ locale: language });

		test('the button of Cards is in sight, and no word of the bar breaks', async ({ page }) => {
			await openSaved(page, { game: 'cards', left: 'middle' });
			await new CardsPage(page, inputOf(page, 'touch')).comesToMe();
			for (const size of PHONES) {
				await resize(page, size);
				await picture(page, `cards ${language} ${size.join('x')}`);
				await expectWhole(page, size.join('x'));
				await expectLayInSight(page, size.join('x'));
			}
		});
	});
