// The players of Cards, by name.
import type { Minds } from '../minds.ts';
import { family, firstSteps } from './beginners.ts';
import { greedy } from './greedy.ts';
import { master } from './master.ts';
import { club, expert } from './planners.ts';
import { anything } from './random.ts';

export const CARDS_MINDS: Minds<'cards'> = {
	random: anything,
	'first-steps': firstSteps,
	family,
	greedy,
	club,
	expert,
	master,
};
