// The games on this device: beginning one, listing them, forgetting one, and setting aside those that cannot be read. Small, since
// home loads it: nothing here needs the rules.
import type { Age, GameName, OptionValue, Result, Seat, Secret } from '@tessera/engine';
import type { SeatInfo } from '../table/host.ts';
import { type Device, thisDevice } from './device.ts';
import { readSave, type SavedGame, type SaveProblem, VERSION, writeSave } from './format.ts';
import type { Shelf } from './shelf.ts';

/** What somebody wants to play. */
export interface Wish {
	readonly game: GameName;
	/** 2 to 4, in playing order. */
	readonly seats: readonly SeatInfo[];
	/** Rulings that differ from the default. */
	readonly options?: Readonly<Record<string, OptionValue>>;
	/** One entry per seat, null where an age is not told; none at all when nobody told theirs. */
	readonly ages?: readonly Age[];
}

/** A game on this device, as much as a list of games tells. */
export interface SavedSummary {
	readonly id: string;
	readonly game: GameName;
	readonly seats: readonly SeatInfo[];
	readonly scores: readonly number[];
	/** Whose turn it is; null before the deal and once the game is over. */
	readonly turn: Seat | null;
	/** Null until the game is over. */
	readonly winners: readonly Seat[] | null;
	readonly isOver: boolean;
	/** Actions so far. */
	readonly step: number;
	/** When it was last played, in milliseconds since 1970. */
	readonly touched: number;
}

/** A saved game that could not be opened. */
export interface SetAside {
	readonly id: string;
	readonly problem: SaveProblem;
	/** What was stored, for those who want to keep or mend it. */
	readonly text: string;
}

const GAME = 'tessera.game.';
const ASIDE = 'tessera.aside.';
/** Games that are over are kept to look back at, but do not fill the device for ever. */
const FINISHED_KEPT = 20;

export const keyOf = (id: string): string => GAME + id;

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const idsUnder = (prefix: string, shelf: Shelf): readonly string[] =>
	shelf
		.keys()
		.filter((key) => key.startsWith(prefix))
		.map((key) => key.slice(prefix.length));

/**
 * Takes a game that cannot be read out of the list, with everything that was stored. One that a later version of the app wrote
 * stays where it is: nothing is wrong with it, and that version will find it again.
 */
export function setAside(id: string, problem: SaveProblem, { shelf }: Pick<Device, 'shelf'> = thisDevice()): void {
	const text = shelf.get(keyOf(id));
	if (text === null || problem === 'newer') return;
	if (shelf.put(ASIDE + id, JSON.stringify({ problem, text }))) shelf.remove(keyOf(id));
}

/** The saved game of an id; null when there is none. */
export function findSave(id: string, shelf: Shelf): Result<SavedGame, Exclude<SaveProblem, 'refused'>> | null {
	const text = shelf.get(keyOf(id));
	if (text === null) return null;
	const save = readSave(text);
	return save.ok && save.value.id !== id ? { ok: false, problem: 'unreadable' } : save;
}

/** Which game a saved one is, as far as a glance tells: enough to load its part of the page before the save is read. */
export function glanceAt(id: string, shelf: Shelf): GameName | null {
	const [, game] = /"game":"(classic|cubes|cards)"/.exec(shelf.get(keyOf(id)) ?? '') ?? [];
	return game === 'classic' || game === 'cubes' || game === 'cards' ? game : null;
}

const summaryOf = ({ id, terms, standing, actions, touched }: SavedGame): SavedSummary => ({
	id,
	game: terms.game,
	seats: terms.seats,
	...standing,
	isOver: standing.winners !== null,
	step: actions.length,
	touched,
});

/** The games that can be opened, the last played first. */
export function savedGames({ shelf }: Pick<Device, 'shelf'> = thisDevice()): readonly SavedSummary[] {
	const found = idsUnder(GAME, shelf).flatMap((id) => {
		const save = findSave(id, shelf);
		if (save?.ok) return [summaryOf(save.value)];
		if (save) setAside(id, save.problem, { shelf });
		return [];
	});
	return found.sort((one, other) => other.touched - one.touched);
}

const PROBLEMS: Readonly<Record<SaveProblem, true>> = { unreadable: true, newer: true, refused: true };

function asideOf(id: string, shelf: Shelf): SetAside {
	const stored = shelf.get(ASIDE + id) ?? '';
	try {
		const { problem, text }: Partial<SetAside> = JSON.parse(stored);
		if (problem && Object.hasOwn(PROBLEMS, problem) && typeof text === 'string') return { id, problem, text };
	} catch {
		// Damaged once more: what is there is still given back.
	}
	return { id, problem: 'unreadable', text: stored };
}

/** The games that could not be opened, for a message and a download. */
export function setAsideGames({ shelf }: Pick<Device, 'shelf'> = thisDevice()): readonly SetAside[] {
	savedGames({ shelf });
	const newer = idsUnder(GAME, shelf).flatMap((id): readonly SetAside[] => {
		const text = shelf.get(keyOf(id));
		const save = findSave(id, shelf);
		return text !== null && save?.ok === false && save.problem === 'newer' ? [{ id, problem: 'newer', text }] : [];
	});
	return [...idsUnder(ASIDE, shelf).map((id) => asideOf(id, shelf)), ...newer];
}

/** Removes a game, be it one that can be opened or one that was set aside. */
export function forget(id: string, { shelf }: Pick<Device, 'shelf'> = thisDevice()): void {
	shelf.remove(keyOf(id));
	shelf.remove(ASIDE + id);
}

/** Begins a game and gives its id, with which the table opens it. */
export function createTable(wish: Wish, device: Device = thisDevice()): string {
	const { shelf } = device;
	const finished = savedGames(device).filter(({ isOver }) => isOver);
	for (const { id } of finished.slice(FINISHED_KEPT)) forget(id, device);

	const id = hex(device.bytes(8));
	const { game, seats, options = {}, ages = seats.map(() => null) } = wish;
	const save: SavedGame = {
		version: VERSION,
		id,
		terms: { game, seats, options, ages },
		secret: hex(device.bytes(32)) as Secret,
		seed: null,
		actions: [],
		prepared: [],
		touched: device.now(),
		standing: { scores: seats.map(() => 0), turn: null, winners: null },
	};
	shelf.put(keyOf(id), writeSave(save));
	return id;
}
