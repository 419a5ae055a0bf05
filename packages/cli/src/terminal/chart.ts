// The pieces that are not in sight, as a chart: colours down, shapes across; for Cubes, whose faces are not known, by colour.
import { ALL_COLOURS, ALL_SHAPES, COLOURS, type Colour, kindOf, type View } from '@tessera/engine';
import { SHAPE_LETTERS } from '@tessera/notation';
import { countOf } from '../words/pieces.ts';
import type { Look } from './look.ts';
import { SHAPE_SIGNS } from './pieces.ts';
import { pieceInk, toned } from './style.ts';

const LABEL_WIDTH = 8;

const colourLabel = (look: Look, colour: Colour): string =>
	` ${pieceInk(look, colour, 'settled', (COLOURS[colour] ?? '').padEnd(LABEL_WIDTH))}`;

const countText = (look: Look, count: number): string =>
	count === 0 ? toned(look, 'faint', look.ascii ? '  .' : '  ·') : String(count).padStart(3);

function chartOfKinds(look: Look, unseen: readonly number[]): readonly string[] {
	const signs = ALL_SHAPES.map((shape) => (look.ascii ? SHAPE_LETTERS.charAt(shape) : SHAPE_SIGNS[shape]) ?? '');
	const rows = ALL_COLOURS.map((colour) => {
		const counts = ALL_SHAPES.map((shape) => countText(look, unseen[kindOf(colour, shape)] ?? 0));
		return colourLabel(look, colour) + counts.join('');
	});
	return [' '.repeat(LABEL_WIDTH + 1) + signs.map((sign) => sign.padStart(3)).join(''), ...rows];
}

const chartOfColours = (look: Look, unseen: readonly number[]): readonly string[] =>
	ALL_COLOURS.map((colour) => colourLabel(look, colour) + countText(look, unseen[colour] ?? 0));

/** What the viewer cannot see, with where it must be. */
export function drawUnseen(look: Look, view: View): readonly string[] {
	if (view.game === 'cubes')
		return [`In the bag, by colour (${countOf(view.bagSize, 'cube')}):`, ...chartOfColours(look, view.unseen)];
	const stock = view.game === 'classic' ? `the bag (${view.bagSize})` : `the pile (${view.pileSize})`;
	return [`Not in sight, so in ${stock} or in other hands:`, ...chartOfKinds(look, view.unseen)];
}
