// What gestures need to know of the screen: where the board and the hand are, and which cell a point is nearest to.
import { type Cell, neighbours, pieceAt } from '@tessera/engine';
import type { BoardCamera } from './board/camera.ts';
import type { Desk } from './desk.ts';
import { cellsAt, type Point, rounded } from './model/camera.ts';
import { laidAt, restingOf } from './model/plan.ts';
import { nearest, spotsOf } from './model/survey.ts';

export interface Stage {
	readonly desk: Desk;
	readonly camera: BoardCamera;
	/** The elements, once they are on the page. */
	readonly at: {
		root: HTMLElement | null;
		board: HTMLElement | null;
		hand: HTMLElement | null;
		floating: HTMLElement | null;
	};
}

/** How near to a place a piece must come to fall on it: in cells, but never less than a fingertip. */
const REACH_CELLS = 0.8;
const REACH_PIXELS = 26;

const isWithin = (element: HTMLElement | null, { x, y }: Point): boolean => {
	const box = element?.getBoundingClientRect();
	return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
};

export const isOverBoard = (stage: Stage, point: Point): boolean => isWithin(stage.at.board, point);
export const isOverHand = (stage: Stage, point: Point): boolean => isWithin(stage.at.hand, point);

/** A point of the screen, measured from the corner of the board. */
export function withinBoard({ at }: Stage, { x, y }: Point): Point {
	const box = at.board?.getBoundingClientRect();
	return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) };
}

/** A point of the screen on the board, in cells. */
export const boardPoint = (stage: Stage, point: Point): Point =>
	cellsAt(stage.camera.camera, withinBoard(stage, point));

/** The place near a point on which the piece in hand would fall; null when none is near enough. */
export function placeNear(stage: Stage, point: Point): Cell | null {
	const plan = stage.desk.plan.peek();
	if (!isOverBoard(stage, point)) return null;
	const isOpening = plan.view.board.length === 0 && restingOf(plan).length === 0;
	const reach = isOpening ? Number.POSITIVE_INFINITY : Math.max(REACH_CELLS, REACH_PIXELS / stage.camera.camera.size);
	const own = plan.laid.filter(({ id }) => id === plan.held);
	return nearest([...spotsOf(plan), ...own], boardPoint(stage, point), reach);
}

/** The cell under a point where something lies or could lie; null out on the empty cloth. */
export function cellUnder(stage: Stage, point: Point): Cell | null {
	const plan = stage.desk.plan.peek();
	const cell = rounded(boardPoint(stage, point));
	const isNear = [cell, ...neighbours(cell)].some(
		(each) => pieceAt(plan.view.board, each) !== undefined || laidAt(plan, each) !== null,
	);
	return isNear ? cell : null;
}
