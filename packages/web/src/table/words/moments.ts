// Whole actions and turns in words, for the three who tell of them: the caption, the list of moves and the announcer.
import type { ViewEvent } from '@tessera/engine';
import { say } from '../../words/say.ts';
import type { Turn } from '../course.ts';
import type { Moment, TableHost } from '../host.ts';
import { eventWords } from './events.ts';
import { isRearranged, tableBefore } from './rearranged.ts';

type Table = Pick<TableHost, 'game' | 'seats'>;
type Type = ViewEvent['type'];

/** Not for a glance: what comes after the turn itself, and what happens every time. */
const AFTERMATH: ReadonlySet<Type> = new Set(['drew', 'rolled', 'turn', 'ended', 'final-round', 'rearranged']);

/** What anyone may work out by looking at the table, but an ear cannot. */
const OWN_ONLY: ReadonlySet<Type> = new Set(['drew']);

const isOwn = (event: ViewEvent): boolean => 'pieces' in event && event.pieces !== null;

const isChosenRoll = (event: ViewEvent): event is Extract<ViewEvent, { type: 'rerolled' }> =>
	event.type === 'rerolled' && event.cause === 'chosen';

/** How many cubes were rolled again by choice before a laying of the same turn, which is then told with it. */
const rolledBefore = (events: readonly ViewEvent[]): number =>
	events.some(({ type }) => type === 'placed')
		? events.reduce((sum, event) => sum + (isChosenRoll(event) ? event.from.length : 0), 0)
		: 0;

/** How the game began, for the eye: who begins and why. That everybody was dealt pieces can be seen. */
export const dealBrief = ({ game, seats }: Table, { events }: Moment): string =>
	events
		.filter(({ type }) => type === 'misdealt' || type === 'opened')
		.map((event) => eventWords({ game, seats, detail: 'brief' }, event, events))
		.join(' ');

/** That somebody's turn was not their own; nothing else would say so to whoever comes back later. */
const standInWords = ({ moments }: Turn): readonly string[] =>
	moments.some(({ isStandIn }) => isStandIn) ? [say('events.stand-in')] : [];

/** What a turn was, in a sentence or two for the eye. */
export function turnBrief({ game, seats }: Table, turn: Turn): string {
	const events = turn.moments.flatMap((moment) => moment.events);
	const rolled = rolledBefore(events);
	const isOutOfTime = turn.moments.some((moment) => moment.isOutOfTime);
	const teller = { game, seats, detail: 'brief', rolled, isOutOfTime } as const;
	const words = events
		.filter((event) => !AFTERMATH.has(event.type) && !(rolled > 0 && isChosenRoll(event)))
		.map((event) => eventWords(teller, event, events))
		.filter((each) => each !== null);
	return [...words, ...standInWords(turn)].join(' ');
}

/** Everything that an action of a course led to, for the ear: who, what, where, points, and whose turn it is then. */
export function momentFull({ game, seats }: Table, moment: Moment, course: readonly Moment[]): string {
	const { step, events, isOutOfTime = false } = moment;
	const teller = { game, seats, detail: 'full', isOutOfTime } as const;
	return events
		.filter((event) => !OWN_ONLY.has(event.type) || isOwn(event))
		.filter((event) => event.type !== 'rearranged' || isRearranged(tableBefore(course, step), event.table))
		.map((event) => eventWords(teller, event, events))
		.filter((words) => words !== null)
		.join(' ');
}

/** A turn that one looks back at, for the ear. */
export const turnFull = (table: Table, turn: Turn, course: readonly Moment[]): string =>
	[
		...turn.moments
			.map(({ events, ...moment }) => ({ ...moment, events: events.filter(({ type }) => type !== 'turn') }))
			.map((moment) => momentFull(table, moment, course)),
		...standInWords(turn),
	].join(' ');
