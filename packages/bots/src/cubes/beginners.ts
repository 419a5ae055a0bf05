// Players that take the most points they see, and overlook what people overlook: a place on the board one did not look at, more
// cubes than one had in mind. They are soon content, since they do not see what a reroll could bring.
import { mostPointsFirst } from '../most-points.ts';
import { type Eye, seenBy } from '../overlook.ts';
import { byEye, type Habit } from './by-eye.ts';

const withEye =
	(eye: Eye): Habit['liking'] =>
	(_, placements, random, count) =>
		mostPointsFirst(seenBy(eye, placements, random), count);

/** Lays a cube or two where it happens to look, and rerolls only when that is next to nothing. */
export const firstSteps = byEye({ contentWith: 5, liking: withEye({ sees: 0.7, pieces: 3 }) });

/** Looks around, but not everywhere, and is soon content. */
export const family = byEye({ contentWith: 6, liking: withEye({ sees: 0.8, pieces: 4 }) });
