// How a game at one terminal goes on between the lines that people type: bots move, seats change, the game ends.
import { playerOf, USUAL_BUDGET } from '@tessera/bots';
import { type Action, commitTo, type Position, type Seat, seatsOf, viewFor } from '@tessera/engine';
import type { GameRecord } from '@tessera/notation';
import { type BotKind, isBot, levelOf, type PlayerKind } from './kinds.ts';
import { type Effect, emptyDraft, type Outcome, positionOf, recordAction, type Session, stepsOf } from './session.ts';

/**
 * What a bot does in its turn. Its own chance follows from the game, so that a resumed game goes on as it would have, but by
 * a way that does not lead back to the seed: nothing that is still to be drawn can be known from it.
 */
function botAction(kind: BotKind, position: Position): Action {
	const { turn, seed } = position;
	const player = playerOf(levelOf(kind), `${seed === null ? '' : commitTo(seed)}:${turn}`);
	return player.choose(viewFor(position, turn), USUAL_BUDGET).action;
}

/** The seats of people. */
const humansOf = (players: readonly PlayerKind[]): readonly Seat[] =>
	seatsOf(players.length).filter((seat) => players[seat] === 'human');

/** The record with the action of the bot that is to move; null where a person is, or nobody any more. */
function playBot(record: GameRecord, players: readonly PlayerKind[]): GameRecord | null {
	const position = positionOf({ record });
	const kind = players[position.turn];
	if (position.ending || !isBot(kind)) return null;
	const played = recordAction(record, botAction(kind, position));
	if (!played.ok) throw new Error(`the bot was refused: ${JSON.stringify(played.problem)}`);
	return played.value;
}

/** Lets the bots move until a person is to move or the game is over. */
function playBots(record: GameRecord, players: readonly PlayerKind[]): GameRecord {
	let now = record;
	for (let next = playBot(now, players); next !== null; next = playBot(now, players)) now = next;
	return now;
}

/** Tells whoever is at the keys what they have not heard yet. */
function tellSeated(session: Session): Outcome {
	const { seated } = session;
	const from = seated === null ? Math.min(...session.told) : (session.told[seated] ?? 0);
	const upTo = stepsOf(session.record).length;
	const told = session.told.map((count, seat) => (seated === null || seat === seated ? upTo : count));
	return { session: { ...session, told }, effects: from < upTo ? [{ type: 'tell', viewer: seated, from }] : [] };
}

const then = ({ session, effects }: Outcome, ...more: readonly Effect[]): Outcome => ({
	session,
	effects: [...effects, ...more],
});

const saves = ({ file }: Session): readonly Effect[] => (file === null ? [] : [{ type: 'save', file, aloud: false }]);

/** The person whose turn it is sits down: what happened since, and the table. */
export function sitDown(session: Session): Outcome {
	const { turn } = positionOf(session);
	return then(tellSeated({ ...session, phase: 'turn', seated: turn }), { type: 'screen' });
}

function finish(session: Session): Outcome {
	const [only, ...others] = humansOf(session.players);
	const seated = only !== undefined && others.length === 0 ? only : null;
	const ended = tellSeated({ ...session, phase: 'over', seated });
	return then(ended, { type: 'screen' }, { type: 'result' }, ...saves(session));
}

const cover = (session: Session, seat: Seat): Outcome => ({
	session: { ...session, phase: 'covered', seated: null },
	effects: [{ type: 'cover', seat }],
});

/** Whether the next person may see the screen as it is: alone with bots, still at the keys, or where all is open (Q1). */
const isOpenTo = ({ players, seated }: Session, { game, turn }: Position): boolean =>
	game === 'cubes' || humansOf(players).length === 1 || seated === turn;

/** One action further where only bots play: each is told as soon as it is done. */
function watch(session: Session): Outcome {
	const record = playBot(session.record, session.players) ?? session.record;
	const now: Session = { ...session, record, phase: 'watched' };
	return positionOf(now).ending ? finish(now) : then(tellSeated(now), ...saves(now));
}

/** Goes on to where a person is asked again, from a record to which something was just added. */
export function proceed(session: Session): Outcome {
	if (humansOf(session.players).length === 0) return watch(session);
	const record = playBots(session.record, session.players);
	const position = positionOf({ record });
	const now: Session = { ...session, record, draft: emptyDraft(position), warned: false };
	if (position.ending) return finish(now);
	const next = isOpenTo(now, position) ? sitDown(now) : cover(now, position.turn);
	return { session: next.session, effects: [...saves(now), ...next.effects] };
}
