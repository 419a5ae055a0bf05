// The players of Cubes, by name.
import type { Minds } from '../minds.ts';
import { greedy } from './greedy.ts';

export const CUBES_MINDS: Minds<'cubes'> = { greedy };
