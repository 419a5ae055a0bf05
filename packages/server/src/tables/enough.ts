// A table does not grow for ever: there is an end to what is done around the game, and none to the game itself.
import type { Decision } from './decide.ts';
import type { TableEntry } from './entries.ts';
import { refuse } from './problems.ts';
import type { TableState } from './state.ts';

/** Entries of a table that are no steps of its game. A lively table has a hundred. */
export const MOST_ASIDES = 2000;

/** What may be done again and again. Whatever answers or undoes one of these comes to an end with them. */
const REPEATABLE: ReadonlySet<TableEntry['type']> = new Set([
	'sat',
	'offered',
	'said',
	'said-phrase',
	'chat-set',
	'seat-moved',
]);

/** What brings the game to its beginning or its end is not kept from it. */
const isDecisive = ({ type }: TableEntry): boolean => type === 'began' || type === 'over';

export function unlessEnough({ asides }: TableState, decision: Decision): Decision {
	if (asides < MOST_ASIDES || !decision.ok || decision.value.some(isDecisive)) return decision;
	return decision.value.some(({ type }) => REPEATABLE.has(type))
		? refuse('too-many', 'Enough has happened around this game: only the game itself goes on.')
		: decision;
}
