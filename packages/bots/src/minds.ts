// The names that players go by, the same in every game; each game's folder has a mind for each.
import type { GameName } from '@tessera/engine';
import type { Thinker } from './player.ts';

/** From the first partner of a child to the strongest. */
export const LEVEL_NAMES = ['first-steps', 'family', 'greedy', 'club', 'expert', 'master'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** No opponents for people: what the levels are measured against. */
export const SPARRING_NAMES = ['random', 'no-reroll', 'careful'] as const;
export type SparringName = (typeof SPARRING_NAMES)[number];

export type PlayerName = LevelName | SparringName;

/** Not every sparring partner knows every game. */
export const SPARRING_PARTNERS = {
	classic: ['random', 'careful'],
	cubes: ['random', 'no-reroll'],
	cards: ['random'],
} as const satisfies { readonly [G in GameName]: readonly SparringName[] };

type PartnerIn<G extends GameName> = (typeof SPARRING_PARTNERS)[G][number];

/** A mind for everyone who plays the game, and for nobody else. */
export type Minds<G extends GameName> = { readonly [Name in LevelName | PartnerIn<G>]: Thinker<G> };
