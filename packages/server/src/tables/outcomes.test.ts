// What was worked out once is believed only where it belongs.

import { fallbackAction } from '@tessera/bots/fallback';
import { type Event, type Position, play, seedFromText, start, viewFor } from '@tessera/engine';
import { expect, test } from 'vitest';
import { noteOutcome, outcomeOf } from './outcomes.ts';

const begun = (seed: string): Position => {
	const started = start({ game: 'classic', ages: [null, null] }, seedFromText(seed));
	return started.ok ? started.value.position : expect.fail();
};

function played(position: Position): { readonly events: readonly Event[]; readonly after: Position } {
	const step = play<Position>(position, fallbackAction(viewFor<Position>(position, position.turn)));
	return step.ok ? { events: step.value.events, after: step.value.position } : expect.fail();
}

test('the same events after the same position lead to what was noted, without folding them', () => {
	const before = begun('a');
	const { events, after } = played(before);
	noteOutcome(before, events, after);
	expect(outcomeOf(before, events)).toBe(after);
});

test('whatever else comes is folded, and leads to the same', () => {
	const before = begun('a');
	const { events, after } = played(before);
	noteOutcome(before, events, after);
	expect(outcomeOf({ ...before }, events)).not.toBe(after);
	expect(outcomeOf({ ...before }, events)).toEqual(after);
	expect(outcomeOf(before, [...events])).toEqual(after);
	const other = { ...before, idleTurns: 1 };
	expect(outcomeOf(other, [])).toBe(other);
});
