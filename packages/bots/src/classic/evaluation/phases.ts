// How much a figure counts changes in the course of a game: evenly while there is a bag, and by weights of its own at the end.
//
//   weights of a figure   [ at an empty bag, as it were | more of it with a full one | once the bag is empty ]

const rows = 3;
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

	constructor(weights: readonly (readonly number[])[]) {
		const column = (index: number): Float64Array => Float64Array.from(weights, (row) => row[index] ?? 0);
		this.count = weights.length;
		this.start = column(0);
		this.slope = column(1);
		this.empty = column(rows - 1);
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
