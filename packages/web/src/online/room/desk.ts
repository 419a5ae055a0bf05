// What the parts of a room elsewhere share: the session, who one is, what is muted and read, and what is told in passing.
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat } from '@tessera/engine';
import type { Answer, ChatLine, FollowedTable, OpenHands } from '@tessera/protocol';
import { announce } from '../../table/announcer.ts';
import type { SeatInfo } from '../../table/host.ts';
import type { Later } from '../../thinking/client.ts';
import { ownIdentity } from '../api.ts';
import { remember, tableMemory } from '../memory.ts';
import { forgetLine, type KeptLine, keepLine, keptLines } from '../said.ts';
import { seatInfos } from '../seats.ts';
import type { Known, Said, Session } from '../session.ts';
import { type News, newsBetween } from './news.ts';
import { followNext, type NextGame } from './next-game.ts';
import { watchOverdue } from './overdue.ts';
import { newsWords } from './words.ts';

/** How long news stays, in milliseconds. */
const NEWS_STAYS = 8000;
const MOST_NEWS = 3;
/** Usually an answer is there much sooner. */
const UNSENT_AFTER = 1000;

export interface Told {
	readonly id: number;
	readonly news: News;
}

export type SheetName = 'chat' | 'hands';

export interface OnlineDesk {
	readonly session: Session;
	readonly mine: Seat | null;
	readonly seats: readonly SeatInfo[];
	readonly known: ReadonlySignal<Known>;
	/** Names of those whose chat is not shown. */
	readonly muted: ReadonlySignal<readonly string[]>;
	/** Lines that are shown, and how many of them were not read yet. */
	readonly chat: ReadonlySignal<readonly ChatLine[]>;
	readonly unread: ReadonlySignal<number>;
	readonly news: ReadonlySignal<readonly Told[]>;
	/** The next game with the same people; null until there is one and it is known how it stands. */
	readonly next: ReadonlySignal<NextGame | null>;
	/** What is open: pulled up from below, or the chat beside the game. */
	readonly sheet: Signal<SheetName | null>;
	speak(said: Said): Promise<Answer>;
	mute(name: string, isMuted: boolean): void;
	markRead(): void;
	close(): void;
}

/** Whether a seat has left the game. */
export const isOut = ({ out }: FollowedTable, seat: Seat): boolean => out.some((each) => each.seat === seat);

/** What everybody holds, for spectators whose host lets them see it. */
export const handsShown = ({ mine, known }: Pick<OnlineDesk, 'mine' | 'known'>): OpenHands | null =>
	mine === null ? (known.value.table.steps.at(-1)?.hands ?? null) : null;

/** Sends what was said, and shows that it is not sent yet: at once where that is known, else when no answer has come for a while. */
async function utter({ id, connection, talk, deliver }: Session, envelope: KeptLine['envelope'], later: Later) {
	const { draft, unsent, underway } = talk;
	const said = envelope.command;
	const show = (): void => {
		unsent.value = [...unsent.peek(), said];
	};
	const isAway = connection.status.peek() === 'away';
	if (isAway) show();
	const callOff = isAway ? () => undefined : later(UNSENT_AFTER, show);
	underway.add(envelope.id);
	const answer = await deliver(envelope).finally(() => {
		callOff();
		underway.delete(envelope.id);
		unsent.value = unsent.peek().filter((each) => each !== said);
	});
	forgetLine(id, envelope.id);
	// What could not be said is not lost, unless something else was begun meanwhile, or somebody else is here by now.
	const isLost = !answer.ok && answer.problem.code !== 'refused';
	if (isLost && said.type === 'say' && draft.peek() === '') draft.value = said.text;
	return answer;
}

/** Says what an earlier page, or an earlier visit to this table, has said and heard no answer to. */
function goOnSaying(session: Session, by: string | null, later: Later): void {
	for (const line of keptLines(session.id)) {
		const { id } = line.envelope;
		if (session.talk.underway.has(id)) continue;
		if (line.by === by) void utter(session, line.envelope, later);
		// Who is here the server says: until it has, nothing is let go.
		else if (by !== null && !session.recalled.peek()) forgetLine(session.id, id);
	}
}

/** `first` is what is known at the moment; the session goes on from there. */
export function openDesk(session: Session, first: Known, later: Later, own = ownIdentity): OnlineDesk {
	// Of a game as it was seen last: who saw it, for as long as the server has not said who this browser is.
	const identity = (): string | null => own() ?? session.recalled.peek()?.by ?? null;
	const { seat: mine } = first.standing;
	const seats = seatInfos(first.table.sitters, mine);
	const kept = tableMemory(session.id);
	const muted = signal(kept.muted);
	const read = signal(kept.read);
	const news = signal<readonly Told[]>([]);
	const sheet = signal<SheetName | null>(null);
	let last = first;
	const known = computed(() => {
		last = session.known.value ?? last;
		return last;
	});
	const isShown = ({ name }: ChatLine): boolean => !muted.value.includes(name);
	const isOwn = ({ seat }: ChatLine): boolean => seat === mine;
	const chat = computed(() => known.value.table.chat.filter(isShown));
	let before = first.table;
	let lastId = 0;

	const drop = (isPast: (each: News) => boolean): void => {
		news.value = news.peek().filter((told) => !isPast(told.news));
	};

	const tell = (each: News): void => {
		// Whoever has the chat open reads it there.
		if (each.type === 'said' && sheet.peek() === 'chat') return;
		lastId += 1;
		const told = { id: lastId, news: each };
		news.value = [...news.peek(), told].slice(-MOST_NEWS);
		announce(newsWords(seats, each));
		later(NEWS_STAYS, () => {
			news.value = news.peek().filter((other) => other !== told);
		});
	};

	const overdue = watchOverdue({
		mine,
		now: () => Date.now() + session.connection.ahead.peek(),
		later,
		tell: (seat) => tell({ type: 'overdue', seat }),
	});

	const stopNews = effect(() => {
		const { table } = known.value;
		const fresh = newsBetween(before, table, (line) => !muted.peek().includes(line.name) && !isOwn(line));
		before = table;
		for (const each of fresh) tell(each);
		overdue.look(session.isPresent.value ? table : null);
	});

	// Whoever opens the chat reads there what was said.
	const stopSheet = effect(() => {
		if (sheet.value === 'chat') drop(({ type }) => type === 'said');
	});

	const following = followNext(computed(() => known.value.table.rematch));

	goOnSaying(session, identity(), later);

	return {
		session,
		mine,
		seats,
		known,
		muted,
		chat,
		unread: computed(() => chat.value.filter((line) => line.version > read.value && !isOwn(line)).length),
		news,
		next: following.next,
		sheet,
		speak(said) {
			const envelope = { ...session.envelope(said), command: said };
			const by = identity();
			// Before it is sent, as a move is: whoever loads the page anew has said it.
			if (by !== null) keepLine(session.id, { by, envelope });
			return utter(session, envelope, later);
		},
		mute(name, isMuted) {
			muted.value = isMuted ? [...muted.peek(), name] : muted.peek().filter((other) => other !== name);
			if (isMuted) drop((each) => each.type === 'said' && each.line.name === name);
			remember(session.id, { muted: muted.peek() });
		},
		markRead() {
			const last = known.peek().table.chat.at(-1)?.version ?? 0;
			if (last <= read.peek()) return;
			read.value = last;
			remember(session.id, { read: last });
		},
		close() {
			stopNews();
			stopSheet();
			following.stop();
			overdue.look(null);
		},
	};
}
