// Where the focus is at a table. The keys of the game work only inside it, so that no letter does anything while one is elsewhere
// on the page; therefore the focus goes back there whenever it would be nowhere.
import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';

interface TableFocus {
	readonly room: RefObject<HTMLElement | null>;
	/** The middle of the table: the game, or the cover between two people. */
	readonly area: RefObject<HTMLElement | null>;
	readonly toTheGame: () => void;
	/** The same, unless the focus is somewhere on purpose. */
	readonly toTheGameIfNowhere: () => void;
}

/** Where one writes beside the game: clicks and keys there are no business of the table. */
export const writingPlaceOf = (target: EventTarget | null): Element | null =>
	target instanceof Element ? target.closest('[data-writing]') : null;

/** The first stop of the game, or the one button of the cover; what lies over the game is none. */
const STOP = '[tabindex="0"]:not(dialog *), .cover button';

export function useTableFocus(): TableFocus {
	const room = useRef<HTMLElement>(null);
	const area = useRef<HTMLElement>(null);
	const toTheGame = useCallback(() => {
		const stop = area.current?.querySelector<HTMLElement>(STOP) ?? area.current;
		stop?.focus({ preventScroll: true });
	}, []);
	const toTheGameIfNowhere = useCallback(() => {
		const focused = document.activeElement;
		if (focused === document.body || focused === area.current) toTheGame();
	}, [toTheGame]);

	useEffect(() => {
		const element = room.current;
		if (!element) return;
		let last: EventTarget | null = null;
		const onFocus = (event: FocusEvent): void => {
			last = event.target;
		};
		const onClick = (event: MouseEvent): void => {
			if (!(event.target instanceof Element) || event.target.closest('dialog')) return;
			// A press that closes it is one on the table.
			if (writingPlaceOf(event.target)?.isConnected) return;
			// Whoever points with a mouse has no use for the focus on a button, but may well press a key next.
			const isByMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
			if (isByMouse && !area.current?.contains(document.activeElement)) toTheGame();
			else toTheGameIfNowhere();
		};
		// What had the focus may go away under it: a button of the last turn, a dialog that nothing opened.
		const watch = new MutationObserver(() => {
			if (last instanceof Node && !last.isConnected) toTheGameIfNowhere();
		});
		element.addEventListener('focusin', onFocus);
		element.addEventListener('click', onClick);
		watch.observe(element, { childList: true, subtree: true });
		return () => {
			watch.disconnect();
			element.removeEventListener('focusin', onFocus);
			element.removeEventListener('click', onClick);
		};
	}, [toTheGame, toTheGameIfNowhere]);

	return { room, area, toTheGame, toTheGameIfNowhere };
}
