// One game of a match, from the deal to its end or to the first player who fails.
import { type Action, type Event, no, ok, type Result, type Seat, seatsOf, type View, viewFor } from '@tessera/engine';
import { formatAction, formatGame, type GameRecord } from '@tessera/notation';
import { harmless } from '../host.ts';
import { beginGame } from '../play/begin.ts';
import { positionOf, recordAction, stepsOf } from '../play/session.ts';
import { scoresOf } from '../words/games.ts';
import { dealSeed, type Pairing } from './deals.ts';
import { brief, type Failure, type Forfeit, failureWords } from './failures.ts';
import { kindInFile, type MatchTerms, nameInFile } from './terms.ts';

/** Whoever can be asked from a seat: a bot of this program, or a program from outside. */
export interface Contestant {
	choose(view: View): Promise<Answer>;
	/** It has forfeited: what it knows and runs is not kept for the next game. */
	dismiss(): Promise<void>;
}

export interface Answer {
	readonly action: Result<Action, Failure>;
	/** How long it took to find. */
	readonly milliseconds: number;
}

/** How long a seat thought. */
interface Pace {
	/** Answers it was asked for: in Cubes a reroll is one, the placement after it another. */
	readonly moves: number;
	readonly milliseconds: number;
	readonly slowest: number;
}

/** What a seat came to in a game. */
export interface Tally extends Pace {
	/** Points; in Cards Qwirkles. */
	readonly score: number;
	readonly qwirkles: number;
}

export interface GameResult {
	readonly pairing: Pairing;
	readonly tallies: readonly Tally[];
	/** Nobody where the game was forfeited. */
	readonly winners: readonly Seat[];
	readonly forfeit: Forfeit | null;
	/** The game's file, where it is wanted. */
	readonly text: string | null;
}

/** The deal of a game of the match, or what is wrong with the terms. */
export function deal(terms: MatchTerms, pairing: Pairing): Result<GameRecord, string> {
	const { game, options, date } = terms;
	const seats = seatsOf(terms.players);
	const names = seats.map((seat) => nameInFile(terms, pairing, seat));
	const players = seats.map((seat) => kindInFile(terms, pairing, seat));
	const seed = dealSeed(terms.seed, pairing.deal);
	const begun = beginGame({ game, players, names, ages: [], options, seed, contributions: [], date }, seed);
	return begun.ok ? ok(begun.value.record) : begun;
}

function qwirklesIn(event: Event, seat: Seat): number {
	if (event.type === 'scored' && event.seat === seat) return event.lines.filter(({ qwirkle }) => qwirkle).length;
	return event.type === 'captured' && event.seat === seat ? event.qwirkles.length : 0;
}

const turnsIn = ({ steps }: GameRecord): number =>
	steps.filter(({ step }) => step.events.some(({ type }) => type === 'turn')).length;

const after = ({ moves, milliseconds, slowest }: Pace, spent: number): Pace => ({
	moves: moves + 1,
	milliseconds: milliseconds + spent,
	slowest: Math.max(slowest, spent),
});

/** A game as far as it was played. */
interface Played {
	readonly record: GameRecord;
	readonly paces: readonly Pace[];
	readonly forfeit: Forfeit | null;
}

/** The record with an answer of the seat to move, or why it is none. */
function withAnswer(record: GameRecord, { action }: Answer): Result<GameRecord, Failure> {
	if (!action.ok) return action;
	const played = recordAction(record, action.value);
	return played.ok
		? played
		: no({ kind: 'illegal', action: brief(formatAction(action.value)), refusal: played.problem });
}

async function playOut(dealt: GameRecord, contestants: readonly Contestant[]): Promise<Played> {
	let record = dealt;
	let paces: readonly Pace[] = contestants.map(() => ({ moves: 0, milliseconds: 0, slowest: 0 }));
	for (let position = positionOf({ record }); !position.ending; position = positionOf({ record })) {
		const seat = position.turn;
		const contestant = contestants[seat];
		if (!contestant) throw new Error(`nobody sits in seat ${seat + 1}`);
		const answer = await contestant.choose(viewFor(position, seat));
		paces = paces.map((pace, at) => (at === seat ? after(pace, answer.milliseconds) : pace));
		const next = withAnswer(record, answer);
		if (!next.ok) {
			await contestant.dismiss();
			return { record, paces, forfeit: { seat, turn: turnsIn(record) + 1, failure: next.problem } };
		}
		record = next.value;
	}
	return { record, paces, forfeit: null };
}

/** The game's file; of a forfeited game as much as was played, with the reason as a tag. */
function textOf({ record, forfeit }: Played, { deal: number }: Pairing): string {
	const { terms, names, tags } = record;
	const why = forfeit && `${names[forfeit.seat]} in turn ${forfeit.turn}: ${failureWords(terms.game, forfeit.failure)}`;
	const added = { Event: 'tessera arena', Deal: `${number + 1}`, ...(why !== null && { Forfeit: harmless(why) }) };
	return formatGame({ ...record, tags: { ...added, ...tags } });
}

/** Plays a game with these contestants in their seats. */
export async function playGame(
	terms: MatchTerms,
	pairing: Pairing,
	contestants: readonly Contestant[],
): Promise<GameResult> {
	const dealt = deal(terms, pairing);
	if (!dealt.ok) throw new Error(dealt.problem);
	const played = await playOut(dealt.value, contestants);
	const { record, paces, forfeit } = played;
	const last = positionOf({ record });
	const scores = scoresOf(viewFor(last, null));
	const events = stepsOf(record).flatMap((step) => step.events);
	const qwirkles = seatsOf(terms.players).map((seat) =>
		events.reduce((sum, event) => sum + qwirklesIn(event, seat), 0),
	);
	return {
		pairing,
		tallies: paces.map((pace, seat) => ({ ...pace, score: scores[seat] ?? 0, qwirkles: qwirkles[seat] ?? 0 })),
		winners: last.ending?.winners ?? [],
		forfeit,
		text: terms.keepsTexts ? textOf(played, pairing) : null,
	};
}
