import { LEVELS as BOTS } from '@tessera/bots';
import { GAMES as ENGINE_GAMES } from '@tessera/engine';
import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { LEVELS } from './levels.ts';

test('every bot there is can be chosen, from the mildest to the strongest', () => {
	expect(LEVELS).toEqual(BOTS.map(({ name }) => name));
});

test('every game there is can be chosen', () => {
	expect(GAMES).toEqual(ENGINE_GAMES);
});
