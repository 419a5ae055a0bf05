// The rules of Cards by brute force: every way to split cards into series is tried. For small tables only.
import { type Kind, QWIRKLE } from '@tessera/engine';
import { referenceIsValidLine } from './line.ts';
import { ascending, everyChoice, handWithout } from './subsets.ts';

/** The cards of one series in ascending order. */
export type Series = readonly Kind[];

/** Cards of the hand that can be laid this turn, in ascending order, and the most Qwirkles they can make. */
export interface ReferencePlay {
	readonly cards: readonly Kind[];
	readonly maxQwirkles: number;
}

const SHORTEST_SERIES = 3;

/** K3: valid and of at least three cards. */
export const referenceIsSeries = (cards: readonly Kind[]): boolean =>
	cards.length >= SHORTEST_SERIES && referenceIsValidLine(cards);

const isQwirkle = (series: Series): boolean => series.length === QWIRKLE;

/** The other cards that could stand in one series with this one. */
const partnersOf = (cards: readonly Kind[], card: Kind): readonly Kind[] =>
	[...new Set(cards)].filter((other) => other !== card && referenceIsValidLine([card, other]));

/**
 * Every series that one of the cards can be in. Any card would do, as each must end up in some series; the loneliest
 * leaves the fewest to try.
 */
function seriesOfOneCard(cards: readonly Kind[]): readonly Series[] {
	const [loneliest] = [...new Set(cards)]
		.map((card) => ({ card, partners: partnersOf(cards, card) }))
		.sort((a, b) => a.partners.length - b.partners.length);
	if (!loneliest) return [];
	return everyChoice(loneliest.partners)
		.map((partners) => ascending([loneliest.card, ...partners]))
		.filter(referenceIsSeries);
}

/** Every way to split the cards into series (K3), each once. */
export function referencePartitions(cards: readonly Kind[]): readonly (readonly Series[])[] {
	if (cards.length === 0) return [[]];
	const partitions = new Map<string, readonly Series[]>();
	for (const series of seriesOfOneCard(cards))
		for (const rest of referencePartitions(handWithout(cards, series))) {
			const partition = [series, ...rest].sort((a, b) => a.join().localeCompare(b.join()));
			partitions.set(partition.join(';'), partition);
		}
	return [...partitions.values()];
}

type Known = Map<string, number | null>;

function mostQwirkles(sorted: readonly Kind[], known: Known): number | null {
	if (sorted.length === 0) return 0;
	const key = sorted.join();
	const answer = known.get(key);
	if (answer !== undefined) return answer;
	let most: number | null = null;
	for (const series of seriesOfOneCard(sorted)) {
		const rest = mostQwirkles(handWithout(sorted, series), known);
		if (rest !== null) most = Math.max(most ?? 0, rest + (isQwirkle(series) ? 1 : 0));
	}
	known.set(key, most);
	return most;
}

/** The most Qwirkles (K4) among the ways to split the cards into series, or null when there is none (K3). */
export const referenceMostQwirkles = (cards: readonly Kind[]): number | null =>
	mostQwirkles(ascending(cards), new Map());

/** Every choice of cards from the hand that leaves a table that can be split into series (K3). */
export function referenceCardPlays(table: readonly Kind[], hand: readonly Kind[]): readonly ReferencePlay[] {
	const known: Known = new Map();
	return everyChoice(hand).flatMap((cards) => {
		const most = mostQwirkles(ascending([...table, ...cards]), known);
		return most === null ? [] : [{ cards, maxQwirkles: most }];
	});
}
