// The games that the properties are asked of: whole random games of every kind, table size and some other rulings.
import { GAMES, type GameName, type OptionValue, type Position } from '@tessera/engine';

import fc from 'fast-check';
import { type PlayedGame, type RandomTerms, randomGame } from './random-game.ts';

const RULINGS: Readonly<Record<GameName, readonly Readonly<Record<string, OptionValue>>[]>> = {
	classic: [
		{},
		{ voluntaryPass: true },
		{ openingTie: 'lot', openingQwirkleBonus: false, openingSinglePoints: 0, stallRounds: 1 },
	],
	cubes: [{}, { whenStuck: 'end', openingTie: 'oldest' }],
	cards: [{}, { whenStuck: 'pass' }, { stallRounds: 1, openingTie: 'youngest' }],
};

/** In most games everybody stays to the end. W1 */
const LEAVING: readonly Pick<RandomTerms, 'leaving'>[] = [{}, {}, { leaving: 30 }, { leaving: 8 }];

const age = fc.option(fc.integer({ min: 1, max: 99 }), { nil: null });

/** Games by their terms: the properties of a file are asked of the same ones, which need not be played again for each. */
const played = new Map<string, PlayedGame>();

function gameOf(terms: RandomTerms): PlayedGame {
	const key = JSON.stringify(terms);
	const game = played.get(key) ?? randomGame(terms);
	played.set(key, game);
	return game;
}

/** Random whole games; a failing one is told by its terms and its seed. */
export const wholeGames = (game: GameName): fc.Arbitrary<PlayedGame> =>
	fc
		.record({
			players: fc.integer({ min: 2, max: 4 }),
			seed: fc.nat(),
			options: fc.constantFrom(...RULINGS[game]),
			ages: fc.array(age, { minLength: 4, maxLength: 4 }),
			leaving: fc.constantFrom(...LEAVING),
		})
		.map(({ players, seed, options, ages, leaving }) =>
			gameOf({ game, players, seed, options, ages: ages.slice(0, players), ...leaving }),
		);

/** Every position of a game, from the deal to the end. */
export const positionsOf = ({ start, steps }: PlayedGame): readonly Position[] => [
	start.position,
	...steps.map(({ step }) => step.position),
];

/** How many games each property is asked of; Cards takes longer. */
export const RUNS: Readonly<Record<GameName, number>> = { classic: 25, cubes: 25, cards: 10 };

/** Asks a property of random games of every kind. */
export function forEveryGame(property: (game: PlayedGame) => void): void {
	for (const game of GAMES) fc.assert(fc.property(wholeGames(game), property), { seed: 1, numRuns: RUNS[game] });
}
