// What is still unseen, counted for a chart: colours by shapes, in Cubes by colour alone. Pure.
import { ALL_COLOURS, ALL_SHAPES, type Colour, type Kind, kindOf, type Seat, total, type View } from '@tessera/engine';
import { stockIn } from '../tally.ts';

interface ChartCell {
	readonly kind: Kind;
	readonly count: number;
}

export interface ChartRow {
	readonly colour: Colour;
	/** One for each shape; none in Cubes, where a cube in the bag has a colour but shows nothing yet. */
	readonly cells: readonly ChartCell[];
	readonly count: number;
}

/** Where all that is unseen is; unsaid where some of it is in neither place, as the hand of a player who left (W2). */
export type Where = 'both' | 'stock' | 'hands' | 'unsaid';

export interface Chart {
	readonly rows: readonly ChartRow[];
	/** How many of each shape; none in Cubes. */
	readonly columns: readonly number[];
	readonly count: number;
	readonly where: Where;
}

export function whereOf(count: number, inStock: number, inHands: number): Where {
	if (count === 0) return 'unsaid';
	// Also where spectators see all hands (O11).
	if (count === inStock) return 'stock';
	if (count !== inStock + inHands) return 'unsaid';
	return inStock === 0 ? 'hands' : 'both';
}

const unseenInHands = ({ game, handSizes, viewer, withdrawn }: View): number =>
	game === 'cubes' ? 0 : total(handSizes.filter((_, seat) => seat !== viewer && !withdrawn.includes(seat as Seat)));

export function chartOf(view: View): Chart {
	const { unseen } = view;
	const count = total(unseen);
	const where = whereOf(count, stockIn(view), unseenInHands(view));
	if (view.game === 'cubes')
		return {
			rows: ALL_COLOURS.map((colour) => ({ colour, cells: [], count: unseen[colour] ?? 0 })),
			columns: [],
			count,
			where,
		};
	const rows = ALL_COLOURS.map((colour) => {
		const cells = ALL_SHAPES.map((shape) => {
			const kind = kindOf(colour, shape);
			return { kind, count: unseen[kind] ?? 0 };
		});
		return { colour, cells, count: total(cells.map((cell) => cell.count)) };
	});
	const columns = ALL_SHAPES.map((shape) => total(rows.map(({ cells }) => cells[shape]?.count ?? 0)));
	return { rows, columns, count, where };
}
