// The row of players on the smallest screens: names come first, and no word beside them is cut off.
import { sitAmongAbsent } from './company.ts';
import { expect, test } from './fixtures.ts';
import { openSaved } from './saved.ts';
import { LANGUAGES, word } from './words.ts';

test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

/** How many have more in them than there is room for, or a word that is not shown whole. */
const cutOff = (players: readonly Element[]): number =>
	players
		.flatMap((player) => [player, ...player.querySelectorAll('.seat-away')])
		.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;

/** How many are in more than one line. */
const broken = (texts: readonly Element[]): number => texts.filter((text) => text.getClientRects().length > 1).length;

/** How many have the word over something else that is told of them. */
const overlapping = (players: readonly Element[]): number =>
	players.filter((player) => {
		const [word, ...others] = ['.seat-away', '.player-called', '.player-pips', '.player-score', '.seat-time'].map(
			(part) => player.querySelector(part)?.getBoundingClientRect(),
		);
		return others.some(
			(other) =>
				word &&
				other &&
				word.left < other.right &&
				other.left < word.right &&
				word.top < other.bottom - 2 &&
				other.top < word.bottom - 2,
		);
	}).length;

/** The names that are not seen whole. */
const cutNames = (names: readonly Element[]): readonly (string | null)[] =>
	names
		.filter((name) => {
			const text = document.createRange();
			text.selectNodeContents(name);
			const box = name.getBoundingClientRect();
			const { right, bottom } = text.getBoundingClientRect();
			return right > box.right + 0.5 || bottom > box.bottom + 2 || name.scrollWidth > name.clientWidth;
		})
		.map(({ textContent }) => textContent);

for (const isTimed of [false, true])
	test(`since when it is their turn is told from the beginning, and seen after a minute${isTimed ? ', with a clock too' : ''}`, async ({
		page,
	}) => {
		await sitAmongAbsent(page, { seats: 2, isTimed });
		const begun = Date.now();
		const mover = page.locator('.player[data-to-move=true]');
		const other = page.locator('.player[data-to-move=false]');
		const takes = page.locator('.seat-takes');
		await expect(mover).toContainText('To move for less than a minute');
		await expect(other).not.toContainText('To move');
		await expect(takes).toHaveCount(0);
		await page.clock.setFixedTime(begun + 61_000);
		await expect(mover).toContainText('To move for 1 minute');
		await expect(mover.locator('.seat-time')).toHaveAttribute('title', /To move for 1 minute$/);
		// Beside a clock there is no room for it, and less need.
		await expect(takes).toHaveText(isTimed ? [] : ['turn: 1 min']);
		await page.clock.setFixedTime(begun + 3 * 3_600_000);
		await expect(mover).toContainText('To move for 3 hours');
	});

for (const language of LANGUAGES)
	test.describe(language, () => {
		test.use({ locale: language });

		test('between two on the smallest phone one’s own name is whole, and “you” stands beside it where it fits', async ({
			page,
		}) => {
			await sitAmongAbsent(page, { seats: 2, name: 'Marieke' });
			const name = page.getByTitle('Marieke').locator('.called-title');
			const you = page.locator('.seat-you');
			const isWhole = () => name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
			expect(await isWhole()).toBe(true);
			await expect(you).not.toBeInViewport();
			await page.setViewportSize({ width: 390, height: 844 });
			await expect(you).toBeInViewport({ ratio: 1 });
			expect(await isWhole()).toBe(true);
		});

		test('between two on a phone one’s own seat is told even where one’s name is too long for it', async ({ page }) => {
			await sitAmongAbsent(page, { seats: 2, name: 'Élodie-Charlotte-Marie' });
			const you = page.locator('.seat-you');
			const name = page.getByTitle('Élodie-Charlotte-Marie').locator('.called');
			const isDrawn = () => you.evaluate((mark) => getComputedStyle(mark, '::before').content);
			await expect(you).toBeInViewport();
			expect(await isDrawn()).toContain(word(language, 'table.you'));
			expect((await name.boundingBox())?.width).toBeLessThanOrEqual(1);
			await page.setViewportSize({ width: 690, height: 800 });
			await expect.poll(isDrawn).toBe('none');
			await expect(you).toBeInViewport({ ratio: 1 });
			expect((await name.boundingBox())?.width).toBeGreaterThan(40);
		});

		for (const levels of [
			['first-steps', 'family', 'greedy'],
			['club', 'expert', 'master'],
			['first-steps', 'first-steps', 'first-steps'],
			['greedy', 'greedy', 'greedy'],
		] as const)
			test(`the names of bots are whole among four: ${levels.join(', ')}`, async ({ page }) => {
				const bots = levels.map((level) => ({ name: null, kind: { type: 'bot', level } }) as const);
				await openSaved(page, {
					game: 'cubes',
					left: 'middle',
					seats: [{ name: null, kind: { type: 'person' } }, ...bots],
				});
				const players = page.locator('.player');
				await expect(players).toHaveCount(4);
				for (const width of [390, 360]) {
					await page.setViewportSize({ width, height: 844 });
					expect(await page.locator('.called').evaluateAll(cutNames), `${width} wide`).toEqual([]);
					expect(await players.evaluateAll(cutOff), `${width} wide`).toBe(0);
					// Also where one of them has two lines.
					const feet = await page
						.locator('.player-score')
						.evaluateAll((scores) => scores.map((score) => Math.round(score.getBoundingClientRect().bottom)));
					expect(new Set(feet).size, `${width} wide: ${feet}`).toBe(1);
				}
			});

		for (const [seats, isTimed, sizes] of [
			[2, false, [[320, 568]]],
			[2, true, [[320, 568]]],
			[
				3,
				true,
				[
					[320, 568],
					[390, 844],
				],
			],
			[
				4,
				false,
				[
					[320, 568],
					[667, 375],
					[740, 360],
					[844, 390],
				],
			],
			[
				4,
				true,
				[
					[320, 568],
					[390, 844],
					[844, 390],
					[932, 430],
				],
			],
		] as const)
			test(`the word for who is away is whole among ${seats}${isTimed ? ' with a clock' : ''}`, async ({ page }) => {
				await sitAmongAbsent(page, { seats, isTimed });
				const words = page.locator('.seat-away');
				await expect(words).toHaveCount(seats - 1);
				for (const [width, height] of sizes) {
					await page.setViewportSize({ width, height });
					for (const word of await words.all()) await expect(word).toBeInViewport({ ratio: 1 });
					// As wide as after a long game.
					await page.locator('.player-score > [aria-hidden]').evaluateAll((scores) => {
						for (const score of scores) score.textContent = '188';
					});
					expect(await page.locator('.player-score > [aria-hidden]').evaluateAll(broken)).toBe(0);
					const players = page.locator('.player');
					expect(await players.evaluateAll(cutOff), `${width} by ${height}`).toBe(0);
					expect(await players.evaluateAll(overlapping), `${width} by ${height}`).toBe(0);
				}
			});
	});
