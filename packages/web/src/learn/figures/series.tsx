// Figures of pieces in a row: a line, a series, and a whole turn of Cards.
import type { Kind, Series } from '@tessera/engine';
import { listed } from '../../parts/list.ts';
import { pieceName } from '../../pieces/names.ts';
import { heightOf, type Look, PieceUse } from '../../pieces/piece.tsx';
import { say } from '../../words/say.ts';
import { type Card, isLine, judgeTable, type LineFigure, type TableFigure } from './figure.ts';
import { Verdict } from './verdict.tsx';

const WIDTH = 100;
const EDGE = 8;
/** Cards of a series overlap as they do on the table: the corner of each can be seen. */
const FANNED = 62;
const SHOWN: Readonly<Record<Look, number>> = { tile: 42, cube: 42, 'cube-face': 42, card: 40 };

interface RowProps {
	readonly look: Look;
	readonly cards: readonly Card[];
	readonly label: string | null;
}

/** Pieces side by side, cards fanned; those that moved wear a ring. */
function Row({ look, cards, label }: RowProps) {
	const step = look === 'card' ? FANNED : WIDTH;
	const height = WIDTH * heightOf(look);
	const width = (cards.length - 1) * step + WIDTH;
	return (
		<svg
			class="figure-drawing"
			role={label === null ? undefined : 'img'}
			aria-label={label ?? undefined}
			aria-hidden={label === null}
			viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
			style={{ width: `${((width + 2 * EDGE) / WIDTH) * SHOWN[look]}px` }}
		>
			{cards.map(({ kind, from }, index) => (
				<g key={`${index}`}>
					<PieceUse kind={kind} look={look} x={index * step + 3} y={3} size={WIDTH - 6} />
					{from !== 'here' && (
						<rect
							class={`figure-ring figure-${from === 'hand' ? 'laid' : 'moved'}`}
							x={index * step + 1}
							y={1}
							width={WIDTH - 2}
							height={height - 4}
							rx="14"
						/>
					)}
				</g>
			))}
		</svg>
	);
}

const still = (pieces: readonly Kind[]): readonly Card[] => pieces.map((kind) => ({ kind, from: 'here' }));

const namesOf = (pieces: readonly Kind[]): string => pieces.map(pieceName).join(', ');

export const LineDrawing = ({ figure }: { readonly figure: LineFigure }) => (
	<Row
		look={figure.look}
		cards={still(figure.pieces)}
		label={say('rules.figure.line-told', { pieces: namesOf(figure.pieces) })}
	/>
);

export function LineVerdictLine({ figure }: { readonly figure: LineFigure }) {
	const isRight = isLine(figure);
	return (
		<Verdict isRight={isRight} more={null}>
			{say(isRight ? 'rules.figure.yes-line' : 'rules.figure.no-line')}
		</Verdict>
	);
}

const toldTable = (table: readonly Series[]): string => table.map(namesOf).join('; ');

/** The table before and after a turn, side by side or one below the other. */
export function TableDrawing({ figure }: { readonly figure: TableFigure }) {
	const { before, cards, after } = figure;
	const { series } = judgeTable(figure);
	const told = say('rules.figure.table-told', {
		before: toldTable(before),
		cards: listed(cards.map(pieceName)),
		after: toldTable(after),
	});
	const isMixed = series.some((each) => each.cards.some(({ from }) => from === 'table'));
	return (
		<div class="figure-turn" role="img" aria-label={told}>
			<div>
				<p class="figure-when">{say('rules.figure.before')}</p>
				{before.map((each) => (
					<Row key={namesOf(each)} look="card" cards={still(each)} label={null} />
				))}
			</div>
			<div>
				<p class="figure-when">{say('rules.figure.after')}</p>
				{series.map((each) => (
					<div key={namesOf(each.cards.map(({ kind }) => kind))} class="figure-series">
						<Row look="card" cards={each.cards} label={null} />
						{each.isQwirkle && <span class="figure-qwirkle">{say('rules.figure.qwirkle')}</span>}
					</div>
				))}
				<p class="figure-key">
					<span class="figure-key-laid">{say('rules.figure.key-hand')}</span>
					{isMixed && <span class="figure-key-moved">{say('rules.figure.key-moved')}</span>}
				</p>
			</div>
		</div>
	);
}

export const TableVerdictLine = ({ figure }: { readonly figure: TableFigure }) => (
	<Verdict isRight={true} more={null}>
		{say('rules.figure.qwirkles', { count: judgeTable(figure).qwirkles })}
	</Verdict>
);
