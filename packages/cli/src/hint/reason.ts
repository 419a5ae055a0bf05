// Why the first of several moves is better than the second, in one sentence made from the figures as they stand in the table:
// whoever reads both can check it.
import type { Candidate } from '@tessera/bots';
import type { GameName } from '@tessera/engine';
import { listOf } from '../words/pieces.ts';
import { pointsText, shownScore, shownWorth, worthText } from './figures.ts';

interface Difference {
	/** In favour of the first when above zero. */
	readonly value: number;
	readonly words: string;
}

const size = ({ value }: Difference): number => Math.abs(value);

function differencesOf(game: GameName, first: Candidate, second: Candidate): readonly Difference[] {
	/** What was not weighed makes no difference that could be told. */
	const between = (a: number | null, b: number | null): number =>
		a === null || b === null ? 0 : shownWorth(game, shownWorth(game, a) - shownWorth(game, b));
	const told = (value: number, verb: string, more: string, less: string): Difference => ({
		value,
		words: `${verb} ${worthText(game, Math.abs(value))} ${value > 0 ? more : less}`,
	});
	const score = shownWorth(game, shownScore(game, first) - shownScore(game, second));
	const differences = [
		{ value: score, words: `scores ${pointsText(game, Math.abs(score))} ${score > 0 ? 'more' : 'less'}` },
		told(between(first.kept, second.kept), 'keeps', 'more for later', 'less for later'),
		told(between(second.risk, first.risk), 'gives', 'less away', 'more away'),
	];
	return differences.filter(({ value }) => value !== 0).toSorted((a, b) => size(b) - size(a));
}

/** Nothing where the parts do not come to half of the lead: the reason lies in what was searched, which no column shows. */
function because(differences: readonly Difference[], lead: number): string {
	const sum = differences.reduce((total, { value }) => total + value, 0);
	if (sum < lead / 2) return '';
	const gains = differences.filter(({ value }) => value > 0).map(({ words }) => words);
	const costs = differences.filter(({ value }) => value < 0).map(({ words }) => words);
	return `: it ${listOf(gains)}${costs.length === 0 ? '' : `, though it ${listOf(costs)}`}`;
}

export function reasonFor(game: GameName, [first, second]: readonly Candidate[]): string {
	if (!first || !second) return 'There is nothing else to compare it with.';
	const isBound = second.certainty === 'at-most';
	const lead = shownWorth(game, first.worth - second.worth);
	if (lead === 0) return isBound ? 'The second is worth no more.' : 'The first two are worth the same.';
	const reason = because(differencesOf(game, first, second), lead);
	return `The first is worth ${isBound ? 'at least ' : ''}${worthText(game, lead)} more than the second${reason}.`;
}
