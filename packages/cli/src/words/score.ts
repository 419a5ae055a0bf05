// What a placement scores, in words, line by line.
import type { ScoredLine } from '@tessera/engine';
import { countOf } from './pieces.ts';

const scoredLine = ({ axis, pieces, points, qwirkle }: ScoredLine): string =>
	`${axis} of ${pieces.length}${qwirkle ? ', a Qwirkle' : ''}: ${points}`;

/** `row of 4: 4 · column of 6, a Qwirkle: 12 · total 16`; the total only where there is something to add up. */
export function scoreWords(lines: readonly ScoredLine[], single: number, points: number): string {
	const parts = [...lines.map(scoredLine), ...(single > 0 ? [`a lone piece: ${single}`] : [])];
	return parts.length === 1 ? `${parts[0]}` : [...parts, `total ${points}`].join(' · ');
}

export const pointsOf = (points: number): string => countOf(points, 'point');
