// Players that take the most points they see, and overlook what people overlook: a place on the board one did not look at, more
// cubes than one had in mind. They are soon content, since they do not see what a reroll could bring.
import type { CubesView, ScoredPlacement } from '@tessera/engine';
import { mostPoints } from '../classic/greedy.ts';
import type { Random } from '../random.ts';
import { byEye, type Habit } from './by-eye.ts';

interface Eye {
	/** The chance that a place on the board catches it. */
	readonly sees: number;
	/** Cubes it thinks of laying at once. */
	readonly cubes: number;
}

const placeOf = ({ pieces: [first] }: ScoredPlacement): string => `${first?.x},${first?.y}`;

/** What is seen; someone who has seen nothing looks again for a single cube, anywhere. */
function seen(
	placements: readonly ScoredPlacement[],
	{ sees, cubes }: Eye,
	random: Random,
): readonly ScoredPlacement[] {
	const places = new Set([...new Set(placements.map(placeOf))].toSorted().filter(() => random.fraction() < sees));
	const noticed = placements.filter((each) => each.pieces.length <= cubes && places.has(placeOf(each)));
	const singles = placements.filter(({ pieces }) => pieces.length === 1);
	return [noticed, singles].find(({ length }) => length > 0) ?? placements;
}

const withEye =
	(eye: Eye): Habit['liking'] =>
	(_: CubesView, placements, random) =>
		mostPoints(seen(placements, eye, random));

/** Lays a cube or two where it happens to look, and rerolls only when that is next to nothing. */
export const firstSteps = byEye({ contentWith: 5, liking: withEye({ sees: 0.7, cubes: 3 }) });

/** Looks around, but not everywhere, and is soon content. */
export const family = byEye({ contentWith: 6, liking: withEye({ sees: 0.8, cubes: 4 }) });
