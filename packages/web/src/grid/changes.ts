// Shows the way from one state of the table to the next: own pieces travel, and what others lay comes from their seat.
import { effect } from '@preact/signals';
import { cellKey } from '@tessera/engine';
import { isStill } from '../settings/settings.ts';
import { type Arrival, comeFrom, EASE, measure, travel } from './flight.ts';
import { movesAfter } from './model/course.ts';
import type { Stage } from './stage.ts';

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

const seatPlace = (stage: Stage, seat: number): DOMRect | null => placeOf(stage, `[data-seat="${seat}"]`);
const bagPlace = (stage: Stage): DOMRect | null => placeOf(stage, '[data-bag]');

/** The hand has gone to the other side of the board, which has moved over for it. */
export function changeSides({ at, isTurned }: Stage): void {
	if (isStill.peek()) return;
	const heightOf = (selector: string): number => at.root?.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
	const by = heightOf('.grid-tray') - heightOf('.grid-cubes');
	at.root
		?.querySelector('.grid-board-room')
		?.animate([{ translate: `0 ${isTurned ? -by : by}px` }, { translate: '0 0' }], {
			duration: FROM_SEAT_MS,
			easing: EASE,
		});
}

export function showChanges(stage: Stage): () => void {
	const { desk, at } = stage;
	let before: ReturnType<typeof measure> = new Map();
	desk.beforeMove = () => {
		if (!at.root) return;
		const places = new Map(measure(at.root));
		const drag = desk.drag.peek();
		if (drag && at.floating) places.set(`${drag.id}`, at.floating.getBoundingClientRect());
		before = places;
	};
	desk.afterMove = () => {
		if (at.root && !desk.drag.peek()) travel(at.root, before, () => bagPlace(stage));
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
