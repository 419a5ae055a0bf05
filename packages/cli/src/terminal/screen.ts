// The parts of the screen that every drawing of a game shares: what is being played, who has what, the ground, the hands.
import type { Kind, View } from '@tessera/engine';
import { pieceCode } from '@tessera/notation';
import { scoresOf, stateWords, stockWords, titleOf } from '../words/games.ts';
import { type BoardMarks, drawBoard } from './board.ts';
import { settledTable } from './changes.ts';
import type { Look } from './look.ts';
import { drawPiece } from './pieces.ts';
import { type DrawnSeries, drawTable } from './series.ts';
import { toned } from './style.ts';

/** What to point at: cells of a board, or the table drawn with its changes. */
export interface Marks {
	readonly board?: BoardMarks;
	readonly table?: readonly DrawnSeries[];
}

function titleLine(look: Look, view: View): string {
	const parts = [titleOf(view.game), stockWords(view), stateWords(view)].filter((part) => part !== null);
	const text = `── ${parts.join(' · ')} `;
	return toned(look, 'faint', text.padEnd(Math.min(look.columns, 60), '─'));
}

const hasLeft = ({ withdrawn }: View, seat: number): boolean => withdrawn.some((each) => each === seat);

function scoreLine(look: Look, view: View, names: readonly string[]): string {
	const entries = scoresOf(view).map((score, seat) => {
		const name = `${names[seat] ?? ''}${hasLeft(view, seat) ? ' (left)' : ''}`;
		const isNext = seat === view.turn && !view.ending;
		return isNext ? `▸ ${toned(look, 'strong', `${name}: ${score}`)}` : `  ${name}: ${score}`;
	});
	return ` ${entries.join('   ')}`;
}

export const drawStatus = (look: Look, view: View, names: readonly string[]): readonly string[] => [
	titleLine(look, view),
	scoreLine(look, view, names),
];

/** The board, or the table of Cards. */
export const drawGround = (look: Look, view: View, marks: Marks = {}): readonly string[] =>
	view.game === 'cards'
		? drawTable(look, marks.table ?? settledTable(view.table))
		: drawBoard(look, view.board, marks.board);

/** A hand with its owner's name. */
const drawNamedHand = (look: Look, name: string, hand: readonly Kind[]): string =>
	` ${name}: ${hand.length === 0 ? 'nothing' : hand.map((kind) => drawPiece(look, kind)).join(' ')}`;

/** A hand to play from: the pieces, and below each of them what to type for it. */
export function drawOwnHand(look: Look, hand: readonly Kind[]): readonly string[] {
	const label = ' Your hand  ';
	const pieces = label + hand.map((kind) => drawPiece(look, kind)).join('  ');
	const codes = ' '.repeat(label.length) + hand.map(pieceCode).join('  ');
	return look.ascii ? [pieces] : [pieces, toned(look, 'faint', codes)];
}

/** The hands that are known, one a line; of the others how many pieces they hold. */
export const drawHands = (
	look: Look,
	names: readonly string[],
	hands: readonly (readonly Kind[] | number)[],
): readonly string[] =>
	hands.map((hand, seat) => {
		const name = names[seat] ?? `Player ${seat + 1}`;
		return typeof hand === 'number' ? ` ${name}: ${hand} hidden` : drawNamedHand(look, name, hand);
	});

/** The hands as a viewer may know them. */
export const knownHands = (view: View): readonly (readonly Kind[] | number)[] =>
	view.game === 'cubes'
		? view.hands
		: view.handSizes.map((size, seat) => (view.viewer === seat && view.hand ? view.hand : size));
