import type { Seat } from '@tessera/engine';
import type { Happening } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { followedTable } from '../testing/tables.ts';
import { type News, newsBetween } from './news.ts';

const [ANNA, BOB] = [0 as Seat, 1 as Seat];

const newsOf = (before: readonly Happening[], ...then: readonly Happening[]): readonly News['type'][] =>
	newsBetween(followedTable(...before), followedTable(...before, ...then), ({ name }) => name !== 'Bob').map(
		({ type }) => type,
	);

const acted = (step: number, by: 'owner' | 'stand-in' = 'owner'): Happening => ({
	type: 'acted',
	seat: BOB,
	by,
	step,
	events: [],
});

const offered: Happening = { type: 'offered', seat: ANNA, offer: 'end' };
const asked: Happening = { type: 'offered', seat: BOB, offer: 'take-back' };

test('what was said is news, unless one does not want to hear it', () => {
	expect(newsOf([], { type: 'said', seat: ANNA, text: 'Hello' })).toEqual(['said']);
	expect(newsOf([], { type: 'said', seat: BOB, text: 'Hello' })).toEqual([]);
	expect(newsOf([{ type: 'said', seat: ANNA, text: 'Hello' }])).toEqual([]);
});

test('a move is none, but that a bot made it is', () => {
	expect(newsOf([], acted(1))).toEqual([]);
	expect(newsOf([], acted(1, 'stand-in'))).toEqual(['stood-in']);
});

test('an offer that is declined is news, one that comes true or is overtaken is not', () => {
	expect(newsOf([offered], { type: 'answered', seat: BOB, offer: 'end', yes: false })).toEqual(['declined']);
	expect(newsOf([offered], { type: 'over', because: 'agreed', opened: null })).toEqual([]);
	expect(newsOf([acted(1), asked], acted(2))).toEqual([]);
});

test('who said no is told, and whether the offer was their own', () => {
	const afterNo = (seat: Seat, ...then: readonly Happening[]) =>
		newsBetween(
			followedTable(offered),
			followedTable(offered, { type: 'answered', seat, offer: 'end', yes: false }, ...then),
			() => true,
		);
	expect(afterNo(BOB)).toEqual([{ type: 'declined', offer: 'end', by: BOB }]);
	expect(afterNo(ANNA)).toEqual([{ type: 'dropped', offer: 'end', by: ANNA }]);
	expect(afterNo(BOB, acted(1))).toEqual([]);
});

test('what somebody came back from is no news twice', () => {
	const declined: Happening = { type: 'answered', seat: BOB, offer: 'end', yes: false };
	expect(newsOf([offered, declined], { type: 'chat-set', on: false })).toEqual([]);
});

test('that a move was taken back is news', () => {
	expect(newsOf([acted(1), asked], { type: 'taken-back', step: 0 })).toEqual(['taken-back']);
});
