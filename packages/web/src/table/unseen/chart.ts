// What is still unseen, counted for a chart: colours by shapes, in Cubes by colour alone. Pure.
import { ALL_COLOURS, ALL_SHAPES, type Colour, type Kind, kindOf, total, type View } from '@tessera/engine';

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

export interface Chart {
	readonly rows: readonly ChartRow[];
	/** How many of each shape; none in Cubes. */
	readonly columns: readonly number[];
	readonly count: number;
}

export function chartOf(view: View): Chart {
	const { unseen } = view;
	const count = total(unseen);
	if (view.game === 'cubes')
		return {
			rows: ALL_COLOURS.map((colour) => ({ colour, cells: [], count: unseen[colour] ?? 0 })),
			columns: [],
			count,
		};
	const rows = ALL_COLOURS.map((colour) => {
		const cells = ALL_SHAPES.map((shape) => {
			const kind = kindOf(colour, shape);
			return { kind, count: unseen[kind] ?? 0 };
		});
		return { colour, cells, count: total(cells.map((cell) => cell.count)) };
	});
	const columns = ALL_SHAPES.map((shape) => total(rows.map(({ cells }) => cells[shape]?.count ?? 0)));
	return { rows, columns, count };
}
