// The terms that somebody asks for, completed with what is usual, or what is wrong with them.
import { completeOptions, no, ok, optionSpecs, type Result } from '@tessera/engine';
import type { Problem, TableTerms, TermsWish } from '@tessera/protocol';
import { problem } from './problems.ts';

export function termsFrom(wish: TermsWish): Result<TableTerms, Problem> {
	const { game, seats, options = {}, clock = null, timeout = 'nothing' } = wish;
	const { listed = false, chat = true, openHands = false } = wish;
	const complete = completeOptions(optionSpecs(game), options);
	if (complete.ok) return ok({ game, seats, options, clock, timeout, listed, chat, openHands });
	const { name, accepted } = complete.problem;
	return no(
		accepted.length === 0
			? problem('bad-request', `No ruling is called "${name}".`)
			: problem('bad-request', `The ruling "${name}" can be ${accepted.join(', ')}.`),
	);
}
