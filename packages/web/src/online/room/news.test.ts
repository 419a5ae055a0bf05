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

test('who declined is known where nobody else could have', () => {
	const declining = (...before: readonly Happening[]) => {
		const so = followedTable(...before);
		const then = followedTable(...before, { type: 'answered', seat: BOB, offer: 'end', yes: false });
		return (cas: boolean) => {
			const sitters = cas ? [...so.sitters, { type: 'person', name: 'Cas' } as const] : so.sitters;
			return newsBetween({ ...so, sitters }, { ...then, sitters }, () => true);
		};
	};
	expect(declining(offered)(false)).toEqual([{ type: 'declined', offer: 'end', by: BOB }]);
	expect(declining(offered)(true)).toEqual([{ type: 'declined', offer: 'end', by: null }]);
	const agreed: Happening = { type: 'answered', seat: 2 as Seat, offer: 'end', yes: true };
	expect(declining(offered, agreed)(true)).toEqual([{ type: 'declined', offer: 'end', by: BOB }]);
});

test('that a move was taken back is news', () => {
	expect(newsOf([acted(1), asked], { type: 'taken-back', step: 0 })).toEqual(['taken-back']);
});
