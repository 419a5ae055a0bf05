// One thought of a bot, from its question to its answer: so many rollouts, but no longer than it may take.
import { type Choice, playerOf } from '@tessera/bots';
import type { Think, Thought } from './messages.ts';

export function think({ id, level, seed, view, rollouts, milliseconds }: Think, clock: () => number): Thought {
	const end = clock() + milliseconds;
	try {
		let last: Choice | null = null;
		for (const choice of playerOf(level, seed).think(view)) {
			last = choice;
			if (choice.rollouts >= rollouts || clock() >= end) break;
		}
		return last ? { id, action: last.action } : { id, failed: 'nothing came to mind' };
	} catch (error) {
		return { id, failed: error instanceof Error ? error.message : String(error) };
	}
}
