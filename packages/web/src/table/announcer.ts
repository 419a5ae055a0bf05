// What is said to those who listen to the page: the last few sentences stand in a region that screen readers follow.
import { signal } from '@preact/signals';

interface Announcement {
	readonly id: number;
	readonly text: string;
}

/** As many as a reader could still be speaking; older ones only slow it down. */
const KEPT = 6;

let last = 0;

export const announcements = signal<readonly Announcement[]>([]);

/** Says something, after whatever is being said. The same words twice are said twice. */
export function announce(text: string): void {
	last += 1;
	announcements.value = [...announcements.peek(), { id: last, text }].slice(-KEPT);
}

/** Forgets what was said, when one leaves the table. */
export function hush(): void {
	announcements.value = [];
}
