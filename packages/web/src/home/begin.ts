// From choices to a table. The rules are asked for only where somebody plays by rulings of their own.
import type { GameName } from '@tessera/engine';
import { go } from '../routes/location.ts';
import { thisDevice } from '../saves/device.ts';
import { createTable, findSave, savedGames, type Wish } from '../saves/games.ts';
import { type Choices, type Rulings, seatsOf } from './choices.ts';
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

const isAlike = (one: Wish, other: Wish): boolean =>
	JSON.stringify([one.game, one.seats, one.options]) === JSON.stringify([other.game, other.seats, other.options]);

/** A table laid for the same wish at which nobody has acted yet: to press Play twice is not to want two games. */
function untouched(wish: Wish): string | null {
	const { shelf } = thisDevice();
	const found = savedGames().find(({ id, step }) => {
		const save = step === 0 ? findSave(id, shelf) : null;
		return save?.ok && isAlike(save.value.terms, wish);
	});
	return found?.id ?? null;
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
	go(`/play/${untouched(wish) ?? createTable(wish)}`);
}
