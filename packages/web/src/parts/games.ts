// The three games by name, for screens that do without the engine.
import type { GameName } from '@tessera/engine';
import { say } from '../words/say.ts';

export const GAMES = ['classic', 'cubes', 'cards'] as const satisfies readonly GameName[];

export const isGame = (value: unknown): value is GameName => GAMES.some((game) => game === value);

export const gameName = (game: GameName): string => say('common.game', { game });
