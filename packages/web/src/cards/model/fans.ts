// How groups are laid out: which line each belongs to, its six places in a fixed order, and where on the table it stands.
import { type Colour, colourOf, type Kind, kindOf, QWIRKLE, type Shape, shapeOf } from '@tessera/engine';
import type { Card, Group, Layout } from './layout.ts';
import { isNew, type Turn } from './turn.ts';

/** What the cards of a series have in common. */
export type Line = { readonly of: 'colour'; readonly colour: Colour } | { readonly of: 'shape'; readonly shape: Shape };

export interface Fan {
	readonly group: Group;
	/** Null while it could become either. */
	readonly line: Line | null;
	/** The six places of the line, null where a card is missing, then whatever does not belong there. */
	readonly places: readonly (Card | null)[];
}

export interface Fans {
	readonly colours: readonly Fan[];
	readonly shapes: readonly Fan[];
	/** Begun in this turn. */
	readonly fresh: readonly Fan[];
}

const isIn = (line: Line, { kind }: Card): boolean =>
	line.of === 'colour' ? colourOf(kind) === line.colour : shapeOf(kind) === line.shape;

const placeIn = (line: Line, { kind }: Card): number => (line.of === 'colour' ? shapeOf(kind) : colourOf(kind));

/** The card that belongs to a place of a line. */
export const kindAt = (line: Line, place: number): Kind =>
	line.of === 'colour' ? kindOf(line.colour, place as Shape) : kindOf(place as Colour, line.shape);

const linesOf = ({ kind }: Card): readonly Line[] => [
	{ of: 'colour', colour: colourOf(kind) },
	{ of: 'shape', shape: shapeOf(kind) },
];

const covered = (line: Line, cards: readonly Card[]): number =>
	new Set(cards.filter((card) => isIn(line, card)).map(({ kind }) => kind)).size;

/** The line that most of the cards belong to; the one they were in before where that is as good. */
function lineOf(cards: readonly Card[], before: Line | null): Line | null {
	let best = before;
	let most = before ? Math.max(1, covered(before, cards)) : 1;
	for (const line of cards.flatMap(linesOf)) {
		const count = covered(line, cards);
		if (count > most) [best, most] = [line, count];
	}
	return best;
}

function fanOf(group: Group, before: Line | null): Fan {
	const line = lineOf(group.cards, before);
	if (!line) return { group, line, places: group.cards };
	const places: (Card | null)[] = new Array<Card | null>(QWIRKLE).fill(null);
	const others: Card[] = [];
	for (const card of group.cards) {
		const place = placeIn(line, card);
		if (isIn(line, card) && places[place] === null) places[place] = card;
		else others.push(card);
	}
	return { group, line, places: [...places, ...others] };
}

/** Where a line comes among those of its sort. */
const rank = ({ line }: Fan): number => (line === null ? QWIRKLE : line.of === 'colour' ? line.colour : line.shape);

/** The groups of a turn in two tidy rows, and apart those that were begun in it. */
export function fansOf(turn: Turn): Fans {
	const lineBefore = linesBefore(turn.start);
	const fans = turn.now.map((group) => fanOf(group, lineBefore(group.id)));
	const standing = fans.filter(({ group }) => !isNew(turn, group)).sort((a, b) => rank(a) - rank(b));
	return {
		colours: standing.filter(({ line }) => line?.of !== 'shape'),
		shapes: standing.filter(({ line }) => line?.of === 'shape'),
		fresh: fans.filter(({ group }) => isNew(turn, group)),
	};
}

const linesBefore =
	(start: Layout) =>
	(id: number): Line | null => {
		const group = start.find((old) => old.id === id);
		return group ? lineOf(group.cards, null) : null;
	};
