// The camera over the board as it is at this moment: moved by gestures at once, eased by everything else.
import { signal } from '@preact/signals';
import type { Cell, Spot } from '@tessera/engine';
import { isStill } from '../../settings/settings.ts';
import {
	type Bounds,
	blended,
	boundsOf,
	type Camera,
	type Corner,
	centred,
	type Frame,
	fitted,
	freeCorner,
	grown,
	leashed,
	middleOf,
	offering,
	type Point,
	panned,
	reaching,
	reframed,
	shifted,
	showing,
	steady,
	zoomed,
} from '../model/camera.ts';
import { edged, isNearEdge } from '../model/edge.ts';
import { GLIDE_MS, type Moved, sightsOf } from '../model/sight.ts';
import { Drawings } from './drawings.ts';

/** What the button takes that shows everything again, with the room around it, in pixels. */
const BUTTON = 56;

/** Pixels of a cell that a finger finds. */
const CLOSE = 40;

const easedOut = (t: number): number => 1 - (1 - t) ** 3;

/** A view that somebody will come back to; a board that kept everything in view by itself does so again. */
interface Left {
	readonly middle: Point;
	readonly size: number;
	readonly isByHand: boolean;
	readonly isCloser: boolean;
}

export class BoardCamera {
	private now: Camera = { x: 0, y: 0, size: 48 };
	private goal: Camera = this.now;
	private frame: Frame = { width: 0, height: 0 };
	/** What lies there or is pointed at, and the room around it. */
	private pieces: readonly Cell[] = [];
	private bounds: Bounds = boundsOf([]);
	/** What of it lies there for now, or is pointed at by a hint. */
	private laid: readonly Cell[] = [];
	/** Where the piece in hand can go. */
	private offered: readonly Cell[] = [];
	private running = 0;
	/** Where it was when it last moved by itself, until somebody has pressed since. */
	private moved: Moved | null = null;
	/** Whether somebody has moved it by hand; until then it keeps everything in view by itself. */
	readonly isByHand = signal(false);
	private isCloser = false;
	/** Where somebody was who looks back through the game. */
	private left: Left | null = null;
	/** Where the button stands that shows everything again. */
	readonly corner = signal<Corner>('top-right');
	private readonly drawings = new Drawings((camera) => this.clearCorner(camera));

	get camera(): Camera {
		return this.now;
	}

	/** What a press may be aimed at. */
	get sights(): readonly Camera[] {
		return sightsOf(this.now, this.moved, performance.now());
	}

	/** Whoever has pressed looks anew: the next press means the board as it is drawn then. */
	look(): void {
		this.moved = null;
	}

	attach(sheets: readonly SVGSVGElement[]): void {
		this.drawings.attach(sheets);
		this.drawings.rest(this.now);
	}

	/** What somebody chose to look at stays in the middle, and what they have laid stays in view. */
	resize(frame: Frame): void {
		const before = this.frame;
		const isFirst = before.width === 0;
		this.frame = frame;
		if (this.isByHand.peek()) {
			this.jump(leashed(reframed(this.goal, before, frame, this.laid), this.pieces, frame));
		} else if (isFirst) this.jump(this.whole());
		else this.easeTo(this.whole());
		// In another frame nothing is where it was seen.
		this.moved = null;
	}

	/**
	 * A row has come above the board, which begins so much further down, or has gone: what somebody may be aiming at stays where it
	 * is on the screen, as far as that can be.
	 */
	yieldTo(frame: Frame, down: number): void {
		const { frame: before, bounds, moved } = this;
		const goal = shifted(this.goal, before, frame, down, this.laid);
		this.frame = frame;
		// In a frame that begins elsewhere everything stays on the screen by having gone the other way.
		this.jump(panned(this.now, 0, -down));
		this.moved = moved && { ...moved, from: panned(moved.from, 0, -down) };
		if (this.isByHand.peek()) this.easeTo(leashed(goal, this.pieces, frame));
		// Without a piece in hand or on the board nobody aims at anything: all of it may be as large as it was.
		else if (down < 0 && this.places.length === 0 && this.laid.length === 0) this.easeTo(this.whole());
		else this.easeTo(reaching(steady(goal, bounds, frame), bounds, this.places, frame));
	}

	/**
	 * What there is to see has changed: all of it where the camera is left to itself, else at least what is new. In the middle of
	 * a turn the board stays where somebody aims at it, as far as that can be.
	 */
	show(board: readonly Cell[], laid: readonly Cell[], news: Bounds | null): void {
		this.hold(board, laid);
		if (this.frame.width === 0) return;
		if (!this.isByHand.peek()) this.easeTo(laid.length > 0 ? steady(this.goal, this.bounds, this.frame) : this.whole());
		else if (news) this.easeTo(showing(this.goal, news, this.frame));
	}

	/** Those for the piece in hand; there are none in a position that one looks back at. */
	private get places(): readonly Cell[] {
		return this.left ? [] : this.offered;
	}

	/** Everything, with the places for the piece in hand. */
	private whole(): Camera {
		const { bounds, frame } = this;
		return reaching(fitted(bounds, frame), bounds, this.places, frame);
	}

	private hold(board: readonly Cell[], laid: readonly Cell[]): void {
		this.pieces = [...board, ...laid];
		this.bounds = grown(boundsOf(this.pieces), 1);
		this.laid = laid;
	}

	/** Somebody looks back through the game: where they are is kept for them. */
	leave(): void {
		const { goal, frame, isCloser } = this;
		this.left = { middle: middleOf(goal, frame), size: goal.size, isByHand: this.isByHand.peek(), isCloser };
	}

	/** They are back at what lies there now, and find what they looked at. */
	comeBack(board: readonly Cell[], laid: readonly Cell[]): void {
		const { left, frame } = this;
		if (!left) return;
		this.hold(board, laid);
		this.left = null;
		this.isByHand.value = left.isByHand;
		this.isCloser = left.isCloser;
		if (left.isByHand) this.easeTo(leashed(centred(left.middle, left.size, frame), this.pieces, frame));
		this.moved = null;
	}

	/** Brings cells into view without giving up what the player chose. */
	reveal(cells: Bounds): void {
		const goal = showing(this.goal, cells, this.frame);
		if (goal.x !== this.goal.x || goal.y !== this.goal.y) this.easeTo(goal);
	}

	/** There are places for the piece in hand: some are to be seen, as large as the player chose; all where they chose nothing. */
	offer(spots: readonly Spot[]): void {
		this.offered = spots;
		if (this.frame.width === 0) return;
		const playable = spots.filter((spot) => spot.playable);
		const places = playable.length > 0 ? playable : spots;
		const from = this.isByHand.peek() ? this.goal : reaching(this.goal, this.bounds, spots, this.frame);
		const goal = offering(from, places, this.frame);
		if (goal !== this.goal) this.easeTo(goal);
	}

	pan(dx: number, dy: number): void {
		this.isByHand.value = true;
		this.follow(leashed(panned(this.now, dx, dy), this.pieces, this.frame));
	}

	isNearEdge(at: Point): boolean {
		return isNearEdge(at, this.frame);
	}

	/** Goes on for some milliseconds while a piece is held near the edge. */
	panAtEdge(at: Point, ms: number): void {
		const next = edged(this.now, at, this.bounds, this.frame, ms);
		if (next === this.now) return;
		this.isByHand.value = true;
		this.follow(next);
	}

	/** Comes so close to a point that a finger tells its cells apart. A view that somebody has chosen is theirs from then on. */
	lookCloser(at: Point): void {
		this.isCloser = !this.isByHand.peek();
		this.isByHand.value = true;
		this.easeTo(leashed(zoomed(this.goal, CLOSE / this.goal.size, at), this.pieces, this.frame));
	}

	/** Takes back a look that was closer, once what it was for is played. */
	stepBack(): void {
		if (this.isCloser) this.reset();
	}

	zoom(by: number, at: Point): void {
		this.isByHand.value = true;
		this.isCloser = false;
		this.follow(leashed(zoomed(this.now, by, at), this.pieces, this.frame));
	}

	zoomEased(by: number): void {
		this.isByHand.value = true;
		this.isCloser = false;
		const middle = { x: this.frame.width / 2, y: this.frame.height / 2 };
		this.easeTo(leashed(zoomed(this.goal, by, middle), this.pieces, this.frame));
	}

	/** Back to seeing everything. */
	reset(): void {
		this.isByHand.value = false;
		this.corner.value = 'top-right';
		this.isCloser = false;
		this.easeTo(this.whole());
	}

	/** Once the board rests: nobody could press a button that goes to and fro while it moves. */
	private clearCorner(camera: Camera): void {
		if (this.isByHand.peek())
			this.corner.value = freeCorner(camera, this.pieces, this.frame, BUTTON, this.corner.peek());
	}

	/** Goes where a hand takes it, which will go on. */
	private follow(camera: Camera): void {
		this.moved = null;
		this.set(camera);
		this.drawings.move(camera);
	}

	private jump(camera: Camera): void {
		this.set(camera);
		this.drawings.rest(camera);
	}

	private set(camera: Camera): void {
		cancelAnimationFrame(this.running);
		this.now = camera;
		this.goal = camera;
	}

	private easeTo(goal: Camera): void {
		const from = this.now;
		const began = performance.now();
		const isThere = goal.x === from.x && goal.y === from.y && goal.size === from.size;
		// One movement after the other is one to the eye.
		const seen = this.moved && began - this.moved.began < GLIDE_MS ? this.moved.from : from;
		if (!isThere) this.moved = { from: seen, began };
		if (isThere || isStill.peek()) {
			this.jump(goal);
			return;
		}
		cancelAnimationFrame(this.running);
		this.goal = goal;
		const step = (time: number): void => {
			const t = Math.min(1, Math.max(0, (time - began) / GLIDE_MS));
			if (t === 1) {
				this.jump(goal);
				return;
			}
			this.now = blended(from, goal, easedOut(t));
			this.drawings.move(this.now);
			this.running = requestAnimationFrame(step);
		};
		this.running = requestAnimationFrame(step);
	}
}
