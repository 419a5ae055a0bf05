// Always the most points in sight; with few of them, the cubes that they do not take are rolled again.
import { mostPointsFirst } from '../most-points.ts';
import { byEye } from './by-eye.ts';

export const greedy = byEye({
	contentWith: 7,
	liking: (_, placements, _random, count) => mostPointsFirst(placements, count),
});
