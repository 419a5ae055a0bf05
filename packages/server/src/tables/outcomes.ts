// Where events lead is worked out by the rules when they happen; whoever takes them over right after need not fold them again.
import { advance, type Event, type Position } from '@tessera/engine';

interface Outcome {
	readonly before: Position;
	readonly events: readonly Event[];
	readonly after: Position;
}

/** Only the last: what is decided is taken over before anything else is decided. */
let last: Outcome | null = null;

export function noteOutcome(before: Position, events: readonly Event[], after: Position): void {
	last = { before, events, after };
}

/** The position after these events, worked out anew where they come from a journal or from somewhere else. */
export function outcomeOf(before: Position, events: readonly Event[]): Position {
	if (last?.events === events && last.before === before) return last.after;
	return events.reduce<Position>((position, event) => advance<Position>(position, event), before);
}
