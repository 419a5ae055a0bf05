// What each viewer is told of an entry: built up field by field from what they may know.
import { type Event, eventFor, type GameName, type Seat, type ViewEvent } from '@tessera/engine';
import type { Happening, Sitter, Told } from '@tessera/protocol';
import { type InWords, isStep, type Occupant, type TableEntry, type Written } from './entries.ts';
import { seatOf, type TableState, type Who } from './state.ts';

/** Viewers who may know the same: a player, spectators, or spectators who see all hands, later. */
export type Audience = Seat | 'public' | 'open';

export function audienceOf(state: TableState, who: Who): Audience {
	return seatOf(state, who) ?? (state.terms.openHands ? 'open' : 'public');
}

const sitterOf = (occupant: Occupant): Sitter =>
	occupant.type === 'person' ? { type: 'person', name: occupant.name } : { type: 'bot', level: occupant.level };

const seenBy = (game: GameName, events: readonly Event[], audience: Audience): readonly ViewEvent[] =>
	events.map((event) => eventFor<GameName>(game, event, typeof audience === 'number' ? audience : null));

const handsIn = (entry: Extract<TableEntry, { type: 'began' | 'acted' | 'withdrew' }>, audience: Audience) =>
	audience === 'open' && entry.hands ? { hands: entry.hands } : {};

/** Names, never who is behind them. */
const keptIn = ({ reservedNames }: Extract<TableEntry, { type: 'created' }>) =>
	reservedNames?.some((name) => name !== null) ? { reserved: reservedNames } : {};

export function happeningFor(game: GameName, entry: TableEntry, audience: Audience): Happening {
	switch (entry.type) {
		case 'created':
			return { type: 'created', terms: entry.terms, commitment: entry.commitment, ...keptIn(entry) };
		case 'sat': {
			const { seat, occupant, frees } = entry;
			return { type: 'sat', seat, sitter: sitterOf(occupant), ...(frees === undefined ? {} : { frees }) };
		}
		case 'began': {
			const { occupants, from, contributions } = entry;
			const events = seenBy(game, entry.events, audience);
			const sitters = occupants.map(sitterOf);
			return { type: 'began', sitters, from, contributions, events, ...handsIn(entry, audience) };
		}
		case 'acted': {
			const { seat, by, step } = entry;
			const events = seenBy(game, entry.events, audience);
			return { type: 'acted', seat, by, step, events, ...handsIn(entry, audience) };
		}
		case 'withdrew': {
			const { seat, because, step } = entry;
			const events = seenBy(game, entry.events, audience);
			return { type: 'withdrew', seat, because, step, events, ...handsIn(entry, audience) };
		}
		case 'part-opened':
			return { type: 'part-opened', seat: entry.seat };
		case 'part-sealed':
			return { type: 'part-sealed', seat: entry.seat };
		case 'seat-moved':
			return { type: 'seat-moved', seat: entry.seat };
		case 'stood':
		case 'called':
		case 'offered':
		case 'answered':
		case 'taken-back':
		case 'said':
		case 'said-phrase':
		case 'chat-set':
		case 'clock-moved':
		case 'over':
		case 'rematch':
			return entry;
	}
}

export const toldFor = (game: GameName, { version, at, entry }: Written, audience: Audience): Told => ({
	version,
	at,
	happening: happeningFor(game, entry, audience),
});

/** The same as text. What was put into words for the journal is not put into words again for each who may know it. */
export function toldTextFor(game: GameName, written: Written, audience: Audience): string {
	const told = toldFor(game, written, audience);
	const { entry, eventTexts } = written;
	const { version, at, happening } = told;
	if (!eventTexts || entry.type !== 'acted' || happening.type !== 'acted' || happening.hands)
		return JSON.stringify(told);
	// The very same event is one of which nothing is hidden from them: of any other the rules make a new one for each viewer.
	const events = happening.events.map((event, index) =>
		event === entry.events[index] ? eventTexts[index] : JSON.stringify(event),
	);
	const words: InWords<Omit<typeof happening, 'hands'>> = {
		seat: `${happening.seat}`,
		by: `"${happening.by}"`,
		step: `${happening.step}`,
		events: `[${events.join()}]`,
	};
	const acted = `{"type":"acted","seat":${words.seat},"by":${words.by},"step":${words.step},"events":${words.events}}`;
	return `{"version":${version},"at":${at},"happening":${acted}}`;
}

/** Steps that spectators who see all hands are behind, for each player. */
const ROUNDS_BEHIND = 4;

/**
 * The last version that an audience may know of now, where the journal is given from its end. Those who see all hands hear of
 * everything later; of the end at once.
 */
export function toldUpTo(state: TableState, backwards: Iterable<Written>, audience: Audience): number {
	if (audience !== 'open' || state.status !== 'running') return state.version;
	let behind = ROUNDS_BEHIND * state.seats.length;
	// Steps that were taken back hold nothing back: what was held before them is as new as it was.
	let standing = Number.POSITIVE_INFINITY;
	for (const { version, entry } of backwards) {
		if (entry.type === 'taken-back') standing = Math.min(standing, entry.step);
		if (isStep(entry) && entry.step <= standing) behind--;
		if (behind === 0 || entry.type === 'began') return version - 1;
	}
	return state.version;
}
