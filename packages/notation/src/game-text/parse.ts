// From the text of a game's file to the game, played again from the deal to its last action.
import type { Ending, PlayedStep, Position, Result } from '@tessera/engine';
import { misread, reading, type TextProblem } from '../problem.ts';
import { expectEnd, expectText, quoted, take } from '../scanner.ts';
import { type Header, readHeader } from './header.ts';
import { takeLine } from './lines.ts';
import { readStart } from './read-deal.ts';
import { isMidTurn, readTurn } from './read-turn.ts';
import { type GameRecord, lastStep, resultOf, winnersText } from './record.ts';
import { type Source, sourceOf } from './source.ts';

const WITHDRAWAL = /^\d+\.[^:]*:[ \t]*withdraw(?![a-z])/;

/** Every turn of the file; only the last, and one in which somebody withdraws, may stop half-way. */
function readTurns(source: Source, names: readonly string[], from: Position): readonly PlayedStep[] {
	const steps: PlayedStep[] = [];
	let position = from;
	for (let number = 1; !source.isAtEnd() && position.ending === null; number++) {
		const scanner = source.take('a turn');
		const turn = readTurn(scanner, number, names, position);
		steps.push(...turn.steps);
		position = lastStep({ start: { position, events: [] }, steps }).position;
		const stops = isMidTurn(position) && steps.at(-1)?.action.type !== 'withdraw';
		if (stops && !source.isAtEnd() && !source.isNext(WITHDRAWAL)) misread(turn.end, '; and the placement of this turn');
		expectEnd(scanner);
	}
	return steps;
}

const REASON = /[a-z-]+/y;

/** The line that says how the game ended and who won. */
function readEnding(source: Source, names: readonly string[], ending: Ending): void {
	const winners = winnersText(names, ending);
	const scanner = takeLine(source, 'end', `end ${ending.reason}: ${winners}`);
	scanner.skip();
	const { value, mark } = take(scanner, REASON, quoted(ending.reason));
	if (value !== ending.reason) misread(mark, quoted(ending.reason));
	expectText(scanner, ':');
	scanner.skip();
	expectText(scanner, winners);
	expectEnd(scanner);
}

/** How the file says the game came out must be what the rules say. */
function checkEnd(source: Source, { names, result }: Header, last: PlayedStep['step']): void {
	const { ending } = last.position;
	if (ending) readEnding(source, names, ending);
	else if (result) misread(result.mark, 'no result, because the game is not over');
	if (!source.isAtEnd()) misread(source.mark(), 'the end of the text');
	if (result && result.value !== resultOf(last)) misread(result.mark, quoted(resultOf(last)));
}

/** The game that a text tells of, or where it goes wrong. */
export const parseGame = (text: string): Result<GameRecord, TextProblem> =>
	reading(() => {
		const source = sourceOf(text);
		const header = readHeader(source);
		const start = readStart(source, header);
		const steps = readTurns(source, header.names, start.position);
		checkEnd(source, header, lastStep({ start, steps }));
		const { terms, names, tags, fairness } = header;
		return { terms, names, tags, fairness, start, steps };
	});
