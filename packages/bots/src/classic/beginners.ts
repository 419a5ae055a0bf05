// Players that take the most points they see, and overlook what people overlook: a place on the board one did not look at,
// more tiles than one had in mind. What they do see, they count as well as anyone.
import { legalInView } from '@tessera/engine';
import { mostPointsFirst, pointsCandidate } from '../most-points.ts';
import { type Eye, seenBy } from '../overlook.ts';
import { choiceOf, type Thinker, type Thinking } from '../player.ts';
import { greedy } from './greedy.ts';

const beginner = (eye: Eye): Thinker<'classic'> =>
	function* (view, random, told): Thinking<'classic'> {
		const placements = legalInView(view)?.placements ?? [];
		const seen = mostPointsFirst(seenBy(eye, placements, random), told);
		if (seen.length > 0) yield choiceOf<'classic'>(seen.map(pointsCandidate), 0);
		else yield* greedy(view, random, told);
	};

/** Lays a few tiles where it happens to look. */
export const firstSteps = beginner({ sees: 0.35, pieces: 3 });

/** Looks around, but not everywhere. */
export const family = beginner({ sees: 0.55, pieces: 6 });
