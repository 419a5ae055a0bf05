// Whether somebody moved cards that lay on the table of Cards, or only added to it.
import { QWIRKLE, type Series, type Table } from '@tessera/engine';
import type { Moment } from '../host.ts';

/** The table of Cards before a step: as the last laying before it left it, without the Qwirkles that were taken then. */
export function tableBefore(course: readonly Moment[], step: number): Table {
	const last = course
		.flatMap((moment) => (moment.step < step ? moment.events : []))
		.findLast((event) => event.type === 'rearranged');
	return last?.table.filter(({ length }) => length < QWIRKLE) ?? [];
}

const holds = (series: Series, others: Series): boolean => others.every((kind) => series.includes(kind));

/** Whether each of these series can still be there, in a series of its own that has perhaps become longer. */
function allStand([first, ...others]: Table, after: Table): boolean {
	if (!first) return true;
	return after.some(
		(series, at) =>
			holds(series, first) &&
			allStand(
				others,
				after.filter((_, other) => other !== at),
			),
	);
}

/** Adding to a series leaves it where it was; joining, splitting or borrowing does not. */
export const isRearranged = (before: Table, after: Table): boolean => !allStand(before, after);
