// A table that is followed: its stream folded into what is known of it, who is there, and who one is at it.
import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat } from '@tessera/engine';
import {
	type Answer,
	type Command,
	type Envelope,
	type FollowedTable,
	follow,
	type Presence,
	type Problem,
	type Standing,
	type Told,
} from '@tessera/protocol';
import type { Connection } from './live.ts';
import type { Trouble } from './problem-words.ts';

/** Known from when everything up to the present has been told. */
export interface Known {
	readonly table: FollowedTable;
	readonly standing: Standing;
}

/** A table as it was once known, shown for as long as the server has said nothing of it. `seen.ts` has them. */
export interface Recalled {
	readonly known: Known;
	/** Who knew it so. */
	readonly by: string;
	/** What comes of a move that was played there, now that the server has said who this browser is and where it sits; null: it is sent. */
	refusal(standing: Standing | null): Answer | null;
	/** The table of now, in which whatever is as it was is the same value: it is not shown anew. */
	goneOn(table: FollowedTable): FollowedTable;
	/** It was kept damaged. */
	forget(): void;
}

export type Said = Extract<Command, { type: 'say' | 'say-phrase' }>;

/** What one is about to say; who sits where, and whether the game has begun, makes no difference to it. */
export interface Talk {
	/** What is being written, wherever the chat stands. */
	readonly draft: Signal<string>;
	/** What was said and is not acknowledged, once that has taken a while: whoever sees no trace of it would say it again. */
	readonly unsent: Signal<readonly Said[]>;
	/** The ids of what is being said. */
	readonly underway: Set<string>;
}

/** What is told of a command that was refused, where its sender knows better than to repeat that; null is nothing. */
export type TroubleOf = (problem: Problem) => Trouble | null;

export interface Session {
	readonly id: string;
	readonly connection: Connection;
	/** Null until the table is known, and while it is heard anew because there is less of it than was known. */
	readonly known: ReadonlySignal<Known | null>;
	/** Whether what is known is the present: while the connection is away, and until all that was missed has been told, it is not. */
	readonly isPresent: ReadonlySignal<boolean>;
	/** Where what is known is only recalled; null once the server has told how the table stands. */
	readonly recalled: ReadonlySignal<Recalled | null>;
	readonly presence: ReadonlySignal<Presence>;
	/** Why the table cannot be followed. */
	readonly problem: ReadonlySignal<Problem | null>;
	/** Why the last command came to nothing, until the next one. */
	readonly trouble: ReadonlySignal<Trouble | null>;
	/** How many commands are on their way. */
	readonly pending: ReadonlySignal<number>;
	readonly talk: Talk;
	/** Sends a command, with the version that is known now. */
	order(command: Command, troubleOf?: TroubleOf): Promise<Answer>;
	/** Sends what the page does by itself: nobody is told what comes of it, and what they are told of is left alone. */
	unasked(command: Command): Promise<Answer>;
	/** A command as it would be sent now, for whoever has to remember it until it is answered. */
	envelope(command: Command): Envelope;
	/** Sends what was put together before, in this page or in an earlier one. */
	deliver(envelope: Envelope): Promise<Answer>;
	/** Shows what was known once, unless more is known; null takes that back for good. */
	recall(before: Recalled | null): void;
	/** Resolves when so much is known; at once where it is. */
	reached(version: number): Promise<void>;
	/** Tells that something came to nothing. */
	complain(trouble: Trouble): void;
	dismissTrouble(): void;
	leave(): void;
}

const NOBODY: Presence = { seats: [], watchers: 0 };

/**
 * Whether the server says at once what follows: it calls for the parts of all who play, or deals. Nobody is shown the table between the
 * two; but whoever sees all hands hears of a deal only rounds later. O11
 */
function isMidway(
	before: FollowedTable | null,
	{ call, sitters, terms }: FollowedTable,
	{ happening: { type } }: Told,
): boolean {
	if (type === 'sat') return !call && !terms.openHands && !sitters.includes(null);
	return type === 'part-sealed' && before !== null && before.call !== null;
}

export function openSession(id: string, connection: Connection): Session {
	const known = signal<Known | null>(null);
	const isPresent = signal(false);
	const recalled = signal<Recalled | null>(null);
	const presence = signal(NOBODY);
	const problem = signal<Problem | null>(null);
	const trouble = signal<Trouble | null>(null);
	const pending = signal(0);
	const waiting = new Set<{ readonly version: number; readonly resolve: () => void }>();
	let folded: FollowedTable | null = null;
	let standing: Standing | null = null;
	/** Whether it was ever: what is recalled comes too late then. */
	let isHeard = false;
	/** Whether what was recalled could not be shown. */
	let isDamaged = false;
	let hear: () => void = () => undefined;
	const heard = new Promise<void>((resolve) => {
		hear = resolve;
	});

	const show = (): void => {
		if (!folded || !standing || !isPresent.peek()) return;
		known.value = { table: folded, standing };
		for (const each of waiting) {
			if (each.version > folded.version) continue;
			waiting.delete(each);
			each.resolve();
		}
	};

	/** From the beginning of a game on, seats are counted among those who play. */
	const renumber = ({ happening }: Told): void => {
		if (happening.type !== 'began' || !standing || standing.seat === null) return;
		const seat = happening.from.indexOf(standing.seat);
		standing = { ...standing, seat: seat < 0 ? null : (seat as Seat) };
	};

	/** Forgets what is known and hears it all once more, with the eyes one has now. */
	const again = (): void => {
		folded = null;
		standing = null;
		isPresent.value = false;
		connection.again(id);
	};

	const unfollow = connection.follow(id, {
		told(entry) {
			const before = folded;
			folded = follow(before, entry);
			renumber(entry);
			if (!isMidway(before, folded, entry)) show();
		},
		caughtUp(version, next) {
			// Of a stream that was asked for before this one.
			if (!folded || folded.version < version) return;
			// A backup was put back, and the game may have gone another way. (Or moves were taken back, and whoever sees all hands some
			// turns behind is to know less than before.)
			if (folded.version > version) {
				known.value = null;
				return again();
			}
			// Told to other eyes: what they saw is not what these may see.
			if (folded.status !== 'waiting' && standing && standing.seat !== next.seat) return again();
			standing = next;
			problem.value = null;
			folded = recalled.peek()?.goneOn(folded) ?? folded;
			// Before anything is shown: what cannot be drawn must not hold up a move that waits.
			isHeard = true;
			hear();
			batch(() => {
				isPresent.value = true;
				recalled.value = null;
				show();
			});
		},
		presence(next) {
			presence.value = next;
		},
		problem(told) {
			// Of one command among others: whoever sent it is told.
			if (folded) trouble.value = told;
			else problem.value = told;
		},
	});

	const stopWatching = effect(() => {
		if (connection.status.value !== 'live') isPresent.value = false;
	});

	// While a table is being heard anew, what one looks at is what was known before.
	const envelope = (command: Command): Envelope =>
		connection.envelope((known.peek()?.table ?? folded)?.version ?? 0, command);

	const deliver = async (sent: Envelope, troubleOf?: TroubleOf): Promise<Answer> => {
		const { type } = sent.command;
		const isMove = type === 'act';
		const isSaid = type === 'say' || type === 'say-phrase';
		trouble.value = null;
		pending.value += 1;
		let answer: Answer;
		try {
			const before = isMove || isSaid ? recalled.peek() : null;
			// What was played or said is sent for the seat and the identity that did it: not before the server has named them (O4).
			if (before) await heard;
			answer = before?.refusal(standing) ?? (await connection.send(id, sent));
		} finally {
			pending.value -= 1;
		}
		if (answer.ok || answer.problem.code === 'refused') return answer;
		const { problem } = answer;
		trouble.value = troubleOf ? troubleOf(problem) : { code: problem.code, isMove };
		return answer;
	};

	return {
		id,
		connection,
		known,
		isPresent,
		recalled,
		presence,
		problem,
		trouble,
		pending,
		talk: { draft: signal(''), unsent: signal([]), underway: new Set() },
		order: (command, troubleOf) => deliver(envelope(command), troubleOf),
		unasked: (command) => connection.send(id, envelope(command)),
		envelope,
		deliver,
		recall(before) {
			if (isHeard || isDamaged || (before && known.peek())) return;
			isDamaged = before === null;
			batch(() => {
				recalled.value = before;
				known.value = before?.known ?? null;
			});
		},
		reached: (version) =>
			new Promise((resolve) => {
				waiting.add({ version, resolve });
				show();
			}),
		complain(told) {
			trouble.value = told;
		},
		dismissTrouble() {
			trouble.value = null;
		},
		leave() {
			stopWatching();
			unfollow();
		},
	};
}
