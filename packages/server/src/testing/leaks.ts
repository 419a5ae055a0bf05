// What somebody may be told of a game, judged by the journal alone, so that what the server tells can be held against it.
import { isDeepStrictEqual } from 'node:util';
import type { Position, Seat } from '@tessera/engine';
import type { Entry } from '../journal/index.ts';
import { fromJournal, tableFrom } from '../tables/index.ts';
import { byField, byName, fault, form, isPlain, listOf, orNull, type Plain, plain, type Rule, words } from './forms.ts';

/** What somebody heard, with the seat that they had then. */
export interface Heard {
	readonly text: string;
	readonly seat: Seat | null;
	/** What they had asked for, at this version, where it is an answer. */
	readonly asked?: { readonly action: unknown; readonly version: number };
}

/** What of an event everybody may know, as the journal has it. */
const OPEN_EVENTS: Readonly<Record<string, readonly string[]>> = {
	started: ['game', 'options', 'ages'],
	dealt: [],
	misdealt: ['sizes'],
	drew: ['seat'],
	opened: ['seat', 'sizes', 'decidedBy'],
	placed: ['seat', 'pieces'],
	scored: ['seat', 'lines', 'single', 'points'],
	bonus: ['seat', 'points'],
	exchanged: ['seat'],
	laid: ['seat', 'cards'],
	rearranged: ['seat', 'table'],
	captured: ['seat', 'qwirkles'],
	swapped: ['seat', 'shown'],
	'final-round': ['turns'],
	passed: ['seat'],
	withdrew: ['seat'],
	turn: ['seat'],
	ended: ['reason', 'winners'],
};

/** In Cubes all cubes are open. Q1 */
const OPEN_EVENTS_OF_CUBES: typeof OPEN_EVENTS = {
	...OPEN_EVENTS,
	dealt: ['hands'],
	drew: ['seat', 'colours'],
	rolled: ['seat', 'cubes'],
	rerolled: ['seat', 'cause', 'from', 'to'],
	withdrew: ['seat', 'pieces'],
};

/** What only its owner may know of an event; everybody else is told nothing in its place. */
const OWN: Readonly<Record<string, readonly string[]>> = {
	drew: ['pieces'],
	exchanged: ['given', 'drawn'],
	swapped: ['drawn'],
	withdrew: ['pieces'],
};

/** Where an event says how many pieces there are, which they are. */
const COUNTED: Readonly<Record<string, string>> = {
	drew: 'pieces',
	exchanged: 'given',
	swapped: 'drawn',
	withdrew: 'pieces',
};

/** What of an entry everybody may know, as the journal has it. */
const OPEN_ENTRIES: Readonly<Record<string, readonly string[]>> = {
	created: ['terms', 'commitment'],
	sat: ['seat', 'frees'],
	stood: ['seat'],
	called: ['parts'],
	'part-opened': ['seat'],
	'part-sealed': ['seat'],
	began: ['from', 'contributions'],
	acted: ['seat', 'by', 'step'],
	withdrew: ['seat', 'because', 'step'],
	offered: ['seat', 'offer'],
	answered: ['seat', 'offer', 'yes'],
	'taken-back': ['step'],
	said: ['seat', 'text'],
	'said-phrase': ['seat', 'phrase'],
	'chat-set': ['on'],
	'clock-moved': ['by'],
	'seat-moved': ['seat'],
	over: ['because', 'opened'],
	rematch: ['table'],
};

const same =
	(expected: unknown): Rule =>
	(value) =>
		isDeepStrictEqual(value, expected) ? [] : fault(`not ${JSON.stringify(expected)}`, value);

const sameOf = (written: Plain, names: readonly string[]): Readonly<Record<string, Rule>> =>
	Object.fromEntries(names.map((name) => [name, same(written[name])]));

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

function eventOf(isCubes: boolean, written: Plain, seat: Seat | null): Rule {
	const type = String(written['type']);
	const open = (isCubes ? OPEN_EVENTS_OF_CUBES : OPEN_EVENTS)[type];
	if (!open) return (value) => fault('nothing says who may know this event', value);
	const isOwn = seat !== null && written['seat'] === seat;
	const own = (OWN[type] ?? []).map((name) => [name, same(isOwn ? written[name] : null)]);
	const hands = Array.isArray(written['hands']) ? written['hands'] : [];
	return form({
		type: same(type),
		...(COUNTED[type] === undefined ? {} : { count: same(lengthOf(written[COUNTED[type]])) }),
		...(type === 'dealt' ? { counts: same(hands.map(lengthOf)), hand: same(seat === null ? null : hands[seat]) } : {}),
		...Object.fromEntries(own),
		...sameOf(written, open),
	});
}

const SITTER = form(words('type', 'name', 'level'));
const CLOCK = form(words('per', 'seconds', 'days', 'increment'));
const TERMS = form({
	...words('game', 'seats', 'timeout', 'listed', 'chat', 'openHands'),
	options: (value) => (isPlain(value) ? Object.values(value).flatMap(plain) : fault('no options', value)),
	clock: orNull(CLOCK),
});
const STANDING = words('seat', 'isHost', 'host', 'kept');
const CALL = form({ ...words('version'), parts: listOf(orNull(form(words('seal', 'open')))), opened: listOf(plain) });
const CARD = {
	...words('id', 'status', 'turn', 'seat', 'kept', 'createdAt', 'changedAt', 'watchers'),
	terms: TERMS,
	sitters: listOf(orNull(SITTER)),
	scores: orNull(listOf(plain)),
	winners: listOf(plain),
	reserved: listOf(plain),
	call: CALL,
};

/** Every number in what stands for pieces. */
const numbersIn = (value: unknown): readonly number[] =>
	typeof value === 'number' ? [value] : Array.isArray(value) ? value.flatMap(numbersIn) : [];

/** The pieces of an action: of places, their kinds. */
const piecesOf = (action: unknown): readonly number[] =>
	isPlain(action)
		? ['pieces', 'cards', 'cubes', 'table', 'kind'].flatMap((name) => {
				const value = action[name];
				return Array.isArray(value) && value.some(isPlain) ? value.flatMap(piecesOf) : numbersIn(value);
			})
		: [];

const openIn = (position: Position): readonly number[] =>
	position.game === 'cards'
		? [...position.table.flat(), ...position.captured.flat(2)]
		: position.board.map(({ kind }) => kind);

const payloadsOf = (entries: readonly Entry[]): readonly Plain[] =>
	entries.map(({ payload }): unknown => JSON.parse(payload)).filter(isPlain);

const textsIn = (values: readonly unknown[]): readonly string[] => values.filter((each) => typeof each === 'string');

export const secretsIn = (entries: readonly Entry[]): readonly string[] =>
	textsIn(payloadsOf(entries).flatMap(({ secret, seed }) => [secret, seed]));

/** What people had sealed, as far as they have opened it: the server knows no more. */
export const partsIn = (entries: readonly Entry[]): readonly string[] =>
	textsIn(payloadsOf(entries.filter(({ kind }) => kind === 'part-opened')).map(({ contribution }) => contribution));

/** What no message has, wherever in it, unless it tells of the end, or of the beginning of the game, too. */
interface Hidden {
	readonly beforeEnd: readonly string[];
	readonly beforeBeginning: readonly string[];
	/** Nobody hears what was opened for a deal that came to nothing. O20 */
	readonly always: readonly string[];
}

function hiddenIn(entries: readonly Entry[]): Hidden {
	const [began] = payloadsOf(entries.filter(({ kind }) => kind === 'began'));
	const begunWith = new Set(Array.isArray(began?.['contributions']) ? began['contributions'] : []);
	const parts = partsIn(entries);
	return {
		beforeEnd: secretsIn(entries),
		beforeBeginning: parts.filter((part) => begunWith.has(part)),
		always: parts.filter((part) => !begunWith.has(part)),
	};
}

/** Judges what was told of one table. */
export class Judge {
	private readonly entries: readonly Entry[];
	private readonly hidden: Hidden;
	private readonly written: readonly Plain[];
	private readonly isCubes: boolean;
	private readonly positions = new Map<number, Position | null>();

	constructor(entries: readonly Entry[]) {
		this.entries = entries;
		this.hidden = hiddenIn(entries);
		this.written = entries.map((entry) => ({ ...fromJournal(entry).entry }));
		const terms = this.written[0]?.['terms'];
		this.isCubes = isPlain(terms) && terms['game'] === 'cubes';
	}

	/** What they must not have been told, or what nobody has said who may know it. */
	faultsIn(heard: Heard): readonly string[] {
		return [...this.told(heard)(JSON.parse(heard.text)), ...this.tooEarly(heard.text)];
	}

	/** The forms let words be any words: of these it is known that they must not be there. */
	private tooEarly(text: string): readonly string[] {
		const { beforeEnd, beforeBeginning, always } = this.hidden;
		const isEnd = text.includes('"type":"over"');
		const isBeginning = isEnd || text.includes('"type":"began"');
		return [...always, ...(isBeginning ? [] : beforeBeginning), ...(isEnd ? [] : beforeEnd)]
			.filter((each) => text.includes(each))
			.flatMap((each) => fault('told too early', each));
	}

	private positionAt(version: number): Position | null {
		const known = this.positions.get(version);
		if (known !== undefined) return known;
		const position = tableFrom(this.entries.slice(0, version).map(fromJournal))?.game?.position ?? null;
		this.positions.set(version, position);
		return position;
	}

	/** Pieces that somebody could see at a version: their own hand, and what lies open. */
	private seenAt(version: number, seat: Seat | null): readonly number[] {
		const position = this.positionAt(version);
		if (!position) return [];
		return [...openIn(position), ...((seat === null ? null : position.hands[seat]) ?? [])];
	}

	private happening(version: number, seat: Seat | null): Rule {
		const written = this.written[version - 1];
		const open = OPEN_ENTRIES[String(written?.['type'])];
		if (!written || !open) return (value) => fault('nothing says who may know this entry', value);
		const events = Array.isArray(written['events']) ? written['events'] : [];
		return form({
			type: same(written['type']),
			sitter: SITTER,
			sitters: listOf(SITTER),
			reserved: listOf(plain),
			events: (value) =>
				Array.isArray(value) && value.length === events.length
					? value.flatMap((event, index) => eventOf(this.isCubes, events[index], seat)(event))
					: fault('other events', value),
			// Spectators of open hands alone: the journal has hands for nobody else.
			...(seat === null && 'hands' in written ? { hands: same(written['hands']) } : {}),
			...sameOf(written, open),
		});
	}

	private entry(seat: Seat | null): Rule {
		return (value) =>
			form({
				...words('tell', 'table', 'version', 'at'),
				happening: this.happening(isPlain(value) ? Number(value['version']) : 0, seat),
			})(value);
	}

	/** Pieces may only be those that one has asked with, or can see. */
	private among(known: readonly number[]): Rule {
		return (value) => {
			const unknown = numbersIn(value).filter((piece) => !known.includes(piece));
			return unknown.length > 0 ? fault('pieces from nowhere', unknown) : [];
		};
	}

	private problem({ seat, asked }: Heard): Rule {
		const known = [...piecesOf(asked?.action), ...this.seenAt(asked?.version ?? this.entries.length, seat)];
		const pieces = this.among(known);
		const cell = form({ ...words('x', 'y'), kind: pieces });
		const cellOrIndex: Rule = (value) => (isPlain(value) ? cell(value) : plain(value));
		const refusal = form({
			...words('kind', 'field', 'turn', 'seat', 'size', 'laid', 'asked', 'bag', 'index', 'axis', 'reason'),
			...{ piece: pieces, by: pieces, series: pieces },
			...{ at: cell, first: cellOrIndex, second: cellOrIndex, line: listOf(cell) },
			problem: form(words('kind', 'size', 'first', 'second', 'reason')),
		});
		return form({ ...words('code', 'message', 'version'), refusal });
	}

	/** A move that one may make: with one's own pieces, among what lies open. */
	private move(seat: Seat | null): Rule {
		return (value) => {
			const seen = isPlain(value) ? Number(value['seen']) : 0;
			if (seat === null) return fault('a move for somebody who does not play', value);
			const hand = this.among(this.positionAt(seen)?.hands[seat] ?? []);
			const action = form({
				...words('type'),
				pieces: (pieces) => hand(piecesOf({ pieces })),
				...{ cubes: hand, cards: hand, table: this.among(this.seenAt(seen, seat)) },
			});
			return form({ ...words('id', 'seen'), command: form({ ...words('type'), action }) })(value);
		};
	}

	private told(heard: Heard): Rule {
		const { seat } = heard;
		const [entry, problem] = [this.entry(seat), this.problem(heard)];
		const answer = form({ ...words('ok', 'version', 'table'), problem });
		const presence = { ...words('tell', 'table', 'watchers'), seats: listOf(plain) };
		const message = byName('tell', {
			entry,
			hello: form(words('tell', 'protocol', 'now')),
			'caught-up': form({ ...words('tell', 'table', 'version', 'now'), standing: form(STANDING) }),
			presence: form(presence),
			answer: form({ ...words('tell', 'table', 'id'), answer }),
			problem: form({ ...words('tell', 'table'), problem }),
			pong: form(words('tell')),
			closing: form(words('tell')),
		});
		return byField({
			tell: message,
			happening: entry,
			entries: form({ ...words('version'), ...STANDING, entries: listOf(entry) }),
			tables: form({ tables: listOf(form(CARD)) }),
			terms: form(CARD),
			command: this.move(seat),
			problem: answer,
			ok: answer,
			now: form({ ...words('version', 'now'), ...STANDING }),
			watchers: form(presence),
		});
	}
}
