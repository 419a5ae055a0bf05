// Everything the notation offers: the text of pieces, actions, positions and games. docs/NOTATION.md has it for people.
export { formatAction, parseAction } from './action-text.ts';
export { formatGame } from './game-text/format.ts';
export { parseGame } from './game-text/parse.ts';
export {
	defaultNames,
	type GameRecord,
	isFreeTag,
	isPlayerName,
} from './game-text/record.ts';
export { COLOUR_LETTERS, parsePiece, pieceCode, SHAPE_LETTERS } from './pieces.ts';
export { formatPosition } from './position-text/format.ts';
export { parsePosition } from './position-text/parse.ts';
export { describeProblem, type TextProblem } from './problem.ts';
