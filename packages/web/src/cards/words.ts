// The table of Cards in words: what each series is, what is wrong with it, how the turn stands.
import { type CardsView, MIN_SERIES, type Seat, stuckAction } from '@tessera/engine';
import { listed } from '../parts/list.ts';
import { nameOfColour, nameOfShape } from '../pieces/kinds.ts';
import { pieceName } from '../pieces/names.ts';
import type { SeatInfo } from '../table/host.ts';
import { whoIs } from '../table/names.ts';
import { say } from '../words/say.ts';
import type { Fan, Line } from './model/fans.ts';
import { canBegin, type Verdict, verdictOn } from './model/judge.ts';
import { type Card, groupWith } from './model/layout.ts';
import { heldCards, isHeldFromHand, isOwn, type Turn } from './model/turn.ts';

export const cardNames = (cards: readonly Card[]): string => listed(cards.map(({ kind }) => pieceName(kind)));

/** A sentence begins large, in whichever language. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "red series", "series of stars" */
export function lineWords(line: Line | null): string {
	if (!line) return say('cards.line-open');
	return line.of === 'colour'
		? say('cards.line-colour', { colour: nameOfColour(line.colour) })
		: say('cards.line-shape', { shape: nameOfShape(line.shape) });
}

/**
 * What to do with what is held. Only cards of the hand can be arranged. A finger on a card of the table might as well want to
 * scroll, which one cannot know.
 */
export function heldWords(turn: Turn, isByFinger: boolean): string {
	if (isHeldFromHand(turn) && !canBegin(heldCards(turn))) return say('cards.note-held-apart');
	const isOfTable = turn.held.some((id) => groupWith(turn.now, id) !== null && !isOwn(turn, id));
	return say(isOfTable && isByFinger ? 'cards.note-held-touch' : 'cards.note-held', { count: turn.held.length });
}

/** The cheer for all that was taken in a turn. */
export const takenWords = (seats: readonly SeatInfo[], seat: Seat, count: number): string =>
	say('cards.celebrate', { ...whoIs(seats, seat), count });

/** The two cards that clash. */
function clashing(cards: readonly Card[], { problem }: Extract<Verdict, { is: 'invalid' }>) {
	const [first, second] = [cards[problem.first], cards[problem.second]];
	return {
		isSame: problem.reason === 'same-piece',
		first: first ? pieceName(first.kind) : '',
		second: second ? pieceName(second.kind) : '',
	};
}

/** What is to be said of a series, as a sentence. */
export function stateWords(cards: readonly Card[], verdict: Verdict = verdictOn(cards)): string {
	switch (verdict.is) {
		case 'valid':
			return say('cards.state-valid');
		case 'qwirkle':
			return say('cards.state-qwirkle');
		case 'short':
			return say('cards.state-short', { missing: MIN_SERIES - verdict.size });
		case 'invalid': {
			const { isSame, first, second } = clashing(cards, verdict);
			return isSame ? say('cards.state-same', { piece: first }) : sentence(say('cards.state-apart', { first, second }));
		}
	}
}

/** The same in a few words, below the series; null where all is well. */
export function briefWords(cards: readonly Card[], verdict: Verdict): string | null {
	switch (verdict.is) {
		case 'valid':
			return null;
		case 'qwirkle':
			return say('cards.qwirkle');
		case 'short':
			return say('cards.short', { missing: MIN_SERIES - verdict.size });
		case 'invalid': {
			const { isSame, first, second } = clashing(cards, verdict);
			return sentence(isSame ? say('cards.same', { piece: first }) : say('cards.apart', { first, second }));
		}
	}
}

/** What would come of putting cards somewhere, for the label at the finger. */
export function wouldWords(cards: readonly Card[], verdict: Verdict): string {
	switch (verdict.is) {
		case 'valid':
			return say('cards.fits');
		case 'qwirkle':
			return say('cards.fits-qwirkle');
		case 'short':
			return say('cards.fits-short', { missing: MIN_SERIES - verdict.size });
		case 'invalid':
			return stateWords(cards, verdict);
	}
}

/** A series for those who listen: what it is, what is in it in its order, how it stands. */
export function fanWords({ group, line, places }: Fan): string {
	const cards = places.filter((card) => card !== null);
	return sentence(
		say('cards.series', { line: lineWords(line), cards: cardNames(cards), state: stateWords(group.cards) }),
	);
}

/** Why a player who can lay nothing does what is left to them. K6 */
export function stuckWords(view: Pick<CardsView, 'options' | 'pileSize'>): string {
	const isEmpty = view.pileSize === 0;
	const pass = say(isEmpty ? 'cards.stuck-pass' : 'cards.stuck-pass-house');
	return `${say('cards.stuck')} ${stuckAction(view) === 'swap' ? say('cards.stuck-swap') : pass}`;
}
