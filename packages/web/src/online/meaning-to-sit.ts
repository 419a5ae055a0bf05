// Who will sit down at a table as soon as it is there. Apart from sitting down itself, which brings the rules along to seal what one
// adds to the deal: the form of a new table comes without them.
import { remember, rememberName, tableMemory } from './memory.ts';

/** At the own new table, or the next with the same people. Whoever goes away before that sits down when they come back. */
export function meanToSit(table: string, name: string): void {
	rememberName(name);
	remember(table, { meant: name });
}

/** Whoever sits means to no more: they may leave the seat again, or lose it. */
export function forgetMeant(table: string): void {
	if (tableMemory(table).meant !== null) remember(table, { meant: null });
}
