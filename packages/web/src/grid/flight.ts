// Pieces travel from where they were to where they are. Where they were is measured before a change, where they are after it.
import { isStill } from '../settings/settings.ts';

const TRAVEL_MS = 220;
const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

type Places = ReadonlyMap<string, DOMRect>;

const piecesIn = (root: Element): readonly Element[] => [...root.querySelectorAll('[data-own]')];
const idOf = (element: Element): string => element.getAttribute('data-own') ?? '';

/** Where the own pieces are on the screen. */
export const measure = (root: Element): Places =>
	new Map(piecesIn(root).map((element) => [idOf(element), element.getBoundingClientRect()]));

/** Lets an element come from another place on the screen to its own. */
export function comeFrom(element: Element, from: DOMRect, { delay = 0, ms = TRAVEL_MS } = {}): void {
	if (isStill.peek()) {
		element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160, delay, fill: 'backwards' });
		return;
	}
	const to = element.getBoundingClientRect();
	if (to.width === 0) return;
	// A drawing has units of its own: moving inside it is measured in them.
	const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
	const dx = (from.x + from.width / 2 - to.x - to.width / 2) / unit;
	const dy = (from.y + from.height / 2 - to.y - to.height / 2) / unit;
	const scale = from.width / to.width;
	if (Math.hypot(dx, dy) * unit < 1 && Math.abs(scale - 1) < 0.02) return;
	element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }], {
		duration: ms,
		delay,
		easing: EASE,
		fill: 'backwards',
	});
}

/** Lets every own piece that is elsewhere now come from where it was; a new one comes from where new ones are. */
export function travel(root: Element, before: Places, bag: () => DOMRect | null): void {
	for (const element of piecesIn(root)) {
		const from = before.get(idOf(element)) ?? bag();
		if (from) comeFrom(element, from);
	}
}
