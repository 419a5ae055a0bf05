// Where events lead is worked out by the rules when they happen; whoever takes them over a moment later need not fold them again.
import { advance, type Event, type Position } from '@tessera/engine';

interface Outcome {
	readonly before: Position;
	readonly after: Position;
}

const known = new WeakMap<readonly Event[], Outcome>();

export function noteOutcome(before: Position, events: readonly Event[], after: Position): void {
	known.set(events, { before, after });
}

/** The position after these events, worked out anew where they come from a journal or from somewhere else. */
export function outcomeOf(before: Position, events: readonly Event[]): Position {
	const outcome = known.get(events);
	if (outcome?.before === before) return outcome.after;
	return events.reduce<Position>((position, event) => advance<Position>(position, event), before);
}
