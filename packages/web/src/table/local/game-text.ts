// A finished game as the text of a file. The notation is loaded only when somebody wants one.
import type { SavedGame } from '../../saves/format.ts';
import type { Course } from './course.ts';
import { fairnessOf } from './fairness.ts';

/** What a name in a file cannot hold: a colon would end it, and a line ends at other signs. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}:\s]+/gu;
const LONGEST = 50;

/** Names as a file can hold them, no two equal. */
function fitNames(names: readonly string[]): readonly string[] {
	const fit = names.map((name, seat) => name.replaceAll(UNFIT, ' ').slice(0, LONGEST).trim() || String(seat + 1));
	return new Set(fit).size === fit.length ? fit : fit.map((name, seat) => `${seat + 1} ${name}`);
}

export async function gameTextOf(
	save: Pick<SavedGame, 'terms' | 'secret' | 'seed'>,
	[deal, ...steps]: Course,
	names: readonly string[],
): Promise<string> {
	const { formatGame } = await import('@tessera/notation');
	const { game, ages, options } = save.terms;
	return formatGame({
		terms: { game, ages, options },
		names: fitNames(names),
		tags: {},
		fairness: fairnessOf(save),
		start: deal,
		steps: steps.flatMap(({ action, position, events }) => (action ? [{ action, step: { position, events } }] : [])),
	});
}
