// Who can sit at the table: people, the usual bot, and the levels, with what each is called.
import type { LevelName } from '@tessera/bots';
import { LEVELS, playerNamed } from '@tessera/bots/about';

/** `bot` is who plays when nobody asks for a level: Greedy. */
export type BotKind = 'bot' | LevelName;
export type PlayerKind = 'human' | BotKind;

export const PLAYER_KINDS: readonly PlayerKind[] = ['human', 'bot', ...LEVELS.map(({ name }) => name)];

/** The kind someone means who writes it in whatever case, a level also by its title. */
export function kindNamed(text: string): PlayerKind | undefined {
	const name = playerNamed(text) ?? text.trim().toLowerCase();
	return PLAYER_KINDS.find((kind) => kind === name);
}

export const isBot = (kind: PlayerKind | undefined): kind is BotKind => kind !== undefined && kind !== 'human';

export const levelOf = (kind: BotKind): LevelName => (kind === 'bot' ? 'greedy' : kind);

const titleOfBot = (kind: BotKind): string => LEVELS.find(({ name }) => name === kind)?.title ?? 'Bot';

/** `You` for the only person, `Bot` or the title of the level for the only one of its kind; numbered where there are several. */
export function defaultName(players: readonly PlayerKind[], seat: number): string {
	const kind = players[seat] ?? 'human';
	const number = players.slice(0, seat + 1).filter((each) => each === kind).length;
	const isOnly = players.filter((each) => each === kind).length === 1;
	if (isBot(kind)) return isOnly ? titleOfBot(kind) : `${titleOfBot(kind)} ${number}`;
	return isOnly ? 'You' : `Player ${number}`;
}
