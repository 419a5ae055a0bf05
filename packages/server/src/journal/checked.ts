// What may be asked of any journal.
import { isCount, isUnbroken, must, mustBeText, mustBeTime } from '../checks.ts';
import type { Append, ClientAction, GamesAsked, NewEntry, NewGame, Writing } from './journal.ts';

/** Letters that need no escaping in a link, and sort alike everywhere. */
const GAME_ID = /^[\w-]{1,64}$/;
const MOST_PAYLOAD = 1_000_000;

/** A writing that is fit to be stored. */
export interface CheckedWriting {
	readonly game: string;
	readonly entries: readonly NewEntry[];
	readonly at: number;
	readonly cause: ClientAction | null;
}

function mustBePayload(text: string): void {
	must(text.length <= MOST_PAYLOAD, `a payload has at most ${MOST_PAYLOAD} characters`);
	must(isUnbroken(text), 'a payload is whole text');
}

function checkWriting({ game, entries, at, cause }: Writing): void {
	must(GAME_ID.test(game), 'a game id has 1 to 64 letters, digits, - and _');
	mustBeTime(at);
	must(entries.length > 0, 'a writing has entries');
	for (const { kind, payload } of entries) {
		mustBeText('kinds', kind);
		mustBePayload(payload);
	}
	if (cause) mustBeText('identities and ids', cause.identity, cause.id);
}

/** Nothing but what is kept. */
const entriesIn = ({ entries }: Writing): readonly NewEntry[] =>
	entries.map(({ kind, payload }) => ({ kind, payload }));

const causeOf = ({ cause }: Writing): ClientAction | null =>
	cause ? { identity: cause.identity, id: cause.id } : null;

export type CheckedGame = CheckedWriting & Pick<NewGame, 'status'>;
export type CheckedAppend = CheckedWriting & Pick<Append, 'seen' | 'status'>;

export function checkedGame(writing: NewGame): CheckedGame {
	checkWriting(writing);
	const { game, at, status } = writing;
	return { game, entries: entriesIn(writing), at, cause: causeOf(writing), status };
}

export function checkedAppend(writing: Append): CheckedAppend {
	checkWriting(writing);
	const { game, at, seen, status } = writing;
	return { game, entries: entriesIn(writing), at, cause: causeOf(writing), seen, status };
}

export function checkPage(from: number, limit: number): void {
	must(isCount(from) && isCount(limit), 'a page begins at version 1 or later and has room for an entry');
}

export function checkGamesAsked({ limit, after }: GamesAsked): void {
	must(isCount(limit), 'a page has room for a game');
	if (after) mustBeTime(after.writtenAt);
}
