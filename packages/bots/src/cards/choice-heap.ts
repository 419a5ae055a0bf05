// Choices with what they are worth, taken out best first: a binary heap, because few of many are ever taken.

export class ChoiceHeap {
	private readonly choices: Int32Array;
	private readonly worths: Float64Array;
	private size = 0;

	constructor(capacity: number) {
		this.choices = new Int32Array(capacity);
		this.worths = new Float64Array(capacity);
	}

	clear(): void {
		this.size = 0;
	}

	/** Not in order yet: `order` is called once when all are there. */
	push(choice: number, worth: number): void {
		this.choices[this.size] = choice;
		this.worths[this.size] = worth;
		this.size++;
	}

	order(): void {
		for (let index = (this.size >> 1) - 1; index >= 0; index--) this.sink(index);
	}

	/** The worth of the best; −∞ when there is none. */
	bestWorth(): number {
		return this.size > 0 ? (this.worths[0] ?? -Infinity) : -Infinity;
	}

	/** Takes the best out; there must be one. */
	pop(): number {
		const best = this.choices[0] ?? 0;
		this.size--;
		this.choices[0] = this.choices[this.size] ?? 0;
		this.worths[0] = this.worths[this.size] ?? 0;
		this.sink(0);
		return best;
	}

	private sink(from: number): void {
		const { choices, worths, size } = this;
		const choice = choices[from] ?? 0;
		const worth = worths[from] ?? 0;
		let place = from;
		for (let child = 2 * place + 1; child < size; child = 2 * place + 1) {
			if (child + 1 < size && (worths[child + 1] ?? 0) > (worths[child] ?? 0)) child++;
			if ((worths[child] ?? 0) <= worth) break;
			choices[place] = choices[child] ?? 0;
			worths[place] = worths[child] ?? 0;
			place = child;
		}
		choices[place] = choice;
		worths[place] = worth;
	}
}
