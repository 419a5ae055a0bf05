// Writes a game down as it goes on, and notices when another window wrote further.
import type { Device } from '../../saves/device.ts';
import { readSave, type SavedGame, writeSave } from '../../saves/format.ts';
import { keyOf } from '../../saves/games.ts';
import type { Notice } from '../host.ts';

export type KeepTrouble = Extract<Notice, 'not-kept' | 'newer-elsewhere'>;

export class Keeper {
	private readonly key: string;
	private readonly device: Device;
	/** What was stored when this window last looked. */
	private seen: string | null;
	private isOvertaken = false;

	constructor(id: string, device: Device) {
		this.key = keyOf(id);
		this.device = device;
		this.seen = device.shelf.get(this.key);
	}

	/** Why what is played here will not outlive the page; null when it will. */
	get trouble(): KeepTrouble | null {
		if (this.isOvertaken) return 'newer-elsewhere';
		return this.device.shelf.isKept(this.key) ? null : 'not-kept';
	}

	/** What another window wrote since, where that goes beyond so many actions; told once. */
	further(actions: number): SavedGame | null {
		const text = this.device.shelf.get(this.key);
		if (text === null || text === this.seen) return null;
		this.seen = text;
		const save = readSave(text);
		this.isOvertaken = !save.ok && save.problem === 'newer';
		return save.ok && save.value.actions.length > actions ? save.value : null;
	}

	/** Writes the game down, but never over what a later version of the app wrote. Whoever keeps has looked for more just before. */
	keep(save: Omit<SavedGame, 'touched'>): void {
		if (this.isOvertaken) return;
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
