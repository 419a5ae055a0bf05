// Fingers and wheel on the board: one finger pans, two zoom, a tap puts down, a press on an own piece takes it up.
import { followPiece, TREMBLE } from '../drag.ts';
import type { Point } from '../model/camera.ts';
import { rounded } from '../model/camera.ts';
import { laidAt, moveCursor, tapPiece } from '../model/plan.ts';
import { whyNot, whyNotThere } from '../model/survey.ts';
import { boardPoint, cellUnder, placeNear, type Stage } from '../stage.ts';

const WHEEL_STEP = 0.0016;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A tap: puts the piece in hand down, takes up an own one, or lets go and says why it does not go there. */
function tap(stage: Stage, point: Point): void {
	const { desk } = stage;
	const plan = desk.plan.peek();
	const own = laidAt(plan, rounded(boardPoint(stage, point)));
	if (plan.held === null) {
		if (own) desk.change((each) => tapPiece(moveCursor(each, own), own.id));
		return;
	}
	const place = placeNear(stage, point);
	if (own && own.id === plan.held) desk.change((each) => tapPiece(each, own.id));
	else if (place) desk.dropAt(place);
	else if (own) desk.change((each) => tapPiece(each, own.id));
	else {
		const near = cellUnder(stage, point);
		if (near && whyNot(plan, near)) desk.dropAt(near);
		else desk.refuse(whyNotThere(plan, rounded(boardPoint(stage, point))));
	}
}

/** Lets the board be moved and touched; gives back how to stop. */
export function listenToBoard(stage: Stage, board: HTMLElement, canAct: () => boolean): () => void {
	const { camera } = stage;
	const fingers = new Map<number, Point>();
	let pressed: Point | null = null;
	const local = ({ clientX, clientY }: PointerEvent | WheelEvent): Point => {
		const box = board.getBoundingClientRect();
		return { x: clientX - box.left, y: clientY - box.top };
	};

	const down = (event: PointerEvent): void => {
		if (event.button !== 0) return;
		const plan = stage.desk.plan.peek();
		const point = { x: event.clientX, y: event.clientY };
		const own = canAct() && fingers.size === 0 ? laidAt(plan, rounded(boardPoint(stage, point))) : null;
		if (own && plan.held === null) {
			followPiece(stage, own.id, event, () => tap(stage, point));
			return;
		}
		board.setPointerCapture(event.pointerId);
		fingers.set(event.pointerId, local(event));
		pressed = fingers.size === 1 ? local(event) : null;
	};

	const move = (event: PointerEvent): void => {
		const before = fingers.get(event.pointerId);
		if (!before) return;
		const now = local(event);
		if (pressed && distance(pressed, now) < TREMBLE) return;
		pressed = null;
		const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
		fingers.set(event.pointerId, now);
		if (!other) camera.pan(now.x - before.x, now.y - before.y);
		else {
			const from = middle(before, other);
			const to = middle(now, other);
			camera.pan(to.x - from.x, to.y - from.y);
			camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), to);
		}
	};

	const up = (event: PointerEvent): void => {
		const isTap = pressed !== null && fingers.delete(event.pointerId) && event.type === 'pointerup';
		fingers.delete(event.pointerId);
		pressed = null;
		if (isTap && canAct()) tap(stage, { x: event.clientX, y: event.clientY });
	};

	const wheel = (event: WheelEvent): void => {
		event.preventDefault();
		const by = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
		camera.zoom(Math.exp(-by * WHEEL_STEP), local(event));
	};

	const stop = new AbortController();
	const { signal } = stop;
	board.addEventListener('pointerdown', down, { signal });
	board.addEventListener('pointermove', move, { signal });
	board.addEventListener('pointerup', up, { signal });
	board.addEventListener('pointercancel', up, { signal });
	board.addEventListener('wheel', wheel, { signal, passive: false });
	return () => stop.abort();
}
