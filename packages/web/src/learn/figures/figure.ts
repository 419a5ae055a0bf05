// The figures of the rules as data, and what the engine says about each: nothing that a figure claims is written by hand.
import {
	boardOf,
	type Kind,
	type Placed,
	type PlacementRefusal,
	placementRefusal,
	QWIRKLE,
	type ScoredLine,
	type Series,
	scorePlacement,
	seriesProblem,
	sumOfLines,
	type Table,
} from '@tessera/engine';

/** Which worked example of the rule texts a figure shows: its name, and which of its steps. */
export interface Example {
	readonly id: string;
	readonly step: number;
}

/** Pieces laid on a board, rightly or wrongly. */
export interface BoardFigure {
	readonly shows: 'board';
	readonly game: 'classic' | 'cubes';
	readonly example: Example;
	readonly board: readonly Placed[];
	readonly laid: readonly Placed[];
}

/** A turn of Cards: the table before and after it, and the cards that came from the hand. */
export interface TableFigure {
	readonly shows: 'table';
	readonly example: Example;
	readonly before: Table;
	readonly cards: readonly Kind[];
	readonly after: Table;
}

/** Pieces that may stand in one line, or may not. */
export interface LineFigure {
	readonly shows: 'line';
	readonly look: 'tile' | 'cube' | 'card';
	readonly pieces: readonly Kind[];
}

export type Figure = BoardFigure | TableFigure | LineFigure;

export interface BoardVerdict {
	readonly refusal: PlacementRefusal | null;
	/** None when it may not be. */
	readonly lines: readonly ScoredLine[];
	readonly points: number;
}

export function judgeBoard({ board, laid }: BoardFigure): BoardVerdict {
	const refusal = placementRefusal(boardOf(board), laid);
	const lines = refusal ? [] : scorePlacement(boardOf(board), laid);
	return { refusal, lines, points: sumOfLines(lines) };
}

/** The points of a turn as people add them up: 4 + 2, and 6 + 6 for a line of six. */
export const sumInWords = (lines: readonly ScoredLine[]): string =>
	lines
		.map(({ pieces, points }) => (points > pieces.length ? `${pieces.length} + ${points - pieces.length}` : points))
		.join(' + ');

/** How often a card is in a series. */
const countIn = (cards: readonly Kind[], card: Kind): number => cards.filter((each) => each === card).length;

/** The cards of a series after a turn, each with where it came from. */
export interface Card {
	readonly kind: Kind;
	readonly from: 'hand' | 'table' | 'here';
}

export interface TableVerdict {
	readonly series: readonly {
		readonly cards: readonly Card[];
		readonly isQwirkle: boolean;
		readonly isValid: boolean;
	}[];
	readonly qwirkles: number;
	readonly isValid: boolean;
}

/** The series before the turn of which one after it kept the most; it stayed where it was. */
function ancestorOf(series: Series, before: Table): Series {
	const kept = (old: Series): number => old.filter((card) => series.includes(card)).length;
	const [first] = before.filter((old) => kept(old) * 2 > old.length).toSorted((a, b) => kept(b) - kept(a));
	return first ?? [];
}

export function judgeTable({ before, cards, after }: TableFigure): TableVerdict {
	const fromHand = [...cards];
	const seriesAfter = after.map((series) => {
		const stayed = ancestorOf(series, before);
		return {
			cards: series.map((kind): Card => {
				if (countIn(stayed, kind) > 0) return { kind, from: 'here' };
				const index = fromHand.indexOf(kind);
				if (index < 0) return { kind, from: 'table' };
				fromHand.splice(index, 1);
				return { kind, from: 'hand' };
			}),
			isQwirkle: series.length === QWIRKLE && seriesProblem(series) === null,
			isValid: seriesProblem(series) === null,
		};
	});
	return {
		series: seriesAfter,
		qwirkles: seriesAfter.filter(({ isQwirkle }) => isQwirkle).length,
		isValid: seriesAfter.every(({ isValid }) => isValid),
	};
}

/** Whether pieces make a whole line or series as they stand. */
export const isLine = ({ pieces }: LineFigure): boolean => seriesProblem(pieces) === null;
