// Why the first of several moves is better than the second, in one sentence made from what was weighed.
import type { Candidate } from '@tessera/bots';
import type { GameName } from '@tessera/engine';
import { listOf } from '../words/pieces.ts';
import { isVisible, pointsText, worthText } from './figures.ts';

interface Difference {
	/** In favour of the first when above zero. */
	readonly value: number;
	readonly words: string;
}

const size = ({ value }: Difference): number => Math.abs(value);

/** What was not weighed makes no difference that could be told. */
const difference = (a: number | null, b: number | null): number => (a === null || b === null ? 0 : a - b);

function differencesOf(game: GameName, first: Candidate, second: Candidate): readonly Difference[] {
	const told = (value: number, verb: string, more: string, less: string): Difference => ({
		value,
		words: `${verb} ${worthText(game, Math.abs(value))} ${value > 0 ? more : less}`,
	});
	const score = first.points - second.points;
	const differences = [
		{ value: score, words: `scores ${pointsText(game, Math.abs(score))} ${score > 0 ? 'more' : 'less'}` },
		told(difference(first.kept, second.kept), 'keeps', 'more for later', 'less for later'),
		told(difference(second.risk, first.risk), 'gives', 'less away', 'more away'),
	];
	return differences.filter(({ value }) => isVisible(game, value)).toSorted((a, b) => size(b) - size(a));
}

function because(differences: readonly Difference[]): string {
	const gains = differences.filter(({ value }) => value > 0).map(({ words }) => words);
	const costs = differences.filter(({ value }) => value < 0).map(({ words }) => words);
	if (gains.length === 0) return '; that shows only in what comes after';
	return `: it ${listOf(gains)}${costs.length === 0 ? '' : `, though it ${listOf(costs)}`}`;
}

export function reasonFor(game: GameName, [first, second]: readonly Candidate[]): string {
	if (!first || !second) return 'There is nothing else to compare it with.';
	const lead = first.worth - second.worth;
	if (!isVisible(game, lead))
		return second.certainty === 'at-most' ? 'The second is worth no more.' : 'The first two are worth the same.';
	const least = second.certainty === 'at-most' ? 'at least ' : '';
	return `The first is worth ${least}${worthText(game, lead)} more than the second${because(differencesOf(game, first, second))}.`;
}
