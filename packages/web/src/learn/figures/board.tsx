// A figure on a board: what lay there, what is laid now, and what each line scored.
import type { Cell, Placed } from '@tessera/engine';
import { whyWords } from '../../grid/words.ts';
import { listed } from '../../parts/list.ts';
import { pieceName } from '../../pieces/names.ts';
import { type Look, PieceUse } from '../../pieces/piece.tsx';
import { say } from '../../words/say.ts';
import { type BoardFigure, type BoardVerdict, judgeBoard, sumInWords } from './figure.ts';
import { type Mark, marksOf } from './marks.ts';
import { Verdict } from './verdict.tsx';

const CELL = 100;
const PIECE = 94;
const EDGE = 10;
/** How wide a cell is on the screen where there is room, in pixels. */
const SHOWN = 42;

const inset = (CELL - PIECE) / 2;

/** The pieces row by row, for those who listen. */
function toldRows(board: readonly Placed[]): string {
	const top = Math.min(...board.map(({ y }) => y));
	const rows = new Map<number, string[]>();
	for (const { kind, y } of board.toSorted((a, b) => a.y - b.y || a.x - b.x))
		rows.set(y, [...(rows.get(y) ?? []), pieceName(kind)]);
	return [...rows]
		.map(([y, names]) => say('rules.figure.row', { row: y - top + 1, pieces: names.join(', ') }))
		.join('; ');
}

const told = ({ board, laid }: BoardFigure): string =>
	say('rules.figure.board-told', {
		rows: toldRows(board),
		laid: listed(laid.map(({ kind }) => pieceName(kind))),
	});

/** The two pieces that cannot stand together, where that is what is wrong. */
const clashing = ({ refusal }: BoardVerdict): readonly Cell[] =>
	refusal?.kind === 'line-clash' ? [refusal.first, refusal.second] : [];

const Ring = ({ at: { x, y }, tone }: { readonly at: Cell; readonly tone: 'laid' | 'wrong' | 'clash' }) => (
	<rect
		class={`figure-ring figure-${tone}`}
		x={x * CELL + 1}
		y={y * CELL + 1}
		width={CELL - 2}
		height={CELL - 2}
		rx="20"
	/>
);

const Points = ({ mark: { x, y, text } }: { readonly mark: Mark }) => (
	<text class="figure-mark" x={(x + 0.5) * CELL} y={(y + 0.5) * CELL} dy="0.36em">
		{text}
	</text>
);

const Pieces = ({ pieces, look }: { readonly pieces: readonly Placed[]; readonly look: Look }) => (
	<>
		{pieces.map(({ kind, x, y }) => (
			<PieceUse key={`${x},${y}`} kind={kind} look={look} x={x * CELL + inset} y={y * CELL + inset} size={PIECE} />
		))}
	</>
);

export function BoardDrawing({ figure }: { readonly figure: BoardFigure }) {
	const { board, laid, game } = figure;
	const verdict = judgeBoard(figure);
	const marks = marksOf(verdict.lines);
	const cells = [...board, ...laid, ...marks];
	const left = Math.min(...cells.map(({ x }) => x));
	const top = Math.min(...cells.map(({ y }) => y));
	const width = Math.max(...cells.map(({ x }) => x)) - left + 1;
	const height = Math.max(...cells.map(({ y }) => y)) - top + 1;
	const look = game === 'cubes' ? 'cube' : 'tile';
	return (
		<svg
			class="figure-drawing"
			role="img"
			aria-label={told(figure)}
			viewBox={`${left * CELL - EDGE} ${top * CELL - EDGE} ${width * CELL + 2 * EDGE} ${height * CELL + 2 * EDGE}`}
			style={{ width: `${width * SHOWN}px` }}
		>
			<Pieces pieces={board} look={look} />
			<Pieces pieces={laid} look={look} />
			{clashing(verdict).map((at) => (
				<Ring key={`${at.x},${at.y}`} at={at} tone="clash" />
			))}
			{laid.map((at) => (
				<Ring key={`${at.x},${at.y}`} at={at} tone={verdict.refusal ? 'wrong' : 'laid'} />
			))}
			{marks.map((mark) => (
				<Points key={`${mark.x},${mark.y}`} mark={mark} />
			))}
		</svg>
	);
}

export function BoardVerdictLine({ figure }: { readonly figure: BoardFigure }) {
	const { refusal, lines, points } = judgeBoard(figure);
	if (refusal)
		return (
			<Verdict isRight={false} more={whyWords(refusal, figure.game)}>
				{say('rules.figure.no')}
			</Verdict>
		);
	const sum = sumInWords(lines);
	return (
		<Verdict isRight={true} more={sum === `${points}` ? null : sum}>
			{say('rules.figure.points', { points })}
		</Verdict>
	);
}
