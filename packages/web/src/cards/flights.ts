// Cards travel from where they were to where they are. Before a change every place is remembered; after it, whatever stands
// elsewhere flies there, above everything, so that no edge of a scrolled table cuts it off.
import { isStill } from '../settings/settings.ts';
import { isTurned } from './turned.ts';

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const FLIGHT = 240;
const FADE = 160;

export interface Flights {
	/** Remembers where everything is; where it is remembered already since the last landing, that stands. */
	remember(): void;
	/** A card that is somewhere else than its place, on the finger say. */
	rememberAt(card: number, rect: DOMRect): void;
	/** Lets everything fly from the remembered places, to where the table will be once it has scrolled by so much more. */
	land(scrolls?: number): void;
}

const cardsIn = (root: HTMLElement): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-card]')];

/** Where a card is on the screen, and whether it stands on its head there. */
interface Place {
	readonly rect: DOMRect;
	readonly isTurned: boolean;
}

const placeOf = (card: HTMLElement): Place => ({ rect: card.getBoundingClientRect(), isTurned: isTurned(card) });

const turnOf = (place: Place): string => (place.isTurned ? '180deg' : '0deg');

function fly(element: HTMLElement, start: Place, end: Place): void {
	const { rect: from } = start;
	const { rect: to } = end;
	const clone = element.cloneNode(true) as HTMLElement;
	clone.removeAttribute('data-card');
	clone.classList.add('cards-flying');
	clone.inert = true;
	Object.assign(clone.style, {
		left: `${to.left}px`,
		top: `${to.top}px`,
		width: `${to.width}px`,
		height: `${to.height}px`,
	});
	document.body.append(clone);
	// Not hidden: it can be picked up again while it still flies.
	element.style.opacity = '0';
	const across = from.left + from.width / 2 - to.left - to.width / 2;
	const down = from.top + from.height / 2 - to.top - to.height / 2;
	const flight = clone.animate(
		[
			{ translate: `${across}px ${down}px`, rotate: turnOf(start), scale: from.width / to.width, transform: 'none' },
			{ translate: '0 0', rotate: turnOf(end), scale: 1, transform: 'none' },
		],
		{ duration: FLIGHT, easing: EASE },
	);
	const done = (): void => {
		clone.remove();
		element.style.opacity = '';
	};
	flight.finished.then(done, done);
}

const appear = (element: HTMLElement): void => {
	const from = isStill.peek() ? { opacity: 0 } : { opacity: 0, transform: 'translateY(-28px)' };
	element.animate([from, { opacity: 1, transform: 'none' }], {
		duration: isStill.peek() ? FADE : FLIGHT,
		easing: EASE,
	});
};

const hasMoved = (from: DOMRect, to: DOMRect): boolean =>
	Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 3;

function scrolledBy(place: Place, by: number): Place {
	const { x, y, width, height } = place.rect;
	return { ...place, rect: new DOMRect(x, y - by, width, height) };
}

export function createFlights(root: HTMLElement): Flights {
	let places: Map<string, Place> | null = null;
	/** The card that has the focus, or another control of the table; null where the focus is elsewhere. */
	let focused: { readonly card: string | null } | null = null;

	const remember = (): Map<string, Place> => {
		if (places) return places;
		const active = document.activeElement;
		focused = active instanceof HTMLElement && root.contains(active) ? { card: active.dataset['card'] ?? null } : null;
		places = new Map(cardsIn(root).map((card) => [card.dataset['card'] ?? '', placeOf(card)]));
		return places;
	};

	return {
		remember,
		rememberAt(card, rect) {
			const known = remember();
			// On the finger it stands as it did where it was lifted.
			known.set(String(card), { rect, isTurned: known.get(String(card))?.isTurned ?? false });
		},
		land(scrolls = 0) {
			const before = places;
			places = null;
			if (!before) return;
			const cards = cardsIn(root);
			// All measured before anything is changed: one layout for all of them.
			const now = cards.map(placeOf);
			for (const [at, card] of cards.entries()) {
				const from = before.get(card.dataset['card'] ?? '');
				const to = now[at];
				if (!to || (from && !hasMoved(from.rect, to.rect))) continue;
				if (!from || isStill.peek()) appear(card);
				else fly(card, from, card.closest('[data-scroll]') ? scrolledBy(to, scrolls) : to);
			}
			// A card that changed its place is another element now: whoever was on it stays on it. Where it has gone, or the button
			// that was pressed has, the keys go on from the hand.
			if (focused === null || document.activeElement !== document.body) return;
			const same = focused.card === null ? null : root.querySelector<HTMLElement>(`[data-card="${focused.card}"]`);
			const next = same ?? root.querySelector<HTMLElement>('.cards-hand [tabindex="0"]') ?? root;
			next.focus({ preventScroll: true });
		},
	};
}
