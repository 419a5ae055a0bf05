// What the board keeps in view besides what lies on it for good.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Cell } from '@tessera/engine';
import { isStill } from '../../settings/settings.ts';
import type { Desk } from '../desk.ts';
import { spotsOf } from '../model/survey.ts';

const NOWHERE: readonly Cell[] = [];

/**
 * A camera that glides sets out after the paint. One that jumps does so with the gesture: the next press, before which all that
 * is late is done, would be judged by a board that nobody has seen yet.
 */
const seenOf = (desk: Desk) => computed(() => (isStill.value ? desk : desk.late));

/** The piece that was taken up, and where it can go; those places first where the turn could end. A drag finds its way by itself. */
export function toOffer(desk: Desk): ReadonlySignal<readonly Cell[]> {
	const seen = seenOf(desk);
	const held = computed(() => seen.value.plan.value.held);
	return computed(() => {
		if (held.value === null || desk.drag.value !== null) return NOWHERE;
		const spots = spotsOf(seen.peek().plan.peek());
		const playable = spots.filter(({ playable }) => playable);
		return playable.length > 0 ? playable : spots;
	});
}

/** What lies there for now, and where a hint points. */
export function toKeepInView(desk: Desk): ReadonlySignal<readonly Cell[]> {
	const seen = seenOf(desk);
	const laid = computed(() => seen.value.plan.value.laid);
	return computed(() => {
		const hint = seen.value.hint.value;
		return hint?.state === 'look' ? [...laid.value, ...hint.cells] : laid.value;
	});
}
