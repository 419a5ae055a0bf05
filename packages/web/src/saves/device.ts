// What a game takes from the device it is played on: a place to keep it, chance, the time. Tests bring their own.
import { type Shelf, shelfOn, type Watch } from './shelf.ts';

export interface Device {
	readonly shelf: Shelf;
	/** So many bytes that nobody can foretell. */
	bytes(count: number): Uint8Array;
	/** Milliseconds since 1970. */
	now(): number;
}

function ownStorage(): Storage | null {
	try {
		return localStorage;
	} catch {
		return null;
	}
}

const watchStorage: Watch = (onChange) => {
	const tell = ({ key }: StorageEvent) => onChange(key);
	addEventListener('storage', tell);
	return () => removeEventListener('storage', tell);
};

let here: Device | null = null;

/** The device that the page runs on. One for the whole page: what could not be stored is remembered by it. */
export function thisDevice(): Device {
	here ??= {
		shelf: shelfOn(ownStorage(), watchStorage),
		bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
		now: () => Date.now(),
	};
	return here;
}
