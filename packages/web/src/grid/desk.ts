// What holds the plan of the one who looks at the board, between the gestures that change it and the host that is told.
import { batch, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Cell, Kind, Refusal, View } from '@tessera/engine';
import { settings } from '../settings/settings.ts';
import type { TableHost } from '../table/host.ts';
import { keepPrepared } from './keeping.ts';
import { restored } from './model/keep.ts';
import { type GridView, letGo, type Plan, turnTo } from './model/plan.ts';
import { planFor, renew } from './model/renew.ts';
import { rolledIds } from './model/rolls.ts';
import { drop } from './model/survey.ts';
import { nextOf, toAction } from './model/turn.ts';

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
	| { readonly state: 'laid'; readonly points: number }
	| { readonly state: 'look-hand' | 'exchange' | 'reroll' | 'keep' | 'pass' };

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
	/** Whether the button was pressed once and waits to be pressed again. */
	readonly asking: ReadonlySignal<boolean>;
	readonly isBusy: ReadonlySignal<boolean>;
	/** Called around every change that moves pieces, so that whoever draws can show their way. */
	beforeMove: () => void;
	afterMove: () => void;
	change(gesture: (plan: Plan) => Plan): void;
	/** Puts the piece in hand down, or says why not. */
	dropAt(cell: Cell): boolean;
	/** Lets go of the piece in hand, saying why it could not stay where it was. */
	refuse(refusal: Refusal | null): void;
	/** Presses the button of the turn; false when there is nothing to do yet. */
	press(): Promise<boolean>;
	stopAsking(): void;
	/** A cube has come to rest. */
	rest(id: number): void;
	close(): void;
}

/** This area is only ever shown for the games that have a board. */
export function gridView(view: View): GridView {
	if (view.game === 'cards') throw new Error('a game without a board');
	return view;
}

export function openDesk(host: TableHost): Desk {
	const first = planFor(gridView(host.state.peek().view));
	const plan = signal<Plan>(restored(first, host.prepared));
	const complaint = signal<Refusal | null>(null);
	const asking = signal(false);
	const isBusy = signal(false);
	const drag = signal<Drag | null>(null);
	const over = signal<Cell | null>(null);
	const hint = signal<Hint | null>(null);
	const rolls = signal<ReadonlyMap<number, number>>(new Map());

	const set = (next: Plan, refusal: Refusal | null = null): void => {
		const { laid, hand } = plan.peek();
		const isMoving = next.laid !== laid || next.hand !== hand;
		if (isMoving) desk.beforeMove();
		batch(() => {
			plan.value = next;
			complaint.value = refusal;
			asking.value = false;
		});
		// By then everything that looks at the plan has been rendered.
		if (isMoving) queueMicrotask(() => desk.afterMove());
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
		beforeMove: () => undefined,
		afterMove: () => undefined,
		change(gesture) {
			set(gesture(plan.peek()));
		},
		dropAt(cell) {
			const dropped = drop(plan.peek(), cell);
			set(dropped.plan, dropped.refusal);
			return dropped.refusal === null;
		},
		refuse(refusal) {
			set(letGo(plan.peek()), refusal);
		},
		async press() {
			const now = plan.peek();
			const next = nextOf(now);
			if (isBusy.peek() || !next.ready) return false;
			if (next.does === 'keep') desk.change((each) => turnTo(each, 'lay'));
			if (next.does === 'choose-exchange') desk.change((each) => turnTo(each, 'exchange'));
			const action = toAction(now);
			if (!action) return true;
			if (settings.peek().confirm && !asking.peek()) {
				asking.value = true;
				return true;
			}
			asking.value = false;
			isBusy.value = true;
			try {
				const refusal = await host.act(action);
				if (refusal) complaint.value = refusal;
			} finally {
				isBusy.value = false;
			}
			return true;
		},
		rest(id) {
			rolls.value = new Map([...rolls.peek()].filter(([rolled]) => rolled !== id));
		},
		stopAsking() {
			asking.value = false;
		},
		close() {
			follow();
			keep();
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
			hint.value = null;
			// Somebody else looks now, or looks again: they find what they had prepared.
			set(renewed.viewer === plan.peek().viewer ? renewed : restored(renewed, host.prepared));
		});
	});

	const keep = keepPrepared(plan, host);
	return desk;
}
