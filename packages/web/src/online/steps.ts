// What one place knows of a game elsewhere: each step as it was told, with what was seen after it. Pure.
import { advanceView, type GameName, replayView, type Seat, type View } from '@tessera/engine';
import type { FollowedStep, FollowedTable, OpenHands } from '@tessera/protocol';
import type { Moment } from '../table/host.ts';
import { earnedIn } from '../table/tally.ts';

/** One step of the game with what this place saw after it. */
export interface SeenStep {
	readonly step: FollowedStep;
	readonly moment: Moment;
	/** What the events alone tell. */
	readonly told: View;
	readonly view: View;
}

/** What spectators see in the hands is not unseen (O11). The cubes of all are seen anyway. */
function withHands(view: View, hands: OpenHands | undefined): View {
	if (!hands || view.viewer !== null || view.game === 'cubes') return view;
	const held = hands.flat();
	return { ...view, unseen: view.unseen.map((count, kind) => count - held.filter((each) => each === kind).length) };
}

function seenStep(viewer: Seat | null, step: FollowedStep, before: View | null): SeenStep {
	const { events, seat, by, hands } = step;
	const told = before
		? events.reduce<View>((so, event) => advanceView<View>(so, event), before)
		: replayView<GameName>(viewer, events);
	const why = { ...(by === 'stand-in' && { isStandIn: true }), ...(by === 'time' && { isOutOfTime: true }) };
	const moment = { step: step.step, seat, events, ...why };
	return { step, moment, told, view: withHands(told, hands) };
}

/** What was seen, with the steps of now: those that are the same stay the same values. */
export function grown(
	viewer: Seat | null,
	before: readonly SeenStep[],
	steps: readonly FollowedStep[],
): readonly SeenStep[] {
	const parting = before.findIndex(({ step }, index) => step !== steps[index]);
	const all = parting < 0 ? [...before] : before.slice(0, parting);
	for (const step of steps.slice(all.length)) all.push(seenStep(viewer, step, all.at(-1)?.told ?? null));
	return all;
}

/** A game that was ended by agreement stands as it is: whoever is ahead and still in has won. */
export function ended(view: View, { over, out }: FollowedTable): View {
	if (!over || view.ending) return view;
	const isIn = (seat: number): boolean => out.every((each) => each.seat !== seat);
	const scores = earnedIn(view);
	const best = Math.max(...scores.filter((_, seat) => isIn(seat)));
	const winners = scores.flatMap((score, seat) => (score === best && isIn(seat) ? [seat as Seat] : []));
	return { ...view, ending: { reason: 'stalled', winners } };
}

/** Whoever left the game looks on: what they held is out of it (W2). */
export function afterLeaving(view: View): View {
	const isOut = view.viewer !== null && view.withdrawn.includes(view.viewer);
	return isOut ? { ...view, viewer: null, hand: null } : view;
}
