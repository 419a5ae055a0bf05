// Where the chance of a game on this device comes from, for the deal and for whoever checks it later. Nobody adds to the secret:
// it is picked before anybody sits down, and the people here share one screen.
import { commitTo, deriveSeed, type Fairness } from '@tessera/engine';
import type { SavedGame } from '../../saves/format.ts';

export function fairnessOf({ terms, secret, seed }: Pick<SavedGame, 'terms' | 'secret' | 'seed'>): Fairness {
	if (secret === null) return { seed, commitment: null, secret: null, contributions: null };
	const contributions = terms.seats.map(() => '');
	return { seed: deriveSeed(secret, contributions), commitment: commitTo(secret), secret, contributions };
}
