// How long a hint is meant: for as long as it may be what somebody is following.
import type { Kind } from '@tessera/engine';
import { laidOf, type Turn } from './turn.ts';

/** Whether nothing lies but cards of the hint, and not yet all of them. */
export function isFollowed(cards: readonly Kind[], turn: Turn): boolean {
	const left = [...cards];
	for (const { kind } of laidOf(turn)) {
		const at = left.indexOf(kind);
		if (at < 0) return false;
		left.splice(at, 1);
	}
	return left.length > 0;
}
