// Always keeps its cubes, then lays the most points: what rerolling is measured against.
import { type CubesView, legalInView } from '@tessera/engine';
import { mostPoints } from '../most-points.ts';
import { onlyAnswer, type Thinking } from '../player.ts';

/** Q4: with nothing to lay it chooses to reroll nothing, and is made to roll. */
export function* noReroll(view: CubesView): Thinking<'cubes'> {
	const { placements = [], pass = false } = legalInView(view) ?? {};
	const placement = mostPoints(placements);
	if (placement) yield onlyAnswer<'cubes'>({ type: 'place', pieces: placement.pieces }, placement.score);
	else yield onlyAnswer<'cubes'>(pass ? { type: 'pass' } : { type: 'reroll', cubes: [] }, 0);
}
