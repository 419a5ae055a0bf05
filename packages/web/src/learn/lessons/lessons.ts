// The lessons, by game. They check their positions when they are loaded, which only happens once somebody learns.
import type { GameName } from '@tessera/engine';
import { CARDS_LESSON } from './cards.ts';
import { CLASSIC_LESSON } from './classic.ts';
import { CUBES_LESSON } from './cubes.ts';
import type { Lesson } from './step.ts';

export const LESSONS: { readonly [G in GameName]: Lesson } = {
	classic: CLASSIC_LESSON,
	cubes: CUBES_LESSON,
	cards: CARDS_LESSON,
};
