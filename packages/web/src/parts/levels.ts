// The levels of the bots and what they are like, for screens that do without the bots.
import type { LevelName } from '@tessera/bots';
import type { Key } from '../words/keys.ts';
import { say } from '../words/say.ts';

/** From the first partner of a child to the strongest. */
export const LEVELS = [
	'first-steps',
	'family',
	'greedy',
	'club',
	'expert',
	'master',
] as const satisfies readonly LevelName[];

export const isLevel = (value: unknown): value is LevelName => LEVELS.some((level) => level === value);

const WORDS: Readonly<Record<LevelName, { readonly name: Key; readonly character: Key }>> = {
	'first-steps': { name: 'common.level-first-steps', character: 'home.character-first-steps' },
	family: { name: 'common.level-family', character: 'home.character-family' },
	greedy: { name: 'common.level-greedy', character: 'home.character-greedy' },
	club: { name: 'common.level-club', character: 'home.character-club' },
	expert: { name: 'common.level-expert', character: 'home.character-expert' },
	master: { name: 'common.level-master', character: 'home.character-master' },
};

export const levelName = (level: LevelName): string => say(WORDS[level].name);

/** One sentence on what it is like to play against. */
export const levelCharacter = (level: LevelName): string => say(WORDS[level].character);
