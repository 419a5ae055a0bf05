// Views of Cards for tests, written in codes: `ro rx rd` is a series of red.
import type { CardsView, Kind, Seat } from '@tessera/engine';
import { parsePiece, pieceCode } from '@tessera/notation';
import { type Layout, tableOf } from '../model/layout.ts';

export const kind = (code: string): Kind => {
	const found = parsePiece(code);
	if (found === null) throw new Error(`no piece: ${code}`);
	return found;
};

export const kinds = (codes: string): readonly Kind[] => (codes === '' ? [] : codes.split(' ').map(kind));

export const codes = (cards: readonly { readonly kind: Kind }[]): string =>
	cards.map((card) => pieceCode(card.kind)).join(' ');

/** The groups of a layout, in codes. */
export const written = (layout: Layout): readonly string[] =>
	tableOf(layout).map((series) => series.map(pieceCode).join(' '));

export interface Sketch {
	readonly table?: readonly string[];
	readonly hand?: string | null;
	readonly step?: number;
	readonly viewer?: number | null;
	readonly turn?: number;
	readonly pileSize?: number;
	readonly whenStuck?: 'swap' | 'pass';
}

export const viewOf = ({
	table = [],
	hand = '',
	step = 4,
	viewer = 0,
	turn = 0,
	pileSize = 40,
	whenStuck = 'swap',
}: Sketch): CardsView => ({
	game: 'cards',
	options: { openingTie: 'oldest', whenStuck, stallRounds: 4 },
	ages: [null, null],
	step,
	turn: turn as Seat,
	withdrawn: [],
	table: table.map(kinds),
	captured: [[], []],
	finalTurns: null,
	idleTurns: 0,
	ending: null,
	viewer: viewer as Seat | null,
	hand: hand === null ? null : kinds(hand),
	handSizes: [9, 9],
	pileSize,
	unseen: [],
});
