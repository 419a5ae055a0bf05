// Pieces travel from where they were to where they are. Where they were is measured before a change; where they are is known, or measured after it.
import { isStill } from '../settings/settings.ts';

const TRAVEL_MS = 220;
export const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

export type Places = ReadonlyMap<string, DOMRect>;

const piecesIn = (root: Element): readonly Element[] => [...root.querySelectorAll('[data-own]')];
const idOf = (element: Element): string => element.getAttribute('data-own') ?? '';

/** Where the own pieces are on the screen. */
export const measure = (root: Element): Places =>
	new Map(piecesIn(root).map((element) => [idOf(element), element.getBoundingClientRect()]));

/** An element, and the place on the screen that it comes from. */
export interface Arrival {
	readonly element: Element;
	readonly from: DOMRect;
	/** Where it is, and how long there what it calls a pixel is, where that is known: to measure it, the browser lays out the page. */
	readonly to?: { readonly place: DOMRect; readonly unit: number };
	readonly delay?: number;
}

/** How long on the screen what an element calls a pixel is. A drawing has units of its own; what is turned round counts the other way. */
export function unitAt(element: Element): number {
	if (element instanceof SVGGraphicsElement) return element.getScreenCTM()?.a ?? 1;
	return element.closest('[data-side="far"]') ? -1 : 1;
}

/** How an element at its own place is made to stand where it comes from; null where that is the same. */
function shiftTo({ element, from, ...known }: Arrival): string | null {
	const to = known.to?.place ?? element.getBoundingClientRect();
	if (to.width === 0) return null;
	const [across, down] = [
		from.x + from.width / 2 - to.x - to.width / 2,
		from.y + from.height / 2 - to.y - to.height / 2,
	];
	const scale = from.width / to.width;
	if (Math.hypot(across, down) < 1 && Math.abs(scale - 1) < 0.02) return null;
	const unit = known.to?.unit ?? unitAt(element);
	return `translate(${across / unit}px, ${down / unit}px) scale(${scale})`;
}

/** Lets elements come to their own places. All are measured before any moves: the browser lays out the page only once. */
export function comeFrom(arrivals: readonly Arrival[], ms = TRAVEL_MS): void {
	const shifts = arrivals.map(shiftTo);
	for (const [index, { element, delay = 0 }] of arrivals.entries()) {
		const shift = shifts[index];
		if (!shift) continue;
		if (isStill.peek()) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160, delay, fill: 'backwards' });
		else
			element.animate([{ transform: shift }, { transform: 'none' }], {
				duration: ms,
				delay,
				easing: EASE,
				fill: 'backwards',
			});
	}
}

/** Lets every own piece that is elsewhere now come from where it was; a new one comes from where new ones are. */
export function travel(root: Element, before: Places, bag: () => DOMRect | null): void {
	const arrivals = piecesIn(root).flatMap((element) => {
		const from = before.get(idOf(element)) ?? bag();
		return from ? [{ element, from }] : [];
	});
	comeFrom(arrivals);
}
