// The players of Classic, by name.
import type { Minds } from '../minds.ts';
import { family, firstSteps } from './beginners.ts';
import { club } from './club.ts';
import { expert } from './expert.ts';
import { greedy } from './greedy.ts';
import { careful } from './judging.ts';
import { master } from './master.ts';
import { anything } from './random.ts';

export const CLASSIC_MINDS: Minds<'classic'> = {
	random: anything,
	careful,
	'first-steps': firstSteps,
	family,
	greedy,
	club,
	expert,
	master,
};
