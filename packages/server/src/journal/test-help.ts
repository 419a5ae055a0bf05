// Short ways to write journals; for tests only.
import type { Append, ClientAction, Entry, GameSummary, GamesAsked, Journal, NewEntry, NewGame } from './journal.ts';

/** An entry about anything that JSON can hold. */
export const entry = (payload: unknown, kind = 'played'): NewEntry => ({ kind, payload: JSON.stringify(payload) });

export const newGame = (game: string, rest: Partial<NewGame> = {}): NewGame => ({
	game,
	entries: [entry('first', 'created')],
	at: 1000,
	status: 'open',
	...rest,
});

export const appending = (game: string, seen: number, rest: Partial<Append> = {}): Append => ({
	game,
	seen,
	entries: [entry(null)],
	at: 2000,
	...rest,
});

export const action = (id: string, identity = 'ann'): ClientAction => ({ identity, id });

const MANY = 100_000;

/** Every entry of a game; none when there is no such game. */
export async function entriesOf(journal: Journal, game: string): Promise<readonly Entry[]> {
	return (await journal.read(game, 1, MANY))?.entries ?? [];
}

export async function summaryOf(journal: Journal, game: string): Promise<GameSummary | undefined> {
	return (await journal.read(game, 1, 1))?.game;
}

export const payloadsOf = async (journal: Journal, game: string): Promise<readonly unknown[]> =>
	(await entriesOf(journal, game)).map(({ payload }) => JSON.parse(payload));

export const idsOf = async (journal: Journal, asked: Partial<GamesAsked> = {}): Promise<readonly string[]> =>
	(await journal.games({ status: 'open', first: 'oldest', limit: MANY, ...asked })).map(({ id }) => id);
