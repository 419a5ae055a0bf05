// Every game to its result against bots, by mouse, by finger and by keys alone: each game once as a whole, begun at home, and
// otherwise from home into a game that has a few turns left.
import { devices } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CardsPage } from './pages/cards.ts';
import { GridPage } from './pages/grid.ts';
import { type Game, HomePage } from './pages/home.ts';
import { type InputName, inputOf } from './pages/input.ts';
import { BOT, keep, ME, savedGame } from './saved.ts';

const NAMES = { Classic: 'classic', Cubes: 'cubes', Cards: 'cards' } as const;
const GAMES: readonly Game[] = ['Classic', 'Cubes', 'Cards'];
/** The game that is played as a whole with each. */
const WHOLE: Readonly<Record<InputName, Game>> = { mouse: 'Classic', touch: 'Cubes', keys: 'Cards' };
const SEATS = [ME, BOT, BOT, BOT];

const { viewport: _, defaultBrowserType: __, ...phone } = devices['Pixel 7'];

const SCREENS: Readonly<Record<InputName, object>> = {
	mouse: { viewport: { width: 1440, height: 900 } },
	touch: { ...phone, viewport: { width: 360, height: 740 } },
	keys: { viewport: { width: 1440, height: 900 } },
};

for (const [name, screen] of Object.entries(SCREENS) as [InputName, object][])
	test.describe(name, () => {
		test.use({ ...screen, reducedMotion: 'reduce' });
		for (const game of GAMES) {
			const isWhole = WHOLE[name] === game;
			test(`${game} from ${isWhole ? 'home' : 'its last turns'} to its result`, async ({ page }) => {
				const input = inputOf(page, name);
				const home = new HomePage(page, input);
				if (!isWhole) await keep(page, savedGame({ game: NAMES[game], left: { turns: 2 }, seats: SEATS }));
				await home.open();
				await (isWhole ? home.begin(game) : home.goOn(game));
				const table = game === 'Cards' ? new CardsPage(page, input) : new GridPage(page, input);
				await table.playToEnd();
				await expect(table.result.getByRole('listitem')).toHaveCount(4);
			});
		}
	});
