// Every game from home to its result against bots, by mouse, by finger and by keys alone.
import { devices } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CardsPage } from './pages/cards.ts';
import { GridPage } from './pages/grid.ts';
import { type Game, HomePage } from './pages/home.ts';
import { type InputName, inputOf } from './pages/input.ts';

const GAMES: readonly Game[] = ['Classic', 'Cubes', 'Cards'];

const { viewport: _, defaultBrowserType: __, ...phone } = devices['Pixel 7'];

const SCREENS: Readonly<Record<InputName, object>> = {
	mouse: { viewport: { width: 1440, height: 900 } },
	touch: { ...phone, viewport: { width: 360, height: 740 } },
	keys: { viewport: { width: 1440, height: 900 } },
};

for (const [name, screen] of Object.entries(SCREENS) as [InputName, object][])
	test.describe(name, () => {
		test.use({ ...screen, reducedMotion: 'reduce' });
		for (const game of GAMES)
			test(`${game} from home to its result`, async ({ page }) => {
				const input = inputOf(page, name);
				const home = new HomePage(page, input);
				await home.open();
				await home.begin(game);
				const table = game === 'Cards' ? new CardsPage(page, input) : new GridPage(page, input);
				await table.playToEnd();
				await expect(table.result.getByRole('listitem')).toHaveCount(4);
			});
	});
