// What is said beside the game, in words.
import type { Seat } from '@tessera/engine';
import type { ChatLine, FollowedTable, Offer, PendingOffer, Phrase } from '@tessera/protocol';
import { listed } from '../../parts/list.ts';
import type { SeatInfo } from '../../table/host.ts';
import { nameOf, whoIs } from '../../table/names.ts';
import type { Key } from '../../words/keys.ts';
import { say } from '../../words/say.ts';
import type { RatingChange } from '../api.ts';
import type { News } from './news.ts';
import { clockText, DAY, daysLeft } from './time.ts';

/** In the order in which they are offered. */
export const PHRASE_WORDS: Readonly<Record<Phrase, Key>> = {
	hello: 'online.phrase-hello',
	'good-luck': 'online.phrase-good-luck',
	'nice-move': 'online.phrase-nice-move',
	'well-played': 'online.phrase-well-played',
	thanks: 'online.phrase-thanks',
	oops: 'online.phrase-oops',
	'one-moment': 'online.phrase-one-moment',
	'your-turn': 'online.phrase-your-turn',
	'good-game': 'online.phrase-good-game',
	again: 'online.phrase-again',
	bye: 'online.phrase-bye',
};

/** A phrase in the reader's own language. */
export const lineWords = ({ said }: ChatLine): string => ('text' in said ? said.text : say(PHRASE_WORDS[said.phrase]));

const DECLINED: Readonly<Record<Offer, Key>> = { end: 'online.declined-end', 'take-back': 'online.declined-take-back' };
const DROPPED: Readonly<Record<Offer, Key>> = { end: 'online.dropped-end', 'take-back': 'online.dropped-take-back' };

export function newsWords(seats: readonly SeatInfo[], news: News): string {
	switch (news.type) {
		case 'said':
			return say('online.said', { name: news.line.name, text: lineWords(news.line) });
		case 'stood-in':
			return say('online.stood-in', whoIs(seats, news.seat));
		case 'overdue':
			return say('online.overdue', whoIs(seats, news.seat));
		case 'taken-back':
			return say('online.taken-back');
		case 'declined':
			return say(DECLINED[news.offer], whoIs(seats, news.by));
		case 'dropped':
			return say(DROPPED[news.offer], whoIs(seats, news.by));
	}
}

const OFFERED: Readonly<Record<Offer, Key>> = { end: 'online.offered-end', 'take-back': 'online.offered-take-back' };

export const offerWords = (seats: readonly SeatInfo[], { offer, by }: PendingOffer): string =>
	say(OFFERED[offer], whoIs(seats, by));

/** Who has not answered an offer yet. */
export function waitedFor(seats: readonly SeatInfo[], { out }: FollowedTable, { agreed }: PendingOffer): string {
	const missing = seats.flatMap(({ kind }, seat) => {
		const isIn = kind.type === 'person' && out.every((each) => each.seat !== seat);
		return isIn && agreed.every((each) => each !== seat) ? [nameOf(seats, seat as (typeof agreed)[number])] : [];
	});
	return say('online.waits-for', { names: listed(missing) });
}

/** What is left of somebody’s time. Whoever has days does not count seconds; brief, it takes no more room than a clock. */
export function leftWords(left: number): { readonly brief: string; readonly full: string } {
	if (left < DAY) return { brief: clockText(left), full: clockText(left) };
	const { days, hours } = daysLeft(left);
	const counts = [{ unit: 'day', count: days } as const, { unit: 'hour', count: hours } as const];
	const full = listed(counts.filter(({ count }) => count > 0).map((each) => say('online.duration', each)));
	return { brief: say('online.left', { days, hours }), full };
}

/** The number after it, which is long another when the game is looked at again, and by how much it went up or down. */
export function ratedWords({ size, number, before }: RatingChange): string {
	const by = number - before;
	const sign = by === 0 ? '±' : by > 0 ? '+' : '−';
	return say('online.rated', { count: size, number, change: `${sign}${Math.abs(by)}` });
}

/** While the connection is away, to whoever has nothing to be sent: what becomes of their game, if it is theirs and goes on. */
export function awayWords(table: FollowedTable, mine: Seat | null): string {
	const isIn = mine !== null && !table.over && table.out.every(({ seat }) => seat !== mine);
	if (!isIn) return say('online.away-looking');
	return say(table.terms.clock ? 'online.away-timed' : 'online.away');
}

/** To whoever watches, and has had a seat there under this name, if they have: one that they did not leave is on another device. */
export function watchingWords({ sitters, terms }: FollowedTable, sat: string | null): string {
	const isMine = sat !== null && sitters.some((sitter) => sitter?.type === 'person' && sitter.name === sat);
	if (isMine) return say('online.seat-elsewhere');
	return say(terms.openHands ? 'online.watching-late' : 'online.watching');
}
