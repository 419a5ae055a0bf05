// Shows the way from one state of the table to the next: own pieces travel, and what others lay comes from their seat.
import { effect } from '@preact/signals';
import { cellKey } from '@tessera/engine';
import { comeFrom, measure, travel } from './flight.ts';
import { movesAfter } from './model/course.ts';
import type { Stage } from './stage.ts';

const STAGGER_MS = 90;
const FROM_SEAT_MS = 260;

/** Where a seat is on the screen: its name among the players, else above the board. */
function seatPlace(stage: Stage, seat: number): DOMRect | null {
	const place = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
	const size = stage.camera.camera.size / 2;
	if (place && place.width > 0)
		return new DOMRect(place.x + place.width / 2 - size / 2, place.y + place.height / 2 - size / 2, size, size);
	const board = stage.at.board?.getBoundingClientRect();
	return board ? new DOMRect(board.x + board.width / 2, board.y - size, size, size) : null;
}

export function showChanges(stage: Stage): () => void {
	const { desk, at } = stage;
	let before: ReturnType<typeof measure> = new Map();
	desk.beforeChange = () => {
		if (!at.root) return;
		const places = new Map(measure(at.root));
		const drag = desk.drag.peek();
		if (drag && at.floating) places.set(`${drag.id}`, at.floating.getBoundingClientRect());
		before = places;
	};
	desk.afterChange = () => {
		if (at.root && !desk.drag.peek()) travel(at.root, before);
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
			for (const [index, { seat, piece }] of pieces.entries()) {
				const element = at.board?.querySelector(`[data-cell="${cellKey(piece)}"]`);
				const from = seatPlace(stage, seat);
				if (element && from) comeFrom(element, from, { delay: index * STAGGER_MS, ms: FROM_SEAT_MS });
			}
		});
	});
	return () => {
		follow();
		desk.beforeChange = () => undefined;
		desk.afterChange = () => undefined;
	};
}
