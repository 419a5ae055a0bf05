// Positions after events. Whoever decides what happens has the position already, and what was decided is written at once: the last
// one is remembered, so that it is not made a second time.
import { advance, type Event, type Position } from '@tessera/engine';

let last: { readonly before: Position; readonly events: readonly Event[]; readonly after: Position } | null = null;

/** Positions and events never change, so what came of these events after this position always will. */
export function rememberFold(before: Position, events: readonly Event[], after: Position): void {
	last = { before, events, after };
}

export function fold(position: Position, events: readonly Event[]): Position {
	if (last?.events === events && last.before === position) return last.after;
	return events.reduce<Position>((before, event) => advance<Position>(before, event), position);
}
