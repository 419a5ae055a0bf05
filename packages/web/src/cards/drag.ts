// Dragging cards with a finger, a pen or a mouse. It knows elements and points only; what a drop means is for the desk.
// While something is dragged nothing is drawn anew: the lifted cards are moved, and the place below them is marked.
import type { Target } from './model/turn.ts';
import { isTurned } from './turned.ts';

export interface Would {
	readonly text: string;
	/** How the place below is marked. */
	readonly tone: string;
}

export interface DragPorts {
	/** Picks the card up, with those held together with it; the cards that travel. */
	lift(card: number): readonly number[];
	/** What would come of a drop there; null where nothing would. */
	would(target: Target): Would | null;
	drop(target: Target | null, lifted: ReadonlyMap<number, DOMRect>): void;
}

/** So far a finger or a mouse may stray within a tap. */
const STRAY = { mouse: 5, touch: 8 };
/** A finger that rests so long on a card of the table lifts it; before, it scrolls. */
const REST = 180;
/** The lifted card hovers ahead of a finger, which would hide it: above it, or below it for whoever sits beyond the screen. */
const ABOVE = { mouse: 10, touch: 56 };
/** Near an edge the table scrolls by so much a frame, once the card has stayed there for some: one may only be passing. */
const EDGE = 40;
const PACE = 7;
const DWELL = 18;

/** Between what is said and the edge of the screen. */
const MARGIN = 6;

/** So near the edge of the screen there is no room for what is said ahead of the card. */
const NO_ROOM = 110;

/** How far something so wide around a point has to give way, so that it stays on a screen of this width. */
export const nudge = (x: number, width: number, screen: number): number => {
	const half = width / 2 + MARGIN;
	return Math.max(half - x, Math.min(0, screen - half - x));
};

/**
 * By how much a table scrolls under a card at this height. It also does while the card is a little beyond it; not towards the hand,
 * which is above it for whoever sits beyond the screen.
 */
export function scrollAt(y: number, { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, isFar: boolean): number {
	const isInside = isFar ? y > top && y < bottom + EDGE : y > top - EDGE && y < bottom;
	if (!isInside) return 0;
	return y > bottom - EDGE ? PACE : y < top + EDGE ? -PACE : 0;
}

const targetOf = (element: Element | null): { readonly place: HTMLElement; readonly target: Target } | null => {
	const place = element?.closest<HTMLElement>('[data-group], [data-new], [data-hand]');
	if (!place) return null;
	const { group } = place.dataset;
	if (group !== undefined) return { place, target: { to: 'group', group: Number(group) } };
	return { place, target: place.dataset['new'] === undefined ? { to: 'hand' } : { to: 'new' } };
};

interface Drag {
	readonly pointer: number;
	readonly cards: readonly number[];
	readonly lifted: HTMLElement;
	readonly label: HTMLElement;
	readonly above: number;
	/** Whether whoever drags sits beyond the screen. */
	readonly isFar: boolean;
	/** How wide the label is with what it says now. */
	width: number;
	place: HTMLElement | null;
	target: Target | null;
	x: number;
	y: number;
	frame: number;
	/** How many frames it has been near an edge. */
	frames: number;
}

function liftedFrom(root: HTMLElement, cards: readonly number[]): { lifted: HTMLElement; label: HTMLElement } {
	const lifted = document.createElement('div');
	lifted.className = 'cards-lifted';
	lifted.dataset['side'] = root.dataset['side'] ?? 'near';
	for (const card of cards) {
		const element = root.querySelector<HTMLElement>(`[data-card="${card}"]`);
		const clone = element?.cloneNode(true);
		if (!(clone instanceof HTMLElement) || !element) continue;
		clone.inert = true;
		clone.style.width = `${element.offsetWidth}px`;
		delete clone.dataset['card'];
		clone.dataset['lifted'] = String(card);
		if (!isTurned(element)) clone.dataset['lying'] = '';
		lifted.append(clone);
	}
	const label = document.createElement('span');
	label.className = 'cards-would';
	lifted.append(label);
	document.body.append(lifted);
	return { lifted, label };
}

/** Lets the cards below `root` be dragged; returns how to stop that. */
export function watchDrags(root: HTMLElement, ports: DragPorts): () => void {
	let drag: Drag | null = null;
	let resting: { card: number; x: number; y: number; pointer: number; touch: boolean; timer: number } | null = null;
	let isClickMeant = true;

	const forget = (): void => {
		if (resting) clearTimeout(resting.timer);
		resting = null;
	};

	const scroller = (): HTMLElement | null => root.querySelector<HTMLElement>('[data-scroll]');

	const mark = (found: ReturnType<typeof targetOf>): void => {
		if (!drag || found?.place === drag.place) return;
		if (drag.place) delete drag.place.dataset['over'];
		const would = found ? ports.would(found.target) : null;
		drag.place = would && found ? found.place : null;
		drag.target = would && found ? found.target : null;
		const text = would?.text ?? '';
		if (drag.label.textContent !== text) {
			drag.label.textContent = text;
			drag.width = drag.label.offsetWidth;
		}
		drag.label.dataset['tone'] = would?.tone ?? 'none';
		if (drag.place) drag.place.dataset['over'] = would?.tone ?? 'none';
	};

	const follow = (): void => {
		if (!drag) return;
		const { x, y, above, isFar, lifted } = drag;
		const { clientWidth, clientHeight } = document.documentElement;
		lifted.style.translate = `${x}px ${y - above}px`;
		lifted.dataset['near'] = (isFar ? clientHeight - y + above : y - above) < NO_ROOM ? 'edge' : '';
		// What lies below the card counts, for that is what one looks at; below the finger where nothing does.
		mark(targetOf(document.elementFromPoint(x, y - above)) ?? targetOf(document.elementFromPoint(x, y)));
		const aside = nudge(x, drag.width, clientWidth);
		drag.label.style.translate = `calc(-50% + ${isFar ? -aside : aside}px) 0`;
	};

	const tick = (): void => {
		if (!drag) return;
		const table = scroller();
		const box = table?.getBoundingClientRect();
		if (table && box && drag.x > box.left && drag.x < box.right) {
			const by = scrollAt(drag.y - drag.above, box, drag.isFar);
			drag.frames = by === 0 ? 0 : drag.frames + 1;
			if (drag.frames > DWELL) {
				table.scrollTop += by;
				follow();
			}
		}
		drag.frame = requestAnimationFrame(tick);
	};

	const begin = (): void => {
		if (!resting) return;
		const { card, x, y, pointer, touch } = resting;
		forget();
		const cards = ports.lift(card);
		if (cards.length === 0) return;
		const { lifted, label } = liftedFrom(root, cards);
		root.setPointerCapture(pointer);
		root.dataset['dragging'] = '';
		const isFar = root.dataset['side'] === 'far';
		drag = {
			pointer,
			cards,
			lifted,
			label,
			above: (touch ? ABOVE.touch : ABOVE.mouse) * (isFar ? -1 : 1),
			isFar,
			width: 0,
			place: null,
			target: null,
			x,
			y,
			frame: 0,
			frames: 0,
		};
		follow();
		drag.frame = requestAnimationFrame(tick);
	};

	const end = (isDropped: boolean): void => {
		forget();
		if (!drag) return;
		const { lifted, target, place, frame } = drag;
		cancelAnimationFrame(frame);
		const rects = new Map(
			[...lifted.querySelectorAll<HTMLElement>('[data-lifted]')].map((card) => [
				Number(card.dataset['lifted']),
				card.getBoundingClientRect(),
			]),
		);
		if (place) delete place.dataset['over'];
		delete root.dataset['dragging'];
		lifted.remove();
		drag = null;
		isClickMeant = false;
		setTimeout(() => {
			isClickMeant = true;
		});
		ports.drop(isDropped ? target : null, rects);
	};

	const onDown = (event: PointerEvent): void => {
		const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
		if (!card || event.button !== 0 || drag || card.dataset['fixed'] !== undefined) return;
		// The last finger that comes counts; of one before it nothing may be left that could still begin.
		forget();
		const touch = event.pointerType === 'touch';
		const mayScroll = touch && card.closest('[data-scroll]') !== null;
		const timer = mayScroll ? window.setTimeout(begin, REST) : 0;
		resting = {
			card: Number(card.dataset['card']),
			x: event.clientX,
			y: event.clientY,
			pointer: event.pointerId,
			touch,
			timer,
		};
	};

	/** Every pointer of the page is heard; only the one that came down on the card is meant. */
	const isMeant = ({ pointerId }: PointerEvent): boolean => pointerId === (drag ?? resting)?.pointer;

	const onMove = (event: PointerEvent): void => {
		if (!isMeant(event)) return;
		if (drag) {
			drag.x = event.clientX;
			drag.y = event.clientY;
			follow();
			return;
		}
		if (!resting) return;
		const strayed = Math.hypot(event.clientX - resting.x, event.clientY - resting.y);
		if (strayed < (resting.touch ? STRAY.touch : STRAY.mouse)) return;
		// A finger that moves before it rested wants to scroll.
		if (resting.timer !== 0) forget();
		else begin();
	};

	const listeners = new AbortController();
	const { signal } = listeners;
	root.addEventListener('pointerdown', onDown, { signal });
	addEventListener('pointermove', onMove, { signal });
	addEventListener('pointerup', (event) => isMeant(event) && end(true), { signal });
	addEventListener('pointercancel', (event) => isMeant(event) && end(false), { signal });
	addEventListener(
		'keydown',
		(event) => {
			if (event.key === 'Escape') end(false);
		},
		{ signal, capture: true },
	);
	// Only this keeps a touch from scrolling once the card is lifted.
	root.addEventListener('touchmove', (event) => drag && event.preventDefault(), { signal, passive: false });
	root.addEventListener(
		'contextmenu',
		(event) => {
			if (drag || resting) event.preventDefault();
		},
		{ signal },
	);
	root.addEventListener(
		'click',
		(event) => {
			if (!isClickMeant) event.stopPropagation();
		},
		{ signal, capture: true },
	);
	return () => {
		end(false);
		listeners.abort();
	};
}
