// What the board keeps in view besides what lies on it for good.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Cell } from '@tessera/engine';
import { isStill } from '../../settings/settings.ts';
import type { Desk } from '../desk.ts';

/** What lies there for now, and where a hint points. */
export function toKeepInView(desk: Desk): ReadonlySignal<readonly Cell[]> {
	// A camera that glides sets out after the paint. One that jumps does so with the gesture: the next press, before which all that
	// is late is done, would be judged by a board that nobody has seen yet.
	const seen = computed(() => (isStill.value ? desk : desk.late));
	const laid = computed(() => seen.value.plan.value.laid);
	return computed(() => {
		const hint = seen.value.hint.value;
		return hint?.state === 'look' ? [...laid.value, ...hint.cells] : laid.value;
	});
}
