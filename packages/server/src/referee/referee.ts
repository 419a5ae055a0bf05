// The referee: the one place where tables change. Nothing is told to anybody, nor acknowledged, before it is on disk.
import { formatGame } from '@tessera/notation';
import type { Answer, Envelope, Problem, TermsWish } from '@tessera/protocol';
import {
	cardOf,
	type Decision,
	decide,
	decideMove,
	type Opening,
	openRematch,
	openTable,
	problem,
	recordOf,
	seatOf,
	type TableEntry,
	type TableState,
	termsFrom,
	toJournal,
} from '../tables/index.ts';
import { Acting } from './acting.ts';
import { Deadlines } from './deadlines.ts';
import { rematchIdFor, tableIdFor } from './ids.ts';
import type { Cause, LiveTable } from './live-table.ts';
import { Lobby } from './lobby.ts';
import { type RefereePorts, type RefereeSettings, USUAL_SETTINGS } from './ports.ts';
import { resultOf } from './results.ts';
import { Shelf } from './shelf.ts';
import type { Follower, Following, ListAsked, Referee } from './types.ts';
import { Upkeep } from './upkeep.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How often a command is tried while others write to its table. */
const MOST_TRIES = 5;

/** What changes who is where. */
const SEATING: ReadonlySet<string> = new Set(['sat', 'stood', 'began', 'seat-moved']);

const NO_TABLE = problem('not-found', 'There is no such table.');
const NO_GIFT = problem('not-found', 'This link works once and for a day: it has been used, or is too old.');
const CLOSED = problem('unavailable', 'The server is about to stop. Try again in a moment.');
const FAILED = problem('unavailable', 'The server could not write this down. Try again in a moment.');

const UNREAD = problem('unavailable', 'The server could not look this up. Try again in a moment.');

const no = (why: Problem): Answer => ({ ok: false, problem: why });

/** Half a character or a NUL would come back from the journal as something else. */
const isFit = (id: string): boolean => id.length > 0 && id.length <= 64 && id.isWellFormed() && !id.includes('\0');
const BAD_ID = problem('bad-request', 'An id has 1 to 64 letters.');

export function createReferee(ports: RefereePorts, settings: Partial<RefereeSettings> = {}): Referee {
	const { journal, players, thinker, now, later } = ports;
	const chosen = { ...USUAL_SETTINGS, ...settings };
	const { presenceEvery } = chosen;
	const underWay = new Set<Promise<unknown>>();
	const lobby = new Lobby(journal);
	const fault = (what: string, error: unknown): void => ports.onFault?.(what, error);
	const shelf = new Shelf(journal, now, (table) => acting.goOn(table), fault);
	const deadlines = new Deadlines(later, now, (id) => background('a deadline', wake(id)));
	const presenceTimers = new Map<string, () => void>();
	let isClosed = false;

	const acting = new Acting(ports, chosen, deadlines, {
		write: (table, decision) => written(table, decision),
		get isClosed() {
			return isClosed;
		},
	});

	const upkeep = new Upkeep(ports, chosen, shelf, acting, (what, work) => background(what, work));

	/** Work that nobody waits for, except the end. */
	function background(what: string, work: Promise<unknown>): void {
		const guarded = work.catch((error) => fault(`${what} failed`, error)).finally(() => underWay.delete(guarded));
		underWay.add(guarded);
	}

	async function wake(id: string): Promise<void> {
		const table = await shelf.get(id);
		if (table && !isClosed) await acting.due(table);
	}

	/** Times never go back within a table, whatever the clock of the machine does. */
	const timeAt = ({ state }: LiveTable): number => Math.max(now(), state.changedAt);

	/** Writes what was decided and does what follows; called in turn. Null when somebody else was faster. */
	async function written(table: LiveTable, decision: Decision, cause?: Cause): Promise<Answer | null> {
		if (!decision.ok) return no(decision.problem);
		const before = table.state;
		const writing = await table.write(decision.value, timeAt(table), cause);
		if (writing.kind === 'overtaken') return null;
		if (decision.value.length > 0) lobby.note(table.id, table.state);
		forgetThose(table.id, before, decision.value);
		if (before.status !== table.state.status) {
			background('noting a table', players.touch(table.id, table.state.changedAt));
			const result = before.status === 'running' ? resultOf(table.id, table.state) : null;
			if (result) ports.onOver?.(result);
		}
		if (decision.value.some(({ type }) => SEATING.has(type))) presenceSoon(table);
		return { ok: true, version: writing.version };
	}

	function presenceSoon(table: LiveTable): void {
		if (presenceTimers.has(table.id) || isClosed) return;
		const cancel = later(presenceEvery, () => {
			presenceTimers.delete(table.id);
			table.audiences.tellPresence();
		});
		presenceTimers.set(table.id, cancel);
	}

	/** Does something to a table in turn, as often as it takes; answers with what is wrong with the storage if anything is. */
	async function change(id: string, decideNow: (table: LiveTable) => Promise<Answer | null>): Promise<Answer> {
		if (isClosed) return no(CLOSED);
		try {
			const table = await shelf.get(id);
			if (!table) return no(NO_TABLE);
			const answer = await table.inTurn(async () => {
				if (isClosed) return no(CLOSED);
				await table.makeSure();
				for (let tries = 0; tries < MOST_TRIES; tries++) {
					await acting.settleTime(table);
					const answered = await decideNow(table);
					if (answered) return answered;
				}
				return no(FAILED);
			});
			acting.goOn(table);
			return answer;
		} catch (error) {
			fault('a command failed', error);
			return no(FAILED);
		}
	}

	/** Opens the table that the same people go on at, if it is not open already. */
	async function openAgain(table: LiveTable, identity: string): Promise<string> {
		const id = rematchIdFor(table.id);
		await openWith(id, openRematch(table.state, identity, ports.newSecret()), { identity, id: table.id });
		for (const occupant of table.state.seats)
			if (occupant?.type === 'person') await players.addTable(occupant.identity, id, now());
		return id;
	}

	async function openWith(id: string, opening: Opening, cause: Cause): Promise<void> {
		const [first, ...rest] = opening;
		const entries = [toJournal(first), ...rest.map(toJournal)] as const;
		const answer = await journal.create({ game: id, entries: [...entries], at: now(), cause, status: 'open' });
		if (answer.kind === 'created' && first.type === 'created' && first.terms.listed) {
			const table = await shelf.get(id);
			if (table) lobby.note(id, table.state);
		}
	}

	/** Keeps the list of somebody's tables true. Done again when a command is sent again. */
	async function noteTable(identity: string, table: string, type: Envelope['command']['type']): Promise<void> {
		if (type === 'sit') await players.addTable(identity, table, now());
	}

	/** Those who stood up, or were asked to, have nothing to do with the table any more. */
	function forgetThose(table: string, { seats }: TableState, entries: readonly TableEntry[]): void {
		for (const entry of entries) {
			const gone = entry.type === 'stood' ? seats[entry.seat] : null;
			if (gone?.type === 'person') background('noting who left', players.removeTable(gone.identity, table));
		}
	}

	async function carryOut(table: LiveTable, identity: string, envelope: Envelope): Promise<Answer | null> {
		const { id, command } = envelope;
		const cause = { identity, id };
		const before = table.versionAfter(cause);
		const again = command.type === 'rematch' && table.state.rematch !== null ? { table: table.state.rematch } : {};
		if (before !== null) {
			await noteTable(identity, table.id, command.type);
			return { ok: true, version: before, ...again };
		}
		const decision = decide(table.state, [identity], envelope, { rematch: () => rematchIdFor(table.id) });
		if (!decision.ok) return no(decision.problem);
		const isRematch = decision.value.some(({ type }) => type === 'rematch');
		const opened = isRematch ? { table: await openAgain(table, identity) } : again;
		const answer = await written(table, decision, cause);
		if (!answer?.ok) return answer;
		await noteTable(identity, table.id, command.type);
		return { ...answer, ...opened };
	}

	async function claim(identity: string, id: string, key: string): Promise<Answer> {
		const table = await shelf.get(id);
		if (!table) return no(NO_TABLE);
		// Whoever asks again has the seat already.
		if (seatOf(table.state, [identity]) !== null) return { ok: true, version: table.state.version };
		const gift = await players.useKey(key, now());
		if (gift?.table !== id) return no(NO_GIFT);
		const answer = await change(id, (live) => written(live, decideMove(live.state, gift.identity, [identity])));
		if (!answer.ok) return answer;
		await players.addTable(identity, id, now());
		await players.removeTable(gift.identity, id);
		return answer;
	}

	/** What a client may ask for without changing anything fails in words too. */
	async function reading<T>(what: string, read: () => Promise<T | Problem>): Promise<T | Problem> {
		try {
			return await read();
		} catch (error) {
			fault(`${what} failed`, error);
			return UNREAD;
		}
	}

	async function cards(ids: readonly string[], who: readonly string[]) {
		const tables = await Promise.all(ids.map((id) => shelf.get(id)));
		return tables.flatMap((table) => (table ? [cardOf(table.id, table.state, who, table.audiences.watchers)] : []));
	}

	upkeep.start();

	return {
		async create(identity: string, wish: TermsWish, requestId: string): Promise<Answer> {
			if (isClosed) return no(CLOSED);
			if (!isFit(requestId)) return no(BAD_ID);
			const terms = termsFrom(wish);
			if (!terms.ok) return no(terms.problem);
			const id = tableIdFor(identity, requestId);
			try {
				await openWith(id, openTable(terms.value, identity, ports.newSecret()), { identity, id: requestId });
				await players.addTable(identity, id, now());
				return { ok: true, version: 1, table: id };
			} catch (error) {
				fault('opening a table failed', error);
				return no(FAILED);
			}
		},

		async command(identity: string, table: string, envelope: Envelope): Promise<Answer> {
			if (!isFit(envelope.id)) return no(BAD_ID);
			return change(table, (live) => carryOut(live, identity, envelope));
		},

		follow: (identity: string | null, id: string, from: number, follower: Follower) =>
			reading<Following>('following a table', async () => {
				if (isClosed) return CLOSED;
				const table = await shelf.get(id);
				return table ? { stop: table.audiences.add(identity, from, follower) } : NO_TABLE;
			}),

		async table(identity: string | null, id: string) {
			const [card] = await cards([id], identity === null ? [] : [identity]);
			return card ?? null;
		},

		async list(asked: ListAsked) {
			const all = await cards(await lobby.list(asked), []);
			return all.filter(({ status }) => status === asked.status);
		},

		async tablesOf(identity: string, limit: number) {
			const [tables, devices] = await Promise.all([players.tablesOf(identity, limit), players.devicesOf(identity)]);
			return cards(
				tables.map(({ table }) => table),
				devices.includes(identity) ? devices : [identity],
			);
		},

		gameText: (id: string) =>
			reading<string>('writing a game down', async () => {
				const table = await shelf.get(id);
				if (!table) return NO_TABLE;
				if (table.state.status !== 'over') return problem('not-now', 'The game is not over yet.');
				const record = recordOf(table.state);
				return record ? formatGame(record) : problem('not-found', 'No game was played at this table.');
			}),

		seatLink: (identity: string, id: string) =>
			reading<{ readonly key: string }>('making a link', async () => {
				const table = await shelf.get(id);
				if (!table) return NO_TABLE;
				const seat = seatOf(table.state, [identity]);
				if (seat === null) return problem('forbidden', 'You have no seat at this table.');
				return { key: await players.makeKey({ table: id, seat, identity }, now() + DAY) };
			}),

		async claimSeat(identity: string, id: string, key: string): Promise<Answer> {
			if (isClosed) return no(CLOSED);
			try {
				return await claim(identity, id, key);
			} catch (error) {
				fault('moving a seat failed', error);
				return no(FAILED);
			}
		},

		connected(identity: string | null, id: string) {
			const table = shelf.peek(id);
			if (!table) return () => {};
			table.audiences.comes(identity, 1);
			presenceSoon(table);
			let isThere = true;
			return () => {
				if (!isThere) return;
				isThere = false;
				table.audiences.comes(identity, -1);
				presenceSoon(table);
			};
		},

		resume: () => upkeep.resume(),

		stats() {
			let followers = 0;
			for (const table of shelf.all()) followers += table.audiences.size;
			return { tables: shelf.size, followers, thinking: thinker.waiting, deadlines: deadlines.size };
		},

		async close() {
			isClosed = true;
			upkeep.stop();
			deadlines.close();
			for (const cancel of presenceTimers.values()) cancel();
			await thinker.close();
			await Promise.all(Array.from(shelf.all(), (table) => table.inTurn(async () => {})));
			await Promise.all(underWay);
		},
	};
}
