// One turn of a game's file, played again by the rules: what they refuse, and what they say differs from the file, is a problem.
import {
	type Action,
	colourOf,
	type Event,
	type GameName,
	outcomesOf,
	type PlayedStep,
	type Position,
	play,
	playRecorded,
	type RecordProblem,
	type Refusal,
	type Result,
	type Seat,
	type StepOf,
	seedFromText,
	shapeOf,
} from '@tessera/engine';
import { type ReadAction, readAction, readWithdraw } from '../action-text.ts';
import { valuesOf } from '../piece-lists.ts';
import { type Mark, misread } from '../problem.ts';
import { quoted, type Scanner, take } from '../scanner.ts';
import { blameAction } from './blame.ts';
import { readName } from './lines.ts';
import { CHOSEN_ROLL_EXPECTED, readTail, type Tail } from './read-tail.ts';

type Replayed = Result<StepOf<GameName>, Refusal | RecordProblem>;

/** What chance gave, in the order in which the rules ask for it: cubes are all drawn before they are rolled. */
function outcomesIn(game: GameName, action: Action, drawn: NonNullable<Tail['drawn']>): readonly number[] {
	const kinds = valuesOf(drawn);
	if (game !== 'cubes') return kinds;
	return action.type === 'reroll' ? kinds.map(shapeOf) : [...kinds.map(colourOf), ...kinds.map(shapeOf)];
}

/** Where the file leaves out what was drawn, the seed has it; where nothing was to be drawn, nothing is missing. */
function playUnwritten(position: Position, action: Action): Replayed {
	const bare = playRecorded(position, action, []);
	const lacksDraws = !bare.ok && bare.problem.kind === 'record-mismatch';
	return lacksDraws && position.seed !== null ? play(position, action) : bare;
}

const playAgain = (position: Position, action: Action, { drawn }: Tail): Replayed =>
	drawn === null
		? playUnwritten(position, action)
		: playRecorded(position, action, outcomesIn(position.game, action, drawn));

const ANY_SEED = seedFromText('any');

/** How many pieces a legal action draws; that depends on no chance, so any will do. */
function drawsOf(position: Position, action: Action): number {
	const played = play({ ...position, seed: ANY_SEED }, action);
	const outcomes = played.ok ? outcomesOf(position.game, played.value.events).length : 0;
	return position.game === 'cubes' ? outcomes / 2 : outcomes;
}

/** Whether more rolls are due is the rules' to say: something can be placed, or it cannot. Q4 */
function blameRolls(problem: RecordProblem, chosen: number, { drawn, end }: Tail): never {
	if (problem.reason === 'too-many')
		return misread(drawn?.[problem.at]?.mark ?? end, 'no more rolls, because something can be placed', problem);
	const lacksChosen = drawn === null && chosen > 0;
	return misread(end, lacksChosen ? CHOSEN_ROLL_EXPECTED : '!> and all cubes rolled again', problem);
}

/** Too many, too few, or one that there was no more of. */
function blameDraws(problem: RecordProblem, wanted: number, { drawn, end }: Tail): never {
	const pieces = drawn ?? [];
	if (pieces.length === wanted)
		return misread(pieces[problem.at % wanted]?.mark ?? end, 'a piece that was left to draw', problem);
	const expected = wanted === 0 ? 'nothing drawn' : `${wanted} drawn`;
	return misread(pieces[wanted]?.mark ?? end, drawn ? expected : `+ and ${expected}`, problem);
}

interface Earned {
	readonly points: number;
	readonly bonus: number;
}

/** What an action earned: points and the bonus for the last piece, in Cards Qwirkles. */
function earnedIn(events: readonly Event[]): Earned {
	let earned: Earned = { points: 0, bonus: 0 };
	for (const event of events) {
		if (event.type === 'scored') earned = { ...earned, points: event.points };
		if (event.type === 'bonus') earned = { ...earned, bonus: event.points };
		if (event.type === 'captured') earned = { ...earned, points: event.qwirkles.length };
	}
	return earned;
}

function checkEarned(events: readonly Event[], { points, bonus }: Tail): void {
	const earned = earnedIn(events);
	if (points && points.value !== earned.points) misread(points.mark, `"${earned.points}"`);
	if (bonus && bonus.value !== earned.bonus)
		misread(bonus.mark, earned.bonus === 0 ? 'no bonus' : `"+${earned.bonus}"`);
}

function replayed(position: Position, read: ReadAction, tail: Tail): StepOf<GameName> {
	const played = playAgain(position, read.action, tail);
	if (played.ok) return played.value;
	const { problem } = played;
	if (problem.kind !== 'record-mismatch') return blameAction(problem, read, position);
	if (read.action.type === 'reroll') return blameRolls(problem, read.pieces.length, tail);
	return blameDraws(problem, drawsOf(position, read.action), tail);
}

function readPart(scanner: Scanner, position: Position): PlayedStep {
	const read = readAction(scanner, position.game);
	const tail = readTail(scanner, read, position);
	const step = replayed(position, read, tail);
	checkEarned(step.events, tail);
	return { action: read.action, step };
}

/** A withdrawal, which anybody at the table may write whoever's turn it is; null where it is something else. W1 */
function readWithdrawal(scanner: Scanner, seat: Seat, position: Position): PlayedStep | null {
	const read = seat < 0 ? null : readWithdraw(scanner, seat);
	if (!read) return null;
	const tail = readTail(scanner, read, position);
	return { action: read.action, step: replayed(position, read, tail) };
}

/** After the reroll the same turn goes on. Q3 */
export const isMidTurn = (position: Position): boolean =>
	position.game === 'cubes' && position.rerolled && position.ending === null;

export interface ReadTurn {
	readonly steps: readonly PlayedStep[];
	/** Where the line could go on. */
	readonly end: Mark;
}

const TURN_NUMBER = /\d+\./y;

/** A turn of so many parts: in Cubes the reroll and the placement, else one; or a withdrawal. */
export function readTurn(scanner: Scanner, number: number, names: readonly string[], position: Position): ReadTurn {
	scanner.skip();
	const name = names[position.turn] ?? '';
	const { value, mark } = take(scanner, TURN_NUMBER, `${number}. ${name}:`);
	if (value !== `${number}.`) misread(mark, `${number}.`);
	const found = readName(scanner);
	const left = readWithdrawal(scanner, names.indexOf(found.value) as Seat, position);
	if (left) return { steps: [left], end: scanner.mark() };
	if (found.value !== name) misread(found.mark, quoted(name));
	const steps = [readPart(scanner, position)];
	for (let last = steps[0]; last && isMidTurn(last.step.position) && scanner.accept(';'); ) {
		last = readPart(scanner, last.step.position);
		steps.push(last);
	}
	scanner.skip();
	return { steps, end: scanner.mark() };
}
