// A piece under a finger: from the moment it is pressed until it is let go. A press that does not move is a tap.
import { type Point, rounded } from './model/camera.ts';
import { moveTo } from './model/hand.ts';
import { isLaid, letGo, ownOf, pick, takeBack } from './model/plan.ts';
import { whyNotThere } from './model/survey.ts';
import { boardPoint, isOverBoard, isOverHand, placeNear, type Stage, withinBoard } from './stage.ts';

/** A finger trembles; less than this is no movement. */
export const TREMBLE = 7;

/** Where the piece is for a finger that would hide it: so far ahead of it. */
const LIFT = 46;

interface Press {
	readonly stage: Stage;
	readonly id: number;
	/** How far below the piece the finger is. */
	readonly below: number;
}

/** Which place of the row a point is over. */
function placeInHand({ at }: Stage, { x }: Point): number {
	const slots = [...(at.hand?.querySelectorAll('[data-slot]') ?? [])].map((slot) => slot.getBoundingClientRect());
	const off = slots.map(({ left, right }) => Math.abs((left + right) / 2 - x));
	return off.indexOf(Math.min(...off));
}

/** A piece under a finger fits the cells of the board, but never hides under the fingertip. */
const sizeAt = ({ camera }: Stage['camera']): number => Math.max(camera.size, 44);

/**
 * Whether the piece is brought back to the hand. It may hang over the board while the finger is over the hand: then it goes by the
 * finger, unless the piece is where it fits.
 */
function isForHand({ stage, below }: Press, point: Point): boolean {
	if (isOverHand(stage, point)) return true;
	return isOverHand(stage, { x: point.x, y: point.y + below }) && placeNear(stage, point) === null;
}

function lift({ stage, id }: Press): void {
	const { desk, camera } = stage;
	const own = ownOf(desk.plan.peek(), id);
	if (!own) return;
	desk.drag.value = { id, kind: own.kind, size: sizeAt(camera) };
	desk.change((plan) => pick(plan, id));
}

function hover(press: Press, point: Point): void {
	const { stage, id } = press;
	const { desk, at } = stage;
	const size = sizeAt(stage.camera);
	const drag = desk.drag.peek();
	if (drag && drag.size !== size) desk.drag.value = { ...drag, size };
	if (at.floating) at.floating.style.transform = `translate(${point.x - size / 2}px, ${point.y - size / 2}px)`;
	if (isForHand(press, point)) {
		desk.over.value = null;
		const place = placeInHand(stage, point);
		const plan = desk.plan.peek();
		if (!isLaid(plan, id) && plan.hand[place]?.id !== id) desk.change((each) => moveTo(each, id, place));
		return;
	}
	const over = placeNear(stage, point);
	const before = desk.over.peek();
	if (over?.x !== before?.x || over?.y !== before?.y) desk.over.value = over;
}

/** No frame counts for more, so that the board does not leap after a pause. */
const LONGEST_FRAME = 50;

/**
 * Moves the board while the piece is held near its edge, until told to stop. Whoever comes from the hand crosses the edge below:
 * that alone moves nothing.
 */
function panAtEdge(press: Press, point: () => Point, signal: AbortSignal): void {
	const { stage } = press;
	let hasBeenInside = false;
	let before = performance.now();
	let seen = stage.camera.camera;
	const frame = (now: number): void => {
		if (signal.aborted) return;
		const ms = Math.min(LONGEST_FRAME, Math.max(0, now - before));
		before = now;
		if (isOverBoard(stage, point()) && !isForHand(press, point())) {
			const at = withinBoard(stage, point());
			hasBeenInside ||= !stage.camera.isNearEdge(at);
			if (hasBeenInside) stage.camera.panAtEdge(at, ms);
		} else hasBeenInside = false;
		// By this, by a wheel or by another finger.
		if (stage.camera.camera !== seen) hover(press, point());
		seen = stage.camera.camera;
		requestAnimationFrame(frame);
	};
	requestAnimationFrame(frame);
}

function letFall(press: Press, point: Point): void {
	const { stage, id } = press;
	const { desk } = stage;
	const over = desk.over.peek();
	if (over) desk.dropAt(over);
	else if (isForHand(press, point)) desk.change((plan) => letGo(takeBack(plan, id)));
	else if (isOverBoard(stage, point)) {
		const why = whyNotThere(desk.plan.peek(), rounded(boardPoint(stage, point)));
		desk.change(letGo);
		desk.refuse(why);
	} else desk.change(letGo);
}

/** Follows a pointer that was pressed on a piece. */
export function followPiece(stage: Stage, id: number, event: PointerEvent, onTap: () => void): void {
	if (event.button !== 0 || !event.isPrimary) return;
	const ahead = stage.isTurned ? -LIFT : LIFT;
	const below = event.pointerType === 'mouse' ? 0 : ahead;
	const press: Press = { stage, id, below };
	const start = { x: event.clientX, y: event.clientY };
	const { desk } = stage;
	let isLifted = false;
	let last: Point = start;
	const pointOf = (each: PointerEvent): Point => ({ x: each.clientX, y: each.clientY - below });

	const move = (each: PointerEvent): void => {
		if (each.pointerId !== event.pointerId) return;
		if (!isLifted && Math.hypot(each.clientX - start.x, each.clientY - start.y) < TREMBLE) return;
		last = pointOf(each);
		if (!isLifted) {
			lift(press);
			panAtEdge(press, () => last, signal);
		}
		isLifted = true;
		hover(press, last);
	};
	const finish = (each: PointerEvent): void => {
		if (each.pointerId !== event.pointerId) return;
		stop.abort();
		if (!isLifted) {
			if (each.type === 'pointerup') onTap();
			return;
		}
		// The board may have moved since the finger did.
		hover(press, pointOf(each));
		if (each.type === 'pointerup') letFall(press, pointOf(each));
		else desk.change(letGo);
		desk.over.value = null;
		desk.drag.value = null;
	};
	const stop = new AbortController();
	const { signal } = stop;
	addEventListener('pointermove', move, { signal });
	addEventListener('pointerup', finish, { signal });
	addEventListener('pointercancel', finish, { signal });
}
