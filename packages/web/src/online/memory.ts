// What this device remembers of tables elsewhere: the own name, what was prepared there and what waits to be sent, how much was
// shown, whom one does not want to hear, and what one added to the chance of a game, so that it can be checked at the end.
import { effect, signal, untracked } from '@preact/signals';
import type { Part } from '@tessera/protocol';
import { fieldsOf } from '../parts/fields.ts';
import { type Device, thisDevice } from '../saves/device.ts';
import { keptIn } from './kept.ts';
import { KEY } from './played.ts';

export interface TableMemory {
	/** What the server was bound to when this device added that; kept with it, before it was sent. */
	readonly commitment: string | null;
	/** What all that this device adds there is made of, which it tells nobody, and how much it has made of it. */
	readonly root: string | null;
	readonly made: number;
	/** What this device adds to the chance of the deal, and what it will add should that deal be called off. */
	readonly contribution: string | null;
	readonly next: string | null;
	/** Everybody's parts as they were fixed when this device opened its own, for each of those who play; null until then. */
	readonly fixed: readonly Part[] | null;
	/** How many different ones it has opened there; null where it has sealed none, as builds of before did not. */
	readonly opened: number | null;
	/** The seal in whose place it has sealed that, where it has. */
	readonly replacing: string | null;
	/** Whether it has sealed one in place of one that it did not know: what came of that it cannot say. */
	readonly hasReplaced: boolean;
	readonly prepared: unknown;
	/** The move that was played and not answered yet, as `unsent.ts` reads it. */
	readonly unsent: unknown;
	/** What was said and not answered yet, as `said.ts` reads it. */
	readonly said: readonly unknown[];
	/** The name under which one means to sit down there, as soon as the table is open. */
	readonly meant: string | null;
	/** The name under which the server gave this device a seat there; null where it has left that again. */
	readonly sat: string | null;
	/** Names of players whose chat is not shown. */
	readonly muted: readonly string[];
	/** The last version of the chat that was read. */
	readonly read: number;
	/** When the last step of the game happened that was shown here, by the server's clock. */
	readonly shown: number | null;
}

const MOST_TABLES = 60;
const NOTHING: TableMemory = {
	commitment: null,
	root: null,
	made: 0,
	contribution: null,
	next: null,
	fixed: null,
	opened: null,
	replacing: null,
	hasReplaced: false,
	prepared: null,
	unsent: null,
	said: [],
	meant: null,
	sat: null,
	muted: [],
	read: 0,
	shown: null,
};

interface Memory {
	readonly name: string;
	/** The one touched last comes last. */
	readonly tables: readonly (readonly [id: string, memory: TableMemory])[];
}

type Shelf = Device['shelf'];

function isPart(value: unknown): value is Part {
	const { seal, open } = fieldsOf(value);
	return value === null || typeof seal === 'string' || typeof open === 'string';
}

function tableFrom(value: unknown): TableMemory {
	const {
		commitment,
		root,
		made,
		contribution,
		next,
		fixed,
		opened,
		replacing,
		hasReplaced,
		prepared,
		unsent,
		said,
		meant,
		sat,
		muted,
		read,
		shown,
	} = fieldsOf(value);
	return {
		commitment: typeof commitment === 'string' ? commitment : null,
		root: typeof root === 'string' ? root : null,
		made: typeof made === 'number' ? made : 0,
		contribution: typeof contribution === 'string' ? contribution : null,
		next: typeof next === 'string' ? next : null,
		fixed: Array.isArray(fixed) && fixed.every(isPart) ? fixed : null,
		opened: typeof opened === 'number' ? opened : null,
		replacing: typeof replacing === 'string' ? replacing : null,
		hasReplaced: hasReplaced === true,
		prepared: prepared ?? null,
		unsent: unsent ?? null,
		said: Array.isArray(said) ? said : [],
		meant: typeof meant === 'string' ? meant : null,
		sat: typeof sat === 'string' ? sat : null,
		muted: Array.isArray(muted) ? muted.filter((name) => typeof name === 'string') : [],
		read: typeof read === 'number' ? read : 0,
		shown: typeof shown === 'number' ? shown : null,
	};
}

/** Each part that makes sense is taken over from whatever was stored. */
function memoryIn(shelf: Shelf): Memory {
	let stored: unknown = null;
	try {
		stored = JSON.parse(shelf.get(KEY) ?? 'null');
	} catch {
		// Damaged: as if nothing had been kept.
	}
	const { name, tables } = fieldsOf(stored);
	const pairs = Array.isArray(tables)
		? tables.filter((pair) => Array.isArray(pair) && typeof pair[0] === 'string')
		: [];
	return {
		name: typeof name === 'string' ? name : '',
		tables: pairs.map(([id, memory]) => [String(id), tableFrom(memory)]),
	};
}

/** How often this page has written something down: a browser tells only the other windows. */
const written = signal(0);

function keep(shelf: Shelf, memory: Memory): void {
	shelf.put(KEY, JSON.stringify(memory));
	written.value = written.peek() + 1;
}

/** Looks now, and again whenever this or another window has written something down, until told to stop. */
export function followMemory(look: () => void, { shelf } = thisDevice()): () => void {
	const stopOwn = effect(() => {
		written.value;
		untracked(look);
	});
	const stopOthers = shelf.watch((key) => {
		if (key === null || key === KEY) look();
	});
	return () => {
		stopOwn();
		stopOthers();
	};
}

export const ownName = ({ shelf } = thisDevice()): string => memoryIn(shelf).name;

export function rememberName(name: string, { shelf } = thisDevice()): void {
	keep(shelf, { ...memoryIn(shelf), name });
}

export const tableMemory = (id: string, { shelf } = thisDevice()): TableMemory =>
	memoryIn(shelf).tables.find(([table]) => table === id)?.[1] ?? NOTHING;

export function remember(id: string, part: Partial<TableMemory>, { shelf } = thisDevice()): void {
	const memory = memoryIn(shelf);
	const others = memory.tables.filter(([table]) => table !== id);
	const before = memory.tables.find(([table]) => table === id)?.[1] ?? NOTHING;
	const tables = [...others, [id, { ...before, ...part }] as const].slice(-MOST_TABLES);
	keep(shelf, { ...memory, tables });
}

/** Of a table that is not there any more nothing is sent. One that was never known here is not remembered for that. */
export function forgetUnsent(id: string, device = thisDevice()): void {
	const { unsent, said } = tableMemory(id, device);
	if (unsent !== null || said.length > 0) remember(id, { unsent: null, said: [] }, device);
}

/**
 * The tables where a move of this identity waits to be sent, the last first; of any while nobody knows theirs. Home asks, which
 * does not load the rules that it would take to read the move itself.
 */
export const unsentTables = (identity: string | null, { shelf } = thisDevice()): readonly string[] =>
	memoryIn(shelf)
		.tables.filter(([, { unsent }]) => {
			const kept = keptIn(unsent);
			return kept !== null && (identity === null || kept.by === identity);
		})
		.map(([id]) => id)
		.reverse();
