// Writes a game down as it goes on, and notices when another window wrote further.
import type { Device } from '../../saves/device.ts';
import { readSave, type SavedGame, writeSave } from '../../saves/format.ts';
import { keyOf } from '../../saves/games.ts';

export class Keeper {
	private readonly key: string;
	private readonly device: Device;
	/** What was stored when this window last looked. */
	private seen: string | null;

	constructor(id: string, device: Device) {
		this.key = keyOf(id);
		this.device = device;
		this.seen = device.shelf.get(this.key);
	}

	/** Whether what was written last will outlive the page. */
	get isKept(): boolean {
		return this.device.shelf.isKept(this.key);
	}

	/** What another window wrote since, where that goes beyond so many actions; told once. */
	further(actions: number): SavedGame | null {
		const text = this.device.shelf.get(this.key);
		if (text === null || text === this.seen) return null;
		this.seen = text;
		const save = readSave(text);
		return save.ok && save.value.actions.length > actions ? save.value : null;
	}

	keep(save: Omit<SavedGame, 'touched'>): void {
		this.seen = writeSave({ ...save, touched: this.device.now() });
		this.device.shelf.put(this.key, this.seen);
	}

	/** Tells when another window may have gone on with the game. */
	watch(onChange: () => void): () => void {
		return this.device.shelf.watch((changed) => {
			if (changed === this.key || changed === null) onChange();
		});
	}
}
