// Any placement of Classic, each as likely as the next; where there is none, what Greedy would do. The measure that every
// other player is held against.
import { type ClassicView, legalInView } from '@tessera/engine';
import { onlyAnswer, type Thinking } from '../player.ts';
import type { Random } from '../random.ts';
import { greedy } from './greedy.ts';

export function* anything(view: ClassicView, random: Random, told: number): Thinking<'classic'> {
	const placements = legalInView(view)?.placements ?? [];
	const placement = placements[random.below(placements.length)];
	if (placement) yield onlyAnswer<'classic'>({ type: 'place', pieces: placement.pieces }, placement.score);
	else yield* greedy(view, random, told);
}
