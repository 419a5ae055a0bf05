// The players of Cards, by name.
import type { Minds } from '../minds.ts';
import { greedy } from './greedy.ts';

export const CARDS_MINDS: Minds<'cards'> = { greedy };
