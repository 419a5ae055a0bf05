// Least squares over more rows than one would keep: only the sums that the normal equations need are.

export interface Fit {
	readonly weights: readonly number[];
	/** The part of the variance that the weights explain. */
	readonly explained: number;
	/** The standard deviation of what they do not. */
	readonly error: number;
}

/** Keeps what the data says nothing about at nothing. */
const RIDGE = 1;

export class Regression {
	rows = 0;
	private readonly size: number;
	private readonly products: Float64Array;
	private readonly targets: Float64Array;
	private sum = 0;
	private squares = 0;

	constructor(size: number) {
		this.size = size;
		this.products = new Float64Array(size * size);
		this.targets = new Float64Array(size);
	}

	/** A row of figures, most of them zero, and what came of it. */
	add(row: Float64Array, target: number): void {
		const filled = [...row.keys()].filter((index) => row[index] !== 0);
		for (const i of filled) {
			const figure = row[i] as number;
			this.targets[i] = (this.targets[i] as number) + figure * target;
			for (const j of filled) {
				const place = i * this.size + j;
				this.products[place] = (this.products[place] as number) + figure * (row[j] as number);
			}
		}
		this.rows++;
		this.sum += target;
		this.squares += target * target;
	}

	fit(): Fit {
		const weights = solve(this.equations());
		const residual = this.residual(weights);
		const variance = this.squares - (this.sum * this.sum) / this.rows;
		return { weights, explained: 1 - residual / variance, error: Math.sqrt(residual / this.rows) };
	}

	/** One row an unknown, its right side last. */
	private equations(): number[][] {
		return Array.from({ length: this.size }, (_, i) => [
			...Array.from({ length: this.size }, (_, j) => this.product(i, j) + (i === j ? RIDGE : 0)),
			this.targets[i] as number,
		]);
	}

	private residual(weights: readonly number[]): number {
		return weights.reduce((rest, weight, i) => {
			const own = weights.reduce((sum, other, j) => sum + other * this.product(i, j), 0);
			return rest + weight * (own - 2 * (this.targets[i] as number));
		}, this.squares);
	}

	private product(i: number, j: number): number {
		return this.products[i * this.size + j] as number;
	}
}

/** Gauss–Jordan with the largest pivot. */
function solve(equations: number[][]): readonly number[] {
	const rows = equations;
	for (let column = 0; column < rows.length; column++) {
		const below = rows.slice(column).map((row) => Math.abs(row[column] as number));
		const pivot = column + below.indexOf(Math.max(...below));
		[rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
		clear(rows, column);
	}
	return rows.map((row, index) => (row.at(-1) as number) / (row[index] as number));
}

function clear(rows: number[][], column: number): void {
	const pivot = rows[column] as number[];
	for (const row of rows) {
		if (row === pivot) continue;
		const factor = (row[column] as number) / (pivot[column] as number);
		if (factor !== 0)
			for (let i = column; i < row.length; i++) row[i] = (row[i] as number) - factor * (pivot[i] as number);
	}
}
