// What stands behind the table of Cards on the screen: the scene that follows the game, and the one door through which every
// gesture changes it. It keeps what is prepared, and says in words what happened.
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type CardsView, type Kind, type Seat, type Series, stuckAction, type Table, type View } from '@tessera/engine';
import { announce } from '../table/announcer.ts';
import type { TableHost, TableState } from '../table/host.ts';
import { say } from '../words/say.ts';
import { type Arranging, createArranging } from './arranging.ts';
import { canLay } from './arranging-answers.ts';
import { isFollowed } from './model/hinted.ts';
import { keep, restored } from './model/keep.ts';
import { type Layout, tableOf } from './model/layout.ts';
import { atEnd, followed, type Scene, sceneAt } from './model/scene.ts';
import type { Turn } from './model/turn.ts';
import { stuckWords } from './words.ts';

export interface Note {
	readonly text: string;
	readonly tone: 'plain' | 'good' | 'amber';
}

export interface Hint {
	readonly cards: readonly Kind[];
	readonly table: Table;
	readonly words: string;
}

export interface Busy {
	readonly is: 'arranging' | 'hinting' | 'acting';
	/** Tells whatever is under way that it is not wanted any more. */
	readonly callOff: AbortController;
}

/** Qwirkles that somebody just took. */
export interface Taken {
	readonly step: number;
	readonly seat: Seat;
	readonly qwirkles: readonly Series[];
}

export interface Desk {
	readonly host: TableHost;
	readonly arranging: Arranging;
	readonly scene: ReadonlySignal<Scene>;
	/** The turn as the eye sees it: in the middle of an arrangement the table between two of its moves. */
	readonly shown: ReadonlySignal<Turn>;
	readonly between: Signal<Layout | null>;
	/** What was said last, until the next gesture. */
	readonly note: Signal<Note | null>;
	/** What is under way. What has begun since takes its place: whatever finds another here is not wanted any more. */
	readonly busy: Signal<Busy | null>;
	/** Until it is followed, or something else is done. */
	readonly hint: Signal<Hint | null>;
	/** Whether the turn is asked about once more. */
	readonly asking: Signal<boolean>;
	/** What is left to somebody who can lay nothing. K6 */
	readonly stuck: ReadonlySignal<'swap' | 'pass' | null>;
	readonly taken: Signal<Taken | null>;
	/** Runs before cards move, by a gesture here or by the game: the screen remembers where everything was. */
	onChange: (by: 'gesture' | 'game') => void;
	/** Runs before an arrangement changes these series, which are to be seen then; the last ones matter most. */
	onArrange: (groups: readonly number[]) => void;
	/** A gesture; `said` is what is told of it, once it changed anything. */
	change(gesture: (turn: Turn) => Turn, said?: (turn: Turn) => string): void;
	/** Shows something in words, and says it. */
	tell(text: string, tone?: Note['tone']): void;
	close(): void;
}

export function cardsOnly(view: View): CardsView {
	if (view.game !== 'cards') throw new Error(`not a table of Cards: ${view.game}`);
	return view;
}

const actorOf = ({ course }: TableState, step: number): Seat | null =>
	course.find((moment) => moment.step === step)?.seat ?? null;

/** The scene, with the last round replayed so that it is known who brought what. */
function opened(host: TableHost, state: TableState): Scene {
	const view = cardsOnly(state.view);
	const from = Math.max(0, view.step - host.seats.length);
	const first = sceneAt(ownSight(host, view, from));
	const scene = range(from + 1, view.step).reduce(
		(so, step) => followed(so, ownSight(host, view, step), actorOf(state, step)),
		first,
	);
	return { ...scene, turn: restored(scene.turn, host.prepared) };
}

const range = (from: number, to: number): readonly number[] =>
	Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The table as it was, with the eyes and the hand of now: only the table is followed through the steps. */
const ownSight = (host: TableHost, now: CardsView, step: number): CardsView =>
	step === now.step ? now : { ...cardsOnly(host.viewAt(step)), viewer: now.viewer, hand: now.hand };

function caughtUp(host: TableHost, state: TableState, scene: Scene): Scene {
	const view = cardsOnly(state.view);
	const { step, viewer } = scene.turn;
	if (view.step < step) return opened(host, state);
	if (view.step === step && view.viewer === viewer) return scene;
	const steps = range(step + 1, view.step);
	const then = steps.reduce((so, at) => followed(so, ownSight(host, view, at), actorOf(state, at)), scene);
	const seen = steps.length === 0 ? followed(scene, view, null) : then;
	return view.viewer === viewer ? seen : { ...seen, turn: restored(seen.turn, host.prepared) };
}

function takenIn({ course }: TableState, since: number): Taken | null {
	for (const { step, events } of course.toReversed()) {
		if (step <= since) return null;
		for (const event of events)
			if (event.type === 'captured') return { step, seat: event.seat, qwirkles: event.qwirkles };
	}
	return null;
}

export function createDesk(host: TableHost): Desk {
	const scene = signal(opened(host, host.state.peek()));
	const between = signal<Layout | null>(null);
	const stuck = signal<'swap' | 'pass' | null>(null);
	const arranging = createArranging();
	let isOpen = true;
	let keeping: ReturnType<typeof setTimeout> | null = null;

	const keepNow = (): void => {
		if (keeping === null) return;
		clearTimeout(keeping);
		keeping = null;
		if (scene.peek().turn.viewer === host.state.peek().view.viewer) host.prepare(keep(scene.peek().turn));
	};
	/** After the paint: writing a long game down takes longer than a gesture may. */
	const keepSoon = (): void => {
		keeping ??= setTimeout(keepNow);
	};

	const desk: Desk = {
		host,
		arranging,
		scene,
		shown: computed(() => (between.value ? { ...scene.value.turn, now: between.value } : scene.value.turn)),
		between,
		note: signal(null),
		busy: signal(null),
		hint: signal(null),
		asking: signal(false),
		stuck,
		taken: signal(null),
		onChange: () => undefined,
		onArrange: () => undefined,
		change(gesture, said) {
			const { turn } = scene.peek();
			// What was played cannot be changed any more, though it may take a while to get there: the connection may be away.
			// Nor does a table that was left write anything down: another may be open that does.
			if (!isOpen || isFixed(turn, host.state.peek()) || desk.busy.peek()?.is === 'acting') return;
			const next = gesture(turn);
			if (next === turn && between.peek() === null) return;
			// Picking a card up moves none: nothing has to be remembered for that.
			if (next.now !== turn.now || next.own !== turn.own || between.peek()) desk.onChange('gesture');
			batch(() => {
				between.value = null;
				desk.note.value = null;
				desk.asking.value = false;
				if (next.now !== turn.now && !isFollowed(desk.hint.peek()?.cards ?? [], next)) desk.hint.value = null;
				scene.value = { ...scene.peek(), turn: next };
			});
			if (next !== turn && said) announce(said(next));
			keepSoon();
		},
		tell(text, tone = 'plain') {
			desk.note.value = { text, tone };
			announce(text);
		},
		close() {
			keepNow();
			isOpen = false;
			unfollow();
			arranging.stop();
			desk.busy.peek()?.callOff.abort();
		},
	};

	/** Asks beside the page whether anything can be laid at all. K6 */
	const askWhetherStuck = (state: TableState): void => {
		const view = cardsOnly(state.view);
		const { table, hand } = view;
		stuck.value = null;
		if (state.waiting.for !== 'me' || !hand) return;
		const isMeant = (): boolean => isOpen && host.state.peek().view.step === view.step;
		const hear = (can: boolean): void => {
			if (can || !isMeant()) return;
			stuck.value = stuckAction(view);
			announce(stuckWords(view));
		};
		// Nobody may be left without a way on because a worker failed: then the page works it out itself.
		arranging.ask({ ask: 'can-lay', table, hand }).then(hear, () => isMeant() && hear(canLay(table, hand)));
	};

	let asked: string | null = null;
	const unfollow = effect(() => {
		const state = host.state.value;
		const before = scene.peek();
		const seen = caughtUp(host, state, before);
		const next = state.view.ending ? atEnd(seen) : seen;
		if (next !== before) {
			desk.onChange('game');
			batch(() => {
				between.value = null;
				desk.note.value = null;
				desk.hint.value = null;
				desk.asking.value = false;
				desk.taken.value = takenIn(state, before.turn.step) ?? desk.taken.peek();
				scene.value = next;
			});
			if (next.returned > 0) desk.tell(say('cards.returned', { count: next.returned }), 'amber');
			if (next.turn.viewer !== null) keepSoon();
		}
		const key = `${state.view.step} ${state.view.viewer} ${state.waiting.for}`;
		if (key !== asked) {
			asked = key;
			askWhetherStuck(state);
		}
	});

	return desk;
}

/** Whether the one who looks may act now: it is their turn, and nothing that they played is on its way. */
export const mayAct = ({ host, busy }: Desk): boolean =>
	host.state.value.waiting.for === 'me' && busy.value?.is !== 'acting';

/** Whether there is nothing to do here but look: nobody's hand, or the game is over. */
export const isFixed = ({ viewer }: Turn, { waiting }: TableState): boolean =>
	viewer === null || waiting.for === 'nobody';

export const draftOf = (turn: Turn): Table => tableOf(turn.now);
