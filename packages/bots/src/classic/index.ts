// The players of Classic, by name.
import type { Minds } from '../minds.ts';
import { greedy } from './greedy.ts';
import { anything } from './random.ts';

export const CLASSIC_MINDS: Minds<'classic'> = { random: anything, greedy };
