// What can be told of the opponents without asking them: what they are called, what they are like, how long they think. Apart from
// the players themselves, which take longer to load than all the rest of a program that only lists them.
import type { GameName } from '@tessera/engine';
import type { Budget } from './budget.ts';
import { LEVEL_NAMES, type LevelName, type PlayerName, SPARRING_NAMES, SPARRING_PARTNERS } from './minds.ts';

export interface Level {
	readonly name: LevelName;
	readonly title: string;
	/** One sentence on what it is like to play against, true in every game. */
	readonly character: string;
}

export const LEVELS: readonly Level[] = [
	{
		name: 'first-steps',
		title: 'First steps',
		character: 'Lays a few pieces where it happens to look, and is pleased with that.',
	},
	{
		name: 'family',
		title: 'Family',
		character: 'Plays for points, but misses what takes a second look, as one does after dinner.',
	},
	{
		name: 'greedy',
		title: 'Greedy',
		character: 'Always takes the most points there are, and never asks what comes after.',
	},
	{
		name: 'club',
		title: 'Club',
		character: 'Thinks of more than the points of the moment, but goes by rules of thumb.',
	},
	{ name: 'expert', title: 'Expert', character: 'Works things out where others go by feel.' },
	{
		name: 'master',
		title: 'Master',
		character: 'Weighs what chance may bring, and what the others may make of it, before every move.',
	},
];

/** The rollouts of a move when nothing else is asked for: within a tenth of a second on the mean, on a common machine. */
export const USUAL_BUDGET: Budget = { rollouts: 3000 };

const PLAYER_NAMES: readonly PlayerName[] = [...LEVEL_NAMES, ...SPARRING_NAMES];

/** The player someone means who writes its name in whatever case, with spaces or hyphens. */
export const playerNamed = (text: string): PlayerName | undefined =>
	PLAYER_NAMES.find((name) => name === text.trim().toLowerCase().replaceAll(/\s+/g, '-'));

/** Who plays a game under which names. */
export const playersOf = (game: GameName): readonly PlayerName[] => [...LEVEL_NAMES, ...SPARRING_PARTNERS[game]];
