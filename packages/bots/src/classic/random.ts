// Any legal action of Classic: the measure that every other player is held against.
import { type ActionOf, type ClassicView, legalInView } from '@tessera/engine';
import { onlyAnswer, type Thinking } from '../player.ts';
import type { Random } from '../random.ts';

function action(
	{ hand }: ClassicView,
	legal: ReturnType<typeof legalInView<ClassicView>>,
	random: Random,
): ActionOf<'classic'> {
	const { placements = [], exchangeUpTo = 0 } = legal ?? {};
	const placement = placements[random.below(placements.length)];
	if (placement) return { type: 'place', pieces: placement.pieces };
	return exchangeUpTo > 0 ? { type: 'exchange', pieces: (hand ?? []).slice(0, exchangeUpTo) } : { type: 'pass' };
}

export function* anything(view: ClassicView, random: Random): Thinking<'classic'> {
	yield onlyAnswer<'classic'>(action(view, legalInView(view), random), 0);
}
