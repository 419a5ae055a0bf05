// From the line of a position to the position, by way of a setup that the engine checks.
import { type Position, positionOf, type Result, type Setup } from '@tessera/engine';
import { valuesOf } from '../piece-lists.ts';
import { misread, reading, type TextProblem } from '../problem.ts';
import { expectEnd, scan } from '../scanner.ts';
import { blameSetup } from './blame.ts';
import { agesIn, countIn, type Extras, isYes, optionsIn, readExtras, seedIn, withdrawnIn } from './read-extras.ts';
import { type Fields, readFields } from './read-fields.ts';

function commonOf(fields: Fields, extras: Extras) {
	return {
		options: optionsIn(extras, fields.game),
		ages: agesIn(extras, fields.hands.length),
		seed: seedIn(extras),
		step: countIn(extras, 'step', 0),
		turn: fields.turn.value - 1,
		withdrawn: withdrawnIn(extras),
		hands: fields.hands.map(({ value }) => valuesOf(value)),
		ended: fields.ended?.value ?? null,
	};
}

function setupOf(fields: Fields, extras: Extras): Setup {
	const common = commonOf(fields, extras);
	const onBoard = { ...common, board: valuesOf(fields.board), scores: valuesOf(fields.scores) };
	switch (fields.game) {
		case 'classic':
			return { game: 'classic', ...onBoard, idleTurns: countIn(extras, 'idle', 0) };
		case 'cubes':
			return { game: 'cubes', ...onBoard, rerolled: isYes(extras, 'rerolled') };
		case 'cards':
			return {
				game: 'cards',
				...common,
				table: fields.table.map(valuesOf),
				captured: fields.captured.map((qwirkles) => qwirkles.map(valuesOf)),
				finalTurns: countIn(extras, 'final', null),
				idleTurns: countIn(extras, 'idle', 0),
			};
	}
}

/** The position that a line of text stands for, or where it goes wrong. */
export const parsePosition = (text: string): Result<Position, TextProblem> =>
	reading(() => {
		const scanner = scan({ number: 1, text: text.trimEnd() });
		scanner.skip();
		const fields = readFields(scanner);
		const extras = readExtras(scanner, fields.game);
		expectEnd(scanner);
		const position = positionOf(setupOf(fields, extras));
		if (position.ok) return position.value;
		const { mark, expected } = blameSetup(position.problem, fields, extras);
		return misread(mark, expected, position.problem);
	});
