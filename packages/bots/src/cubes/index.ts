// The players of Cubes, by name.
import type { Minds } from '../minds.ts';
import { family, firstSteps } from './beginners.ts';
import { club } from './club.ts';
import { expert } from './expert.ts';
import { greedy } from './greedy.ts';
import { master } from './master.ts';
import { noReroll } from './no-reroll.ts';
import { anything } from './random.ts';

export const CUBES_MINDS: Minds<'cubes'> = {
	random: anything,
	'no-reroll': noReroll,
	'first-steps': firstSteps,
	family,
	greedy,
	club,
	expert,
	master,
};
