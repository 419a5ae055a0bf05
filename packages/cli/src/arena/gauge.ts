// A share of wins with its interval as a picture: where it lies between none and all, and where equal players would be.
import type { Look } from '../terminal/look.ts';
import { type Tone, toned } from '../terminal/style.ts';
import type { Interval } from './statistics.ts';

const CELLS = 51;
const SIGNS = { line: '─', interval: '━', value: '●', fair: '┼' } as const;
const LETTERS = { line: '-', interval: '=', value: 'o', fair: '+' } as const;

const cellOf = (share: number): number => Math.round(share * (CELLS - 1));

export function drawGauge(look: Look, { value, low, high }: Interval, fair: number, tone: Tone): string {
	const signs = look.ascii ? LETTERS : SIGNS;
	const signAt = (cell: number): string => {
		if (cell === cellOf(value)) return signs.value;
		if (cell === cellOf(fair)) return signs.fair;
		return cell >= cellOf(low) && cell <= cellOf(high) ? signs.interval : signs.line;
	};
	const gauge = Array.from({ length: CELLS }, (_, cell) => signAt(cell)).join('');
	const [from, to] = [cellOf(low), cellOf(high) + 1] as const;
	const outside = (part: string): string => toned(look, 'faint', part);
	const inside = toned(look, tone, gauge.slice(from, to));
	return `   0 ${outside(gauge.slice(0, from))}${inside}${outside(gauge.slice(to))} 100 %`;
}
