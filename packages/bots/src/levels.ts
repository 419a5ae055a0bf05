// The opponents one can choose, and those they are measured against: a player for each name.
import type { GameName } from '@tessera/engine';
import { CARDS_MINDS } from './cards/index.ts';
import { CLASSIC_MINDS } from './classic/index.ts';
import { CUBES_MINDS } from './cubes/index.ts';
import type { PlayerName } from './minds.ts';
import { type Player, playerWith, type Thinker } from './player.ts';

const MINDS: { readonly [G in GameName]: { readonly [Name in PlayerName]?: Thinker<G> } } = {
	classic: CLASSIC_MINDS,
	cubes: CUBES_MINDS,
	cards: CARDS_MINDS,
};

const nobody = (name: PlayerName) => (): never => {
	throw new Error(`${name} does not play this game`);
};

/** The player of a name; others with the same name and another seed weigh by other samples. */
export const playerOf = (name: PlayerName, seed: string): Player =>
	playerWith(
		{
			classic: MINDS.classic[name] ?? nobody(name),
			cubes: MINDS.cubes[name] ?? nobody(name),
			cards: MINDS.cards[name] ?? nobody(name),
		},
		seed,
	);
