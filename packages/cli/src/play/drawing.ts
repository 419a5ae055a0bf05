// The table as the person at the keys sees it in the middle of a game: what was laid since their last turn, what they have
// put down, what that is worth, and their hand.
import { type Kind, shapeOf, type View, without } from '@tessera/engine';
import type { MarkedCell } from '../terminal/board.ts';
import { drawnTable } from '../terminal/changes.ts';
import type { Look } from '../terminal/look.ts';
import { drawGround, drawHands, drawOwnHand, drawStatus, knownHands, type Marks } from '../terminal/screen.ts';
import { toned } from '../terminal/style.ts';
import { refusalWords } from '../words/refusals.ts';
import { scoreWords } from '../words/score.ts';
import { handLeft, standWords } from './cards-turn.ts';
import { forcedAction, forcedWords } from './forced.ts';
import { assess, type GridView, type Laid } from './grid-turn.ts';
import { recentlyPlaced, recentTable } from './recent.ts';
import { type Session, type Sorting, viewOf } from './session.ts';

function marksOf({ draft, record, seated }: Session, view: View, open: readonly MarkedCell[]): Marks {
	if (draft.on === 'grid') return { board: { last: recentlyPlaced(record, seated), tentative: draft.laid, open } };
	if (view.game !== 'cards') return {};
	const { table, cards, before } = draft.cards;
	const isTouched = before !== null;
	return {
		table: isTouched
			? drawnTable(view.table, table, cards, 'tentative', 'last')
			: recentTable(record, seated, view.table),
	};
}

const ORDERS: Readonly<Record<Sorting, (a: Kind, b: Kind) => number>> = {
	drawn: () => 0,
	colour: (a, b) => a - b,
	shape: (a, b) => shapeOf(a) - shapeOf(b) || a - b,
};

/** What is still in hand, in the order asked for. */
function handOnScreen({ draft, sorting }: Session, view: View): readonly Kind[] {
	const left =
		draft.on === 'table' && view.game === 'cards'
			? handLeft(view, draft.cards)
			: without(view.hand ?? [], draft.on === 'grid' ? draft.laid.map(({ kind }) => kind) : []);
	return [...left].sort(ORDERS[sorting]);
}

/** The score as it stands, and what is still missing before it can be played. */
function previewLine(look: Look, view: GridView, laid: Laid): string {
	const { lines, single, points, refusal } = assess(view, laid);
	const score = lines.length + single === 0 ? 'no points yet' : scoreWords(lines, single, points);
	if (!refusal) return ` ${toned(look, 'good', score)}   Enter plays it, undo takes one back.`;
	return ` ${toned(look, 'caution', `Not yet: ${refusalWords(view.game, refusal)}`)} (${score})`;
}

function standLines(look: Look, { draft }: Session, view: View): readonly string[] {
	const forced = forcedAction(view);
	if (forced) return [` ${toned(look, 'caution', forcedWords(view.game, forced))}`];
	if (draft.on === 'table' && view.game === 'cards')
		return draft.cards.before ? [` ${standWords(view, draft.cards)}`] : [];
	if (draft.on !== 'grid' || view.game === 'cards' || draft.laid.length === 0) return [];
	return [previewLine(look, view, draft.laid)];
}

/** In Cubes the others' cubes are open too. Q1 */
function othersLines(look: Look, { record, seated }: Session, view: View): readonly string[] {
	if (view.game !== 'cubes' || view.ending) return [];
	return drawHands(look, record.names, knownHands(view)).filter((_, seat) => seat !== seated);
}

const ownLines = (look: Look, session: Session, view: View): readonly string[] =>
	session.phase === 'turn' ? drawOwnHand(look, handOnScreen(session, view)) : [];

/** The whole screen; `open` are cells to point out. */
export function drawSession(look: Look, session: Session, open: readonly MarkedCell[] = []): readonly string[] {
	const view = viewOf(session);
	return [
		'',
		...drawStatus(look, view, session.record.names),
		'',
		...drawGround(look, view, marksOf(session, view, open)),
		'',
		...othersLines(look, session, view),
		...ownLines(look, session, view),
		...standLines(look, session, view),
	];
}
