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
		/** What lies on the board for now. */
		laid: Element | null;
		hand: HTMLElement | null;
		floating: HTMLElement | null;
	};
	/** Whether the hand is beyond the board, for somebody who sits there. */
	isTurned: boolean;
}

/** How near to a place a piece must come to fall on it: in cells, but never less than a fingertip. */
const REACH_CELLS = 0.8;
const REACH_PIXELS = 26;

/** A target that is smaller, in pixels, is not hit for certain; so far off the mark a finger may be. */
const SMALL_TARGET = 24;
const UNSURE_PIXELS = 12;

/** So long, in milliseconds, a place on the screen is taken for where it was, unless the board is heard to have another size. */
const REMEMBERED_MS = 250;

const places = new WeakMap<HTMLElement, { readonly box: DOMRect; readonly until: number }>();

/** Where an element is. A piece under a finger asks many times a second, each of which would make the browser lay out the page. */
function boxOf(element: HTMLElement | null): DOMRect | undefined {
	if (!element) return undefined;
	const known = places.get(element);
	const now = performance.now();
	if (known && now < known.until) return known.box;
	const box = element.getBoundingClientRect();
	places.set(element, { box, until: now + REMEMBERED_MS });
	return box;
}

/** The page is laid out anew. */
export function forgetPlaces({ at }: Stage): void {
	for (const element of [at.board, at.hand]) if (element) places.delete(element);
}

const isWithin = (element: HTMLElement | null, { x, y }: Point): boolean => {
	const box = boxOf(element);
	return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
};

export const isOverBoard = (stage: Stage, point: Point): boolean => isWithin(stage.at.board, point);
export const isOverHand = (stage: Stage, point: Point): boolean => isWithin(stage.at.hand, point);

/** Where the board begins on the screen. */
export function cornerOf({ at }: Stage): Point {
	const box = boxOf(at.board);
	return { x: box?.left ?? 0, y: box?.top ?? 0 };
}

/** A point of the screen, measured from the corner of the board. */
export function withinBoard(stage: Stage, { x, y }: Point): Point {
	const corner = cornerOf(stage);
	return { x: x - corner.x, y: y - corner.y };
}

/** A point of the screen on the board, in cells. */
export const boardPoint = (stage: Stage, point: Point): Point =>
	cellsAt(stage.camera.camera, withinBoard(stage, point));

/**
 * The place near a point of the board, in cells of a size, on which the piece in hand would fall; null when none is near enough.
 */
export function placeAround(stage: Stage, at: Point, size = stage.camera.camera.size): Cell | null {
	const plan = stage.desk.plan.peek();
	const isOpening = plan.view.board.length === 0 && restingOf(plan).length === 0;
	const reach = isOpening ? Number.POSITIVE_INFINITY : Math.max(REACH_CELLS, REACH_PIXELS / size);
	const own = plan.laid.filter(({ id }) => id === plan.held);
	return nearest([...spotsOf(plan), ...own], at, reach);
}

/** Whether a fingertip could mean one place as well as another: both are small, and it is about as far from each. */
export function isUnclear({ desk, camera }: Stage, at: Point): boolean {
	const { size } = camera.camera;
	if (size >= SMALL_TARGET) return false;
	const away = spotsOf(desk.plan.peek()).map(({ x, y }) => Math.hypot(x - at.x, y - at.y) * size);
	const [first = 0, second = Number.POSITIVE_INFINITY] = away.sort((a, b) => a - b);
	return second - first < UNSURE_PIXELS;
}

/** The place near a point of the screen on which the piece in hand would fall. */
export const placeNear = (stage: Stage, point: Point): Cell | null =>
	isOverBoard(stage, point) ? placeAround(stage, boardPoint(stage, point)) : null;

/** The cell where something lies or could lie; null out on the empty cloth. */
export function cellAround(stage: Stage, at: Point): Cell | null {
	const plan = stage.desk.plan.peek();
	const cell = rounded(at);
	const isNear = [cell, ...neighbours(cell)].some(
		(each) => pieceAt(plan.view.board, each) !== undefined || laidAt(plan, each) !== null,
	);
	return isNear ? cell : null;
}
