// Plays by judgement alone: the best of all ideas as they look.
import { type Eye, seenBy } from '../overlook.ts';
import { choiceOf, type Thinker, type Thinking } from '../player.ts';
import type { Random } from '../random.ts';
import { type Idea, Ideas } from './search/ideas.ts';

/** The ideas that come to somebody with this eye, in the order they had. */
function noticed(ideas: readonly Idea[], eye: Eye, random: Random): readonly Idea[] {
	const placements = ideas.flatMap((idea) =>
		idea.action.type === 'place' ? [{ idea, pieces: idea.action.pieces }] : [],
	);
	return placements.length === 0 ? ideas : seenBy(eye, placements, random).map(({ idea }) => idea);
}

/** One set of ideas for all games at once: nothing is left on it between two questions. Without an eye of its own it sees all. */
export const judging = (ideas: Ideas, eye: Eye | null = null): Thinker<'classic'> =>
	function* (view, random): Thinking<'classic'> {
		const all = ideas.have(view);
		yield choiceOf<'classic'>(eye ? noticed(all, eye, random) : all, 0);
	};

/** All there is to judge, without search: whoever searches begins with it, and it is measured what the search adds. */
export const careful: Thinker<'classic'> = judging(new Ideas());
