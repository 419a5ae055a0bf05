// Most buttons of the room where a table waits go away once they are pressed: where the keys go then. To a place that says what has
// come of it, and to no other button, which a second press would press too.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** What there is to read or to write next, for whoever sits and whoever does not, and for whom there is neither. */
const NEXT = ['.waiting-next [role="status"]', 'form input', '#waiting-seats'];

/** A finger that has pressed a button does not want half of the screen to become a keyboard. */
const nextIn = (room: HTMLElement, isByKeys: boolean): HTMLElement | null =>
	NEXT.map((each) => room.querySelector<HTMLElement>(each)).find(
		(found) => found !== null && (isByKeys || !found.matches('input')),
	) ?? null;

export function useLostKeys(room: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = room.current;
		if (!element) return;
		let last: Element | null = null;
		let seat: HTMLElement | null = null;
		let isByKeys = false;
		const onFocus = ({ target }: FocusEvent): void => {
			last = target instanceof Element ? target : null;
			isByKeys = last?.matches(':focus-visible') ?? false;
			seat = last?.closest<HTMLElement>('.waiting-seat') ?? null;
		};
		// Whoever goes away from a button that stays, or to something beside the room, has not lost the keys.
		const onBlur = ({ relatedTarget }: FocusEvent): void => {
			if (relatedTarget instanceof Node && !element.contains(relatedTarget)) last = null;
			queueMicrotask(() => {
				if (last?.isConnected && document.activeElement === document.body) last = null;
			});
		};
		const watch = new MutationObserver(() => {
			if (!last || last.isConnected || document.activeElement !== document.body) return;
			last = null;
			const place = seat?.isConnected ? seat : nextIn(element, isByKeys);
			if (place && !place.matches('input')) place.tabIndex = -1;
			place?.focus({ preventScroll: true });
		});
		element.addEventListener('focusin', onFocus);
		element.addEventListener('focusout', onBlur);
		watch.observe(element, { childList: true, subtree: true });
		return () => {
			watch.disconnect();
			element.removeEventListener('focusin', onFocus);
			element.removeEventListener('focusout', onBlur);
		};
	}, [room]);
}
