// Tables as somebody who follows them knows them, for tests.
import type { Seat, ViewEvent } from '@tessera/engine';
import { type FollowedTable, follow, type Happening, type TableCard, type TableTerms } from '@tessera/protocol';

export const TERMS: TableTerms = {
	game: 'classic',
	seats: 2,
	options: {},
	clock: null,
	timeout: 'nothing',
	listed: false,
	chat: true,
	openHands: false,
};

/** A table that goes on, as a list shows it to somebody who sits there. */
export const listedCard = (part: Partial<TableCard> = {}): TableCard => ({
	id: 'table',
	terms: TERMS,
	status: 'running',
	sitters: [],
	scores: null,
	turn: 1 as Seat,
	seat: 0 as Seat,
	createdAt: 0,
	changedAt: 0,
	watchers: 0,
	...part,
});

export const ANNA = { type: 'person', name: 'Anna' } as const;
export const BOB = { type: 'person', name: 'Bob' } as const;

/** Everything until the deal of a game between two people. */
export const beginning = (deal: readonly ViewEvent[], terms: TableTerms = TERMS): readonly Happening[] => [
	{ type: 'created', terms, commitment: '00' },
	{ type: 'sat', seat: 0 as Seat, sitter: ANNA },
	{ type: 'sat', seat: 1 as Seat, sitter: BOB },
	{ type: 'began', sitters: [ANNA, BOB], from: [0 as Seat, 1 as Seat], contributions: ['', ''], events: deal },
];

/** A table after these things have happened, one a second. */
export function followedTable(...more: readonly Happening[]): FollowedTable {
	const table = [...beginning([]), ...more].reduce<FollowedTable | null>(
		(so, happening, index) => follow(so, { version: index + 1, at: 1000 * (index + 1), happening }),
		null,
	);
	if (!table) throw new Error('a table begins with its creation');
	return table;
}
