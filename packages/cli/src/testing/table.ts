// For tests: games at the terminal without a terminal.
import { type GameName, type Position, type Secret, seedFromText } from '@tessera/engine';
import { type GameRecord, parsePosition } from '@tessera/notation';
import { beginGame, type Wishes } from '../play/begin.ts';
import { proceed } from '../play/progress.ts';
import { render } from '../play/render.ts';
import { respond } from '../play/respond.ts';
import { type Outcome, openSession, type PlayerKind, type Session } from '../play/session.ts';
import { type Look, lookOf } from '../terminal/look.ts';
import { fitted } from '../terminal/style.ts';

export const SECRET: Secret = seedFromText('a secret for tests');

export const LETTERS: Look = lookOf({}, { isTTY: false, columns: undefined, rows: undefined }, true);

export function wishesFor(game: GameName, players: readonly PlayerKind[], seed: string | null): Wishes {
	return { game, players, seed, names: [], ages: [], options: [], contributions: [], date: '2026-11-15' };
}

export function must<T>(
	result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: unknown },
): T {
	if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problem)}`);
	return result.value;
}

/** A new game, gone on to where the first person is asked. */
export const seated = (
	game: GameName,
	players: readonly PlayerKind[],
	seed: string,
	file: string | null = null,
): Outcome => proceed(openSession(must(beginGame(wishesFor(game, players, seed), SECRET)), file, 0));

/** A whole game of two bots from a fixed secret, the same in every run. */
export function botGame(game: GameName, secret: Secret = SECRET): GameRecord {
	let { session } = proceed(openSession(must(beginGame(wishesFor(game, ['bot', 'bot'], null), secret)), null, 0));
	while (session.phase === 'watched') session = proceed(session).session;
	return session.record;
}

/** A game that stands at this position, every seat a person's. */
export function seatedIn(position: Position): Session {
	const players = position.hands.map((): PlayerKind => 'human');
	const { record } = must(beginGame(wishesFor(position.game, players, 'any'), SECRET));
	const session = openSession({ record: { ...record, start: { position, events: [] } }, players }, null, 1);
	return { ...session, seated: position.turn };
}

export const seatedAt = (text: string): Session => seatedIn({ ...must(parsePosition(text)), seed: SECRET });

/** Types lines one after the other and gives what came of the last. */
export function typing(session: Session, ...lines: readonly string[]): Outcome {
	let outcome: Outcome = { session, effects: [] };
	for (const line of lines) outcome = respond(outcome.session, line);
	return outcome;
}

export const textOf = ({ session, effects }: Outcome): string =>
	fitted(LETTERS, effects.flatMap((effect) => render(LETTERS, session, effect)).join('\n'));
