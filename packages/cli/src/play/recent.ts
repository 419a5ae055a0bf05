// What was laid since a viewer's own last turn, so that nothing the others did is missed.
import type { Event, Placed, PlayedStep, Seat, Table } from '@tessera/engine';
import type { GameRecord } from '@tessera/notation';
import { drawnTable } from '../terminal/changes.ts';
import type { DrawnSeries } from '../terminal/series.ts';
import { stepsOf } from './session.ts';

const isBy = (event: Event, seat: Seat | null): boolean =>
	event.type !== 'turn' && 'seat' in event && event.seat === seat;

/** The first step after the viewer's last turn; the very last step where there is none after it. A reroll ends no turn. */
function firstRecent({ steps }: GameRecord, viewer: Seat | null): number {
	const isTurnOf = ({ action, step }: PlayedStep): boolean =>
		action.type !== 'reroll' && step.events.some((event) => isBy(event, viewer));
	const own = steps.findLastIndex(isTurnOf);
	const first = viewer === null || own === steps.length - 1 ? steps.length - 1 : own + 1;
	return Math.max(0, first);
}

const eventsFrom = ({ steps }: GameRecord, from: number): readonly Event[] =>
	steps.slice(from).flatMap(({ step }) => step.events);

/** The pieces laid on the board since then. */
export const recentlyPlaced = (record: GameRecord, viewer: Seat | null): readonly Placed[] =>
	eventsFrom(record, firstRecent(record, viewer)).flatMap((event) => (event.type === 'placed' ? event.pieces : []));

/** The table of Cards with the cards laid since then. */
export function recentTable(record: GameRecord, viewer: Seat | null, table: Table): readonly DrawnSeries[] {
	const from = firstRecent(record, viewer);
	const before = stepsOf(record)[from]?.position;
	const cards = eventsFrom(record, from).flatMap((event) => (event.type === 'laid' ? event.cards : []));
	return drawnTable(before?.game === 'cards' ? before.table : table, table, cards, 'last', 'settled');
}
