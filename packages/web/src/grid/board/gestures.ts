// Fingers and wheel on the board: one finger pans, two zoom, a tap puts down, a press on an own piece takes it up.
import { followPiece, TREMBLE } from '../drag.ts';
import { onScreen, type Point, rounded } from '../model/camera.ts';
import { laidAt, moveCursor, tapPiece } from '../model/plan.ts';
import { aimedAt } from '../model/sight.ts';
import { whyNot, whyNotThere } from '../model/survey.ts';
import { cellAround, isUnclear, placeAround, type Stage } from '../stage.ts';

const WHEEL_STEP = 0.0016;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A finger that has not moved yet: where it is on the screen, and where it came down on the board, in cells. */
interface Press {
	readonly from: Point;
	readonly at: Point;
	/** Whether it is as broad as a fingertip. */
	readonly isBroad: boolean;
}

/** A tap: puts the piece in hand down, takes up an own one, or says why it does not go there. */
function tap(stage: Stage, { at, isBroad }: Pick<Press, 'at' | 'isBroad'>): void {
	const { desk } = stage;
	const plan = desk.plan.peek();
	const own = laidAt(plan, rounded(at));
	if (plan.held === null) {
		if (own) desk.change((each) => tapPiece(moveCursor(each, own), own.id));
		return;
	}
	const place = placeAround(stage, at);
	if (own && own.id === plan.held) desk.change((each) => tapPiece(each, own.id));
	else if (place && isBroad && isUnclear(stage, at)) stage.camera.lookCloser(onScreen(stage.camera.camera, at));
	else if (place) desk.dropAt(place);
	else if (own) desk.change((each) => tapPiece(each, own.id));
	else {
		const near = cellAround(stage, at);
		if (near && whyNot(plan, near)) desk.dropAt(near);
		else desk.refuse(whyNotThere(plan, rounded(at)));
	}
}

/** Lets the board be moved and touched; gives back how to stop. */
export function listenToBoard(stage: Stage, board: HTMLElement, canAct: () => boolean): () => void {
	const { camera } = stage;
	/** Where they are on the screen: the board may begin elsewhere while they rest on it. */
	const fingers = new Map<number, Point>();
	let pressed: Press | null = null;
	const glass = board.querySelector<HTMLElement>('.grid-glass');
	const pointOf = ({ clientX, clientY }: PointerEvent | WheelEvent): Point => ({ x: clientX, y: clientY });
	const local = ({ x, y }: Point): Point => {
		const box = board.getBoundingClientRect();
		return { x: x - box.left, y: y - box.top };
	};

	const down = (event: PointerEvent): void => {
		if (event.button !== 0) return;
		const plan = stage.desk.plan.peek();
		const point = pointOf(event);
		// What is meant is what lay under the finger when it came down, wherever the board is once it leaves.
		const at = aimedAt(
			camera.sights,
			camera.camera,
			local(point),
			(seen, size) => placeAround(stage, seen, size) ?? laidAt(plan, rounded(seen)),
		);
		const isBroad = event.pointerType === 'touch';
		const own = canAct() && fingers.size === 0 ? laidAt(plan, rounded(at)) : null;
		if (own && plan.held === null) {
			followPiece(stage, own.id, event, () => tap(stage, { at, isBroad }));
			return;
		}
		fingers.set(event.pointerId, point);
		pressed = fingers.size === 1 ? { from: point, at, isBroad } : null;
	};

	const move = (event: PointerEvent): void => {
		const before = fingers.get(event.pointerId);
		if (!before) return;
		// A mouse that is up was let go of where nobody heard it: a menu or a dialog of the browser lay over the page.
		if (event.pointerType === 'mouse' && event.buttons === 0) {
			letGo(event);
			return;
		}
		// The finger moved, not the board under it.
		if (pressed && distance(pressed.from, pointOf(event)) < TREMBLE) return;
		if (pressed) {
			glass?.setAttribute('data-grabbed', '');
			// Nothing else is pointed at until it is let go. Not with the press: most are taps, which would wait for it.
			glass?.setPointerCapture(event.pointerId);
		}
		pressed = null;
		const now = pointOf(event);
		const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
		fingers.set(event.pointerId, now);
		if (!other) camera.pan(now.x - before.x, now.y - before.y);
		else {
			const from = middle(before, other);
			const to = middle(now, other);
			camera.pan(to.x - from.x, to.y - from.y);
			camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), local(to));
		}
	};

	const letGo = ({ pointerId }: PointerEvent): void => {
		fingers.delete(pointerId);
		pressed = null;
		glass?.removeAttribute('data-grabbed');
	};

	const up = (event: PointerEvent): void => {
		// Other fingers come and go elsewhere on the page.
		if (!fingers.has(event.pointerId)) return;
		const tapped = event.type === 'pointerup' ? pressed : null;
		letGo(event);
		if (tapped && canAct()) tap(stage, tapped);
	};

	const wheel = (event: WheelEvent): void => {
		event.preventDefault();
		const by = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
		camera.zoom(Math.exp(-by * WHEEL_STEP), local(pointOf(event)));
	};

	const stop = new AbortController();
	const { signal } = stop;
	board.addEventListener('pointerdown', down, { signal });
	// After the board has heard of it.
	addEventListener('pointerdown', () => camera.look(), { signal });
	// Wherever it has gone to by then.
	addEventListener('pointermove', move, { signal });
	addEventListener('pointerup', up, { signal });
	addEventListener('pointercancel', up, { signal });
	board.addEventListener('wheel', wheel, { signal, passive: false });
	return () => stop.abort();
}
