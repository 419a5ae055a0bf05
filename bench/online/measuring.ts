// What is measured of moves, and what the machine did meanwhile.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const at = (sorted: readonly number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

export interface Percentiles {
	readonly p50: number;
	readonly p99: number;
	readonly worst: number;
}

export function percentiles(values: readonly number[]): Percentiles {
	const sorted = values.toSorted((one, other) => one - other);
	return { p50: at(sorted, 0.5), p99: at(sorted, 0.99), worst: sorted.at(-1) ?? 0 };
}

/** Ticks of ten milliseconds that other machines on the same hardware took from this one; null where nobody counts them. */
function stolenTicks(): number | null {
	try {
		const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.trim().split(/\s+/) ?? [];
		return Number(ticks[7] ?? Number.NaN);
	} catch {
		return null;
	}
}

export interface Measured extends Percentiles {
	readonly perSecond: number;
	/** The p99 of each second by itself, of what was answered in it; where that is nothing, the whole second. */
	readonly secondsP99: readonly number[];
	/** Milliseconds, all processors together. */
	readonly stolen: number | null;
}

/** Gathers how long moves take for so many seconds. */
export async function measuring(seconds: number, listen: (onMove: (took: number) => void) => void): Promise<Measured> {
	const all: number[][] = [];
	let took: number[] = [];
	listen((each) => took.push(each));
	const stolenBefore = stolenTicks();
	const began = performance.now();
	for (let second = 0; second < seconds; second++) {
		took = [];
		all.push(took);
		await pause(1000);
	}
	const elapsed = performance.now() - began;
	const stolenAfter = stolenTicks();
	const measured = all.flat();
	return {
		perSecond: (measured.length / elapsed) * 1000,
		...percentiles(measured),
		secondsP99: all.map((each) => (each.length === 0 ? 1000 : percentiles(each).p99)),
		stolen: stolenBefore === null || stolenAfter === null ? null : (stolenAfter - stolenBefore) * 10,
	};
}
