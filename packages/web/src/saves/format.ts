// A game as it is written down on this device, and reading it back whatever became of it. Knows the engine by its types only, so
// that home can list games without loading the rules; whether the actions are legal is found out when the game is opened.
import type { Age, GameName, OptionValue, Result, Seat, Secret, Seed } from '@tessera/engine';
import { isGame } from '../parts/games.ts';
import { isLevel } from '../parts/levels.ts';
import type { SeatInfo } from '../table/host.ts';
import { upgraded, type Written } from './migrations.ts';

export const VERSION = 3;

export interface SavedTerms {
	readonly game: GameName;
	readonly seats: readonly SeatInfo[];
	/** Rulings that differ from the default. */
	readonly options: Readonly<Record<string, OptionValue>>;
	readonly ages: readonly Age[];
}

/** How a game stands, for a list of games. */
export interface Standing {
	readonly scores: readonly number[];
	/** Null before the deal and once the game is over. */
	readonly turn: Seat | null;
	/** Null until the game is over. */
	readonly winners: readonly Seat[] | null;
}

/** What a seat prepared but has not played, or how it keeps its pieces. */
export interface Prepared {
	readonly seat: Seat;
	readonly what: unknown;
}

export interface SavedGame {
	readonly version: typeof VERSION;
	readonly id: string;
	readonly terms: SavedTerms;
	/** What the seed of the game is made of once it is opened; null for a game from before version 3, which has a seed alone. */
	readonly secret: Secret | null;
	/** Null where it follows from the secret. */
	readonly seed: Seed | null;
	/** Not known to be actions: the engine reads each when the game is opened. */
	readonly actions: readonly unknown[];
	/** At most one entry a seat. */
	readonly prepared: readonly Prepared[];
	/** When it was last written, in milliseconds since 1970. */
	readonly touched: number;
	readonly standing: Standing;
}

export type SaveProblem =
	/** Not a saved game, or no longer. */
	| 'unreadable'
	/** Written by a later version of the app. */
	| 'newer'
	/** The rules do not allow what is written. */
	| 'refused';

/** A seed, or a secret. */
const NUMBER = /^[0-9a-f]{64}$/;

const isRecord = (value: unknown): value is Written =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = <T>(value: unknown, isEntry: (entry: unknown) => entry is T): value is readonly T[] =>
	Array.isArray(value) && value.every(isEntry);

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isAge = (value: unknown): value is Age => value === null || isNumber(value);
const isOption = (value: unknown): value is OptionValue =>
	typeof value === 'string' || typeof value === 'boolean' || isNumber(value);

const isKind = (value: unknown): value is SeatInfo['kind'] =>
	isRecord(value) && (value['type'] === 'person' || (value['type'] === 'bot' && isLevel(value['level'])));

const isSeatInfo = (value: unknown): value is SeatInfo =>
	isRecord(value) && (value['name'] === null || typeof value['name'] === 'string') && isKind(value['kind']);

const isTerms = (value: unknown): value is SavedTerms =>
	isRecord(value) &&
	isGame(value['game']) &&
	isListOf(value['seats'], isSeatInfo) &&
	isRecord(value['options']) &&
	Object.values(value['options']).every(isOption) &&
	isListOf(value['ages'], isAge) &&
	value['ages'].length === value['seats'].length;

const isSeatAmong =
	(seats: readonly unknown[]) =>
	(value: unknown): value is Seat =>
		Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats.length;

function isStanding(value: unknown, { seats }: SavedTerms): value is Standing {
	const isSeat = isSeatAmong(seats);
	return (
		isRecord(value) &&
		isListOf(value['scores'], isNumber) &&
		value['scores'].length === seats.length &&
		(value['turn'] === null || isSeat(value['turn'])) &&
		(value['winners'] === null || isListOf(value['winners'], isSeat))
	);
}

const isPreparedAmong =
	({ seats }: SavedTerms) =>
	(value: unknown): value is Prepared =>
		isRecord(value) && isSeatAmong(seats)(value['seat']) && 'what' in value;

/** What was prepared: by seats of the game, and by none of them twice. */
function isAllPrepared(value: unknown, terms: SavedTerms): value is readonly Prepared[] {
	return isListOf(value, isPreparedAmong(terms)) && new Set(value.map(({ seat }) => seat)).size === value.length;
}

const isLargeNumber = (value: unknown): boolean => typeof value === 'string' && NUMBER.test(value);

/** One of the two: where both stood, they might disagree. */
const hasChance = ({ secret, seed }: Written): boolean =>
	seed === null ? isLargeNumber(secret) : secret === null && isLargeNumber(seed);

function isSavedGame(value: Written): value is Written & SavedGame {
	const terms = value['terms'];
	return (
		value['version'] === VERSION &&
		typeof value['id'] === 'string' &&
		isTerms(terms) &&
		hasChance(value) &&
		Array.isArray(value['actions']) &&
		isAllPrepared(value['prepared'], terms) &&
		isNumber(value['touched']) &&
		isStanding(value['standing'], terms)
	);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** The game in a text, brought up to this version, or what is wrong with it. */
export function readSave(text: string): Result<SavedGame, Exclude<SaveProblem, 'refused'>> {
	const written = parsed(text);
	const version = isRecord(written) ? written['version'] : null;
	if (!isRecord(written) || !Number.isInteger(version)) return { ok: false, problem: 'unreadable' };
	if (Number(version) > VERSION) return { ok: false, problem: 'newer' };
	const save = upgraded(written, Number(version), VERSION);
	return save && isSavedGame(save) ? { ok: true, value: save } : { ok: false, problem: 'unreadable' };
}

export const writeSave = (save: SavedGame): string => JSON.stringify(save);
