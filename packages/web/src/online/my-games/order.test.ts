import { type Seat, sealOf } from '@tessera/engine';
import type { Part, TableCard } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { listedCard } from '../testing/tables.ts';
import { inOrder, newlyMine, placeOf } from './order.ts';

const card = (id: string, changedAt: number, part: Partial<TableCard> = {}): TableCard =>
	listedCard({ id, changedAt, ...part });

test('the games that wait for me come first, then the newest, the finished ones last', () => {
	const cards = [
		card('over', 9, { status: 'over', turn: null }),
		card('waiting', 8, { status: 'waiting', turn: null }),
		card('older', 1),
		card('newer', 2),
		card('kept', 0, { status: 'waiting', turn: null, seat: null, kept: 1 as Seat }),
		card('mine', 0, { turn: 0 as Seat }),
	];
	expect(inOrder(cards).map(({ id }) => id)).toEqual(['mine', 'kept', 'newer', 'older', 'waiting', 'over']);
});

test('O20 a deal waits for me while what I have sealed is not open, and for nothing that was never sealed', () => {
	const sealed: Part = { seal: sealOf('geese') };
	const place = (mine: Part, ...opened: readonly Seat[]) =>
		placeOf(card('deal', 1, { status: 'waiting', turn: null, call: { version: 4, parts: [mine, sealed], opened } }));
	expect(place(sealed)).toBe('mine-to-deal');
	expect(place(sealed, 0 as Seat)).toBe('waiting');
	expect(place({ open: 'geese' })).toBe('waiting');
	expect(place(null)).toBe('waiting');
});

test('of many finished games only the last are listed', () => {
	const cards = Array.from({ length: 20 }, (_, index) => card(`${index}`, index, { status: 'over', turn: null }));
	expect(inOrder(cards).map(({ id }) => id)).toEqual(['19', '18', '17', '16', '15', '14']);
});

test('a game is newly mine when its turn has come to me since it was listed', () => {
	const mine = { turn: 0 as Seat };
	const before = [
		card('comes', 1),
		card('was', 1, mine),
		card('goes', 1, mine),
		card('begins', 1, { status: 'waiting', turn: null }),
	];
	const after = [
		card('comes', 2, mine),
		card('was', 1, mine),
		card('goes', 2),
		card('begins', 2, mine),
		card('new', 2, mine),
	];
	expect(newlyMine(before, after).map(({ id }) => id)).toEqual(['comes', 'begins']);
	expect(newlyMine([], after)).toEqual([]);
});
