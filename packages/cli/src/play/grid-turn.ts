// A person's turn on the board of Classic and Cubes: pieces put down tentatively, and what each command makes of them.
import {
	type Action,
	type ClassicView,
	type CubesView,
	type Draft,
	draftOn,
	type Kind,
	no,
	ok,
	type Placed,
	type Result,
	scoreOpening,
	scorePlacement,
	sumOfLines,
} from '@tessera/engine';
import type { MarkedCell } from '../terminal/board.ts';
import { pieceName } from '../words/pieces.ts';
import { refusalWords } from '../words/refusals.ts';

export type GridView = ClassicView | CubesView;
export type Laid = readonly Placed[];

const handOf = (view: GridView): readonly Kind[] => view.hand ?? [];

/** What the turn is worth as it lies, and how it could go on. */
export const assess = (view: GridView, laid: Laid): Draft => draftOn(view.board, handOf(view), laid, view.options);

/** Puts pieces down beside those that lie already, unless no turn could come of it. */
export function putDown(view: GridView, laid: Laid, pieces: Laid): Result<Laid, string> {
	const next = [...laid, ...pieces];
	const draft = assess(view, next);
	if (draft.completable) return ok(next);
	return no(draft.refusal ? refusalWords(view.game, draft.refusal) : 'That does not fit.');
}

const pointsWith = ({ board, options }: GridView, laid: Laid): number => {
	if (board.length > 0) return sumOfLines(scorePlacement(board, laid));
	const { lines, single } = scoreOpening(laid, options);
	return sumOfLines(lines) + single;
};

/** Every cell for a piece of the hand, with what the turn would score if it were played at once. */
export function cellsFor(view: GridView, laid: Laid, kind: Kind): Result<readonly MarkedCell[], string> {
	const spots = assess(view, laid).spots.get(kind) ?? [];
	if (!handOf(view).includes(kind)) return no(refusalWords(view.game, { kind: 'not-in-hand', piece: kind }));
	if (spots.length === 0) return no(`There is no place for the ${pieceName(kind)} now.`);
	return ok(
		spots.map(({ x, y, playable }) => ({
			x,
			y,
			points: playable ? pointsWith(view, [...laid, { kind, x, y }]) : null,
		})),
	);
}

/** The turn as an action, or why it cannot be played as it lies. */
export function placeAction(view: GridView, laid: Laid): Result<Action, string> {
	const { refusal } = assess(view, laid);
	return refusal ? no(refusalWords(view.game, refusal)) : ok({ type: 'place', pieces: laid });
}
