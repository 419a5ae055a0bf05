// The deal in a game's file: each hand, deals that did not count, and who opens.
import {
	colourOf,
	type Event,
	type GameName,
	handSize,
	type Kind,
	longestLine,
	MIN_SERIES,
	type OpenedEvent,
	type RecordProblem,
	type Result,
	type Seat,
	type SetupProblem,
	type StepOf,
	shapeOf,
	start,
	startRecorded,
} from '@tessera/engine';
import { readList, readPiece, valuesOf } from '../piece-lists.ts';
import { anyOf, type Marked, misread } from '../problem.ts';
import { END_OF_LINE, expectEnd, quoted, type Scanner } from '../scanner.ts';
import type { Header } from './header.ts';
import { expectName, expectSizes, readName, readSizes, takeLine } from './lines.ts';
import type { Source } from './source.ts';

type Hands = readonly (readonly Marked<Kind>[])[];

function readHand(source: Source, name: string, size: number): readonly Marked<Kind>[] {
	const scanner = takeLine(source, 'deal', `deal ${name}:`);
	expectName(scanner, name);
	const hand = readList(scanner, readPiece);
	if (hand.length !== size) misread(hand[size]?.mark ?? scanner.mark(), `${size} pieces`);
	expectEnd(scanner);
	return hand;
}

const readHands = (source: Source, { names, terms }: Header): Hands =>
	names.map((name) => readHand(source, name, handSize(terms.game)));

const sizesOf = (hands: Hands): readonly number[] => hands.map((hand) => longestLine(valuesOf(hand)));

/** K2: in Cards a deal does not count when nobody holds a series. */
const isMisdeal = (game: GameName, sizes: readonly number[]): boolean =>
	game === 'cards' && Math.max(...sizes) < MIN_SERIES;

/** Every deal up to the one that counts. */
function readDeals(source: Source, header: Header): readonly Hands[] {
	const deals: Hands[] = [];
	for (;;) {
		const hands = readHands(source, header);
		deals.push(hands);
		const sizes = sizesOf(hands);
		if (!isMisdeal(header.terms.game, sizes)) return deals;
		const scanner = takeLine(source, 'misdeal', 'misdeal, because nobody holds a series of three');
		expectSizes(readSizes(scanner), sizes);
		expectEnd(scanner);
	}
}

interface Opening {
	readonly seat: Marked<Seat>;
	readonly sizes: Marked<string>;
	readonly decidedBy: Marked<OpenedEvent['decidedBy']>;
}

const HOW = /by +(age|lot)\b/y;

function readDecision(scanner: Scanner): Opening['decidedBy'] {
	scanner.skip();
	const mark = scanner.mark();
	const how = scanner.match(HOW);
	if (how === null) return { value: 'size', mark };
	return { value: how.endsWith('age') ? 'age' : 'lot', mark };
}

function readOpening(source: Source, names: readonly string[]): Opening {
	const scanner = takeLine(source, 'open', 'open and who opens');
	const { value: name, mark } = readName(scanner);
	const seat = names.indexOf(name);
	if (seat < 0) misread(mark, anyOf(names));
	const sizes = readSizes(scanner);
	const decidedBy = readDecision(scanner);
	expectEnd(scanner);
	return { seat: { value: seat as Seat, mark }, sizes, decidedBy };
}

/** What chance gave, in the order in which the rules ask for it: cubes are all drawn before they are rolled. */
function drawsIn(game: GameName, deals: readonly Hands[]): readonly number[] {
	const kinds = valuesOf(deals.flat(2));
	return game === 'cubes' ? [...kinds.map(colourOf), ...kinds.map(shapeOf)] : kinds;
}

type Started = Result<StepOf<GameName>, SetupProblem | RecordProblem>;

/** The deal played again: without the lot, and with it only where the rules ask for one. */
function startAgain({ terms, fairness }: Header, deals: readonly Hands[], { seat, decidedBy }: Opening): Started {
	const draws = drawsIn(terms.game, deals);
	const decided = startRecorded(terms, draws, fairness.seed);
	const lacksLot = !decided.ok && decided.problem.kind === 'record-mismatch' && decided.problem.reason === 'too-few';
	if (!lacksLot) return decided;
	return decidedBy.value === 'lot'
		? startRecorded(terms, [...draws, seat.value], fairness.seed)
		: misread(decidedBy.mark, '"by lot"', decided.problem);
}

/** The hands are known to be complete: what cannot be is a piece that there was no more of, or the lot. */
function blameDeal(problem: SetupProblem | RecordProblem, deals: readonly Hands[], { seat }: Opening): never {
	const pieces = deals.flat(2);
	const piece = problem.kind === 'record-mismatch' ? pieces[problem.at] : undefined;
	return piece
		? misread(piece.mark, 'a piece that was left to draw', problem)
		: misread(seat.mark, 'one of those who tied', problem);
}

function checkOpening(events: readonly Event[], { seat, sizes, decidedBy }: Opening, names: readonly string[]): void {
	for (const event of events) {
		if (event.type !== 'opened') continue;
		expectSizes(sizes, event.sizes);
		if (event.seat !== seat.value) misread(seat.mark, quoted(names[event.seat] ?? ''));
		if (event.decidedBy !== decidedBy.value)
			misread(decidedBy.mark, event.decidedBy === 'size' ? END_OF_LINE : quoted(`by ${event.decidedBy}`));
	}
}

function readRecordedStart(source: Source, header: Header): StepOf<GameName> {
	const deals = readDeals(source, header);
	const opening = readOpening(source, header.names);
	const started = startAgain(header, deals, opening);
	if (!started.ok) return blameDeal(started.problem, deals, opening);
	checkOpening(started.value.events, opening, header.names);
	return started.value;
}

/** How the game began; with a seed the file may leave it out. */
export function readStart(source: Source, header: Header): StepOf<GameName> {
	const { terms, fairness } = header;
	if (fairness.seed === null || source.isNext(/^(deal|open|misdeal)\b/)) return readRecordedStart(source, header);
	const started = start(terms, fairness.seed);
	return started.ok ? started.value : misread(source.mark(), 'terms that the game accepts', started.problem);
}
