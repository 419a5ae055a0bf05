// Whole actions and turns in words, for the three who tell of them: the caption, the list of moves and the announcer.
import type { ViewEvent } from '@tessera/engine';
import type { Corner, Turn } from '../course.ts';
import type { Moment, TableHost } from '../host.ts';
import { eventWords } from './events.ts';

type Table = Pick<TableHost, 'game' | 'seats'>;
type Type = ViewEvent['type'];

/** Not for a glance: what comes after the turn itself, and what happens every time. */
const AFTERMATH: ReadonlySet<Type> = new Set(['drew', 'rolled', 'turn', 'ended', 'final-round', 'rearranged']);

/** What anyone may work out by looking at the table, but an ear cannot. */
const OWN_ONLY: ReadonlySet<Type> = new Set(['drew']);

const isOwn = (event: ViewEvent): boolean => 'pieces' in event && event.pieces !== null;

/** What a turn was, in a sentence or two for the eye. */
export function turnBrief({ game, seats }: Table, { moments, corner }: Turn): string {
	const teller = { game, seats, detail: 'brief', corner } as const;
	return moments
		.flatMap(({ events }) =>
			events.filter(({ type }) => !AFTERMATH.has(type)).map((event) => eventWords(teller, event, events)),
		)
		.filter((words) => words !== null)
		.join(' ');
}

/** Everything that an action led to, for the ear: who, what, where, points, and whose turn it is then. */
export function momentFull({ game, seats }: Table, { events }: Moment, corner: Corner | null): string {
	const teller = { game, seats, detail: 'full', corner } as const;
	return events
		.filter((event) => !OWN_ONLY.has(event.type) || isOwn(event))
		.map((event) => eventWords(teller, event, events))
		.filter((words) => words !== null)
		.join(' ');
}
