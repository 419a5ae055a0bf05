// From choices to a table. The rules are asked for only where somebody plays by rulings of their own.
import type { GameName } from '@tessera/engine';
import { go } from '../routes/location.ts';
import type { Wish } from '../saves/games.ts';
import { type Choices, type Rulings, seatsOf } from './choices.ts';
import { freshTable } from './fresh-table.ts';
import { remember } from './last-used.ts';

/** Of what a browser kept, the rulings that the game knows: others would keep it from beginning. */
async function knownRulings(game: GameName, rulings: Rulings): Promise<Rulings> {
	if (Object.keys(rulings).length === 0) return {};
	const { completeOptions, optionSpecs } = await import('@tessera/engine');
	const specs = optionSpecs(game);
	return Object.fromEntries(
		Object.entries(rulings).filter(([name, value]) => completeOptions(specs, { [name]: value }).ok),
	);
}

/** Loads what a table needs, ahead of its being wanted. */
export function expectTable(): void {
	// Whoever opens the table is told if it cannot be loaded.
	void import('../table/table.tsx').catch(() => null);
}

/** Goes to a table as chosen, and remembers the choices. */
export async function begin(choices: Choices): Promise<void> {
	const { game } = choices;
	const wish: Wish = { game, seats: seatsOf(choices), options: await knownRulings(game, choices.rulings[game]) };
	remember(choices);
	go(`/play/${freshTable(wish)}`);
}
