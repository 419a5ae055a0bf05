// Plays by judgement alone: the points of a placement and what it leaves behind, no look ahead.
import type { ClassicView } from '@tessera/engine';
import { choiceOf, type Thinking } from '../player.ts';
import { Ideas } from './search/ideas.ts';

/** For all games at once: nothing is left on it between two questions. */
const ideas = new Ideas();

export function* club(view: ClassicView): Thinking<'classic'> {
	yield choiceOf<'classic'>(ideas.have(view), 0);
}
