// How sure a comparison over the same samples is: the luck that both shared cancels out of the differences.

/**
 * The standard error of the mean difference of two series, as far as both go. One difference says nothing of how far others
 * would lie from it: it might be anything.
 */
export function pairedError(a: readonly number[], b: readonly number[]): number {
	const count = Math.min(a.length, b.length);
	if (count < 2) return Infinity;
	let sum = 0;
	for (let i = 0; i < count; i++) sum += (a[i] as number) - (b[i] as number);
	const mean = sum / count;
	let squares = 0;
	for (let i = 0; i < count; i++) squares += ((a[i] as number) - (b[i] as number) - mean) ** 2;
	return Math.sqrt(squares / (count - 1) / count);
}
