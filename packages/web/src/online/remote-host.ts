// A table whose game is elsewhere: the server is the referee, and this shows what it tells. What was missed is shown step by
// step, so that nobody finds a board that changed behind their back.
import { effect, signal } from '@preact/signals';
import { type Action, advanceView, type GameName, replayView, type Seat, type View } from '@tessera/engine';
import type { Envelope, FollowedStep, FollowedTable, OpenHands } from '@tessera/protocol';
import { elsewhere } from '../routes/tables.ts';
import type { Advice, Moment, Outcome, SeatInfo, TableHost, TableState, Waiting } from '../table/host.ts';
import { Adviser } from '../table/local/advice.ts';
import type { OnlineParts } from '../table/online-parts.ts';
import { earnedIn } from '../table/tally.ts';
import type { Later, Thinking } from '../thinking/client.ts';
import { isLate } from './problem-words.ts';
import { seatInfos } from './seats.ts';
import type { Known, Session } from './session.ts';
import { type Unsent, unsentFrom } from './unsent.ts';

/** How long one step that was missed is looked at, and all of them together, in milliseconds. */
const STEP_PACE = 800;
const MOST_PACE = 5000;
const ADVISER = 'master';
const MOST_ADVICE = 5;

export interface RemotePorts {
	readonly thinking: Thinking;
	readonly later: Later;
	/** Whether steps that were missed are shown all at once. */
	readonly isHasty: () => boolean;
	prepared(): unknown;
	prepare(prepared: unknown): void;
	/** What waits on this device to be sent, as it was kept. */
	unsent(): unknown;
	keepUnsent(unsent: Unsent | null): void;
	/** Who this browser is to the server, once that is known. */
	identity(): string | null;
	gameText(): Promise<string>;
}

/** One step of the game with what this place saw after it. */
interface SeenStep {
	readonly step: FollowedStep;
	readonly moment: Moment;
	/** What the events alone tell. */
	readonly told: View;
	readonly view: View;
}

/** What spectators see in the hands is not unseen (O11). The cubes of all are seen anyway. */
function withHands(view: View, hands: OpenHands | undefined): View {
	if (!hands || view.viewer !== null || view.game === 'cubes') return view;
	const held = hands.flat();
	return { ...view, unseen: view.unseen.map((count, kind) => count - held.filter((each) => each === kind).length) };
}

function seenStep(viewer: Seat | null, step: FollowedStep, before: View | null): SeenStep {
	const { events, seat, by, hands } = step;
	const told = before
		? events.reduce<View>((so, event) => advanceView<View>(so, event), before)
		: replayView<GameName>(viewer, events);
	const moment = { step: step.step, seat, events, ...(by === 'stand-in' ? { isStandIn: true } : {}) };
	return { step, moment, told, view: withHands(told, hands) };
}

/** What was seen, with the steps of now: those that are the same stay the same values. */
function grown(viewer: Seat | null, before: readonly SeenStep[], steps: readonly FollowedStep[]): readonly SeenStep[] {
	const parting = before.findIndex(({ step }, index) => step !== steps[index]);
	const all = parting < 0 ? [...before] : before.slice(0, parting);
	for (const step of steps.slice(all.length)) all.push(seenStep(viewer, step, all.at(-1)?.told ?? null));
	return all;
}

/** A game that was ended by agreement stands as it is: whoever is ahead and still in has won. */
function ended(view: View, { over, out }: FollowedTable): View {
	if (!over || view.ending) return view;
	const isIn = (seat: number): boolean => out.every((each) => each.seat !== seat);
	const scores = earnedIn(view);
	const best = Math.max(...scores.filter((_, seat) => isIn(seat)));
	const winners = scores.flatMap((score, seat) => (score === best && isIn(seat) ? [seat as Seat] : []));
	return { ...view, ending: { reason: 'stalled', winners } };
}

/** Whoever left the game looks on: what they held is out of it (W2). */
function afterLeaving(view: View): View {
	const isOut = view.viewer !== null && view.withdrawn.includes(view.viewer);
	return isOut ? { ...view, viewer: null, hand: null } : view;
}

export class RemoteHost implements TableHost {
	readonly id: string;
	readonly game: GameName;
	readonly seats: readonly SeatInfo[];
	readonly state;
	readonly progress = signal(0);
	readonly isActing = signal(false);
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
		this.shown = this.all.length;
		this.state = signal(this.stateNow());
		this.goOnWithWhatIsKept();
		this.stop = effect(() => {
			const isRecalled = session.recalled.value !== null;
			const next = session.known.value;
			// Other eyes get a room of their own.
			if (!next || next === this.known || next.standing.seat !== this.mine) return;
			const wasRecalled = this.isRecalled;
			this.isRecalled = isRecalled;
			this.goOn(next);
			if (wasRecalled && !isRecalled) this.goOnWithWhatIsKept();
		});
	}

	get prepared(): unknown {
		return this.mine === null ? null : this.ports.prepared();
	}

	// What follows are values, not methods: a button may be given one of them by itself.
	readonly act = (action: Action): Promise<Outcome> => {
		if (this.onItsWay) return this.onItsWay;
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

	// Nobody hands a screen over here, the server's bots are not hurried, and a new game is asked of the server.
	readonly takeOver = (): void => undefined;
	readonly hurry = (): void => undefined;
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
			if (shared >= 0) this.shown = Math.min(this.shown, shared);
			this.adviser.callOff();
		}
		if (this.isPausing && !this.ports.isHasty()) this.state.value = this.stateNow();
		else this.showMore();
	}

	/** Shows the next step that was not shown, if any, and pauses before the one after it. */
	private showMore(): void {
		this.stopPause();
		const missed = this.all.length - this.shown;
		this.shown = this.ports.isHasty() || this.shown === 0 ? this.all.length : this.shown + Math.min(1, missed);
		this.isPausing = missed > 0;
		this.state.value = this.stateNow();
		if (missed === 0) return;
		this.stopPause = this.ports.later(Math.min(STEP_PACE, MOST_PACE / missed), () => {
			this.isPausing = false;
			if (this.shown < this.all.length) this.showMore();
		});
	}

	private waitingFor(view: View): Waiting {
		if (view.ending) return { for: 'nobody', because: 'over' };
		const isNow = this.shown === this.all.length;
		if (isNow && view.turn === this.mine) return { for: 'me' };
		return { for: 'other', seat: view.turn, canHurry: false };
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
