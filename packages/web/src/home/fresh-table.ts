// A table for somebody who wants to begin. One laid before for the same wish, at which nobody has done anything yet, makes room for
// it: to start twice is to want another deal, not a second game.
import { type Device, thisDevice } from '../saves/device.ts';
import { createTable, findSave, forget, savedGames, type Wish } from '../saves/games.ts';

const isAlike = (one: Wish, other: Wish): boolean =>
	JSON.stringify([one.game, one.seats, one.options ?? {}]) ===
	JSON.stringify([other.game, other.seats, other.options ?? {}]);

function isUntouched(id: string, wish: Wish, { shelf }: Device): boolean {
	const save = findSave(id, shelf);
	return save?.ok === true && save.value.prepared.length === 0 && isAlike(save.value.terms, wish);
}

export function freshTable(wish: Wish, device = thisDevice()): string {
	for (const { id, step } of savedGames(device)) if (step === 0 && isUntouched(id, wish, device)) forget(id, device);
	return createTable(wish, device);
}
