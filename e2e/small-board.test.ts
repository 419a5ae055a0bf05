// Classic and Cubes on the smallest phones: the board keeps a good part of the screen, whatever is told or asked.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSaved } from './saved.ts';
import {
	amongBots,
	boxOf,
	expectWhole,
	LOWEST,
	PHONES,
	picture,
	resize,
	SIDEWAYS,
	SMALL,
	SMALLEST,
	sitAmongLongNames,
} from './small.ts';

test.use(SMALL);

/** The board has such a share of the height of the screen, and nothing lies over its middle. */
async function expectBoard(page: Page, share: number, at: string): Promise<void> {
	const board = await boxOf(page.locator('.grid-board'));
	const { height } = page.viewportSize() ?? { height: 0 };
	expect(board.height, `the board at ${at}`).toBeGreaterThanOrEqual(share * height);
	const next = await boxOf(page.locator('.grid-next'));
	expect(next.y + next.height, `the button at ${at}`).toBeLessThanOrEqual(height);
	const note = page.locator('.grid-note[data-shown="true"]');
	if (!(await note.count())) return;
	const { y, height: covered } = await boxOf(note);
	const left = Math.min(y, board.y + board.height) - board.y;
	expect(left, `the board above the note of ${covered} at ${at}`).toBeGreaterThanOrEqual(0.18 * height);
}

for (const game of ['classic', 'cubes'] as const) {
	test(`the board of ${game} has room among four on one phone`, async ({ page }) => {
		await openSaved(page, { game, left: 'middle', seats: amongBots(4) });
		await page.locator('.grid-next').waitFor();
		for (const size of [...PHONES, SIDEWAYS]) {
			const at = size.join('x');
			await resize(page, size);
			await picture(page, `${game} here ${at}`);
			await expectWhole(page, at);
			await expectBoard(page, size === LOWEST || size === SIDEWAYS ? 0.28 : 1 / 3, at);
		}
	});

	test(`the board of ${game} has room among four with clocks, also while something is asked`, async ({ page }) => {
		const { id, others } = await sitAmongLongNames(page, { game, seats: 4, actions: 6, isTimed: true });
		for (const size of PHONES) {
			const at = size.join('x');
			await resize(page, size);
			await picture(page, `${game} online ${at}`);
			await expectWhole(page, at);
			await expectBoard(page, size === LOWEST ? 0.25 : 1 / 3, at);
		}
		await others[1]?.ask(id, { type: 'offer-end' });
		await page.getByRole('button', { name: 'Agree' }).waitFor();
		for (const size of [SMALLEST, ...PHONES.slice(2), SIDEWAYS]) {
			const at = `${size.join('x')} with an offer`;
			await resize(page, size);
			await picture(page, `${game} online ${at}`);
			await expectWhole(page, at);
			await expectBoard(page, size === SIDEWAYS ? 0.25 : 0.3, at);
			for (const part of ['.strip-card', '.players', '.grid-hand']) {
				const box = await boxOf(page.locator(part).first());
				expect(box.y, `${part} at ${at}`).toBeGreaterThanOrEqual(0);
				expect(box.y + box.height, `${part} at ${at}`).toBeLessThanOrEqual(size[1]);
			}
			const [card, board] = [
				await boxOf(page.locator('.strip-card').first()),
				await boxOf(page.locator('.grid-board')),
			];
			expect(card.y + card.height, at).toBeLessThanOrEqual(board.y + 0.5);
		}
	});
}

test('the others’ cubes take one row', async ({ page }) => {
	await openSaved(page, { game: 'cubes', left: 'middle', seats: amongBots(4) });
	await page.locator('.grid-next').waitFor();
	for (const size of [...PHONES, SIDEWAYS]) {
		await resize(page, size);
		const rows = page.locator('.grid-cubes li');
		await expect(rows).toHaveCount(3);
		const tops = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)));
		expect(new Set(tops).size, size.join('x')).toBe(1);
		const cubes = page.locator('.grid-cubes svg');
		const edges = await cubes.evaluateAll((all) => all.map((cube) => cube.getBoundingClientRect().right));
		expect(Math.max(...edges), size.join('x')).toBeLessThanOrEqual(size[0]);
	}
});
