// The referee: the one place where tables change. Nothing is told to anybody, nor acknowledged, before it is on disk.
import { ok } from '@tessera/engine';
import type { Answer, Envelope, TermsWish } from '@tessera/protocol';
import { decide, decideMove, problem, seatOf, termsFrom } from '../tables/index.ts';
import { withAccounts } from './accounts.ts';
import { Acting } from './acting.ts';
import { BAD_ID, CLOSED, FAILED, isFit, NO_GIFT, NO_TABLE, no, OTHER_SEAT, USED_ID } from './answers.ts';
import { hashOf } from './causes.ts';
import { Comings } from './comings.ts';
import { Deadlines } from './deadlines.ts';
import { rematchIdFor } from './ids.ts';
import type { LiveTable } from './live-table.ts';
import { Lobby } from './lobby.ts';
import { Looking } from './looking.ts';
import { Opener } from './opening.ts';
import { type RefereePorts, type RefereeSettings, USUAL_SETTINGS } from './ports.ts';
import { Shelf } from './shelf.ts';
import type { Follower, Following, ListAsked, PageAsked, Referee } from './types.ts';
import { Upkeep } from './upkeep.ts';
import { Work } from './work.ts';
import { Writer } from './writer.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How often a command is tried while others write to its table. */
const MOST_TRIES = 100;

export function createReferee(ports: RefereePorts, settings: Partial<RefereeSettings> = {}): Referee {
	const { journal, bus, players, thinker, now, later } = ports;
	const chosen = { ...USUAL_SETTINGS, ...settings };
	const fault = (what: string, error: unknown): void => ports.onFault?.(what, error);
	const work = new Work(fault);
	const lobby = new Lobby(journal);
	const comings = new Comings(later, chosen.presenceEvery);
	const writer = new Writer(ports, lobby, comings, work);
	const deadlines = new Deadlines(later, now, (id) => work.background('a deadline', wake(id)));
	const acting = new Acting(ports, chosen, deadlines, writer);
	const shelf = new Shelf({
		journal,
		bus,
		now,
		onFault: fault,
		prepare: (table) => acting.giveBack(table),
		onOpen: (table) => acting.goOn(table),
		onNews(table, version) {
			if (version > table.state.version) work.background('hearing of a table', hear(table, version));
		},
	});
	const opener = new Opener(ports, shelf, lobby);
	const looking = new Looking(shelf, lobby, players, fault);
	const upkeep = new Upkeep(ports, chosen, shelf, acting, work);

	async function wake(id: string): Promise<void> {
		const table = await shelf.get(id);
		if (table && !work.isClosed) await acting.due(table);
	}

	/** A referee elsewhere has written to a table that is in memory here. */
	async function hear(table: LiveTable, version: number): Promise<void> {
		const isNews = await table.inTurn(async () => !work.isClosed && table.hear(version));
		if (!isNews) return;
		writer.noteNews(table);
		acting.goOn(table);
	}

	/** Does something to a table in turn, as often as it takes; answers with what is wrong with the storage if anything is. */
	async function change(id: string, decideNow: (table: LiveTable) => Promise<Answer | null>): Promise<Answer> {
		if (work.isClosed) return no(CLOSED);
		try {
			const found = shelf.get(id);
			const table = found instanceof Promise ? await found : found;
			if (!table) return no(NO_TABLE);
			const answer = await table.inTurn(async () => {
				if (work.isClosed) return no(CLOSED);
				if (table.isGone) return no(NO_TABLE);
				if (table.isUnsure) await table.makeSure();
				for (let tries = 0; tries < MOST_TRIES; tries++) {
					if (acting.isLate(table)) await acting.settleTime(table);
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

	/** Keeps the list of somebody's tables true. Done again when a command is sent again. */
	const noteTable = (identity: string, table: string): Promise<void> => players.addTable(identity, table, now());

	async function carryOut(table: LiveTable, identity: string, envelope: Envelope): Promise<Answer | null> {
		const { id, command } = envelope;
		const cause = { identity, id, asked: hashOf(command) };
		const before = table.causes.versionAfter(cause);
		if (before === 'other') return no(USED_ID);
		/** The table that the same people go on at; opened anew where it was closed because nobody came. */
		const opened = () => opener.openAgain(table, identity);
		if (before !== null) {
			if (command.type === 'sit') await noteTable(identity, table.id);
			return { ok: true, version: before, ...(command.type === 'rematch' ? { table: await opened() } : {}) };
		}
		const decision = decide(table.state, [identity], envelope, { rematch: () => rematchIdFor(table.id) });
		if (!decision.ok) return no(decision.problem);
		const next = command.type === 'rematch' ? { table: await opened() } : null;
		const begins = decision.value.some(({ type }) => type === 'began');
		const entries = begins ? ok(await withAccounts(decision.value, players)) : decision;
		const answer = await writer.write(table, entries, cause);
		if (!answer?.ok) return answer;
		if (command.type === 'sit') await noteTable(identity, table.id);
		return next ? { ...answer, ...next } : answer;
	}

	async function claim(identity: string, id: string, key: string): Promise<Answer> {
		const table = await shelf.get(id);
		if (!table) return no(NO_TABLE);
		const gift = await players.lookAtKey(key, now());
		const own = seatOf(table.state, [identity]);
		if (own !== null) {
			// Whoever asks again has the seat already, and the one whom the key is from has none, or this one.
			const given = gift?.table === id ? seatOf(table.state, [gift.identity]) : null;
			if (given !== null && given !== own) return no(OTHER_SEAT);
			await players.addTable(identity, id, now());
			return { ok: true, version: table.state.version };
		}
		if (gift?.table !== id) return no(NO_GIFT);
		const answer = await change(id, (live) => writer.write(live, decideMove(live.state, gift.identity, [identity])));
		if (!answer.ok) return answer;
		await players.addTable(identity, id, now());
		await players.removeTable(gift.identity, id);
		// Not before the seat has moved: a key that is used up gives nothing if that fails. The one it was taken from has no seat now, so
		// nobody else gets one by it meanwhile.
		await players.useKey(key, now());
		return answer;
	}

	upkeep.start();

	return {
		async create(identity: string, wish: TermsWish, requestId: string): Promise<Answer> {
			if (work.isClosed) return no(CLOSED);
			if (!isFit(requestId)) return no(BAD_ID);
			const terms = termsFrom(wish);
			if (!terms.ok) return no(terms.problem);
			try {
				const table = await opener.open(identity, terms.value, requestId);
				return table === null ? no(USED_ID) : { ok: true, version: 1, table };
			} catch (error) {
				fault('opening a table failed', error);
				return no(FAILED);
			}
		},

		command: (identity: string, table: string, envelope: Envelope): Promise<Answer> =>
			isFit(envelope.id) ? change(table, (live) => carryOut(live, identity, envelope)) : Promise.resolve(no(BAD_ID)),

		follow: (identity: string | null, id: string, from: number, follower: Follower) =>
			looking.reading<Following>('following a table', async () => {
				if (work.isClosed) return CLOSED;
				const table = await shelf.get(id);
				return table ? { stop: table.audiences.add(identity, from, follower) } : NO_TABLE;
			}),

		table: (identity: string | null, id: string) => looking.table(identity, id),
		list: (asked: ListAsked) => looking.list(asked),
		tablesOf: (identity: string, asked: PageAsked) => looking.tablesOf(identity, asked),
		gameText: (id: string) => looking.gameText(id),

		seatLink: (identity: string, id: string) =>
			looking.reading<{ readonly key: string }>('making a link', async () => {
				const table = await shelf.get(id);
				if (!table) return NO_TABLE;
				const seat = seatOf(table.state, [identity]);
				if (seat === null) return problem('forbidden', 'You have no seat at this table.');
				return { key: await players.makeKey({ table: id, seat, identity }, now() + DAY) };
			}),

		async claimSeat(identity: string, id: string, key: string): Promise<Answer> {
			if (work.isClosed) return no(CLOSED);
			try {
				return await claim(identity, id, key);
			} catch (error) {
				fault('moving a seat failed', error);
				return no(FAILED);
			}
		},

		connected(identity: string | null, id: string) {
			const table = shelf.peek(id);
			return table ? comings.connected(identity, table) : () => {};
		},

		// Whoever stops the server in the middle of it waits for it to stop.
		resume: () => work.whole(upkeep.resume()),

		stats() {
			let followers = 0;
			for (const table of shelf.all()) followers += table.audiences.size;
			return { tables: shelf.size, followers, thinking: thinker.waiting, deadlines: deadlines.size };
		},

		async close() {
			work.isClosed = true;
			upkeep.stop();
			deadlines.close();
			comings.close();
			shelf.close();
			await thinker.close();
			await Promise.all(Array.from(shelf.all(), (table) => table.inTurn(async () => {})));
			await work.finish();
		},
	};
}
