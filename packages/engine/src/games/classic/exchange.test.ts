// C7 and C11: exchanges lose and double nothing, and do not go on for ever.
import { describe, expect, test } from 'vitest';
import { countKinds, total } from '../../core/multiset.ts';
import { seedFromText } from '../../core/random.ts';
import type { Kind } from '../../core/vocabulary.ts';
import { play } from '../../game.ts';
import {
	allPieces,
	at,
	classicAt,
	classicWithBag,
	kind,
	kinds,
	played,
	refusalOf,
	rows,
	unwrap,
} from '../../test-help.ts';
import type { ClassicPosition } from './types.ts';

const exchange = (codes: string) => ({ type: 'exchange', pieces: kinds(codes) }) as const;

const HANDS = ['rd rd bo gs yc px', 'gx yx bx ps oc gq'].map(kinds);
const BOARD = rows('ro rx');
const position = classicAt({ board: BOARD, hands: HANDS, scores: [3, 4], step: 7 });
const withBag = (bag: string, hands = HANDS): ClassicPosition => classicWithBag({ board: BOARD, hands }, kinds(bag));

describe('an exchange', () => {
	test('C3 C7 what happens: exchanged, turn; no points', () => {
		const { events, position: after } = played(position, exchange('gs rd'), kinds('pc bq'));
		expect(events).toEqual([
			{ type: 'exchanged', seat: 0, given: kinds('gs rd'), drawn: kinds('pc bq') },
			{ type: 'turn', seat: 1 },
		]);
		expect(after).toMatchObject({ scores: [3, 4], turn: 1, step: 8, idleTurns: 1, board: BOARD });
	});

	test('C7 neither loses nor doubles tiles', () => {
		const { position: after } = played(position, exchange('gs rd'), kinds('pc bq'));
		expect(after.hands).toEqual([kinds('rd bo yc px pc bq'), HANDS[1]]);
		expect(allPieces(after)).toEqual(allPieces(position));
		expect(total(after.bag)).toBe(total(position.bag));
		expect(after.bag[kind('gs')]).toBe(3);
		expect(after.bag[kind('rd')]).toBe(2);
		expect(after.bag[kind('pc')]).toBe(2);
	});

	test('C7 one of two equal tiles goes, the other stays', () => {
		const { position: after } = played(position, exchange('rd'), kinds('pc'));
		expect(after.hands[0]).toEqual(kinds('rd bo gs yc px pc'));
	});

	test('C7 the old tiles go back after the new ones are drawn, never before', () => {
		const last = withBag('pc');
		expect(played(last, exchange('gs'), kinds('pc')).position.bag).toEqual(countKinds(kinds('gs')));
		expect(refusalOf(last, exchange('gs'), kinds('gs'))).toMatchObject({
			kind: 'record-mismatch',
			reason: 'impossible',
		});
	});

	test('C7 by the seed too: nobody draws what they have just put back', () => {
		const bag = kinds('pc pq ps');
		for (let game = 0; game < 50; game++) {
			const few = { ...withBag('pc pq ps'), seed: seedFromText(`exchange ${game}`) };
			const { position: after } = unwrap(play(few, exchange('bo gs yc')));
			expect([...(after.hands[0] ?? []).slice(3)].sort()).toEqual([...bag].sort());
			expect(after.bag).toEqual(countKinds(kinds('bo gs yc')));
		}
	});

	test('C7 one tile, some, or the whole hand', () => {
		for (const count of [1, 3, 6]) {
			const given = (HANDS[0] ?? []).slice(0, count);
			const drawn = kinds('pc pq ps pd po gc').slice(0, count);
			const { position: after } = played(position, { type: 'exchange', pieces: given }, drawn);
			expect(after.hands[0]).toHaveLength(6);
			expect(allPieces(after)).toEqual(allPieces(position));
		}
	});

	test('C7 is possible for one who could place', () => {
		expect(played(position, exchange('rd'), kinds('pc')).events[0]).toMatchObject({ type: 'exchanged' });
	});
});

describe('refusals', () => {
	test('C7 as many as the bag holds, not one more', () => {
		const two = withBag('pc pq');
		expect(played(two, exchange('gs yc'), kinds('pq pc')).position.hands[0]).toEqual(kinds('rd rd bo px pq pc'));
		expect(refusalOf(two, exchange('gs yc px'))).toEqual({ kind: 'bag-too-small', asked: 3, bag: 2 });
	});

	test('C7 C8 not with an empty bag', () => {
		expect(refusalOf(withBag(''), exchange('gs'))).toEqual({ kind: 'bag-too-small', asked: 1, bag: 0 });
	});

	test('C7 not as the opening turn', () => {
		expect(refusalOf(classicAt({ hands: HANDS }), exchange('gs'))).toEqual({ kind: 'must-open' });
	});

	test('C7 at least one', () => {
		expect(refusalOf(position, exchange(''))).toEqual({ kind: 'nothing-exchanged' });
	});

	test('C7 only of the own tiles, copies counted', () => {
		expect(refusalOf(position, exchange('gx'))).toEqual({ kind: 'not-in-hand', piece: kind('gx') });
		expect(refusalOf(position, exchange('rd rd rd'))).toEqual({ kind: 'not-in-hand', piece: kind('rd') });
		const seven: readonly Kind[] = [...(HANDS[0] ?? []), kind('gx')];
		expect(refusalOf(position, { type: 'exchange', pieces: seven })).toMatchObject({ kind: 'not-in-hand' });
	});
});

describe('the stall guard', () => {
	/** So many exchanges in a row, each of the first tile of the hand for one like it or the next. */
	function exchanges(from: ClassicPosition, count: number): ClassicPosition {
		let now: ClassicPosition = { ...from, seed: seedFromText('stall') };
		for (let turn = 0; turn < count; turn++) {
			expect(now.ending).toBeNull();
			const pieces = (now.hands[now.turn] ?? []).slice(0, 1);
			now = unwrap(play(now, { type: 'exchange', pieces })).position;
		}
		return now;
	}

	const table = (players: number, options = {}): ClassicPosition =>
		classicAt({
			board: BOARD,
			hands: ['rd rd bo gs yc px', 'gx yx bx ps oc gq', 'ro bx yd gs yc po', 'gc bc pq ys os bd']
				.slice(0, players)
				.map(kinds),
			options,
			scores: [5, 9, 9, 1].slice(0, players),
		});

	test.each([[2], [3], [4]])('C11 with %i players: at exactly four exchanges each in a row, not before', (players) => {
		const before = exchanges(table(players), 4 * players - 1);
		expect(before.ending).toBeNull();
		const ended = exchanges(table(players), 4 * players);
		expect(ended.ending).toEqual({ reason: 'stalled', winners: players === 2 ? [1] : [1, 2] });
		expect(ended.scores).toEqual(table(players).scores);
	});

	test('C11 what happens in the last of them: exchanged, ended', () => {
		const before = exchanges(table(2), 7);
		const pieces = (before.hands[before.turn] ?? []).slice(0, 1);
		const { events } = unwrap(play(before, { type: 'exchange', pieces }));
		expect(events.map(({ type }) => type)).toEqual(['exchanged', 'ended']);
	});

	test('C11 a placement in between starts the count again', () => {
		const seven = exchanges(classicAt({ board: BOARD, hands: [kinds('rd rq rs rc gs yc'), HANDS[1] ?? []] }), 0);
		const nearly = { ...seven, idleTurns: 7 };
		const { position: after } = unwrap(play(nearly, { type: 'place', pieces: [at('rd', 2, 0)] }));
		expect(after.idleTurns).toBe(0);
		expect(exchanges(after, 7).ending).toBeNull();
		expect(exchanges(after, 8).ending?.reason).toBe('stalled');
	});

	test.each([[1], [2]])('C11 the ruling may be %i rounds', (stallRounds) => {
		expect(exchanges(table(3, { stallRounds }), 3 * stallRounds - 1).ending).toBeNull();
		expect(exchanges(table(3, { stallRounds }), 3 * stallRounds).ending?.reason).toBe('stalled');
	});
});
