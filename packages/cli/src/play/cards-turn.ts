// A person's turn at the table of Cards: cards laid and moved step by step, each step a new value that remembers the one
// before it, so that undo goes back through everything.
import {
	type Action,
	arrange,
	assessDraft,
	type CardsView,
	type DraftAssessment,
	firstMissing,
	type Kind,
	no,
	ok,
	QWIRKLE,
	type Result,
	type Series,
	type Table,
	without,
} from '@tessera/engine';
import { aPiece, capital, countOf, listOf, pieceName } from '../words/pieces.ts';
import { refusalWords } from '../words/refusals.ts';
import type { SeriesTarget } from './commands.ts';

export interface CardsDraft {
	/** A series that has become empty stays in its place, so that the others keep their numbers. */
	readonly table: Table;
	/** Laid from the hand so far. */
	readonly cards: readonly Kind[];
	readonly before: CardsDraft | null;
}

type Changed = Result<CardsDraft, string>;

export const untouched = (view: CardsView): CardsDraft => ({ table: view.table, cards: [], before: null });

const seriesOf = ({ table }: CardsDraft): Table => table.filter(({ length }) => length > 0);

export const handLeft = (view: CardsView, { cards }: CardsDraft): readonly Kind[] => without(view.hand ?? [], cards);

const missing = (piece: Kind): string => refusalWords('cards', { kind: 'not-in-hand', piece });

/** The place of a series in the draft; a new one comes last. */
function placeOf({ table }: CardsDraft, target: SeriesTarget): Result<number, string> {
	if (target === 'new') return ok(table.length);
	const series = table[target - 1];
	return series && series.length > 0 ? ok(target - 1) : no(`There is no series ${target}.`);
}

const withSeries = (table: Table, place: number, change: (series: Series) => Series): Table =>
	place === table.length ? [...table, change([])] : table.map((series, at) => (at === place ? change(series) : series));

/** Adds a card of the hand to a series. K3 */
export function layInto(view: CardsView, draft: CardsDraft, card: Kind, target: SeriesTarget): Changed {
	if (!handLeft(view, draft).includes(card)) return no(missing(card));
	const place = placeOf(draft, target);
	if (!place.ok) return place;
	const table = withSeries(draft.table, place.value, (series) => [...series, card]);
	return ok({ table, cards: [...draft.cards, card], before: draft });
}

/** Moves a card from one series to another. K3 */
export function moveCard(draft: CardsDraft, card: Kind, from: number, target: SeriesTarget): Changed {
	const source = placeOf(draft, from);
	if (!source.ok) return source;
	if (!draft.table[source.value]?.includes(card)) return no(`There is no ${pieceName(card)} in series ${from}.`);
	const place = placeOf(draft, target);
	if (!place.ok) return place;
	if (place.value === source.value) return no(`${capital(aPiece(card))} is in series ${from} already.`);
	const taken = withSeries(draft.table, source.value, (series) => without(series, [card]));
	return ok({ ...draft, table: withSeries(taken, place.value, (series) => [...series, card]), before: draft });
}

const cardsName = (cards: readonly Kind[]): string =>
	cards.length > 3 ? `These ${cards.length} cards together` : `The ${listOf(cards.map(pieceName), 'and the')}`;

/** Lays these cards and arranges the table for them, with the most Qwirkles and the fewest cards moved. K3, K4 */
export function layArranged(view: CardsView, draft: CardsDraft, cards: readonly Kind[]): Changed {
	if (cards.length === 0) return no(refusalWords('cards', { kind: 'nothing-laid' }));
	const absent = firstMissing(handLeft(view, draft), cards);
	if (absent !== null) return no(missing(absent));
	const arranged = arrange(seriesOf(draft), cards);
	if (!arranged) return no(`${cardsName(cards)} cannot be laid, however the table is arranged.`);
	return ok({ table: arranged.table, cards: [...draft.cards, ...cards], before: draft });
}

const assessCards = (view: CardsView, draft: CardsDraft): DraftAssessment =>
	assessDraft(view.table, draft.table, view.hand ?? []);

const areValid = (problems: DraftAssessment['problems']): boolean => problems.every((problem) => problem === null);

/** Completes the table as it lies in the nearest way, with further cards where it takes them. */
export function completeDraft(view: CardsView, draft: CardsDraft): Changed {
	const { problems, plan } = assessCards(view, draft);
	if (areValid(problems)) return no('Every series is valid: there is nothing to arrange.');
	if (!plan) return no('This cannot be completed with the cards you have. Take something back with undo.');
	return ok({ table: plan.arrangement.table, cards: [...draft.cards, ...plan.cards], before: draft });
}

const qwirklesIn = (table: Table): number => table.filter(({ length }) => length === QWIRKLE).length;

/** How the turn stands, in one sentence. */
export function standWords(view: CardsView, draft: CardsDraft): string {
	const { problems, refusal, completion, plan } = assessCards(view, draft);
	if (refusal?.kind === 'nothing-laid' && areValid(problems)) return 'Nothing laid yet.';
	if (completion === 'rearrange') return 'Not valid yet; the cards on the table can be rearranged (arrange does it).';
	if (completion === 'none') return 'This cannot be completed with the cards you have; undo takes back the last step.';
	if (completion === 'more-cards')
		return `Not valid yet; ${listOf(plan?.cards.map(aPiece) ?? [])} from your hand would complete it (arrange does it).`;
	const qwirkles = qwirklesIn(draft.table);
	const laid = `${countOf(draft.cards.length, 'card')} laid`;
	return `${qwirkles === 0 ? laid : `${laid}, ${countOf(qwirkles, 'Qwirkle')}`}. Enter plays it.`;
}

/** The turn as an action; whether it may be played is for the rules to say. */
export const layAction = (draft: CardsDraft): Action => ({
	type: 'lay',
	cards: draft.cards,
	table: seriesOf(draft),
});
