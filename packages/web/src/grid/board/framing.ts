// What the board keeps in view besides what lies on it for good.
import { computed, type ReadonlySignal } from '@preact/signals';
import { type Cell, type Spot, sameCell } from '@tessera/engine';
import { isStill } from '../../settings/settings.ts';
import type { Desk } from '../desk.ts';
import type { LastMove } from '../model/course.ts';
import { spotsOf } from '../model/survey.ts';

const NOWHERE: readonly Spot[] = [];

/**
 * A camera that glides sets out after the paint. One that jumps does so with the gesture: the next press, before which all that
 * is late is done, would be judged by a board that nobody has seen yet.
 */
const seenOf = (desk: Desk) => computed(() => (isStill.value ? desk : desk.late));

/** Where the piece that was taken up can go. A drag finds its way by itself. */
export function toOffer(desk: Desk): ReadonlySignal<readonly Spot[]> {
	const seen = seenOf(desk);
	const held = computed(() => seen.value.plan.value.held);
	// One that was let go since is shown no places any more.
	const isStillHeld = computed(() => desk.plan.value.held === held.value);
	return computed(() => {
		if (held.value === null || !isStillHeld.value || desk.drag.value !== null) return NOWHERE;
		return spotsOf(seen.peek().plan.peek());
	});
}

/** What somebody has in view besides the board: what lies there for now, and the last move. */
export interface InView {
	readonly shown: readonly Cell[];
	readonly last: LastMove | null;
}

/** What has come since: whoever takes something back stays where they are. */
export function newsSince(before: InView, { shown, last }: InView): readonly Cell[] {
	const laid = shown.filter((cell) => !before.shown.some((each) => sameCell(each, cell)));
	if (laid.length > 0) return laid;
	return last && last.step !== before.last?.step ? last.pieces : NOWHERE;
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
