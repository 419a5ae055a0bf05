// `tessera review`: a recorded game in; what was played, what would have been better, and what was only luck out.
import {
	type Decision,
	decisionsOf,
	type Level,
	type Reviewed,
	type Reviewing,
	reviewOf,
	summaryOf,
} from '@tessera/bots';
import { no, ok, type Result, type Seat, seatsOf } from '@tessera/engine';
import { type GameRecord, parseGame } from '@tessera/notation';
import { type ProgressLine, progressOn } from '../arena/progress.ts';
import { turnsOf } from '../data/turns.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { levelNamed } from '../hint/adviser.ts';
import { type Host, print, printJson } from '../host.ts';
import { reviewData } from '../review/data.ts';
import { drawReview, type GameReview } from '../review/drawing.ts';
import { countOf } from '../words/pieces.ts';
import { textProblemWords } from '../words/text-problems.ts';
import { eyesOf, fail, forfeitIn, misuse, textOf } from './input.ts';

export interface ReviewOptions {
	readonly level: string;
	readonly rollouts: number;
	/** Counted from 1. */
	readonly seat?: number;
	readonly turn?: number;
	readonly json?: boolean;
	readonly plain?: boolean;
}

/** A whole game is reviewed the same each time. */
const SEED = 'review';

const clock = (): number => performance.now();

function reviewAll(decisions: readonly Decision[], reviewing: Reviewing, progress: ProgressLine): readonly Reviewed[] {
	const begun = clock();
	const reviewed = decisions.map((decision, played) => {
		progress.show(() => ({ played, games: decisions.length, share: null, seconds: (clock() - begun) / 1000 }));
		return reviewOf(decision, reviewing);
	});
	progress.clear();
	return reviewed;
}

/** The seats that are reviewed, and their actions. */
interface Chosen {
	readonly seats: readonly Seat[];
	readonly decisions: readonly Decision[];
}

function chosenIn(record: GameRecord, { seat, turn }: ReviewOptions): Result<Chosen, string> {
	const eyes = eyesOf(seat === undefined ? {} : { seat }, record.names.length);
	if (!eyes.ok) return eyes;
	const all = decisionsOf(record);
	const turns = turnsOf(record).length;
	if (turn !== undefined && (turn < 1 || turn > turns))
		return no(`There is no turn ${turn}: this game has ${countOf(turns, 'turn')}.`);
	const seats = seatsOf(record.names.length).filter((each) => seat === undefined || each === eyes.value);
	const decisions = all.filter((each) => seats.includes(each.before.turn) && (turn ?? each.turn) === each.turn);
	if (decisions.length === 0) return no('Nothing was played there that could be reviewed.');
	return ok({ seats: seats.filter((each) => decisions.some(({ before }) => before.turn === each)), decisions });
}

function reviewed(
	record: GameRecord,
	chosen: Chosen,
	level: Level,
	rollouts: number,
	progress: ProgressLine,
): GameReview {
	const reviewing: Reviewing = { level: level.name, rollouts, seed: SEED };
	const actions = reviewAll(chosen.decisions, reviewing, progress);
	const seats = chosen.seats.map((seat) => summaryOf(record, seat, actions, reviewing));
	const { terms, names } = record;
	return { game: terms.game, names, reviewer: level, rollouts, forfeit: forfeitIn(record), reviewed: actions, seats };
}

export async function review(host: Host, file: string, options: ReviewOptions): Promise<ExitCode> {
	const text = await textOf(host, file);
	if (!text.ok) return misuse(host, text.problem);
	const parsed = parseGame(text.value);
	if (!parsed.ok) return fail(host, EXIT.no, `${file}, ${textProblemWords(text.value, parsed.problem)}`);
	const record = parsed.value;
	const level = levelNamed(record.terms.game, options.level);
	if (!level.ok) return misuse(host, level.problem);
	const chosen = chosenIn(record, options);
	if (!chosen.ok) return misuse(host, chosen.problem);
	const result = reviewed(record, chosen.value, level.value, options.rollouts, progressOn(host, options, clock));
	const look = host.look(options.plain === true);
	if (options.json) await printJson(host, reviewData(result));
	else await print(host, look, drawReview(look, result));
	return EXIT.ok;
}
