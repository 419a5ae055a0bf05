// Plays by judgement alone: the best of all ideas as they look.
import { choiceOf, type Thinker, type Thinking } from '../player.ts';
import { Ideas } from './search/ideas.ts';

/** One set of ideas for all games at once: nothing is left on it between two questions. */
export const judging = (ideas: Ideas): Thinker<'classic'> =>
	function* (view): Thinking<'classic'> {
		yield choiceOf<'classic'>(ideas.have(view), 0);
	};

/** All there is to judge, without search: whoever searches begins with it, and it is measured what the search adds. */
export const careful: Thinker<'classic'> = judging(new Ideas());
