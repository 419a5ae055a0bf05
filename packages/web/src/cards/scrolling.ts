// Scrolls the table so that what a gesture is about is seen.
import { isStill } from '../settings/settings.ts';
import { type Stretch, shiftToNearest } from './in-view.ts';

const ACCEPTING = ':is([data-would="valid"], [data-would="qwirkle"])';

const stretchOf = (element: Element): Stretch => element.getBoundingClientRect();

/** What of the table is seen. */
function viewOf(table: HTMLElement): Stretch {
	const { top } = table.getBoundingClientRect();
	return { top: top + table.clientTop, bottom: top + table.clientTop + table.clientHeight };
}

const tableIn = (root: HTMLElement): HTMLElement | null => root.querySelector<HTMLElement>('[data-scroll]');

/** Where none of the series that take what is picked can be seen, goes to the nearest. */
export function showAccepting(root: HTMLElement): void {
	const table = tableIn(root);
	if (!table || root.dataset['dragging'] !== undefined || root.querySelector(`.cards-bench ${ACCEPTING}`)) return;
	const shift = shiftToNearest(viewOf(table), [...table.querySelectorAll(ACCEPTING)].map(stretchOf));
	if (shift !== 0) table.scrollBy({ top: shift, behavior: isStill.peek() ? 'instant' : 'smooth' });
}
