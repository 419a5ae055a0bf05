// How much a figure counts changes in the course of a game: evenly while there is a bag, and by weights of its own at the end.
//
//   weights of a figure   [ at an empty bag, as it were | more of it with a full one | once the bag is empty ]

const columns = 3;
export const COLUMNS = columns;

/** One row a figure, one column a phase. */
export type Weights = readonly (readonly number[])[];

/** The tiles of the box: what is unseen is measured against it. */
const box = 108;

/** Weights of several figures for each phase, ready for use. */
export class PhasedWeights {
	private readonly count: number;
	private readonly start: Float64Array;
	private readonly slope: Float64Array;
	private readonly empty: Float64Array;
	/** The weights now: one a figure. */
	readonly now: Float64Array;

	constructor(weights: Weights) {
		const column = (index: number): Float64Array => Float64Array.from(weights, (row) => row[index] ?? 0);
		this.count = weights.length;
		this.start = column(0);
		this.slope = column(1);
		this.empty = column(columns - 1);
		this.now = new Float64Array(this.count);
	}

	/** Sets the weights for a moment of the game. */
	tune(unseen: number, bag: number): void {
		const { empty, now, slope, start } = this;
		const share = unseen / box;
		for (let i = 0; i < this.count; i++)
			now[i] = bag === 0 ? (empty[i] as number) : (start[i] as number) + (slope[i] as number) * share;
	}

	/** What figures are worth now, from one of them up to another. */
	worth(figures: Float64Array, from = 0, to = this.count): number {
		const { now } = this;
		let sum = 0;
		for (let i = from; i < to; i++) sum += (now[i] as number) * (figures[i] as number);
		return sum;
	}
}

/** Figures in the columns that their moment has weights for, as a regression wants them: row after row. */
export function spread(figures: Float64Array, unseen: number, bag: number): Float64Array {
	const row = new Float64Array(figures.length * columns);
	figures.forEach((figure, index) => {
		const place = index * columns;
		if (bag === 0) row[place + columns - 1] = figure;
		else row.set([figure, figure * (unseen / box)], place);
	});
	return row;
}
