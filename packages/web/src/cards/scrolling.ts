// Scrolls the table so that what a gesture or an arrangement is about is seen.
import { isStill } from '../settings/settings.ts';
import { type Stretch, shiftToAll, shiftToNearest } from './in-view.ts';

const ACCEPTING = ':is([data-would="valid"], [data-would="qwirkle"])';

const stretchOf = (element: Element): Stretch => element.getBoundingClientRect();

/** So much fades at the lower edge where there is more below it. */
const FADING = 28;

/** What of the table is seen clearly. */
function viewOf(table: HTMLElement): Stretch {
	const top = table.getBoundingClientRect().top + table.clientTop;
	const below = table.scrollHeight - table.clientHeight - table.scrollTop;
	return { top, bottom: top + table.clientHeight - Math.min(FADING, Math.max(0, below)) };
}

const tableIn = (root: HTMLElement): HTMLElement | null => root.querySelector<HTMLElement>('[data-scroll]');

/** By how much it will have scrolled in the end. */
function scrollBy(table: HTMLElement, shift: number): number {
	const furthest = table.scrollHeight - table.clientHeight;
	const top = Math.max(0, Math.min(furthest, table.scrollTop + shift));
	const by = top - table.scrollTop;
	// Also where it is to stay: it may still be on its way to somewhere else.
	table.scrollTo({ top, behavior: isStill.peek() ? 'instant' : 'smooth' });
	return isStill.peek() ? 0 : by;
}

/** Where none of the series that take what is picked can be seen, goes to the nearest. */
export function showAccepting(root: HTMLElement): void {
	const table = tableIn(root);
	if (!table || root.dataset['dragging'] !== undefined || root.querySelector(`.cards-bench ${ACCEPTING}`)) return;
	const shift = shiftToNearest(viewOf(table), [...table.querySelectorAll(ACCEPTING)].map(stretchOf));
	if (shift !== 0) scrollBy(table, shift);
}

/** Shows these series, the last ones where not all fit; answers by how much the table is yet to scroll. */
export function showGroups(root: HTMLElement, groups: readonly number[]): number {
	const table = tableIn(root);
	const fans = groups.flatMap((group) => root.querySelector<HTMLElement>(`[data-group="${group}"]`) ?? []);
	const [lying, begun] = [fans.filter((fan) => table?.contains(fan)), fans.filter((fan) => !table?.contains(fan))];
	begun.at(-1)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
	return table && lying.length > 0 ? scrollBy(table, shiftToAll(viewOf(table), lying.map(stretchOf))) : 0;
}
