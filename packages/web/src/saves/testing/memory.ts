// A device in memory for tests: a storage that can be full, forbidden or shared by two windows, and chance that repeats itself.
import type { Device } from '../device.ts';
import { type Store, shelfOn } from '../shelf.ts';

export class MemoryStore implements Store {
	readonly texts = new Map<string, string>();
	/** Refuses to write, as a storage that is full does. */
	isFull = false;
	private readonly windows: ((key: string, from: object) => void)[] = [];

	get length(): number {
		return this.texts.size;
	}
	key(index: number): string | null {
		return [...this.texts.keys()][index] ?? null;
	}
	getItem(key: string): string | null {
		return this.texts.get(key) ?? null;
	}
	setItem(key: string, text: string): void {
		if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
		this.texts.set(key, text);
	}
	removeItem(key: string): void {
		this.texts.delete(key);
	}

	/** A window that hears of what the others write, as in a browser not of what it writes itself. */
	window(): { readonly store: Store; readonly watch: (onChange: (key: string | null) => void) => () => void } {
		const self = {};
		const store: Store = {
			length: 0,
			key: (index) => this.key(index),
			getItem: (key) => this.getItem(key),
			setItem: (key, text) => {
				this.setItem(key, text);
				for (const tell of this.windows) tell(key, self);
			},
			removeItem: (key) => this.removeItem(key),
		};
		Object.defineProperty(store, 'length', { get: () => this.length });
		return {
			store,
			watch: (onChange) => {
				const tell = (key: string, from: object) => {
					if (from !== self) onChange(key);
				};
				this.windows.push(tell);
				return () => {
					this.windows.splice(this.windows.indexOf(tell), 1);
				};
			},
		};
	}
}

export interface MemoryDevice extends Device {
	readonly memory: MemoryStore;
}

/** A device whose chance follows from a number; devices on the same memory are windows of one browser. */
export function memoryDevice(seed = 1, memory = new MemoryStore()): MemoryDevice {
	const { store, watch } = memory.window();
	let word = seed;
	let time = 0;
	return {
		memory,
		shelf: shelfOn(store, watch),
		bytes: (count) =>
			Uint8Array.from({ length: count }, () => {
				word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
				return word >>> 24;
			}),
		now: () => ++time,
	};
}

/** A device that forbids any storage. */
export const forbiddingDevice = (): Device => ({ ...memoryDevice(), shelf: shelfOn(null, () => () => {}) });
