// Answers the queries of `tessera moves` by the reference rules, in the whole form (codes, order, refusals), so that
// answers can be compared letter by letter.
import { boardOf } from '@tessera/engine';
import type { Answer, CardsQuery, GridQuery, Move, Play, Query } from '../cases.ts';
import { codeOf, codesOf, isCode, kindOfCode, placedOf } from '../codes.ts';
import { referenceCardPlays, referenceIsSeries } from './cards.ts';
import {
	COPIES_OF_A_KIND,
	type ReferencePlacement,
	referenceBoardIsLegal,
	referenceOpenings,
	referencePlacements,
} from './grid.ts';

const MOST_PIECES_IN_HAND = 6;
const MOST_CARDS_IN_HAND = 9;

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

const moveOf = ({ pieces, score }: ReferencePlacement): Move => ({ place: codesOf(pieces), score });

/** An opening lists its pieces in ascending order of code, from 0,0 to the right. */
function openingOf({ pieces, score }: ReferencePlacement): Move {
	const codes = pieces.map(({ kind }) => codeOf(kind)).sort();
	return { place: codes.map((code, x) => [code, x, 0]), score };
}

function gridRefusal({ game, board, hand, opening }: GridQuery): string | null {
	if (![...board.map(([code]) => code), ...hand].every(isCode)) return 'not a piece';
	if (hand.length > MOST_PIECES_IN_HAND) return 'too many pieces in hand';
	if (opening && board.length > 0) return 'an opening needs an empty board';
	return referenceBoardIsLegal(boardOf(placedOf(board)), game) ? null : 'these pieces cannot lie like this';
}

function gridMoves({ board, hand, opening }: GridQuery): readonly Move[] {
	const kinds = hand.map(kindOfCode);
	if (opening) return referenceOpenings(kinds).map(openingOf).sort(byText);
	return referencePlacements(boardOf(placedOf(board)), kinds)
		.map(moveOf)
		.sort(byText);
}

function cardsRefusal({ table, hand }: CardsQuery): string | null {
	const codes = [...table.flat(), ...hand];
	if (!codes.every(isCode)) return 'not a card';
	if (hand.length > MOST_CARDS_IN_HAND) return 'too many cards in hand';
	if (codes.some((code) => codes.filter((other) => other === code).length > COPIES_OF_A_KIND)) return 'too many copies';
	return table.every((series) => referenceIsSeries(series.map(kindOfCode))) ? null : 'not a series';
}

const cardPlays = ({ table, hand }: CardsQuery): readonly Play[] =>
	referenceCardPlays(table.flat().map(kindOfCode), hand.map(kindOfCode))
		.map(({ cards, maxQwirkles }) => ({ cards: cards.map(codeOf).sort(), maxQwirkles }))
		.sort(byText);

/** What `tessera moves` should answer. Cards take long beyond about thirty of them on table and in hand. */
export function referenceAnswer(query: Query): Answer {
	const error = query.game === 'cards' ? cardsRefusal(query) : gridRefusal(query);
	if (error !== null) return { error };
	return query.game === 'cards' ? { plays: cardPlays(query) } : { moves: gridMoves(query) };
}
