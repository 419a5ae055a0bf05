// Shows the way from one state of the table to the next: own pieces travel, and what others lay comes from their seat.
import { effect } from '@preact/signals';
import { cellKey, sameCell } from '@tessera/engine';
import { isStill } from '../settings/settings.ts';
import { UNIT } from './board/drawings.ts';
import { type Arrival, comeFrom, EASE, measure, type Places, travel, unitAt } from './flight.ts';
import { onScreen, type Point } from './model/camera.ts';
import { movesAfter } from './model/course.ts';
import type { Laid, Plan } from './model/plan.ts';
import { cornerOf, type Stage } from './stage.ts';

const STAGGER_MS = 90;
const FROM_SEAT_MS = 260;

/** The middle of something around the board, as large as a small piece; above the board where it is not shown. */
function placeOf(stage: Stage, selector: string): DOMRect | null {
	const shown = document.querySelector(selector)?.getBoundingClientRect();
	const size = stage.camera.camera.size / 2;
	if (shown && shown.width > 0)
		return new DOMRect(shown.x + (shown.width - size) / 2, shown.y + (shown.height - size) / 2, size, size);
	const board = stage.at.board?.getBoundingClientRect();
	return board ? new DOMRect(board.x + board.width / 2, board.y - size, size, size) : null;
}

/** What was on the screen before a gesture. */
interface Before {
	readonly plan: Plan;
	/** Where the own pieces were, as far as they are to move. */
	readonly places: Places;
	/** Where those on the board for now have their place in the hand. */
	readonly slots: Places;
	/** Where the board begins. */
	readonly corner: Point;
}

const seatPlace = (stage: Stage, seat: number): DOMRect | null => placeOf(stage, `[data-seat="${seat}"]`);
const bagPlace = (stage: Stage): DOMRect | null => placeOf(stage, '[data-bag]');

/** The hand has gone to the other side of the board, which has moved over for it. */
export function changeSides({ at, isTurned }: Stage): void {
	if (isStill.peek()) return;
	const heightOf = (selector: string): number => at.root?.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
	const by = heightOf('.grid-tray') - heightOf('.grid-others');
	at.root
		?.querySelector('.grid-board-room')
		?.animate([{ translate: `0 ${isTurned ? -by : by}px` }, { translate: '0 0' }], {
			duration: FROM_SEAT_MS,
			easing: EASE,
		});
}

/** Where some elements of the own pieces are: `of` says which. */
function placesOf(root: Element | null, pieces: readonly Laid[], of: 'own' | 'piece'): Places {
	const found = pieces.map(({ id }) => [`${id}`, root?.querySelector(`[data-${of}="${id}"]`)] as const);
	return new Map(found.flatMap(([id, element]) => (element ? [[id, element.getBoundingClientRect()]] : [])));
}

/** Those of some pieces that are not at the same place among others. */
const without = (some: readonly Laid[], others: readonly Laid[]): readonly Laid[] =>
	some.filter((piece) => !others.some((each) => each.id === piece.id && sameCell(each, piece)));

/** Measures what is about to move, and nothing else, before it does. */
function measured(stage: Stage, next: Plan): Before {
	const { desk, at } = stage;
	const plan = desk.plan.peek();
	const corner = cornerOf(stage);
	// In another order all of them move along the row.
	if (next.hand !== plan.hand && at.root) return { plan, places: measure(at.root), slots: new Map(), corner };
	const [comings, goings] = [without(next.laid, plan.laid), without(plan.laid, next.laid)];
	const places = new Map([...placesOf(at.hand, comings, 'own'), ...placesOf(at.laid, goings, 'own')]);
	return { plan, places, slots: placesOf(at.hand, goings, 'piece'), corner };
}

/** What was laid or taken back, where the row of the own pieces has stayed as it was: then it is known where everything is. */
function moved({ at, camera, desk }: Stage, { plan, places, slots, corner }: Before): readonly Arrival[] {
	const { laid } = desk.plan.peek();
	const comings = without(laid, plan.laid);
	const goings = plan.laid.filter(({ id }) => !laid.some((each) => each.id === id));
	const { size } = camera.camera;
	const arrival = (id: number, element: Element | null | undefined, place: DOMRect | undefined, unit: number) => {
		const from = places.get(`${id}`);
		return element && place && from ? [{ element, from, to: { place, unit } }] : [];
	};
	return [
		...comings.flatMap((piece) => {
			const element = at.laid?.querySelector(`[data-own="${piece.id}"]`);
			const { x, y } = onScreen(camera.camera, piece);
			const place = new DOMRect(corner.x + x - size / 2, corner.y + y - size / 2, size, size);
			return arrival(piece.id, element, place, size / UNIT);
		}),
		...goings.flatMap(({ id }) => {
			const element = at.hand?.querySelector(`[data-own="${id}"]`);
			return arrival(id, element, slots.get(`${id}`), element ? unitAt(element) : 1);
		}),
	];
}

export function showChanges(stage: Stage): () => void {
	const { desk, at } = stage;
	let before: Before | null = null;
	desk.beforeMove = (next) => {
		if (!at.root) return;
		before = measured(stage, next);
		const drag = desk.drag.peek();
		if (drag && at.floating)
			before = { ...before, places: new Map([...before.places, [`${drag.id}`, at.floating.getBoundingClientRect()]]) };
	};
	desk.afterMove = () => {
		if (!at.root || !before || desk.drag.peek()) return;
		if (before.plan.hand === desk.plan.peek().hand) comeFrom(moved(stage, before));
		else travel(at.root, before.places, () => bagPlace(stage));
	};

	let seen = desk.host.state.peek().course.at(-1)?.step ?? 0;
	const follow = effect(() => {
		const { course, view } = desk.host.state.value;
		const moves = movesAfter(course, seen);
		seen = course.at(-1)?.step ?? seen;
		const pieces = moves.flatMap((move) =>
			move.seat === view.viewer ? [] : move.pieces.map((piece) => ({ ...move, piece })),
		);
		if (pieces.length === 0) return;
		queueMicrotask(() => {
			const arrivals = pieces.flatMap(({ seat, piece }, index): readonly Arrival[] => {
				const element = at.board?.querySelector(`[data-cell="${cellKey(piece)}"]`);
				const from = seatPlace(stage, seat);
				return element && from ? [{ element, from, delay: index * STAGGER_MS }] : [];
			});
			comeFrom(arrivals, FROM_SEAT_MS);
		});
	});
	return () => {
		follow();
		desk.beforeMove = () => undefined;
		desk.afterMove = () => undefined;
	};
}
