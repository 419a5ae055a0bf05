// Writes the game down as it goes on, and notices when another window wrote further.
import type { Device } from '../../saves/device.ts';
import { readSave, type SavedGame, writeSave } from '../../saves/format.ts';
import { keyOf } from '../../saves/games.ts';

export interface Keeper {
	/** Whether the last writing will outlive the page. */
	readonly isKept: boolean;
	/** Keeps the game; or, where another window went on beyond the steps known here, leaves it and gives what is there. */
	keep(save: SavedGame, stepsKnown: number): SavedGame | null;
	/** Tells when another window went on with the game. */
	watch(onChange: () => void): () => void;
	/** What another window wrote, where that goes on beyond the steps known here. */
	further(stepsKnown: number): SavedGame | null;
}

export function createKeeper(id: string, { shelf }: Device): Keeper {
	const key = keyOf(id);
	let isKept = true;
	let own = shelf.get(key);

	function further(stepsKnown: number): SavedGame | null {
		const text = shelf.get(key);
		if (text === null || text === own) return null;
		const save = readSave(text);
		if (!save.ok || save.value.actions.length <= stepsKnown) return null;
		own = text;
		return save.value;
	}

	return {
		get isKept() {
			return isKept;
		},
		further,
		keep(save, stepsKnown) {
			const foreign = further(stepsKnown);
			if (foreign) return foreign;
			own = writeSave(save);
			isKept = shelf.put(key, own);
			return null;
		},
		watch: (onChange) =>
			shelf.watch((changed) => {
				if (changed === key || changed === null) onChange();
			}),
	};
}
