// Cubes that might be drawn and rolled after a placement (Q3), by the player's own chance.
import { type Colour, type CubesView, handSize, type Kind, kindOf, SHAPE_COUNT, type Shape } from '@tessera/engine';
import type { Random } from '../../random.ts';

/** The colour of one of the cubes in a bag, by its number. */
function colourAt(bag: readonly number[], number: number): Colour {
	let left = number;
	const colour = bag.findIndex((count) => {
		left -= count;
		return left < 0;
	});
	return colour as Colour;
}

/** As many cubes as a hand holds, or all there are in the bag, in the order they are drawn. */
export function drawn({ unseen, bagSize }: CubesView, random: Random): readonly Kind[] {
	const bag = [...unseen];
	return Array.from({ length: Math.min(handSize('cubes'), bagSize) }, (_, before) => {
		const colour = colourAt(bag, random.below(bagSize - before));
		bag[colour] = (bag[colour] ?? 0) - 1;
		return kindOf(colour, random.below(SHAPE_COUNT) as Shape);
	});
}
