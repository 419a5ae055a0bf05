// Players that take the most points they see, and overlook what people overlook: a place on the board one did not look at,
// more tiles than one had in mind. What they do see, they count as well as anyone.
import { legalInView, type ScoredPlacement } from '@tessera/engine';
import { onlyAnswer, type Thinker, type Thinking } from '../player.ts';
import type { Random } from '../random.ts';
import { greedy, mostPoints } from './greedy.ts';

interface Eye {
	/** The chance that a place on the board catches it. */
	readonly sees: number;
	/** Tiles it thinks of laying at once. */
	readonly tiles: number;
}

/** The places that catch the eye this turn, by the cell that a placement begins at. */
function placesSeen(placements: readonly ScoredPlacement[], { sees }: Eye, random: Random): ReadonlySet<string> {
	const places = new Set(placements.map(placeOf).toSorted());
	return new Set([...places].filter(() => random.fraction() < sees));
}

const placeOf = ({ pieces: [first] }: ScoredPlacement): string => `${first?.x},${first?.y}`;

/** What is seen; someone who has seen nothing looks again for a single tile, anywhere. */
function seen(placements: readonly ScoredPlacement[], eye: Eye, random: Random): readonly ScoredPlacement[] {
	const places = placesSeen(placements, eye, random);
	const noticed = placements.filter((each) => each.pieces.length <= eye.tiles && places.has(placeOf(each)));
	const singles = placements.filter(({ pieces }) => pieces.length === 1);
	return noticed.length > 0 ? noticed : singles.length > 0 ? singles : placements;
}

const beginner = (eye: Eye): Thinker<'classic'> =>
	function* (view, random): Thinking<'classic'> {
		const placements = legalInView(view)?.placements ?? [];
		const liked = mostPoints(seen(placements, eye, random));
		if (!liked) return yield* greedy(view);
		const { pieces, score: points } = liked;
		yield onlyAnswer<'classic'>({ type: 'place', pieces }, points);
	};

/** Lays a few tiles where it happens to look. */
export const firstSteps = beginner({ sees: 0.4, tiles: 3 });

/** Looks around, but not everywhere. */
export const family = beginner({ sees: 0.6, tiles: 6 });
