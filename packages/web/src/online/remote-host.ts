// A table whose game is elsewhere: the server is the referee, and this shows what it tells. What was missed is shown step by
// step, so that nobody finds a board that changed behind their back; and where nobody looks, nothing is shown until somebody does.
import { effect, signal } from '@preact/signals';
import type { Action, GameName, Seat, View } from '@tessera/engine';
import type { Envelope } from '@tessera/protocol';
import { elsewhere } from '../routes/tables.ts';
import type { Advice, Outcome, SeatInfo, TableHost, TableState, Waiting } from '../table/host.ts';
import { Adviser } from '../table/local/advice.ts';
import type { OnlineParts } from '../table/online-parts.ts';
import type { Later, Thinking } from '../thinking/client.ts';
import { happenedBy, longAgo, paceOf, STEP_PACE, seenBefore } from './catching-up.ts';
import { isLate } from './problem-words.ts';
import { seatInfos } from './seats.ts';
import type { Known, Session } from './session.ts';
import { afterLeaving, ended, grown, type SeenStep } from './steps.ts';
import { type Unsent, unsentFrom } from './unsent.ts';

const ADVISER = 'master';
const MOST_ADVICE = 5;

export interface RemotePorts {
	readonly thinking: Thinking;
	readonly later: Later;
	/** Whether somebody sees the page, and word of when that changes, until the function is called. */
	isSeen(): boolean;
	watchSeen(look: () => void): () => void;
	/** When the last step happened that this device has shown of the game; null where it has shown none. */
	shown(): number | null;
	keepShown(at: number): void;
	/** Tells whoever does not look that it is their turn. */
	call(): void;
	prepared(): unknown;
	prepare(prepared: unknown): void;
	/** What waits on this device to be sent, as it was kept. */
	unsent(): unknown;
	keepUnsent(unsent: Unsent | null): void;
	/** Who this browser is to the server, once that is known. */
	identity(): string | null;
	gameText(): Promise<string>;
}

export class RemoteHost implements TableHost {
	readonly id: string;
	readonly game: GameName;
	readonly seats: readonly SeatInfo[];
	readonly state;
	readonly progress = signal(0);
	readonly isActing = signal(false);
	readonly turn;
	readonly online: OnlineParts;
	/** The own seat; null for whoever watches. */
	readonly mine: Seat | null;
	private readonly session: Session;
	private readonly ports: RemotePorts;
	private readonly adviser: Adviser;
	private readonly stop: () => void;
	private known: Known;
	private all: readonly SeenStep[];
	/** How many of the steps are shown. */
	private shown: number;
	private isPausing = false;
	private stopPause: () => void = () => undefined;
	private isLeft = false;
	/** Whether the server has said nothing yet of what is shown. */
	private isRecalled: boolean;
	private onItsWay: Promise<Outcome> | null = null;
	/** What comes of a move of an earlier page, until somebody has asked. */
	private earlier: Promise<Outcome> | null = null;

	constructor(session: Session, known: Known, online: OnlineParts, ports: RemotePorts) {
		const { table, standing } = known;
		this.session = session;
		this.known = known;
		this.isRecalled = session.recalled.peek() !== null;
		this.online = online;
		this.ports = ports;
		this.adviser = new Adviser(ports.thinking);
		this.id = elsewhere(session.id);
		this.game = table.terms.game;
		this.mine = standing.seat;
		this.seats = seatInfos(table.sitters, standing.seat);
		this.all = grown(this.mine, [], table.steps);
		// Whoever comes to watch, or to a game that is over, has missed nothing.
		const isPlaying = this.mine !== null && table.status === 'running';
		this.shown = isPlaying ? seenBefore(table.steps, this.mine, ports.shown()) : this.all.length;
		this.state = signal(this.stateNow());
		this.turn = signal(this.turnNow());
		this.goOnWithWhatIsKept();
		this.look();
		const stopWatching = ports.watchSeen(() => this.look());
		const stopFollowing = effect(() => {
			const isRecalled = session.recalled.value !== null;
			const next = session.known.value;
			// Other eyes get a room of their own.
			if (!next || next === this.known || next.standing.seat !== this.mine) return;
			const wasRecalled = this.isRecalled;
			this.isRecalled = isRecalled;
			this.goOn(next);
			if (wasRecalled && !isRecalled) this.goOnWithWhatIsKept();
		});
		this.stop = () => {
			stopWatching();
			stopFollowing();
		};
	}

	get prepared(): unknown {
		return this.mine === null ? null : this.ports.prepared();
	}

	// What follows are values, not methods: a button may be given one of them by itself.
	readonly act = (action: Action): Promise<Outcome> => {
		if (this.onItsWay) return this.onItsWay;
		// What was missed is to be seen first, which is all that comes of it.
		if (this.shown < this.all.length) {
			this.hurry();
			return Promise.resolve(null);
		}
		const envelope = this.session.envelope({ type: 'act', action });
		const by = this.ports.identity();
		// Before it is sent: from then on it may have happened, and whoever loads the page anew has to know of it.
		if (by !== null && this.mine !== null) this.ports.keepUnsent({ by, seat: this.mine, envelope });
		return this.deliver(envelope);
	};

	readonly acting = (): Promise<Outcome> | null => {
		const told = this.onItsWay ?? this.earlier;
		this.earlier = null;
		return told;
	};

	readonly advise = async (signal?: AbortSignal): Promise<readonly Advice[]> => {
		const { waiting, view } = this.state.peek();
		if (waiting.for !== 'me') throw new Error('advice is for the one whose turn it is');
		const { candidates } = await this.adviser.ask({ view, level: ADVISER, seed: `${this.id}:advice` }, signal);
		return candidates.slice(0, MOST_ADVICE).map(({ action, points }) => ({ action, points }));
	};

	readonly viewAt = (step: number): View => {
		const then = this.all[step];
		if (!then) throw new RangeError(`the game has no step ${step}`);
		return then.view;
	};

	readonly prepare = (prepared: unknown): void => {
		if (this.mine !== null) this.ports.prepare(prepared);
	};

	readonly gameText = (): Promise<string> => this.ports.gameText();

	readonly leave = (): void => {
		this.isLeft = true;
		this.stop();
		this.stopPause();
		this.adviser.callOff();
	};

	/** Whoever has no mind to look at what they missed is in the present at once. */
	readonly hurry = (): void => {
		this.stopPause();
		this.isPausing = false;
		this.showUpTo(this.all.length);
	};

	// Nobody hands a screen over here, and a new game is asked of the server.
	readonly takeOver = (): void => undefined;
	readonly rematch = (): string => {
		throw new Error('a new game with people elsewhere is asked of the server');
	};

	private get waiting(): Unsent | null {
		return unsentFrom(this.game, this.ports.unsent());
	}

	/** Goes on with what an earlier page, or an earlier visit to this table, has played and heard no answer to. */
	private goOnWithWhatIsKept(): void {
		const { waiting, mine, ports, isRecalled } = this;
		const isOwn = waiting?.by === ports.identity();
		if (waiting && isOwn && waiting.seat === mine) {
			if (!this.onItsWay) this.earlier = this.deliver(waiting.envelope);
			return;
		}
		// Which seat is had here, and by whom, the server says: until it has, nothing is let go.
		if (isRecalled) return;
		// The seat has moved away: what was prepared for it here must not come back with it, turns later.
		if (mine === null && ports.prepared() !== null) ports.prepare(null);
		if (ports.unsent() === null) return;
		ports.keepUnsent(null);
		if (isOwn) this.session.complain({ code: 'forbidden', isMove: true });
	}

	private deliver(envelope: Envelope): Promise<Outcome> {
		const outcome = this.send(envelope).finally(() => {
			this.onItsWay = null;
			this.isActing.value = false;
		});
		this.onItsWay = outcome;
		this.isActing.value = true;
		return outcome;
	}

	private async send(envelope: Envelope): Promise<Outcome> {
		const answer = await this.session.deliver(envelope);
		// Whoever has left the room meanwhile is told when they come back.
		const isTold = answer.ok || !this.isLeft;
		// Another window of this device may have something else to send by now.
		if (isTold && this.waiting?.envelope.id === envelope.id) this.ports.keepUnsent(null);
		if (answer.ok) {
			await this.session.reached(answer.version);
			return null;
		}
		const { code, refusal, version } = answer.problem;
		if (version !== undefined) await this.session.reached(version);
		// Whatever else went wrong says nothing of the game: the pieces stay as they lie, to be played again.
		return refusal ?? (isLate(code) ? 'dropped' : null);
	}

	private goOn(next: Known): void {
		const { table } = this.known;
		this.known = next;
		const isSame = next.table.steps === table.steps;
		// Chat and offers are none of the game's business.
		if (isSame && next.table.over === table.over) return;
		if (!isSame) {
			const before = this.all;
			this.all = grown(this.mine, before, next.table.steps);
			const shared = before.findIndex((each, index) => each !== this.all[index]);
			// Where even the deal is another, another game is there, of which nothing was missed.
			if (shared >= 0) this.shown = Math.min(this.shown, shared) || this.all.length;
			this.adviser.callOff();
		}
		if (this.isPausing) this.state.value = this.stateNow();
		else this.showMore();
		const before = this.turn.peek();
		this.turn.value = this.turnNow();
		const { mine, ports } = this;
		const isCalled = mine !== null && this.turn.peek() === mine && before !== mine;
		if (isCalled && !ports.isSeen()) ports.call();
	}

	/** Somebody looks by now: what is shown was seen, and what came since is shown after a moment. */
	private look(): void {
		if (this.isPausing || !this.ports.isSeen()) return;
		// Another tab of this device may have shown more meanwhile.
		const lastShown = this.ports.shown();
		const shownHere = lastShown === null ? 0 : happenedBy(this.known.table.steps, lastShown);
		this.showUpTo(Math.max(this.shown, shownHere, longAgo(this.all)));
		if (this.shown < this.all.length) this.pause(STEP_PACE);
	}

	/** Shows the next step that was not shown, if any and if anybody looks, and pauses before the one after it. */
	private showMore(pace = STEP_PACE): void {
		const missed = this.all.length - this.shown;
		const isShown = missed > 0 && this.ports.isSeen();
		this.showUpTo(isShown ? Math.max(this.shown + 1, longAgo(this.all)) : this.shown);
		if (isShown) this.pause(pace);
	}

	private pause(before: number): void {
		const pace = paceOf(this.all.length - this.shown, before);
		this.isPausing = true;
		this.stopPause = this.ports.later(pace, () => {
			this.isPausing = false;
			if (this.shown < this.all.length) this.showMore(pace);
		});
	}

	private showUpTo(count: number): void {
		this.shown = count;
		this.state.value = this.stateNow();
		const { ports } = this;
		const at = this.all[count - 1]?.step.at;
		if (at === undefined || !ports.isSeen()) return;
		const before = ports.shown();
		// Of a table that one only watches this device keeps nothing; whoever gave their seat away may come back to it.
		if (before === null ? this.mine !== null : at > before) ports.keepShown(at);
	}

	private waitingFor(view: View): Waiting {
		if (view.ending) return { for: 'nobody', because: 'over' };
		if (this.shown < this.all.length) return { for: 'other', seat: view.turn, canHurry: true, isMissed: true };
		return view.turn === this.mine ? { for: 'me' } : { for: 'other', seat: view.turn, canHurry: false };
	}

	/** Whose turn it is, whatever is shown; null when the game is over. */
	private turnNow(): Seat | null {
		const last = this.all.at(-1);
		const view = last && ended(last.view, this.known.table);
		return !view || view.ending ? null : view.turn;
	}

	private stateNow(): TableState {
		const shown = this.all.slice(0, this.shown);
		const last = shown.at(-1);
		if (!last) throw new Error('a table is shown once its game has begun');
		const view = this.shown === this.all.length ? ended(last.view, this.known.table) : last.view;
		const seen = afterLeaving(view);
		return { view: seen, course: shown.map(({ moment }) => moment), waiting: this.waitingFor(view), notices: [] };
	}
}
