// Candidates that race against each other over the same worlds: whoever is clearly behind drops out, so that the worlds to
// come are spent on those that may still be best (successive elimination on paired differences).
import { pairedError } from './paired.ts';

export class Race {
	/** Worlds so far. */
	rounds = 0;
	private running: readonly number[];
	private readonly results: readonly number[][];
	private readonly sums: Float64Array;
	/** Standard errors that a candidate may be behind. */
	private readonly patience: number;

	constructor(count: number, patience: number) {
		this.running = Array.from({ length: count }, (_, index) => index);
		this.results = this.running.map(() => []);
		this.sums = new Float64Array(count);
		this.patience = patience;
	}

	/** Those that may still be best. */
	get runners(): readonly number[] {
		return this.running;
	}

	/** Tries every runner in the next world. */
	run(trial: (runner: number) => number): void {
		for (const runner of this.running) {
			const value = trial(runner);
			this.results[runner]?.push(value);
			this.sums[runner] = (this.sums[runner] as number) + value;
		}
		this.rounds++;
	}

	/** What a candidate made on the mean, up to where it dropped out. */
	mean(runner: number): number {
		return (this.sums[runner] as number) / (this.results[runner]?.length ?? 1);
	}

	/**
	 * What a candidate would have made over all worlds: one that dropped out saw fewer of them, which may have been kinder
	 * ones, so it is as far behind the leader as it was in those that both saw. Never more than the leader's.
	 */
	worth(runner: number): number {
		const { leader } = this;
		const own = this.results[runner] ?? [];
		const best = this.results[leader] ?? [];
		const behind = own.reduce((sum, value, world) => sum + (best[world] as number) - value, 0) / own.length;
		return this.mean(leader) - Math.max(0, behind);
	}

	/** The standard error of how far a candidate is behind the leader, over the worlds that both saw. */
	error(runner: number): number {
		const { leader } = this;
		return runner === leader ? 0 : pairedError(this.results[leader] ?? [], this.results[runner] ?? []);
	}

	get leader(): number {
		return this.running.reduce((best, each) => (this.mean(each) > this.mean(best) ? each : best), this.running[0] ?? 0);
	}

	/** Lets go of those that are behind the leader by more than chance explains. */
	eliminate(): void {
		const { leader } = this;
		this.running = this.running.filter((each) => each === leader || !this.isBehind(each, leader));
	}

	private isBehind(runner: number, leader: number): boolean {
		const own = this.results[runner] ?? [];
		const best = this.results[leader] ?? [];
		const count = this.rounds;
		const mean = this.mean(leader) - this.mean(runner);
		let squares = 0;
		for (let i = 0; i < count; i++) squares += ((best[i] as number) - (own[i] as number) - mean) ** 2;
		return mean * mean * count > this.patience ** 2 * (squares / count);
	}
}
