// Whatever the storage of the browser holds, the page comes up, says what is wrong and loses nothing.
import { readFileSync } from 'node:fs';
import { keyOf } from '../packages/web/src/saves/games.ts';
import { expect, test } from './fixtures.ts';
import { GridPage } from './pages/grid.ts';
import { inputOf } from './pages/input.ts';
import { keep, savedGame } from './saved.ts';

test.use({ reducedMotion: 'reduce' });

const whole = savedGame({ game: 'classic', left: 'middle' });
const changed = (change: (save: Record<string, unknown>) => object): string =>
	JSON.stringify({ ...JSON.parse(whole.text), ...change(JSON.parse(whole.text)) });

const DAMAGE: Readonly<Record<string, string>> = {
	'no text of a game at all': 'ffff',
	'a text that was torn off': whole.text.slice(0, whole.text.length / 2),
	'another form than a game has': changed(() => ({ terms: { game: 'chess' } })),
	'moves that the rules refuse': changed(({ actions }) => ({
		actions: Array.isArray(actions) ? actions.toReversed() : [],
	})),
};

for (const [what, text] of Object.entries(DAMAGE))
	test(`${what} is set aside with a message, and can be downloaded and removed`, async ({ page }) => {
		await keep(page, { key: whole.key, text });
		await page.goto(`/play/${whole.id}`);
		await expect(page.getByRole('heading', { name: 'This game cannot be read' })).toBeVisible();
		await page.getByRole('link', { name: 'Go home' }).click();

		await expect(page.getByText('A saved game could not be read and was set aside.')).toBeVisible();
		const file = page.getByRole('button', { name: `Download tessera-${whole.id}.json` });
		const coming = page.waitForEvent('download');
		await file.click();
		expect(readFileSync(await (await coming).path(), 'utf8')).toBe(text);
		await page.getByRole('button', { name: `Remove tessera-${whole.id}.json` }).click();
		await expect(file).toBeHidden();
		await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
	});

test('of several damaged games all is said in the plural', async ({ page }) => {
	await keep(page, { key: keyOf('torn'), text: '{' }, { key: keyOf('odd'), text: 'ffff' });
	await page.goto('/');
	await expect(page.getByText('2 saved games could not be read and were set aside. Download them')).toBeVisible();
});

test('a game of a later version stays where it is', async ({ page }) => {
	const text = changed(() => ({ version: 999 }));
	await keep(page, { key: whole.key, text });
	await page.goto('/');
	await expect(page.getByText('A saved game was written by a newer Tessera.')).toBeVisible();
	await page.goto(`/play/${whole.id}`);
	await expect(page.getByText('It was saved by a later version of Tessera.')).toBeVisible();
	expect(await page.evaluate((key) => localStorage.getItem(key), whole.key)).toBe(text);
});

test('damaged settings and choices fall back to the usual ones', async ({ page }) => {
	const rubbish = ['{', '[1,2', 'null', '{"theme":7,"seats":[{}],"classic":4}'];
	await page.goto('/');
	for (const text of rubbish) {
		await page.evaluate((value) => {
			for (const key of ['settings', 'last-used', 'lessons']) localStorage.setItem(`tessera.${key}`, value);
		}, text);
		await page.reload();
		await expect(page.getByText('Classic: You and Family')).toBeVisible();
		await page.goto('/learn');
		await expect(page.getByRole('link', { name: /^Classic/ })).toBeVisible();
		await page.goto('/');
	}
});

test('what a turn had prepared may be rubbish: the table comes up all the same', async ({ page }) => {
	await keep(page, {
		key: whole.key,
		text: changed(() => ({ prepared: [{ seat: 0, what: { version: 1, seat: 0, laid: [7] } }] })),
	});
	await page.goto(`/play/${whole.id}`);
	const table = new GridPage(page, inputOf(page, 'mouse'));
	await table.comesToMe();
	await expect(table.hand).toHaveCount(6);
	await expect(table.tentative).toHaveCount(0);
});
