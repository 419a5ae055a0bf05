// Which cubes have just been rolled, so that the screen can let them tumble. Q3, Q4
import type { Kind, Seat, ViewEvent } from '@tessera/engine';
import type { Moment } from '../../table/host.ts';
import type { Plan } from './plan.ts';

const rerolls = (moment: Moment | undefined, seat: Seat | null) =>
	(moment?.events ?? []).filter((event) => event.type === 'rerolled').filter((event) => event.seat === seat);

/** How often all cubes were rolled again because nothing fitted, if that is the last thing that happened. */
export const forcedRolls = (course: readonly Moment[], seat: Seat | null): number =>
	rerolls(course.at(-1), seat).filter(({ cause }) => cause === 'forced').length;

/** The own cubes that were rolled between two plans: those that show another face, are new, or were chosen to be. */
export function rolledIds(before: Plan, after: Plan, course: readonly Moment[]): readonly number[] {
	if (after.view.game !== 'cubes' || before.viewer !== after.viewer) return [];
	const rolls = rerolls(course.at(-1), after.viewer);
	const all = rolls.some(({ cause }) => cause === 'forced');
	const kinds = new Map(before.hand.map(({ id, kind }) => [id, kind]));
	const isRolled = (id: number, kind: Kind): boolean =>
		all || kinds.get(id) !== kind || (rolls.length > 0 && before.chosen.includes(id));
	return after.hand.filter(({ id, kind }) => isRolled(id, kind)).map(({ id }) => id);
}

const newCubes = (events: readonly ViewEvent[], seat: Seat): number =>
	events.reduce((sum, event) => (event.type === 'rolled' && event.seat === seat ? sum + event.cubes.length : sum), 0);

/** The places of a seat's open cubes that were rolled in the last moment: rerolled where they lie, or drawn at the end. */
export function rolledPlaces(moment: Moment | undefined, seat: Seat, now: readonly Kind[]): readonly number[] {
	if (!moment || moment.seat !== seat) return [];
	const places = now.map((_, place) => place);
	const drawn = newCubes(moment.events, seat);
	if (drawn > 0) return places.slice(-drawn);
	const rolls = rerolls(moment, seat);
	if (rolls.some(({ cause }) => cause === 'forced')) return places;
	const left = rolls.flatMap(({ to }) => to);
	return now.flatMap((kind, place) => {
		const index = left.indexOf(kind);
		if (index < 0) return [];
		left.splice(index, 1);
		return [place];
	});
}
