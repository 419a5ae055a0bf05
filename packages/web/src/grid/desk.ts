// What holds the plan of the one who looks at the board, between the gestures that change it and the host that is told.
import { batch, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Cell, Kind, Refusal, View } from '@tessera/engine';
import { type Trailing, trailing } from '../parts/after-paint.ts';
import { settings } from '../settings/settings.ts';
import { isCatchingUp, type Outcome, type TableHost } from '../table/host.ts';
import { keepPrepared } from './keeping.ts';
import { restored } from './model/keep.ts';
import { emptied, type GridView, type Plan, turnTo } from './model/plan.ts';
import { planFor, renew } from './model/renew.ts';
import { rolledIds } from './model/rolls.ts';
import { drop } from './model/survey.ts';
import { nextOf, toAction, whyNotReady } from './model/turn.ts';

/** A piece on its way under a finger. */
export interface Drag {
	readonly id: number;
	readonly kind: Kind;
	readonly size: number;
}

/** What a bot advises, as far as the player wants to know it. */
export type Hint =
	| { readonly state: 'thinking' }
	| { readonly state: 'none' }
	| { readonly state: 'look'; readonly cells: readonly Cell[] }
	/** With what the first line of the game is to be made of: there is nothing to see on the board yet. */
	| { readonly state: 'look-opening'; readonly kinds: readonly Kind[] }
	| { readonly state: 'laid'; readonly points: number }
	/** With the most points that can be laid as things are, and what would stay in the hand. */
	| {
			readonly state: 'look-hand' | 'exchange' | 'reroll' | 'keep';
			readonly most: number;
			readonly stays: readonly Kind[];
	  }
	| { readonly state: 'pass' };

/** The buttons that act: the round one of the turn, and the one that passes although something fits. */
export type Pressed = 'turn' | 'pass';

/** What follows from a gesture is drawn from these, after the gesture itself has been painted. Gestures never look at them. */
export interface Late {
	readonly plan: ReadonlySignal<Plan>;
	readonly complaint: ReadonlySignal<Refusal | null>;
	readonly over: ReadonlySignal<Cell | null>;
	readonly hint: ReadonlySignal<Hint | null>;
	readonly asking: ReadonlySignal<Pressed | null>;
}

export interface Desk {
	readonly host: TableHost;
	readonly plan: ReadonlySignal<Plan>;
	/** Why the last gesture was refused, until the next one. */
	readonly complaint: ReadonlySignal<Refusal | null>;
	readonly drag: Signal<Drag | null>;
	/** The cell that the piece under the finger would fall on. */
	readonly over: Signal<Cell | null>;
	readonly hint: Signal<Hint | null>;
	/** The own cubes that are rolling, each with the step at which it was thrown. */
	readonly rolls: ReadonlySignal<ReadonlyMap<number, number>>;
	/** Which button was pressed once and waits to be pressed again. */
	readonly asking: ReadonlySignal<Pressed | null>;
	readonly isBusy: ReadonlySignal<boolean>;
	readonly late: Late;
	/** Called around every change that moves pieces, so that whoever draws can show their way. */
	beforeMove: (next: Plan) => void;
	afterMove: () => void;
	change(gesture: (plan: Plan) => Plan): void;
	/** Puts the piece in hand down, or says why not. */
	dropAt(cell: Cell): boolean;
	/** Says why the piece does not go where it was meant to; one in hand stays there, for another place. */
	refuse(refusal: Refusal | null): void;
	/** Says why something cannot be done, and changes nothing. */
	complain(refusal: Refusal): void;
	/** Presses the button of the turn, or the one that passes by choice; where there is nothing to do yet, it says why. */
	press(button?: Pressed): Promise<void>;
	stopAsking(): void;
	/** A hint is being thought of from now on; aborted once the player goes on without it. */
	awaitHint(): AbortSignal;
	/** Puts the hint away, and calls it off where it is still being thought of. */
	dropHint(): void;
	/** A cube has come to rest. */
	rest(id: number): void;
	close(): void;
}

/** This area is only ever shown for the games that have a board. */
export function gridView(view: View): GridView {
	if (view.game === 'cards') throw new Error('a game without a board');
	return view;
}

const PASS = { type: 'pass' } as const;

/** Whether something else would be done with the turn than before; the order of the hand is nobody's turn. */
const isOtherTurn = (before: Plan, next: Plan): boolean =>
	next.laid !== before.laid || next.held !== before.held || next.chosen !== before.chosen || next.mode !== before.mode;

/** The game has gone on, or something else is chosen: that is an answer by itself. */
const isSameTurn = (next: Plan, before: Plan): boolean => next.view === before.view && next.mode === before.mode;

/** What is said comes at once, and goes when there is time. */
const isGone = (next: unknown): boolean => next === null;

export function openDesk(host: TableHost): Desk {
	const first = planFor(gridView(host.state.peek().view));
	const plan = signal<Plan>(restored(first, host.prepared));
	const complaint = signal<Refusal | null>(null);
	const asking = signal<Pressed | null>(null);
	const isBusy = signal(false);
	const drag = signal<Drag | null>(null);
	const over = signal<Cell | null>(null);
	const hint = signal<Hint | null>(null);
	const rolls = signal<ReadonlyMap<number, number>>(new Map());

	const trails: Trailing<unknown>[] = [];
	const trail = <T>(source: ReadonlySignal<T>, mayWait: (next: T, before: T) => boolean): ReadonlySignal<T> => {
		const followed = trailing(source, mayWait);
		trails.push(followed);
		return followed.signal;
	};
	const late: Late = {
		plan: trail(plan, isSameTurn),
		complaint: trail(complaint, isGone),
		over: trail(over, () => true),
		hint: trail(hint, isGone),
		asking: trail(asking, isGone),
	};

	let awaited: AbortController | null = null;

	/** What was played cannot be changed any more, though it may take a while to get there: the connection may be away. */
	const isOnItsWay = (next: Plan): boolean => isBusy.peek() && isOtherTurn(plan.peek(), next);

	const set = (next: Plan, refusal: Refusal | null = null): void => {
		const before = plan.peek();
		const isMoving = next.laid !== before.laid || next.hand !== before.hand;
		if (isMoving) desk.beforeMove(next);
		batch(() => {
			plan.value = next;
			complaint.value = refusal;
			asking.value = null;
			// Whoever prepares something else meanwhile must not have it taken from under their fingers. Where to look stays of use.
			if (isOtherTurn(before, next) && !hint.peek()?.state.startsWith('look')) desk.dropHint();
		});
		// By then everything that looks at the plan has been rendered.
		if (isMoving) queueMicrotask(() => desk.afterMove());
	};

	/** Nothing of the turn changes until it is known what came of it; one that the game did not wait for is back in the hand. */
	const settle = async (acted: Promise<Outcome>): Promise<void> => {
		isBusy.value = true;
		try {
			const outcome = await acted;
			if (outcome === 'dropped') set(emptied(plan.peek()));
			else if (outcome) complaint.value = outcome;
		} finally {
			isBusy.value = false;
		}
	};

	const desk: Desk = {
		host,
		plan,
		complaint,
		drag,
		over,
		hint,
		rolls,
		asking,
		isBusy,
		late,
		beforeMove: () => undefined,
		afterMove: () => undefined,
		change(gesture) {
			const next = gesture(plan.peek());
			if (!isOnItsWay(next)) set(next);
		},
		dropAt(cell) {
			if (isBusy.peek()) return false;
			const dropped = drop(plan.peek(), cell);
			set(dropped.plan, dropped.refusal);
			return dropped.refusal === null;
		},
		refuse(refusal) {
			set(plan.peek(), refusal);
		},
		complain(refusal) {
			// As an object of its own: what is said a second time is said again.
			complaint.value = { ...refusal };
		},
		async press(button = 'turn') {
			if (isBusy.peek()) return;
			if (isCatchingUp(host)) return host.hurry();
			const now = plan.peek();
			const next = nextOf(now);
			const why = button === 'turn' ? whyNotReady(now) : null;
			if (why) desk.complain(why);
			if (button === 'turn' && !next.ready) return;
			if (button === 'turn' && next.does === 'keep') desk.change((each) => turnTo(each, 'lay'));
			if (button === 'turn' && next.does === 'choose-exchange') desk.change((each) => turnTo(each, 'exchange'));
			const action = button === 'pass' ? PASS : toAction(now);
			if (!action) return;
			if (settings.peek().confirm && asking.peek() !== button) {
				asking.value = button;
				return;
			}
			asking.value = null;
			desk.dropHint();
			await settle(host.act(action));
		},
		rest(id) {
			rolls.value = new Map([...rolls.peek()].filter(([rolled]) => rolled !== id));
		},
		stopAsking() {
			asking.value = null;
		},
		awaitHint() {
			desk.dropHint();
			awaited = new AbortController();
			hint.value = { state: 'thinking' };
			return awaited.signal;
		},
		dropHint() {
			awaited?.abort();
			awaited = null;
			hint.value = null;
		},
		close() {
			desk.dropHint();
			follow();
			keep();
			for (const { stop } of trails) stop();
		},
	};
	const follow = effect(() => {
		const { view: seen, course } = host.state.value;
		const view = gridView(seen);
		untracked(() => {
			const renewed = renew(plan.peek(), view);
			if (renewed === plan.peek()) return;
			const rolled = rolledIds(plan.peek(), renewed, course).map((id) => [id, view.step] as const);
			if (rolled.length > 0) rolls.value = new Map([...rolls.peek(), ...rolled]);
			desk.dropHint();
			// Somebody else looks now, or looks again: they find what they had prepared.
			set(renewed.viewer === plan.peek().viewer ? renewed : restored(renewed, host.prepared));
		});
	});

	const keep = keepPrepared(plan, host);
	const acting = host.acting?.();
	if (acting) void settle(acting);
	return desk;
}
